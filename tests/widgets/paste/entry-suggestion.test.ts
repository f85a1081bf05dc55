import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FieldDefinition, judgeEntry, judgeValue } from '../../../src/engine/index.ts';
import { catalogue } from '../../../src/generated/catalogue.ts';
import { fieldsOf } from '../../../widgets/fields-of.ts';
import { readBlock, writeBlock } from '../../../widgets/paste/clipboard-block.ts';
import { suggestEntry } from '../../../widgets/paste/entry-suggestion.ts';

const items = catalogue.documents['customs-declaration']!.lists.CDSItems!;
const fieldOf = (list: string, name: string): FieldDefinition => items.row.lists[list]!.row.fields[name]!;
const suggest = (field: FieldDefinition, entry: string) =>
  suggestEntry(field, entry, catalogue.codeLists[field.codeList ?? '']);

const mass = items.row.fields.gross_mass!;
const count = fieldOf('PackagesCDSItems', 'number_of_packages');
const kind = fieldOf('PackagesCDSItems', 'type_of_packages');
const day = fieldOf('CertificateCDSItems', 'date_validity');

describe('the entry that would fit', () => {
  it.each([
    ['1,234.50', '1234.50'],
    ['1.234,50', '1234.50'],
    ['1 234,5', '1234.5'],
    ["1'234.50", '1234.50'],
    ['12,5', '12.5'],
    ['1,234', '1234'],
    ['1,234,567', '1234567'],
    ['1.234.567', '1234567'],
    ['£1,200', '1200'],
    ['18440.25 kg', '18440.25'],
    ['-5', undefined],
    ['(5)', undefined],
    ['5-6', undefined],
    ['ten', undefined],
  ])('of a figure %s is %s', (entry, fits) => {
    const amount = { ...mass, valid: { format: 'numeric' as const } };
    expect(suggest(amount, entry)).toBe(fits);
  });

  it.each([
    ['1,234', '1234'],
    ['12.00', '12'],
    ['12.5', undefined],
  ])('of digits %s is %s', (entry, fits) => expect(suggest(count, entry)).toBe(fits));

  it.each([
    ['2026-11-21', '21-11-2026'],
    ['2026-11-21 00:00:00', '21-11-2026'],
    ['21 Nov 2026', '21-11-2026'],
    ['21-Nov-26', '21-11-2026'],
    ['31 Feb 2026', undefined],
    ['soon', undefined],
  ])('of a date %s is %s', (entry, fits) => expect(suggest(day, entry)).toBe(fits));

  it.each([
    ['Carton', 'CT'],
    ['CT Carton', 'CT'],
    ['Cardboard thing', undefined],
    ['CT, carton of paper', 'CT'],
    ['CT,4,AB', undefined],
  ])('of a code %s is %s', (entry, fits) => expect(suggest(kind, entry)).toBe(fits));

  it('zeros that a spreadsheet took from a code come back', () => {
    const list = {
      name: 'l',
      label: 'l',
      source: '',
      date: '',
      dictionaries: [],
      options: [{ value: '00500', label: 'Importer' }],
    };
    const field = { ...kind, entry: { minLength: 5 } };
    expect(suggestEntry(field, '500', list)).toBe('00500');
  });

  it('is never a shortened text (D-25)', () => {
    const reference = fieldOf('PreviousCDSItems', 'prevTransactionRef');
    expect(suggest(reference, 'X'.repeat(37))).toBeUndefined();
    expect(suggest(reference, `${'X'.repeat(30)} ${'Y'.repeat(6)}`)).toBe(
      `${'X'.repeat(30)}${'Y'.repeat(6)}`,
    );
  });

  it('whatever is offered passes the gate or is an option of the list', () => {
    const fields = [items, ...Object.values(items.row.lists)].flatMap((list) => fieldsOf(list));
    const figures = fc.stringMatching(/^[£ ]?[\d.,' ]{1,12}( kg)?$/);
    fc.assert(
      fc.property(
        fc.constantFrom(...fields),
        fc.oneof(fc.string(), figures, fc.date({ noInvalidDate: true }).map(String)),
        (field, entry) => {
          const list = catalogue.codeLists[field.codeList ?? ''];
          const fits = suggestEntry(field, entry, list);
          if (fits === undefined) return;
          const isOption = list?.options.some(({ value }) => value === fits) ?? false;
          const isRight = judgeEntry(field, fits).accepted && judgeValue(field, fits) === undefined;
          expect(isOption || isRight).toBe(true);
        },
      ),
    );
  });
});

describe('a block on the clipboard', () => {
  it('is read as it was written, whatever stands in its cells', () => {
    const cell = fc
      .array(fc.constantFrom('a', '"', '\t', '\n', '\r\n', ' ', '7', ','), { maxLength: 6 })
      .map((parts) => parts.join(''));
    const block = fc
      .integer({ min: 1, max: 4 })
      .chain((width) =>
        fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }),
      );
    fc.assert(
      fc.property(block, (lines) => {
        expect(readBlock(writeBlock(lines))).toEqual(lines);
      }),
    );
  });
});
