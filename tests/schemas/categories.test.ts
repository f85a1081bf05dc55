import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DeclarationCategory } from '../../src/engine/category.ts';
import type { DocumentData, ObjectDefinition, Row } from '../../src/engine/index.ts';
import { declarationCategories } from '../../src/generated/categories.ts';
import { messageMaps } from '../../src/generated/messages.ts';
import { decodeXml, readMessage } from '../../src/messages/index.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { declaration } from './rows.ts';

/** Rows that were read of each category, and those of them that are always needed. They only rise. */
const READ: Readonly<Record<string, readonly [rows: number, always: number]>> = {
  B1: [24, 12],
  B4: [10, 6],
  C21e: [10, 3],
  H3: [14, 5],
  H4: [13, 6],
  H5: [12, 6],
  H7: [15, 12],
  B2: [28, 14],
  'C1 C&F': [30, 12],
  C21i: [24, 8],
  FSD: [14, 11],
  H1: [74, 27],
  H2: [30, 16],
  'I1 C&F': [25, 10],
};

/**
 * The rows of each category, written out once by hand in the letters of the published tables: A mandatory, C optional,
 * D dependent; X on the item, Y on the declaration. After the bar, those that a guide says beside the table.
 */
const TABLES: Readonly<Record<string, string>> = {
  B1: `1/1=AY 1/2=AY 1/6=AX 1/7=DY 1/9=AY 1/10=AX 1/11=AX 2/1=AXY 2/2=DXY 2/3=DX 2/4=CXY 2/5=AY 2/7=DY 3/1=DY
    3/2=DY 3/9=DXY 3/10=DXY
    | 4/2=DXY 5/8=AXY 5/12=AY 6/1=AX 6/14=AX 8/2=DY 8/3=DY`,
  B2: `1/1=AY 1/2=AY 1/6=AX 1/7=DY 1/9=AY 1/10=AX 1/11=AX 2/1=AXY 2/2=DXY 2/3=AX 2/4=CXY 2/5=AY 3/1=DY 3/2=DY
    3/9=DXY 3/10=DXY 3/17=CY 3/18=AY 3/19=DY 3/20=DY 3/21=DY 3/31=DY 3/32=DY
    | 4/2=DXY 5/8=AXY 5/12=AY 6/1=AX 6/14=AX`,
  'C1 C&F': `1/1=AY 1/2=AY 1/6=AX 1/7=DY 1/9=AY 1/10=AX 1/11=AX 2/1=AXY 2/2=DXY 2/3=AX 2/4=CXY 2/5=AY 2/7=DY 3/1=DY
    3/2=DY 3/9=DXY 3/10=DXY 3/17=CY 3/18=AY 3/19=DY 3/20=DY 3/21=DY 3/31=DY 3/32=DY
    | 4/2=DXY 5/8=AXY 5/12=AY 6/1=DX 8/2=DY 8/3=DY`,
  C21i: `1/1=AY 1/2=AY 1/6=AX 1/9=AY 1/10=AX 1/11=AX 2/1=AXY 2/2=DXY 2/3=DX 2/4=CXY 2/5=AY 2/6=DY 2/7=DY 3/1=DY
    3/15=DY 3/16=DY 3/18=DY 3/20=DY 3/21=DY 3/39=DY | 6/1=DX 7/2=DY 7/4=DY 8/2=DY`,
  FSD: `1/1=AY 1/2=AY 1/6=AX 1/9=AY 1/10=AX 1/11=AX 2/1=AXY 2/2=AX 2/4=CXY 2/5=AY 3/18=AY 3/20=DY 3/21=DY
    5/23=AY`,
  H1: `1/1=AY 1/2=AY 1/6=AX 1/9=AY 1/10=AX 1/11=AX 2/1=AXY 2/2=DXY 2/3=DX 2/4=CXY 2/5=AY 2/6=DY 2/7=DY 3/1=DXY
    3/2=DXY 3/15=DY 3/16=DY 3/17=CY 3/18=AY 3/19=DY 3/20=DY 3/21=DY 3/24=DXY 3/25=DXY 3/26=DXY 3/27=DXY
    3/37=CXY 3/39=DY 3/40=DXY 4/1=DY 4/3=DX 4/4=DX 4/6=DX 4/7=DX 4/8=DX 4/9=DXY 4/11=CY 4/13=DX 4/14=DX
    4/15=DY 4/16=AX 4/17=AX 5/8=AXY 5/14=AXY 5/15=DX 5/16=DX 5/21=DY 5/23=AY 5/26=DY 5/27=DY 6/1=AX
    6/2=DX 6/5=AXY 6/8=AX 6/9=AX 6/10=AX 6/11=AX 6/13=DX 6/14=AX 6/15=AX 6/16=DX 6/17=DX 6/18=AY 7/2=AY
    7/4=AY 7/5=DY 7/9=DY 7/10=DXY 7/15=DY 8/1=DX 8/2=DY 8/3=DY 8/5=AXY 8/6=AX`,
  H2: `1/1=AY 1/2=AY 1/6=AX 1/9=AY 1/10=AX 1/11=AX 2/1=AXY 2/2=DXY 2/3=AX 2/4=CXY 2/5=AY 2/7=AY 3/15=DY 3/16=DY
    3/17=CY 3/18=AY 3/19=DY 3/20=DY 3/21=DY 3/37=CXY 3/39=AY 4/17=CX 5/8=AXY
    | 5/14=AXY 5/15=DX 5/16=DX 5/23=AY 5/26=DY 5/27=DY 6/14=AX`,
  B4: '1/1=AY | 1/2=AY 2/1=AXY 3/1=DY 5/8=AXY 5/12=AY 6/1=DX 6/14=AX 8/2=DY 8/3=DY',
  C21e: '1/1=AY | 1/2=AY 2/1=AXY 3/1=DY 5/8=DXY 5/12=DY 6/1=DX 7/2=DY 7/4=DY 8/2=DY',
  H3: `1/1=AY
    | 1/2=AY 3/1=DXY 3/15=DY 3/16=DY 4/1=DY 5/8=AXY 5/15=DX 5/16=DX 5/21=DY 5/23=AY 5/26=DY 5/27=DY 6/14=AX`,
  H4: `1/1=AY
    | 1/2=AY 3/1=DXY 4/1=DY 5/8=AXY 5/15=DX 5/16=DX 5/21=DY 5/23=AY 5/26=DY 5/27=DY 6/1=AX 6/14=AX`,
  H5: `1/1=AY
    | 1/2=AY 3/1=DXY 4/1=DY 5/8=AXY 5/15=DX 5/16=DX 5/23=AY 5/26=DY 5/27=DY 6/1=AX 6/14=AX`,
  H7: `1/1=AY 1/2=AY 1/6=AX 1/9=AY 1/10=AX 1/11=AX 2/1=AXY 2/2=AXY 2/3=DX 2/4=CXY 2/5=AY 3/1=AY 3/15=DY
    | 5/23=AY 6/14=AX`,
  'I1 C&F': `1/1=AY 1/2=AY 1/6=AX 1/9=AY 1/10=AX 1/11=AX 2/1=AXY 2/2=DXY 2/3=AX 2/4=CXY 2/5=AY 2/6=DY 2/7=DY 3/1=DXY
    | 4/1=DY 5/8=DXY 5/14=DXY 5/15=DX 5/16=DX 5/21=DY 5/23=AY 5/26=DY 5/27=DY 6/1=DX 8/1=DX`,
};

/** What is no error: an element that published declarations leave out, and those a guide only counts a category for. */
const MILDER: Readonly<Record<string, string>> = {
  'H1-8/6': 'none',
  'H2-5/14': 'warning',
  'H2-5/23': 'warning',
  'H3-5/8': 'warning',
  'H3-5/23': 'warning',
  'H4-5/8': 'warning',
  'H4-5/23': 'warning',
  'H4-6/1': 'warning',
  'H5-5/8': 'warning',
  'H5-5/23': 'warning',
  'H5-6/1': 'warning',
  'H7-5/23': 'warning',
  'I1 C&F-5/23': 'warning',
};

const LETTERS = { always: 'A', optional: 'C', depends: 'D', item: 'X', declaration: 'Y', either: 'XY' };

describe('declaration categories', () => {
  it('need each element as, and where, the published tables and guides say', () => {
    const found = declarationCategories.map(({ category, requirements }) => {
      const inLetters = (ofGuides: boolean) =>
        requirements
          .filter(({ source }) => (source !== undefined) === ofGuides)
          .map(({ element, need, level }) => `${element}=${LETTERS[need]}${LETTERS[level]}`);
      const besides = inLetters(true);
      return [category, [...inLetters(false), ...(besides.length > 0 ? ['|', ...besides] : [])]];
    });
    const stated = Object.entries(TABLES).map(([category, rows]) => [category, rows.split(/\s+/)]);
    expect(Object.fromEntries(found)).toEqual(Object.fromEntries(stated));
  });

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
        expect(severity, code).toBe(need === 'always' ? (MILDER[code] ?? 'error') : undefined);
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
