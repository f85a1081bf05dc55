import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { objectName, uiFileOf } from '../../generators/authored.ts';
import { fieldsOf, listsOf } from '../../generators/check/objects.ts';
import { readAuthored } from '../../generators/read-authored.ts';
import { type FieldLimits, READ_LIMITS } from './read-limits/read-limits.ts';
import { ADVISED_ROWS, ROW_LIMITS } from './row-limits.ts';
import { root } from './schemas-copy.ts';
import { STATED_LIMITS, type StatedLimit } from './section-5.ts';

const authored = readAuthored(join(root, 'schemas'));
const objects = [...authored.schemas].map(([file, schema]) => ({
  name: objectName(file),
  schema,
  ui: authored.uiSchemas.get(uiFileOf(file)),
}));

/** Limits as the schemas have them, by `object.field`. */
const limits = new Map<string, FieldLimits>(
  objects.flatMap(({ name, schema, ui }) =>
    fieldsOf(schema).flatMap(([field, written]) => {
      const { maxLength, minLength, minimum, maximum, format, pattern, entry } = written;
      const { inputMaxLength, maxRows } = ui?.fields[field] ?? {};
      const check = { maxLength, minLength, minimum, maximum, format, pattern, enum: written.enum };
      const all = present({ ...check, inputMaxLength, maxRows });
      if (Object.keys(all).length === 0 && typeof entry !== 'object') return [];
      return [[`${name}.${field}`, present({ ...all, entry })] as const];
    }),
  ),
);
const stated = new Map<string, StatedLimit>(
  STATED_LIMITS.map((limit) => [`${limit.row}.${limit.field}`, limit]),
);
const read = new Map<string, { limit: FieldLimits; where: string }>(
  Object.entries(READ_LIMITS).flatMap(([object, fields]) =>
    Object.entries(fields).map(
      ([field, [limit, where]]) => [`${object}.${field}`, { limit, where }] as const,
    ),
  ),
);

describe('limits that section 5 does not give, against the numbers written out by hand', () => {
  it('every limited field of every schema stands in one of the two lists, and in one only', () => {
    expect([...limits.keys()].filter((field) => stated.has(field) === read.has(field))).toEqual([]);
    expect([...stated.keys(), ...read.keys()].filter((field) => !limits.has(field))).toEqual([]);
  });

  it.each([...read])('%s', (field, { limit, where }) => {
    expect(limits.get(field)).toEqual(limit);
    expect(where).not.toBe('');
  });

  /** Values of an enum are no number; section 5 gives the length of this code alone. */
  const beside: Readonly<Record<string, FieldLimits>> = {
    'previous-document.docCategory': { enum: ['X', 'Y', 'Z'] },
  };

  it('CUS-001 the regime is import or export, and nothing else', () => {
    expect(limits.get('customs-declaration.customs_regime')).toMatchObject({ enum: ['import', 'export'] });
  });

  it.each([...stated])('ENG-022 ENG-023 %s has no other limit than those of section 5', (field, limit) => {
    const { max, valid, format, cap: inputMaxLength } = limit;
    const { entry, ...written } = limits.get(field) ?? {};
    expect(written).toEqual(present({ maxLength: valid ?? max, format, inputMaxLength, ...beside[field] }));
    expect(entry).toEqual(valid === undefined ? undefined : present({ maxLength: max, format }));
  });

  it('every list with a number of rows stands in the lists of rows', () => {
    const limited = objects.flatMap(({ name, schema }) =>
      listsOf(schema)
        .filter(([, { maxItems, advisedMaxItems }]) => (maxItems ?? advisedMaxItems) !== undefined)
        .map(([list]) => `${name}.${list}`),
    );
    const known = [ROW_LIMITS, ADVISED_ROWS].flatMap((numbers) =>
      Object.entries(numbers).flatMap(([owner, lists]) =>
        Object.keys(lists).map((list) => `${owner}.${list}`),
      ),
    );
    expect(limited.sort()).toEqual(known.sort());
  });
});

function present(limits: object): FieldLimits {
  return Object.fromEntries(Object.entries(limits).filter(([, value]) => value !== undefined));
}
