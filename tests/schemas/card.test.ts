import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildCatalogue } from '../../generators/catalogue.ts';
import { fieldsOf } from '../../generators/check/objects.ts';
import { authoredOf, readAuthored } from '../../generators/read-authored.ts';
import { readSourceFiles, sourceFile } from '../../generators/source-files.ts';
import { judgeEntry } from '../../src/engine/judge.ts';
import { present } from './rows.ts';
import { root } from './schemas-copy.ts';

/** Files below some folders, named from the root, of which each is read once. */
function sources(folders: readonly string[], kind: RegExp): ReadonlyMap<string, string> {
  return new Map(
    folders.flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
        .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
        .filter((name) => kind.test(name) && !name.startsWith('src/generated/'))
        .map((name) => [name, readFileSync(join(root, name), 'utf8')] as const),
    ),
  );
}

const ofTheBrowser = sources(['src/app', 'widgets'], /\.tsx?$/);
const filesWith = (files: ReadonlyMap<string, string>, words: RegExp) =>
  [...files].filter(([, text]) => words.test(text)).map(([name]) => name);

const { dependencies, devDependencies, scripts } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
) as Readonly<Record<'dependencies' | 'devDependencies' | 'scripts', Readonly<Record<string, string>>>>;

/** What imports a package, or names a file of it, by the name of the file. */
const importing = (name: string) => new RegExp(`['"\`]${name}(/[^'"\`]*)?['"\`]`);

describe('the packages of the design card', () => {
  it.each([
    ['ENG-003', 'react', ['src/app', 'widgets']],
    ['ENG-003', 'react-dom', ['src/app']],
    ['ENG-003', 'react-router-dom', ['src/app']],
    ['ENG-006', 'json-schema-to-typescript', ['generators']],
    ['ENG-007', 'zustand', ['src/app']],
    ['ENG-007', 'immer', ['src/engine']],
    ['ENG-009', 'socket.io-client', ['src/app']],
  ])('%s %s is a dependency, and %j import it', (_, name, folders) => {
    expect(dependencies).toHaveProperty([name]);
    for (const folder of folders) {
      expect(filesWith(sources([folder], /\.tsx?$/), importing(name)), folder).not.toEqual([]);
    }
  });

  it('ENG-009 nothing of the browser opens a socket but through socket.io-client', () => {
    expect(filesWith(ofTheBrowser, /new (WebSocket|EventSource)\(/)).toEqual([]);
  });

  it.each([
    ['ENG-011', 'vitest', 'tests', /\.test\.tsx?$/],
    ['ENG-012', 'playwright', 'e2e', /\.spec\.ts$/],
  ])('%s the test script runs %s over %s', (_, name, folder, kind) => {
    expect(devDependencies).toHaveProperty([name]);
    expect(scripts.test).toBe('node scripts/test.mjs');
    const started = [
      ...sources(['scripts/steps'], /\.mjs$/),
      ['', readFileSync(join(root, 'scripts/test.mjs'), 'utf8')],
    ];
    expect(started.map(([, text]) => text).join('\n')).toMatch(new RegExp(`['"/]${name}['"/]`));
    expect(sources([folder], kind).size).toBeGreaterThan(20);
  });

  /** What is used without being imported: by compilers, by the command line, as the peer of another package. */
  const unseen: Readonly<Record<string, string>> = {
    '@emotion/react': '@mui/material draws with it',
    '@emotion/styled': '@mui/material draws with it',
    '@biomejs/biome': 'npm run lint',
    knip: 'npm run unused',
    typescript: 'npm run types',
  };

  it('ENG-013 D-34 every package is imported somewhere, or it is said what uses it', () => {
    const files = sources(
      ['src', 'widgets', 'generators', 'scripts', 'tests', 'e2e', 'bench'],
      /\.(tsx?|mjs|css)$/,
    );
    const all = [...files.values(), readFileSync(join(root, 'vite.config.ts'), 'utf8')].join('\n');
    const names = [...Object.keys(dependencies), ...Object.keys(devDependencies)];
    expect(
      names.filter(
        (name) => !name.startsWith('@types/') && !importing(name).test(all) && unseen[name] === undefined,
      ),
    ).toEqual([]);
  });
});

describe('the tree of the design card', () => {
  it('ENG-014 ENG-015 ENG-016 the root has its files, and its folders are not empty', () => {
    for (const file of ['package.json', 'tsconfig.json', 'vite.config.ts', 'README.md']) {
      expect(existsSync(join(root, file)), file).toBe(true);
    }
    for (const folder of ['schemas', 'generators', 'src', 'widgets', 'tests', 'e2e']) {
      expect(readdirSync(join(root, folder)), folder).not.toEqual([]);
    }
  });

  it.each(['npm start', 'npm test', 'maxLength'])('ENG-016 README.md tells of %s', (words) => {
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(words);
  });

  it('ENG-017 the sources are TypeScript, but for what runs before a bundle and before TypeScript is understood', () => {
    const scripts = [...sources(['src', 'widgets'], /\.(js|jsx|mjs|cjs)$/).keys()];
    expect(scripts.sort()).toEqual(['src/app/public/color-mode.js', 'src/server/threads/thread.mjs']);
    expect(filesWith(ofTheBrowser, importing('react')).length).toBeGreaterThan(50);
  });
});

describe('limits and rows have one place each', () => {
  const files = readSourceFiles(join(root, 'schemas'));
  const shippingMark = (written = files) =>
    present(
      present(buildCatalogue(authoredOf(written)).documents['customs-declaration']?.lists.CDSItems).row.lists
        .PackagesCDSItems?.row.fields.shipping_mark,
    );

  it('ENG-019 another maximum in the one schema is the one the editor obeys', () => {
    expect(judgeEntry(shippingMark(), 'x'.repeat(31)).accepted).toBe(true);
    const edited = files.map((file) =>
      file.name === 'rows/package.schema.json'
        ? sourceFile(file.name, file.text.replace('"maxLength": 512', '"maxLength": 30'))
        : file,
    );
    expect(judgeEntry(shippingMark(edited), 'x'.repeat(30)).accepted).toBe(true);
    expect(judgeEntry(shippingMark(edited), 'x'.repeat(31))).toMatchObject({
      accepted: false,
      reason: expect.stringContaining('30'),
    });
  });

  it('ENG-022 ENG-023 no component limits or formats what is typed into a field: two boxes of lists that are no field do', () => {
    const limiting = filesWith(ofTheBrowser, /(maxLength|minLength|pattern)(=\{?|: ?)["'/]?\d/);
    expect(limiting.sort()).toEqual(['src/app/lists/ChoiceList.tsx', 'src/app/lists/DayBox.tsx']);
  });

  const authored = readAuthored(join(root, 'schemas'));

  it.each([...authored.schemas].filter(([, schema]) => fieldsOf(schema).length > 0).map(([file]) => file))(
    'ENG-021 %s has documents it accepts and others that it refuses',
    (file) => {
      const [, folder, name] = /^(.*)\/([^/]+)\.schema\.json$/.exec(file)!;
      for (const kind of ['accepted', 'refused']) {
        const fixtures = [...authored.files.keys()].filter((one) =>
          one.startsWith(`${folder}/fixtures/${kind}/${name}.`),
        );
        expect(fixtures, kind).not.toEqual([]);
      }
    },
  );

  it('ENG-028 each list of rows refers to a schema of its own; what several hold is one file', () => {
    const users = new Map<string, number>();
    for (const [file, { properties }] of authored.schemas) {
      for (const [list, { items }] of Object.entries(
        properties as Readonly<Record<string, { items?: object }>>,
      )) {
        if (items === undefined || ('type' in items && items.type !== 'object')) continue;
        expect(Object.keys(items), `${file} ${list}`).toEqual(['$ref']);
        const name = (items as { $ref: string }).$ref.split('/').at(-1) ?? '';
        users.set(name, (users.get(name) ?? 0) + 1);
      }
    }
    const shared = [...users]
      .filter(([, count]) => count > 1)
      .map(([name]) => name.replace('.schema.json', ''));
    expect(shared.sort()).toEqual([
      'additional-information',
      'adjustment',
      'container',
      'fiscal-reference',
      'previous-document',
      'supply-chain-actor',
    ]);
  });
});
