import { expect, test } from 'vitest';
import { createFileStore } from '../../src/areas/customs/server/post/file-store.ts';
import type { SentFile } from '../../src/server/storage/tables.ts';

const file = (href: string) =>
  ({
    name: 'a.pdf',
    type: 'application/pdf',
    size: 1,
    sequence: 1,
    place: { href, fields: [] },
  }) as unknown as SentFile;

test('where places must be secure nothing is posted to one without TLS', async () => {
  const called: string[] = [];
  const post = async ({ url }: { readonly url: string }) => {
    called.push(url);
    return { status: 204, headers: {}, text: '' };
  };
  const posted = async (href: string, mustBeSecure: boolean) =>
    (
      await createFileStore(post as never, { mustBeSecure }).post(
        file(href),
        Buffer.from('x'),
        new AbortController().signal,
      )
    ).kind;
  for (const href of ['http://store.example/place', 'ftp://store.example/place', 'no address'])
    expect(await posted(href, true), href).toBe('unposted');
  expect(called).toEqual([]);
  expect(await posted('https://store.example/place', true)).toBe('taken');
  // A rehearsal has its places on this machine or wherever it is told.
  expect(await posted('http://store.example/place', false)).toBe('taken');
});
