import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import {
  type CallsAddress,
  callsAddress,
  type EditorAddress,
  editorAddress,
  importAddress,
  type ListAddress,
  listAddress,
  newAddress,
} from '../../src/app/addresses.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const sources = readdirSync(`${root}src/app`, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(`${root}src/app/${file}`, 'utf8') }));

const kind = {
  addresses: { list: '/notes', editor: '/notes-at-work', calls: '/note-calls', import: '/notes-from-files' },
};

test('list, editor and calls are three names, each of a type of its own (issue 26)', () => {
  const list: ListAddress = listAddress(kind);
  const editor: EditorAddress = editorAddress(kind, 7);
  const calls: CallsAddress = callsAddress(kind, 7);
  expect([list, newAddress(kind), editor, callsAddress(kind), calls]).toEqual([
    '/notes',
    '/notes-at-work/create',
    '/notes-at-work/edit/7',
    '/note-calls',
    '/note-calls/7',
  ]);
  expect([importAddress(kind), importAddress(kind, 7)]).toEqual([
    '/notes-from-files',
    '/notes-from-files?into=7',
  ]);
  // @ts-expect-error: where the list is looked at is not how calls begin.
  const wrong: readonly [CallsAddress, ListAddress] = [list, list];
  // @ts-expect-error: nor is it where one is worked on.
  const worse: readonly [EditorAddress, ListAddress] = [list, list];
  expect([wrong.length, worse.length]).toEqual([2, 2]);
});

test('nobody puts together an address of a kind but who gives them their types, and the tables of routes', () => {
  const made = sources.flatMap(({ file, text }) =>
    /\baddresses\.(list|editor|calls|import|requests)\b/.test(text) ? [file] : [],
  );
  expect(made.sort()).toEqual([
    'addresses.ts',
    'own/other-pages.tsx',
    'pages.tsx',
    'process/process-address.ts',
  ]);
});

test('a page that the specification does not name stands in the glossary, and none of a kind is spelled in a route', () => {
  const routes = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(/\bpath: '(\/[a-zA-Z_-]+)/g)].map(([, route]) => route!)),
  );
  // Specification 1 section 1, 2 section 1, 3 section 1.
  const specified =
    '/billing /change /clients /customers-info /customers-settings /dashboard /forbidden /forgot /hmrc-auth-redirect /info /login /login-mfa /manage_watchers /not-found /profile /register /reset-mfa /security /testError /user-settings /verify';
  const glossary = readFileSync(`${root}docs/glossary.md`, 'utf8');
  const own = [...routes].filter((route) => !specified.split(' ').includes(route));
  expect(own.length).toBeGreaterThan(0);
  expect(own.filter((route) => !glossary.includes(`| \`${route}\` |`))).toEqual([]);
});
