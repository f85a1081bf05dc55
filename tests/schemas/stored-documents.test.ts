import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerOf } from '../support/command-line.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-stored-'));
const edited = join(folder, 'schemas');
const stored = join(folder, 'stored');
/** Schemas of a repository of their own: the project may stand in none. */
const committed = join(folder, 'repository/schemas');

/** Schemas that are no JSON. */
const unreadable = join(folder, 'unreadable');

const item = (mark: string, more: object = {}) => ({
  PackagesCDSItems: [{ shipping_mark: mark, type_of_packages: 'CT' }],
  ...more,
});

beforeAll(() => {
  cpSync(join(root, 'schemas'), edited, { recursive: true });
  replace('rows/package.schema.json', '"maxLength": 512', '"maxLength": 20');
  replace(
    'rows/produced-document.ui.json',
    '"doc_status": {',
    '"doc_status": { "rules": [{ "effect": "require" }],',
  );
  mkdirSync(unreadable);
  writeFileSync(join(unreadable, 'x.schema.json'), '{');
  cpSync(join(root, 'schemas'), committed, { recursive: true });
  const git = (...args: string[]) => execFileSync('git', args, { cwd: committed, stdio: 'ignore' });
  git('init');
  git('add', '.');
  git('-c', 'user.name=Test', '-c', 'user.email=test@tidewaiter.example', 'commit', '--message', 'Schemas');
  mkdirSync(join(stored, 'below'), { recursive: true });
  write('right.json', { CDSItems: [item('short')] });
  write('long.json', { CDSItems: [item('M'.repeat(21)), item('M'.repeat(20)), item('N'.repeat(30))] });
  // Wrong already: does not fail newly.
  write('below/wrong.json', { CDSItems: [item('M'.repeat(513))] });
  const certificate = { id: 77, document: { CDSItems: [{ CertificateCDSItems: [{ doc_ident: '1' }] }] } };
  const lines = [certificate, { id: 78, document: { CDSItems: [item('L'.repeat(25))] } }];
  writeFileSync(join(stored, 'more.ndjson'), `${lines.map((line) => JSON.stringify(line)).join('\n')}\n\n`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, document: object): void {
  writeFileSync(join(stored, name), JSON.stringify(document));
}

function replace(file: string, from: string, to: string): void {
  const path = join(edited, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}

const tidewaiter = (...args: string[]) =>
  answerOf(args, { DATABASE_URL: '', DATA_DIR: join(folder, 'no-data') });

describe('npx tidewaiter check --documents', () => {
  it('tells per rule and path how many stored documents would newly fail, and the first of them', async () => {
    const json = join(folder, 'report.json');
    const run = await tidewaiter(
      'check',
      edited,
      '--before',
      join(root, 'schemas'),
      '--documents',
      stored,
      '--json',
      json,
    );
    expect(run.err).toBe('');
    expect(run.code).toBe(1);
    expect(run.out).toMatch(/the edit is narrower: what was right may be wrong now/);
    expect(run.out).toMatch(/rows\/package\.schema\.json:\d+:\d+: narrower: "shipping_mark": at most 20/);
    expect(run.out).toMatch(/5 documents of .* read in/);
    expect(run.out).toContain('3 documents would newly fail:');
    expect(run.out).toContain(
      '/CDSItems/*/PackagesCDSItems/*/shipping_mark: At most 20 characters. (problem.maxLength): 2 documents, 3 places: long.json, 78',
    );
    const { kind, documents } = JSON.parse(readFileSync(json, 'utf8'));
    expect(kind).toBe('narrower');
    expect(documents).toMatchObject({ read: 5, newlyWrong: 3, complete: true });
    expect(documents.failures).toEqual([
      expect.objectContaining({
        code: 'problem.maxLength',
        documents: 2,
        places: 3,
        first: ['long.json', '78'],
      }),
      expect.objectContaining({
        pattern: '/CDSItems/*/CertificateCDSItems/*/doc_status',
        code: 'problem.required',
        documents: 1,
        first: ['77'],
      }),
    ]);
  });

  it('tells of the fixtures that the edit breaks and judges the documents all the same', async () => {
    const broken = join(folder, 'broken');
    cpSync(edited, broken, { recursive: true });
    const item = readFileSync(join(broken, 'rows/package.schema.json'), 'utf8');
    writeFileSync(
      join(broken, 'rows/package.schema.json'),
      item.replace('"maxLength": 8', '"maxLength": 1').replace('"maxLength": 8', '"maxLength": 1'),
    );
    const args = ['--before', join(root, 'schemas'), '--documents', stored];
    const run = await tidewaiter('check', broken, ...args);
    expect([run.code, run.err]).toEqual([1, '']);
    expect(run.out).toMatch(/fixtures\/.*\.json:\d+:\d+: /);
    expect(run.out).toMatch(/[1-9]\d* problems?\.\n/);
    expect(run.out).toContain('3 documents would newly fail:');

    writeFileSync(join(broken, 'rows/package.schema.json'), '{');
    const uncompiled = await tidewaiter('check', broken, ...args);
    expect(uncompiled.code).toBe(1);
    expect(uncompiled.out).toContain('told when the schemas can be compiled');
    expect(uncompiled.out).not.toContain('newly fail');
  });

  it.each([
    [
      'a pattern that the example of a stored list no longer fits',
      'customs-declaration/item.schema.json',
      '^[0-9]{8}([0-9]{2})?$',
      '^[0-9]{8}$',
      /The list commodity-codes offers "0808108090", which "commodityCode" refuses\./,
      /narrower: "commodityCode": pattern \^\[0-9\]\{8\}\$ instead of/,
      /; 1 document would newly fail:\n {2}\/CDSItems\/\*\/commodityCode: .*: codes\.json\n/,
    ],
    [
      'a pinned code that its list has no more',
      'lists/package-types.json',
      '    { "value": "PE", "label": "Pallet, modular, collars 80cms * 120cms" },\n',
      '',
      /The pinned code "PE" is none of the options\./,
      /narrower: The list has no more PE\./,
      /\n1 document would newly have warnings, and no new errors:\n .*: codes\.json\n/,
    ],
    [
      'a text that is missing',
      'locale/en.json',
      '"fields.package.shipping_mark.label"',
      '"fields.package.shiping_mark.label"',
      /lacks the text "fields\.package\.shipping_mark\.label"/,
      /nothing that is stored is judged otherwise/,
      /none fails newly\./,
    ],
    [
      'a misspelt keyword',
      'rows/package.schema.json',
      '"maxLength": 512',
      '"maxLenght": 1',
      /"maxLenght" is no keyword here\. Did you mean "maxLength"\?/,
      /narrower: "shipping_mark": at most 1 characters instead of 512\./,
      /none fails newly\./,
    ],
    [
      'a field renamed in its schema alone',
      'rows/package.schema.json',
      '"shipping_mark"',
      '"shipping_marks"',
      /"shipping_marks" has this name here alone/,
      /breaking: "shipping_mark" is no field any more\./,
      /\/CDSItems\/\*\/PackagesCDSItems\/\*\/shipping_mark: Unknown field\./,
    ],
  ])('ENG-032 tells what an edit means that leaves %s', async (_, file, from, to, found, edit, documents) => {
    const unsound = join(folder, 'unsound');
    rmSync(unsound, { recursive: true, force: true });
    cpSync(join(root, 'schemas'), unsound, { recursive: true });
    const text = readFileSync(join(unsound, file), 'utf8');
    expect(text).toContain(from);
    writeFileSync(join(unsound, file), text.replace(from, to));
    const coded = join(folder, 'coded');
    mkdirSync(coded, { recursive: true });
    const packages = [{ shipping_mark: 'M', type_of_packages: 'PE' }];
    writeFileSync(
      join(coded, 'codes.json'),
      JSON.stringify({ CDSItems: [{ commodityCode: '0808108090', PackagesCDSItems: packages }] }),
    );
    const run = await tidewaiter(
      'check',
      unsound,
      '--before',
      join(root, 'schemas'),
      '--documents',
      join(coded, 'codes.json'),
    );
    expect([run.code, run.err]).toEqual([1, '']);
    expect(run.out).toMatch(found);
    expect(run.out).toMatch(edit);
    expect(run.out).toMatch(documents);
  });

  it('ENG-032 tries no pattern that can run away on documents, and tells what the edit means all the same', async () => {
    const runaway = join(folder, 'runaway');
    cpSync(edited, runaway, { recursive: true });
    const schema = join(runaway, 'rows/produced-document.schema.json');
    const text = readFileSync(schema, 'utf8');
    writeFileSync(schema, text.replace('"maxLength": 35', '"pattern": "^([A-Z]+)+$"'));
    const run = await tidewaiter('check', runaway, '--before', join(root, 'schemas'), '--documents', stored);
    expect([run.code, run.err]).toEqual([1, '']);
    expect(run.out).toContain('can run away');
    expect(run.out).toMatch(/rows\/package\.schema\.json:\d+:\d+: narrower: "shipping_mark": at most 20/);
    expect(run.out).toContain(
      'Stored documents are judged when the patterns, migrations and rules above are mended.',
    );
    expect(run.out).not.toContain('newly fail');
  });

  it('ENG-032 judges documents though a rule before sending comes to hold always', async () => {
    const idle = join(folder, 'idle');
    cpSync(edited, idle, { recursive: true });
    const schema = join(idle, 'customs-declaration/customs-declaration.schema.json');
    const text = readFileSync(schema, 'utf8');
    expect(text).toContain('"maxItems": 9999');
    writeFileSync(schema, text.replace('"maxItems": 9999', '"maxItems": 1'));
    const run = await tidewaiter('check', idle, '--before', join(root, 'schemas'), '--documents', stored);
    expect([run.code, run.err]).toEqual([1, '']);
    expect(run.out).toMatch(/cds\.checks\.json:\d+:\d+: This always holds: the list has at most 1 rows\./);
    expect(run.out).toContain('3 documents would newly fail:');
  });

  it('ENG-032 leaves out what is of another kind, and says so', async () => {
    const mixed = join(folder, 'mixed');
    mkdirSync(mixed);
    const put = (name: string, value: unknown) => writeFileSync(join(mixed, name), JSON.stringify(value));
    put('blank.json', {});
    put('declaration.json', { ref_general: 'a' });
    put('fixture.json', { schema: 'item.schema.json', document: { net_mass: '1' } });
    put('item.json', { net_mass: '1', gross_mass: '1', commodityCode: '08081080' });
    put('package.json', { name: 'tidewaiter', private: true });
    put('request.json', { request_type: 'COR', mrn: '26GB' });
    const args = ['check', '--before', join(root, 'schemas'), '--documents'];
    const run = await tidewaiter(...args, mixed);
    expect([run.code, run.err]).toEqual([0, '']);
    expect(run.out).toMatch(/2 documents of .* read in/);
    expect(run.out).toContain('2 of them have errors by these schemas; none fails newly.');
    expect(run.out).toContain(`4 documents are of another kind and were not judged:
  fixture.json is of the kind item, as it says.
  item.json is of the kind item by its names.
  package.json holds nothing that a customs-declaration has.
  request.json is of the kind declaration-request by its names.
`);

    rmSync(join(mixed, 'blank.json'));
    rmSync(join(mixed, 'declaration.json'));
    expect((await tidewaiter(...args, mixed)).code).toBe(2);

    put('list.json', [{ ref_general: 'a' }]);
    const list = await tidewaiter(...args, join(mixed, 'list.json'));
    expect(list.code).toBe(1);
    expect(list.out).toContain(
      '  list.json is no document: it holds a list. Many documents go one a line into *.ndjson.\n',
    );
  });

  it('unwraps what the API answers, and goes on after what it cannot read and what no server takes', async () => {
    const odd = join(folder, 'odd');
    mkdirSync(odd);
    const answer = { data: { id: 5, schema_version: 1, document: { CDSItems: [item('M'.repeat(30))] } } };
    writeFileSync(join(odd, 'answer.json'), JSON.stringify(answer));
    writeFileSync(join(odd, 'lines.ndjson'), `{"ref_general": "a"}\n{"ref_ge\n{"ref_general": "b"}\n`);
    writeFileSync(join(odd, 'rows.json'), JSON.stringify({ CDSItems: Array(1000).fill(item('M')) }));
    writeFileSync(join(odd, 'text.json'), JSON.stringify({ ref_general: 'x'.repeat(32_769) }));
    const run = await tidewaiter('check', edited, '--before', join(root, 'schemas'), '--documents', odd);
    expect([run.code, run.err]).toEqual([1, '']);
    expect(run.out).toMatch(/shipping_mark: At most 20 characters.*1 document, 1 place: 5\n/);
    expect(run.out).toMatch(/3 documents of .* read in/);
    expect(run.out).toMatch(
      /3 documents could not be read and were not judged:\n {2}lines\.ndjson:2 is no JSON: /,
    );
    expect(run.out).toContain('  rows.json holds more than is taken. Items: 1,000 rows; 999 are the most.\n');
    expect(run.out).toMatch(
      / {2}text\.json holds more .*: 32,769 characters; 32,768 are the most of one text\./,
    );
  });

  it('ends with 0 when the edit makes nothing wrong, and says so', async () => {
    const run = await tidewaiter('check', '--before', edited, '--documents', stored);
    expect([run.code, run.err]).toEqual([0, '']);
    expect(run.out).toContain('the edit is wider: what was right stays right.');
    expect(run.out).toContain('none fails newly.');
  });

  it('compares with the last commit unless told otherwise', async () => {
    const run = await tidewaiter('check', committed, '--documents', stored);
    expect([run.code, run.err]).toEqual([0, '']);
    expect(run.out).toMatch(/Compared with HEAD \([0-9a-f]+\), nothing that is stored is judged otherwise\./);
  });

  it.each([
    [['check', committed, '--documents', join(folder, 'nowhere')], /^There is no folder .*nowhere\.\n$/],
    [
      ['check', committed, '--database'],
      /^There is no database: DATABASE_URL is not set, and there is no folder .*no-data/,
    ],
    [
      ['check', committed, '--documents', join(root, 'README.md')],
      /README\.md is no file of documents: \*\.json holds one, \*\.ndjson or \*\.jsonl one a line; a folder holds such files\.\n$/,
    ],
    [
      ['check', committed, '--before', unreadable],
      /^The schemas of .*unreadable cannot be compiled, so nothing can be compared with them: /,
    ],
    [['check', '--documents', stored, '--database'], /^Usage: /],
    [['check', '--dokuments', stored], /--dokuments[\s\S]*Usage: /],
    [['check', edited, '--since', 'HEAD'], /^Git knows no schemas in .*: say it with --before DIR/],
    [['check', committed, '--since', 'no-such-commit'], /^There is no commit "no-such-commit"/],
  ])('%s is answered with a sentence', async (args, says) => {
    const run = await tidewaiter(...args);
    expect(run.code).toBe(2);
    expect(run.err).toMatch(says);
  });
});
