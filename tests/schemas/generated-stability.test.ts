import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { generatedFiles } from '../../generators/generated-files.ts';
import { root, SchemasCopy } from './schemas-copy.ts';

const copy = new SchemasCopy();
let folder: string;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tidewaiter-stability-'));
  await generateInto('before');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function generateInto(name: string): Promise<void> {
  for (const [file, text] of await generatedFiles(root, copy.folder)) {
    mkdirSync(dirname(join(folder, name, file)), { recursive: true });
    writeFileSync(join(folder, name, file), text);
  }
}

/** Lines that git calls changed, added and removed together, by generated file. */
async function changedLines(): Promise<ReadonlyMap<string, number>> {
  await generateInto('after');
  const command = ['diff', '--no-index', '--no-renames', '--numstat', 'before', 'after'];
  const { stdout, error } = spawnSync('git', command, { cwd: folder, encoding: 'utf8' });
  if (error) throw error;
  return new Map(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => {
        const [added, removed, name = ''] = line.split('\t');
        const file = name.replace('{before => after}/', '').replace('before => after/', '');
        return [file, Number(added) + Number(removed)];
      }),
  );
}

function addText(id: string, before: string, text: string): void {
  copy.slip('locale/en.json', `  "${before}"`, `  "${id}": ${JSON.stringify(text)},\n  "${before}"`);
}

describe('a small edit of the schemas changes few generated lines', () => {
  it('an optional field of a shared row: fewer than 50 in all', async () => {
    copy.slip(
      'rows/package.schema.json',
      '    "packing_material": {',
      '    "package_colour": { "type": "string", "maxLength": 20, "message": false, "added": true },\n    "packing_material": {',
    );
    copy.slip(
      'rows/package.ui.json',
      '"packing_material": 2',
      '"package_colour": 2,\n        "packing_material": 2',
    );
    addText('fields.package.package_colour.label', 'fields.package.package_sequence.label', 'Colour');
    addText('fields.package.package_colour.help', 'fields.package.package_sequence.label', 'Its colour.');
    expectFew(await changedLines());
  });

  it('an optional field of the document that is sent and has a rule: fewer than 50 in all', async () => {
    copy.slip(
      'customs-declaration/customs-declaration.schema.json',
      '    "internal_id":',
      '    "voyage": { "type": "string", "maxLength": 35, "dataElement": "7/9", "added": true },\n    "internal_id":',
    );
    copy.slip(
      'customs-declaration/customs-declaration.ui.json',
      '  "fields": {',
      '  "fields": {\n    "voyage": { "rules": [{ "effect": "hide", "condition": { "scope": "/self_representation", "schema": { "const": true } } }] },',
    );
    copy.slip(
      'customs-declaration/customs-declaration.ui.json',
      '"internal_id": 4',
      '"voyage": 4,\n        "internal_id": 4',
    );
    addText(
      'fields.customs-declaration.voyage.label',
      'fields.customs-declaration.internal_id.label',
      'Voyage',
    );
    addText(
      'fields.customs-declaration.voyage.help',
      'fields.customs-declaration.internal_id.label',
      'Its number.',
    );
    expectFew(await changedLines());
  });

  function expectFew(lines: ReadonlyMap<string, number>): void {
    expect([...lines.keys()]).toEqual(
      expect.arrayContaining([
        'docs/fields.md',
        'src/generated/documents/customs-declaration.ts',
        'src/generated/field-help.ts',
        'src/generated/types/customs-declaration.ts',
      ]),
    );
    const sum = [...lines.values()].reduce((all, some) => all + some, 0);
    expect(sum, JSON.stringify(Object.fromEntries(lines))).toBeLessThan(50);
  }
});
