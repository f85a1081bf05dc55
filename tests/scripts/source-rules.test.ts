import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { kindNames, kinds } from '../../src/generated/kinds.ts';
import { mostStanding, standingWords } from './ground-words.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every place in a folder where this stands, with the group that was caught. */
const placesIn = (folder: string, pattern: RegExp) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) =>
      [...readFileSync(`${root}${folder}/${file}`, 'utf8').matchAll(pattern)].map(([, found]) => ({
        file,
        found,
      })),
    );

const placesOf = (pattern: RegExp, isLooked: (file: string) => boolean = () => true) =>
  [...placesIn('src/server', pattern), ...placesIn('src/areas', pattern)]
    .filter(({ file }) => isLooked(file))
    .map(({ file, found }) => `${file}: ${found}`)
    .sort();

/** Migrations have no caller: what stands in them is all there is. */
const isNoMigration = (file: string) => !file.startsWith('storage/migrations/');

test('what is written into a statement as it stands is one of a few words of ours', () => {
  expect(placesOf(/sql\s*\.(?:raw|lit)\(((?:[^()]|\([^()]*\))*)\)/g, isNoMigration)).toEqual([
    // A kind of document that is generated.
    'declarations/list.ts: name',
    // asc or desc, by the schema of the query.
    'lists/list-page.ts: direction',
    "lists/list-page.ts: direction === 'asc' ? '>' : '<'",
    "lists/list-page.ts: view === 'archived' ? 1 : 0",
    "lists/list-source.ts: filter.options ? 'text' : 'bigint'",
    'lists/tallies.ts: direction',
    "lists/tallies.ts: direction === 'asc' ? 'day' : '(day + 1)'",
    // A whole number, or it throws.
    'storage/documents.ts: number',
    // What the schemas of kinds say.
    'storage/kind-tables.ts: kind',
    'storage/kind-tables.ts: texts.get(name)!',
    'storage/kind-tables.ts: type',
    'storage/kind-tables.ts: what',
  ]);
  expect(
    placesOf(/\b(?:client|pool|connection)\.query\(\s*(`[^`]*\$\{[^`]*`|[^'`\s][^,)]*)/g, isNoMigration).map(
      (found) => found.replace(/\$\{(\w+)\}/g, '($1)'),
    ),
  ).toEqual([
    // Names of ours, and what kysely and the pool hand on with its parameters beside it.
    'embedded/postgres.ts: `create database (databaseName)`',
    'live/listener.ts: `listen (liveChannel)`',
    'storage/copied.ts: copying',
    'storage/health.ts: takeTables',
    'storage/pool.ts: statement',
  ]);
});

test('algorithms are those of the table of keys, and random values are the system’s own', () => {
  const hashing = placesOf(/\b(?:createHash|createHmac|hkdfSync|crypto\.hash)\(\s*([^,)]*)/g);
  // What weak secrets are made by is known by whoever refuses them.
  const ofRefused = 'usual-digests.ts: algorithm';
  const algorithms = hashing.filter((found) => found !== ofRefused).map((found) => found.split(': ')[1]);
  expect(new Set(algorithms)).toEqual(new Set(["'sha256'"]));
  expect(hashing.filter((found) => found === ofRefused)).toHaveLength(1);
  expect(placesOf(/const cipher = ('[^']*')/g)).toEqual(["authorisation/sealing.ts: 'aes-256-gcm'"]);
  expect(placesOf(/create(?:Cipher|Decipher)iv\(([^,]*)/g)).toEqual([
    'authorisation/sealing.ts: cipher',
    'authorisation/sealing.ts: cipher',
  ]);
  expect(placesOf(/\balgorithm: ('[^']*')/g)).toEqual(["accounts/multi-factor.ts: 'SHA1'"]);
  // How long to wait is no secret.
  expect(placesOf(/(Math\.random)/g)).toEqual(['sending/pause.ts: Math.random']);
  const libraries = placesOf(
    /from '((?:node:crypto|@node-rs\/argon2|otpauth|[^']*(?:crypt|hash|jwt|jose|sodium|forge)[^']*))'/g,
  );
  expect(new Set(libraries.map((found) => found.replace(/^.*?: /, '')))).toEqual(
    new Set(['node:crypto', '@node-rs/argon2', 'otpauth']),
  );
});

test('no page is written as a text of HTML, and no text is run as code', () => {
  const ways =
    /\b(dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|srcdoc|document\.write|eval\(|new Function\b|setTimeout\(\s*['"`])/g;
  const places = [...placesIn('src/app', ways), ...placesIn('widgets', ways)];
  expect(places).toEqual([]);
  expect(placesIn('src/app', /(useEffect)\(/g).length, 'the pages are looked at').toBeGreaterThan(20);
});

test('the browser asks the server through axios, but for the two calls that tests/ledger.json tells of', () => {
  const others =
    /\b(fetch\(|XMLHttpRequest|sendBeacon|EventSource|from '(?:ky|got|undici|ofetch|superagent|[^']*-fetch)')/g;
  const asking = ['src/app', 'widgets'].flatMap((folder) =>
    placesIn(folder, others).map(({ file, found }) => `${folder}/${file}: ${found}`),
  );
  expect(asking.sort()).toEqual([
    'src/app/login/public-config.ts: fetch(',
    'src/app/shell/version-watch.ts: fetch(',
  ]);
  expect(placesIn('src/app', /from '(axios)'/g).length, 'the calls are looked at').toBeGreaterThan(0);
});

test('files are touched by the parts that have some of their own, and no call has a path', () => {
  const touching = placesOf(/from '(node:fs(?:\/promises)?)'/g, (file) => !file.startsWith('embedded/'));
  expect(touching).toEqual([
    // The logo that the settings name.
    'settings.ts: node:fs',
    // A name of random characters.
    'spool.ts: node:fs/promises',
    'web/web-app.ts: node:fs',
  ]);
});

test('no sentence of the server says what one kind of document is called', () => {
  const words = kindNames.flatMap((name) => [kinds[name].words.one, kinds[name].words.many]);
  const called = new RegExp(`\\b(?:${words.join('|')})\\b`);
  const sentences = placesIn('src/server', /['"`]((?:[A-Z]|\$\{)[^'"`\n]* [^'"`\n]*)['"`]/g).filter(
    ({ file }) => isNoMigration(file),
  );
  expect(sentences.length).toBeGreaterThan(100);
  const saying = sentences.filter(({ found }) => called.test(found!.replace(/\$\{[^}]*\}/g, '')));
  // The setting is customs' own: after how many hours a declaration is unconfirmed.
  expect(saying.map(({ file }) => file)).toEqual(['settings.ts']);
});

/** Without comments, which give examples. */
const code = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');

/** Names and addresses of the kinds, and fields that only one has. A name of one word means other things too. */
const kindWords = new RegExp(
  [
    ...[...kindNames, ...kindNames.map((name) => kinds[name].addresses.list.slice(1))].filter((word) =>
      /[-/]/.test(word),
    ),
    ...kindNames.map((name) => kinds[name].addresses.calls),
    'CDSItems',
    'customs_regime',
    'additional_dec_type',
  ]
    .map((word) => `(?<!\\w)${word}\\b`)
    .join('|'),
);

const filesSaying = (folder: string) =>
  readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('storage/migrations/'))
    .filter((file) => kindWords.test(code(readFileSync(`${root}${folder}/${file}`, 'utf8'))))
    .sort();

test('no room of the ground knows a kind of document', () => {
  for (const folder of ['src/engine', 'src/messages', 'widgets'])
    expect(filesSaying(folder), folder).toEqual([]);
});

test('of server and app only what is to become an area of its own names a kind, or what it holds', () => {
  expect({ server: filesSaying('src/server'), app: filesSaying('src/app') }).toEqual({
    server: [
      'access.ts',
      'authorisation/token-endpoint.ts',
      'code-lists/dictionary.ts',
      'code-lists/routes.ts',
      'code-lists/short-options.ts',
      'lists/choices.ts',
      'live/socket.ts',
      'own-account/dashboard.ts',
      'storage/scope.ts',
      'templates/routes.ts',
    ],
    app: ['api/code-options.ts'],
  });
});

/** Words of the one authority that there is, in names and texts; comments may give it as an example. */
const authorityWords = /customs|hmrc|(?<![a-z])cds/gi;

test('the ground says no word of an authority, but where a list says why, which only becomes shorter', () => {
  const found = Object.fromEntries(
    ['src/app', 'src/engine', 'src/server', 'widgets'].flatMap((folder) =>
      readdirSync(`${root}${folder}`, { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
        .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('src/server/storage/migrations/'))
        .map((file) => [
          file,
          code(readFileSync(`${root}${file}`, 'utf8')).match(authorityWords)?.length ?? 0,
        ])
        .filter(([, count]) => count !== 0),
    ),
  );
  expect(found, 'what left is taken from tests/scripts/ground-words.ts too').toEqual(
    Object.assign({}, ...standingWords.map(({ files }) => files)),
  );
  const all = standingWords.flatMap(({ files }) => Object.values(files)).reduce((sum, count) => sum + count);
  expect(all, 'words of an authority come back into the ground').toBe(mostStanding);
});
