import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { checkSchemas } from '../../generators/check/check.ts';
import { textCallers } from '../../src/cli/text-callers.ts';
import { computations } from '../../src/computations/index.ts';
import { roles } from '../../src/server/access.ts';
import { placeOfText, slippedPlace } from './slipped-place.ts';
import { slips as codeLists } from './slips/code-lists.ts';
import { slips as contradictions } from './slips/contradictions.ts';
import { slips as fixtures } from './slips/fixtures.ts';
import { slips as layout } from './slips/layout.ts';
import { slips as limits } from './slips/limits.ts';
import { slips as messageMaps } from './slips/message-maps.ts';
import { slips as rules } from './slips/rules.ts';
import type { Slip } from './slips/slip.ts';
import { slips as textsAndElements } from './slips/texts-and-elements.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

let copy: string;
const touched = new Set<string>();

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tidewaiter-schemas-'));
  cpSync(join(root, 'schemas'), copy, { recursive: true });
});
afterEach(() => {
  for (const file of touched) cpSync(join(root, 'schemas', file), join(copy, file));
  touched.clear();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** Replaces one text of one file of the copy, which must be there. */
function slip(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  expect(text, `${file} holds ${from}`).toContain(from);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
  touched.add(file);
}

const SLIPS: readonly Slip[] = [
  ...codeLists,
  ...contradictions,
  ...fixtures,
  ...layout,
  ...limits,
  ...messageMaps,
  ...rules,
  ...textsAndElements,
];
const known = { computations, roles, textCallers: textCallers() };

describe('npx tidewaiter check', { timeout: 60_000 }, () => {
  it('ENG-020 finds nothing in the schemas of the product', () => {
    expect(checkSchemas(join(root, 'schemas'), known)).toEqual([]);
  });

  it.each(SLIPS)('ENG-032 finds $slip, where it is', ({ file, from, to, says, at, findings: count = 3 }) => {
    const before = readFileSync(join(copy, file), 'utf8');
    slip(file, from, to);
    const findings = checkSchemas(copy, known);
    const messages = findings.map((finding) => finding.message);
    if (typeof says === 'string') expect(messages).toContain(says);
    else expect(messages.join('\n')).toMatch(says);
    const [token, tokenFile = file] = at ?? [];
    const text = readFileSync(join(copy, tokenFile), 'utf8');
    const place = token === undefined ? slippedPlace(before, text) : placeOfText(text, token);
    expect(findings).toContainEqual(expect.objectContaining({ file: tokenFile, ...place }));
    expect(findings.length, 'one slip, few findings').toBeLessThanOrEqual(count);
  });

  it.each([
    [
      'a pattern that some values match',
      'rows/previous-document.ui.json',
      '"schema": { "const": "Q" }',
      '"schema": { "pattern": "^[QZ]$" }',
    ],
    ['a pattern of the beginning', 'rows/produced-document.ui.json', '"minLength": 1', '"pattern": "^K"'],
    [
      'all but one value',
      'rows/previous-document.ui.json',
      '"schema": { "const": "Q" }',
      '"schema": { "pattern": "^(?!Q$)" }',
    ],
    [
      'a status there is',
      'rows/tax-line.ui.json',
      '"scope": "./tax_calc_type", "schema": { "const": "automatic" }',
      '"scope": "$status", "schema": { "const": "draft" }',
    ],
    [
      'a pattern beside a maximum',
      'rows/tax-line.schema.json',
      '"maxLength": 3,\n      "dataElement": "4/3"',
      '"maxLength": 3,\n      "pattern": "^[0-9A-Z]{3}$",\n      "dataElement": "4/3"',
    ],
  ])('lets %s pass', (_, file, from, to) => {
    slip(file, from, to);
    expect(checkSchemas(copy, known)).toEqual([]);
  });

  it('finds a field that a computation reads and the schema has no more, and a circle of computations', () => {
    const sum = {
      name: 'sum',
      kind: 'derived' as const,
      reads: ['/CDSItems/*/net_mas', '/gross_mass'],
      writes: ['/total_packages'],
    };
    const back = {
      name: 'back',
      kind: 'derived' as const,
      reads: ['/total_packages'],
      writes: ['/gross_mass'],
    };
    const own = {
      name: 'own',
      kind: 'derived' as const,
      reads: ['/ref_general'],
      writes: ['/ref_general'],
      keeps: () => false,
    };
    const known = { 'customs-declaration': [...(computations['customs-declaration'] ?? []), own, sum, back] };
    const messages = checkSchemas(copy, { computations: known }).map((finding) => finding.message);
    expect(messages).toEqual([
      'The computation "sum" reads "/CDSItems/*/net_mas", which customs-declaration has not. Did you mean "/CDSItems/*/net_mass"?',
      'These computations feed each other: back → sum → back.',
    ]);
  });

  it('ENG-032 names file, line and column, and exits 1', () => {
    slip('rows/package.schema.json', '"maxLength": 2', '"maxLenght": 2');
    const run = spawnSync(process.execPath, [join(root, 'scripts/tidewaiter.mjs'), 'check', copy], {
      encoding: 'utf8',
    });
    expect(run.status).toBe(1);
    const text = readFileSync(join(copy, 'rows/package.schema.json'), 'utf8').split('\n');
    const line = text.findIndex((at) => at.includes('maxLenght')) + 1;
    const column = (text[line - 1] ?? '').indexOf('"maxLenght"') + 1;
    expect(run.stdout).toContain(
      `rows/package.schema.json:${line}:${column}: "maxLenght" is no keyword here.`,
    );
    expect(run.stdout.trimEnd()).toMatch(/\n1 problem\.$/);
  });

  it('ends with 0 and says so when nothing is wrong', () => {
    const run = spawnSync(process.execPath, [join(root, 'scripts/tidewaiter.mjs'), 'check'], {
      encoding: 'utf8',
    });
    expect([run.status, run.stdout, run.stderr]).toEqual([0, 'No problems.\n', '']);
  });
});

describe('the dialect', () => {
  it('describes every keyword and gives an example', async () => {
    const { readSourceFiles } = await import('../../generators/source-files.ts');
    const bare: string[] = [];
    for (const file of readSourceFiles(join(root, 'schemas'))) {
      if (!file.name.startsWith('dialect/')) continue;
      const visit = (node: unknown, path: string, isKeyword: boolean) => {
        if (typeof node !== 'object' || node === null) return;
        const { description, examples, properties } = node as Record<string, unknown>;
        if (isKeyword && (typeof description !== 'string' || !Array.isArray(examples)))
          bare.push(`${file.name}${path}`);
        if (typeof properties === 'object' && properties !== null && 'additionalProperties' in node) {
          for (const [name, keyword] of Object.entries(properties)) visit(keyword, `${path}/${name}`, true);
        }
        for (const [name, part] of Object.entries(node)) {
          if (!['properties', 'examples', 'if', 'then'].includes(name)) visit(part, `${path}/${name}`, false);
        }
      };
      visit(JSON.parse(file.text), '', false);
    }
    expect(bare).toEqual([]);
  });
});
