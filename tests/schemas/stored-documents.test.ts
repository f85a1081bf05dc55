import { execFileSync, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-stored-'));
const edited = join(folder, 'schemas');
const stored = join(folder, 'stored');
/** Schemas of a repository of their own: the project may stand in none. */
const committed = join(folder, 'repository/schemas');

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

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function tidewaiter(...args: string[]): Promise<Run> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts/tidewaiter.mjs'), ...args], {
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: join(folder, 'no-data') },
    });
    let out = '';
    let err = '';
    child.stdout.on('data', (chunk) => {
      out += chunk;
    });
    child.stderr.on('data', (chunk) => {
      err += chunk;
    });
    child.on('close', (code) => resolve({ code, out, err }));
  });
}

describe('npx tidewaiter check --documents', { timeout: 120_000 }, () => {
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
    const unsound = await tidewaiter('check', broken, ...args);
    expect(unsound.code).toBe(1);
    expect(unsound.out).toContain('told when these are mended');
    expect(unsound.out).not.toContain('newly fail');
  });

  it('unwraps what the API answers, and goes on after what it cannot read', async () => {
    const odd = join(folder, 'odd');
    mkdirSync(odd);
    const answer = { data: { id: 5, schema_version: 1, document: { CDSItems: [item('M'.repeat(30))] } } };
    writeFileSync(join(odd, 'answer.json'), JSON.stringify(answer));
    writeFileSync(join(odd, 'lines.ndjson'), `{"ref_general": "a"}\n{"ref_ge\n{"ref_general": "b"}\n`);
    const run = await tidewaiter('check', edited, '--before', join(root, 'schemas'), '--documents', odd);
    expect([run.code, run.err]).toEqual([1, '']);
    expect(run.out).toMatch(/shipping_mark: At most 20 characters.*1 document, 1 place: 5\n/);
    expect(run.out).toMatch(/3 documents of .* read in/);
    expect(run.out).toMatch(
      /1 document could not be read and was not judged:\n {2}lines\.ndjson:2 is no JSON: /,
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
