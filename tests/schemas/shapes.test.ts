import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkSchemas } from '../../generators/check/check.ts';
import { editionOf } from '../../generators/edits/compare.ts';
import { readAuthored } from '../../generators/read-authored.ts';
import { checkStored } from '../../src/cli/stored/check-stored.ts';
import { documentsOfFolder } from '../../src/cli/stored/folder.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { migrations } from '../../src/generated/migrations.ts';

const schemas = fileURLToPath(new URL('../../schemas', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-shapes-'));
const copy = join(folder, 'schemas');
const DECLARATION = 'customs-declaration/customs-declaration.schema.json';
const MIGRATION = 'customs-declaration/migrations/2.json';
const FIRST = 'customs-declaration/fixtures/version-1/customs-declaration.every-field.json';

beforeEach(() => {
  rmSync(copy, { recursive: true, force: true });
  cpSync(schemas, copy, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Renames container_no everywhere but in documents, as somebody who edits the schemas would. */
function rename(): void {
  const texts = [
    'rows/container.schema.json',
    'rows/container.ui.json',
    'customs-declaration/cds.message.json',
  ];
  const fixtures = ['accepted/container.filled', 'refused/container.long'];
  for (const file of [...texts, ...fixtures.map((name) => `rows/fixtures/${name}.json`)]) {
    replace(file, /\bcontainer_no\b/g, 'container_number');
  }
  replace(
    'customs-declaration/fixtures/accepted/customs-declaration.import.json',
    /\bcontainer_no\b/g,
    'container_number',
  );
  replace('locale/en.json', /fields\.container\.container_no\./g, 'fields.container.container_number.');
}

function replace(file: string, from: RegExp, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace(from, to));
}

function migrate(steps: readonly object[]): void {
  replace(DECLARATION, /"version": 1/, '"version": 2');
  mkdirSync(join(copy, 'customs-declaration/migrations'), { recursive: true });
  const migration = {
    $schema: '../../dialect/migration.schema.json',
    to: 2,
    why: 'As in the message.',
    steps,
  };
  writeFileSync(join(copy, MIGRATION), JSON.stringify(migration, null, 2));
}

const renaming = [
  { rename: '/mainContainerCDSItems/*/container_no', to: 'container_number' },
  { rename: '/CDSItems/*/ContainerCDSItems/*/container_no', to: 'container_number' },
];

function problems(): readonly string[] {
  return checkSchemas(copy).map(({ file, line, message }) => `${file}:${line}: ${message}`);
}

describe('a change of shape', () => {
  it('without a new version is caught by a document of the version that is stored', () => {
    rename();
    const found = problems();
    expect(found).toContain(
      `${FIRST}:${lineOf('"document"')}: Documents of version 1 hold /mainContainerCDSItems/*/container_no, for which there is no place: Unknown field. Raise the version to 2 and say in customs-declaration/migrations/2.json where it goes.`,
    );
  });

  it('with a new version needs its migration', () => {
    rename();
    replace(DECLARATION, /"version": 1/, '"version": 2');
    expect(problems().join('\n')).toMatch(
      /Version 2 needs customs-declaration\/migrations\/2\.json: how documents of version 1 become such\./,
    );
  });

  it('with its migration is in order, and each part of it left out is caught', () => {
    rename();
    migrate(renaming);
    expect(problems()).toEqual([]);
    migrate(renaming.slice(1));
    expect(problems().join('\n')).toMatch(/version 1 hold \/mainContainerCDSItems\/\*\/container_no/);
    migrate([...renaming, { change: '/', by: 'noSuchFunction' }]);
    expect(problems().join('\n')).toMatch(/There is no function "noSuchFunction"/);
    migrate([{ rename: '/tel', too: 'x' }]);
    expect(problems().join('\n')).toMatch(/"too" is no keyword here\. Did you mean "to"\?/);
  });

  it('needs a document of every earlier version to replay', () => {
    rename();
    migrate(renaming);
    rmSync(join(copy, FIRST));
    expect(problems().join('\n')).toMatch(
      /There is no document of version 1 in .*fixtures\/version-1\/ to replay/,
    );
  });

  it('is replayed over stored documents before they are judged: nothing fails newly', async () => {
    rename();
    const stored = join(folder, 'stored');
    mkdirSync(stored, { recursive: true });
    writeFileSync(
      join(stored, 'a.json'),
      JSON.stringify({ mainContainerCDSItems: [{ container_no: 'MSKU1' }] }),
    );
    const before = editionOf(readAuthored(schemas));
    const judged = async () =>
      await checkStored(
        before,
        editionOf(readAuthored(copy)),
        await documentsOfFolder(stored, 'customs-declaration'),
      );

    const unprepared = await judged();
    expect(unprepared.kind).toBe('breaking');
    expect(unprepared.documents?.failures).toMatchObject([
      { pattern: '/mainContainerCDSItems/*/container_no', code: 'problem.unknown', first: ['a.json'] },
    ]);
    migrate(renaming);
    const prepared = await judged();
    expect([prepared.kind, prepared.documents?.newlyWrong]).toEqual(['unclear', 0]);
  });

  it('tells which values of stored documents a migration would lose, and where', async () => {
    const stored = join(folder, 'losing');
    mkdirSync(stored, { recursive: true });
    const container = (number: string, sequence?: string) => ({
      container_no: number,
      container_sequence: sequence,
    });
    const both = [container('A'), container('B', '2'), container('C', '3')];
    for (const [name, rows] of Object.entries({ a: both, b: [container('D', '4')], c: [container('E')] }))
      writeFileSync(join(stored, `${name}.json`), JSON.stringify({ mainContainerCDSItems: rows }));
    writeFileSync(join(stored, 'null.json'), JSON.stringify({ mainContainerCDSItems: [null] }));
    const before = editionOf(readAuthored(schemas));
    migrate([{ rename: '/mainContainerCDSItems/*/container_no', to: 'container_sequence' }]);
    const { documents } = await checkStored(
      before,
      editionOf(readAuthored(copy)),
      await documentsOfFolder(stored, 'customs-declaration'),
    );
    expect(documents).toMatchObject({ read: 4, newlyWrong: 3 });
    expect(documents?.failures[0]).toEqual({
      severity: 'error',
      pattern: '/mainContainerCDSItems/*/container_no',
      code: 'problem.migration',
      message:
        'The migration to version 2 would lose a value: this is to take the place of /mainContainerCDSItems/*/container_sequence, which is filled already.',
      documents: 2,
      places: 3,
      first: ['a.json', 'b.json'],
      place: '/mainContainerCDSItems/{2}/container_no',
    });
  });

  it('tells of a null among the rows as of what it is, and not as a migration that fails', async () => {
    const stored = join(folder, 'nulls');
    mkdirSync(stored, { recursive: true });
    writeFileSync(join(stored, 'null.json'), JSON.stringify({ mainContainerCDSItems: [null] }));
    const blank = editionOf(readAuthored(schemas));
    rename();
    migrate(renaming);
    const { documents } = await checkStored(
      blank,
      editionOf(readAuthored(copy)),
      await documentsOfFolder(stored, 'customs-declaration'),
    );
    expect(documents).toMatchObject({ read: 1, wrongNow: 1, newlyWrong: 0, failures: [] });
  });
});

describe("today's shape", () => {
  it('has a migration for each version after the first', () => {
    for (const { name, version } of Object.values(catalogue.documents)) {
      const versions = Array.from({ length: version - 1 }, (_, index) => index + 2);
      expect(migrations[name]?.map(({ to }) => to)).toEqual(versions);
    }
  });
});

function lineOf(text: string): number {
  return (
    readFileSync(join(copy, FIRST), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(text)) + 1
  );
}
