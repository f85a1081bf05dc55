import { describe, expect, it } from 'vitest';
import type { DocumentData, FieldValue, Row } from '../../src/engine/document.ts';
import { formatPath, type Path } from '../../src/engine/path.ts';
import type { Problem } from '../../src/engine/problem.ts';
import { judgeFacets } from '../../src/messages/format.ts';
import { checkMessage, pathToPointer, writeMessage } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { partOf, share } from '../support/whole.ts';
import { filledDeclaration } from './support/filled-declaration.ts';
import { cdsMap } from './support/map.ts';
import { xsdErrors } from './support/xsd.ts';

/** Values that are wrong for most fields, each in its own way. */
const wrongValues: readonly FieldValue[] = [
  'x'.repeat(600),
  ' ',
  'é€ß',
  'line\nbreak',
  '12.',
  '.5',
  '-1',
  '+1.0',
  '1e3',
  '0000000001.100',
  '12345678901234567',
  '1234567890.1234567',
  '123',
  'G1',
  'gbp',
  'A',
];

interface Mutation {
  readonly path: Path;
  readonly value: FieldValue;
  readonly document: DocumentData;
  readonly problems: readonly Problem[];
}

describe.skipIf(!hasReference)(
  'the check and the official XSD give the same verdict',
  { timeout: 240_000 },
  () => {
    const whole = {
      ...filledDeclaration(),
      CDSItems: (filledDeclaration().CDSItems as readonly Row[]).slice(0, 1),
    };
    const mutations = fieldsOf(whole, []).flatMap((path, index) =>
      partOf(wrongValues, 4, index).map((value): Mutation => {
        const document = withValue(whole, path, value);
        return { path, value, document, problems: checkMessage(cdsMap, document) };
      }),
    );

    it('on every field with wrong values of every kind', async () => {
      expect(mutations.length).toBeGreaterThan(share(1000));
      const differences: string[] = [];
      for (let start = 0; start < mutations.length; start += 250) {
        const batch = mutations.slice(start, start + 250);
        const errors = await xsdErrors(batch.map(({ document }) => writeMessage(cdsMap, document)));
        batch.forEach(({ path, value, problems }, index) => {
          if (problems.length > 0 === errors.has(index)) return;
          differences.push(
            `${formatPath(path)} = ${JSON.stringify(value)}: ${errors.get(index)?.[0] ?? 'XSD valid'}`,
          );
        });
      }
      expect(differences).toEqual([]);
    });

    it('and every finding stands on the field that was changed', () => {
      for (const { path, document, problems } of mutations) {
        for (const problem of problems) {
          expect(pathToPointer(cdsMap, document, problem.path)).toBe(pathToPointer(cdsMap, document, path));
        }
      }
    });
  },
);

describe('the check', () => {
  it('finds a required element that is missing, on its field', () => {
    expect(checkMessage(cdsMap, { CDSItems: [{ uuid: 'i', description: 'x' }] })).toMatchObject([
      { path: ['CDSItems', { id: 'i' }, 'item_no'], code: 'problem.message.missing' },
    ]);
  });

  it('finds more items than a message may have, on the list', () => {
    const items = Array.from({ length: 1000 }, (_, index) => ({ uuid: `i${index}`, item_no: index + 1 }));
    expect(checkMessage(cdsMap, { CDSItems: items })).toMatchObject([
      { path: ['CDSItems'], code: 'problem.message.tooMany' },
    ]);
    expect(checkMessage(cdsMap, { CDSItems: items.slice(1) })).toEqual([]);
  });

  it('judges a field that an attribute holds on that field', () => {
    expect(checkMessage(cdsMap, { currency_1: '1', currency: 'EURO' })).toMatchObject([
      { path: ['currency'], severity: 'error', source: 'document', value: 'EURO' },
    ]);
  });

  it('names the character or line break that a form does not take', () => {
    const words = (pattern: string, text: string) => judgeFacets({ base: 'string', pattern }, text)?.message;
    const oneLine = '[ \\t]*[^ \\t\\n\\r][^\\n\\r]*';
    expect(words(oneLine, 'Tea\nbags')).toBe('A line break after “Tea”: the message takes one line.');
    expect(words(oneLine, ' ')).toBe('Holds nothing but blanks.');
    expect(words('[A-Z]{3}', 'GbP')).toBe('Character 2, “b”, is none that the message takes here.');
    expect(words('[A-Z]{3}', 'GB')).toBe('Not in the form the message requires.');
  });

  it('counts characters, not code units', () => {
    expect(checkMessage(cdsMap, { exporter: '🚢'.repeat(70) })).toEqual([]);
    expect(checkMessage(cdsMap, { exporter: '🚢'.repeat(71) })).toHaveLength(1);
  });
});

/** Paths of all fields that the message holds. */
function fieldsOf(data: DocumentData, above: Path): Path[] {
  return Object.entries(data).flatMap(([name, value]): Path[] => {
    const path = [...above, name];
    if (Array.isArray(value))
      return value.slice(0, 1).flatMap((row) => fieldsOf(row, [...path, { id: row.uuid }]));
    return pathToPointer(cdsMap, data, path) === undefined ? [] : [path];
  });
}

function withValue(data: DocumentData, path: Path, value: FieldValue): DocumentData {
  const [name, row, ...rest] = path as [string, { id: string } | undefined, ...Path];
  if (row === undefined) return { ...data, [name]: value };
  const rows = data[name] as readonly DocumentData[];
  return {
    ...data,
    [name]: rows.map((entry) => (entry.uuid === row.id ? withValue(entry, rest, value) : entry)),
  } as DocumentData;
}
