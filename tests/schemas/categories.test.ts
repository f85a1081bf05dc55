import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DeclarationCategory } from '../../src/engine/category.ts';
import type { DocumentData, ObjectDefinition, Row } from '../../src/engine/index.ts';
import { declarationCategories } from '../../src/generated/categories.ts';
import { messageMaps } from '../../src/generated/messages.ts';
import { decodeXml, readMessage } from '../../src/messages/index.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { declaration } from './rows.ts';

/** Rows that were read of each table, and those of them that are always needed. They only rise. */
const READ: Readonly<Record<string, readonly [rows: number, always: number]>> = {
  B1: [17, 8],
  B2: [23, 10],
  'C1 C&F': [24, 10],
  C21i: [20, 8],
  FSD: [14, 11],
  H1: [74, 27],
  H2: [23, 13],
  'I1 C&F': [14, 9],
};

describe('declaration categories', () => {
  it('are counted as their tables were read', () => {
    const counted = declarationCategories.map(({ category, requirements }) => [
      category,
      [requirements.length, requirements.filter(({ need }) => need === 'always').length],
    ]);
    expect(Object.fromEntries(counted)).toEqual(READ);
  });

  it('say each requirement in words, with a code, and its severity where it is always needed', () => {
    for (const { category, requirements } of declarationCategories) {
      for (const { code, element, need, severity, text } of requirements) {
        expect(code).toBe(`${category}-${element}`);
        expect(text, code).toContain(`(${element})`);
        expect(text, code).not.toMatch(/[{}]/);
        const expected = code === 'H1-8/6' ? 'none' : need === 'always' ? 'error' : undefined;
        expect(severity, code).toBe(expected);
      }
    }
  });
});

/** Published declarations and the data set each is of, where its table was read. */
function publishedSamples(): readonly (readonly [file: string, category: DeclarationCategory])[] {
  if (!hasReference) return [];
  const manifest = readFileSync(referencePath('cds/samples/MANIFEST.csv'), 'utf8').split('\n').slice(1);
  return manifest.flatMap((line) => {
    const [file = '', type = '', , set = ''] = line.split(',');
    if (!file.startsWith('submission-')) return [];
    const found = declarationCategories.find(
      ({ category, types }) =>
        category.split(' ')[0] === set.trim() && (types === undefined || types.includes(type.slice(-1))),
    );
    return found ? [[file, found] as const] : [];
  });
}

/** Data elements with a value in a document or row; `below` counts its rows as well. */
function filledElements(object: ObjectDefinition, data: DocumentData | Row, below: boolean): Set<string> {
  const filled = new Set<string>();
  for (const field of Object.values(object.fields)) {
    const value = (data as Readonly<Record<string, unknown>>)[field.name];
    if (field.help.dataElement && value !== undefined && value !== '') filled.add(field.help.dataElement);
  }
  for (const list of Object.values(object.lists)) {
    if (list.row.name === 'item' && !below) continue;
    const rows = (data as Readonly<Record<string, unknown>>)[list.name];
    for (const row of Array.isArray(rows) ? (rows as Row[]) : [])
      for (const element of filledElements(list.row, row, below)) filled.add(element);
  }
  return filled;
}

describe.skipIf(!hasReference)('a published declaration has what its category always needs', () => {
  it.each(publishedSamples().map(([file, category]) => [file, category.category, category] as const))(
    '%s, %s',
    (file, _name, { requirements }) => {
      let last = 0;
      const xml = decodeXml(readFileSync(referencePath(`cds/samples/${file}`)));
      const { document } = readMessage(
        messageMaps['customs-declaration'].cds,
        declaration,
        xml,
        () => `r${++last}`,
      );
      const items = declaration.lists.CDSItems!;
      const header = filledElements(declaration, document, false);
      const onItems = (document.CDSItems as unknown as Row[]).map((row) =>
        filledElements(items.row, row, true),
      );
      const missing = requirements.filter(({ severity, level, element }) => {
        if (severity === undefined || severity === 'none') return false;
        const onEvery = onItems.every((of) => of.has(element));
        if (level === 'item') return !onEvery;
        return !header.has(element) && !(level === 'either' && onEvery);
      });
      expect(missing.map(({ code }) => code)).toEqual([]);
    },
  );
});
