import { describe, expect, it } from 'vitest';
import type { FieldDefinition } from '../../src/engine/catalogue.ts';
import { judgeEntry } from '../../src/engine/judge.ts';
import { STATED_CODE_LISTS, STATED_COUNTERS, STATED_DEFAULTS, STATED_MULTILINE } from './field-facts.ts';
import { declaration, objects, present, rows } from './rows.ts';
import { STATED_LIMITS } from './section-5.ts';

const fields = objects.flatMap((object) =>
  Object.values(object.fields).map((field) => ({
    name: object === declaration ? field.name : `${object.name}.${field.name}`,
    field,
  })),
);

function namesWhere(holds: (field: FieldDefinition) => boolean): string[] {
  return fields.flatMap(({ name, field }) => (holds(field) ? [name] : [])).sort();
}

const words = (text: string) => text.split(/\s+/).sort();

describe('fields, against the facts written out by hand', () => {
  const lists = new Set([
    ...Object.keys(STATED_CODE_LISTS),
    ...fields.flatMap(({ field }) => field.codeList ?? []),
  ]);

  it.each([...lists])('ENG-077 the codes of %s are offered by its own fields only', (list) => {
    expect(namesWhere(({ codeList }) => codeList === list)).toEqual(words(STATED_CODE_LISTS[list] ?? ''));
  });

  it('ENG-024 CUS-006 every default, fixed or conditional', () => {
    const found = fields.flatMap(({ name, field }) =>
      field.defaults.map(({ value, when }) =>
        [name, value, when ? `${when.scope} ${when.schema.const}` : 'always'].join(' '),
      ),
    );
    const stated = STATED_DEFAULTS.map(([, name, value, when]) => [name, value, when ?? 'always'].join(' '));
    expect(found.sort()).toEqual(stated.sort());
    const first = present(declaration.fields.declaration_type).defaults[0];
    expect(first).toMatchObject({ value: 'IM', when: { schema: { const: 'import' } } });
  });

  it('ENG-052 the fields with a counter, each with a length to count to', () => {
    expect(namesWhere(({ counter }) => counter === true)).toEqual(words(STATED_COUNTERS));
    for (const { field } of fields)
      if (field.counter) expect(field.valid.maxLength, field.name).toBeGreaterThan(0);
  });

  it('ENG-055 D-32 the fields of several lines, none with a row limit: no number is given for one', () => {
    expect(namesWhere(({ widget }) => widget === 'multiline')).toEqual(words(STATED_MULTILINE));
    expect(namesWhere(({ maxRows }) => maxRows !== undefined)).toEqual([]);
  });

  it('ENG-055 with a limit of six rows the goods description takes six lines and refuses the seventh', () => {
    const description = present(rows.get('item')?.fields.description);
    const limited = { ...description, oneLine: undefined, maxRows: 6 };
    const lines = (count: number) => Array.from({ length: count }, () => 'Apples').join('\n');
    expect(judgeEntry(limited, lines(6))).toEqual({ accepted: true });
    expect(judgeEntry(limited, lines(7))).toMatchObject({ accepted: false, code: 'maxRows' });
    const { oneLine: _, maxRows: __, ...free } = limited;
    expect(judgeEntry(free, lines(7))).toEqual({ accepted: true });
  });

  it('ENG-027 D-25 no field has an input cap but those of section 5', () => {
    const capped = STATED_LIMITS.flatMap(({ row, field, cap }) =>
      cap === undefined ? [] : [`${row}.${field}`],
    );
    expect(namesWhere(({ inputMaxLength }) => inputMaxLength !== undefined)).toEqual(capped.sort());
  });
});
