import { describe, expect, it } from 'vitest';
import type { FieldCheck } from '../../src/engine/catalogue.ts';
import { checkDocument, type DocumentData } from '../../src/engine/index.ts';
import { judgeEntry } from '../../src/engine/judge.ts';
import { validators } from '../../src/generated/validators.ts';
import { ADVISED_ROWS, ROW_LIMITS } from './row-limits.ts';
import { declaration, documentWith, objects, present, rows } from './rows.ts';
import { STATED_LIMITS } from './section-5.ts';

const valid = validators['customs-declaration'].valid;

describe('limits of section 5, against the numbers written out by hand', () => {
  it.each(STATED_LIMITS)(
    '$ledger $row $field: at most $max',
    ({ row, field: name, max, format, cap, valid: most }) => {
      const field = present(rows.get(row)?.fields[name]);
      expect(field.entry.maxLength).toBe(max);
      expect(field.entry.format).toBe(format);
      expect(field.inputMaxLength).toBe(cap);
      expect(field.valid.maxLength).toBe(most ?? max);
      expect(field.valid.format).toBe(format);
    },
  );

  it('CUS-255 no field of a declaration has a least number of characters', () => {
    const least = objects.flatMap((object) =>
      Object.values(object.fields)
        .filter(({ valid, entry }) => valid.minLength !== undefined || entry.minLength !== undefined)
        .map((field) => `${object.name}.${field.name}`),
    );
    expect(least).toEqual([]);
  });

  it('CUS-255 every other field may be typed without limit, and names the source of a validity limit', () => {
    const stated = new Set(STATED_LIMITS.map(({ row, field }) => `${row}.${field}`));
    const unstated = objects.flatMap((object) =>
      Object.values(object.fields)
        .filter((field) => field.type === 'string' && !stated.has(`${object.name}.${field.name}`))
        .filter((field) => field.entry.maxLength !== undefined)
        .map((field) => `${object.name}.${field.name}`),
    );
    expect(unstated).toEqual([]);
  });

  it.each(STATED_LIMITS)(
    '$ledger $row $field: entries and documents at $max and one over, by the number written here',
    ({ row, field: name, max, format, valid: most = max }) => {
      const field = present(rows.get(row)?.fields[name]);
      const text = (length: number) => (format === undefined ? 'x' : '1').repeat(length);
      if (field.valid.enum === undefined) {
        expect(judgeEntry(field, text(max)).accepted).toBe(true);
        expect(valid(documentWith(row, { [name]: text(most) }))).toBe(true);
      }
      expect(judgeEntry(field, text(max + 1)).accepted).toBe(false);
      expect(valid(documentWith(row, { [name]: text(most + 1) }))).toBe(false);
    },
  );
});

it('CUS-312: a guarantee reference longer than the specification lets type is valid as customs have it, and not marked', () => {
  const field = present(rows.get('guarantee')?.fields.guarantee_ref);
  const marked = (length: number) => {
    const guarantee = { guarantee: 'number', guarantee_ref: 'G'.repeat(length) };
    const document = documentWith('guarantee', guarantee) as DocumentData;
    return checkDocument(declaration, document, {}).filter(({ path }) => path.includes('guarantee_ref'));
  };
  expect([24, 25, 70].map((length) => marked(length).length)).toEqual([0, 0, 0]);
  expect(marked(71)).toMatchObject([{ severity: 'error', code: 'problem.maxLength' }]);
  expect([24, 25, 70].map((length) => judgeEntry(field, 'G'.repeat(length)).accepted)).toEqual([
    true,
    false,
    false,
  ]);
});

describe('most rows of a list, against the numbers written out by hand', () => {
  it('no list has another one', () => {
    expect(numbersOf('maxRows')).toEqual(ROW_LIMITS);
    expect(numbersOf('advisedRows')).toEqual(ADVISED_ROWS);
  });

  it('a declaration has an item, and no other list has a least number of rows', () => {
    const least = objects.flatMap(({ lists }) =>
      Object.values(lists).flatMap((list) => (list.minRows === undefined ? [] : [[list.name, list.minRows]])),
    );
    expect(least).toEqual([['CDSItems', 1]]);
    expect(valid({ CDSItems: [] })).toBe(false);
  });

  /** The numbers that lists have, by owner and list. */
  function numbersOf(limit: 'maxRows' | 'advisedRows') {
    const numbers = objects.map(({ name, lists }) => {
      const limited = Object.values(lists).flatMap((list) =>
        list[limit] === undefined ? [] : [[list.name, list[limit]] as const],
      );
      return [name, Object.fromEntries(limited)] as const;
    });
    return Object.fromEntries(numbers.filter(([, lists]) => Object.keys(lists).length > 0));
  }

  const listsIn = (numbers: typeof ROW_LIMITS) =>
    Object.entries(numbers).flatMap(([owner, limits]) =>
      Object.entries(limits).map(([list, most]) => ({ owner, list, most })),
    );
  const withRows = (owner: string, list: string, count: number) =>
    documentWith(owner, { [list]: Array.from({ length: count }, (_, i) => ({ uuid: `x${i}` })) });

  it.each(listsIn(ADVISED_ROWS))(
    '$owner.$list: above $most they are flagged, and still valid',
    ({ owner, list, most }) => {
      const flagged = (count: number) =>
        checkDocument(declaration, withRows(owner, list, count) as DocumentData, {}).filter(
          ({ path }) => path.at(-1) === list,
        );
      expect(flagged(most)).toEqual([]);
      expect(flagged(most + 1)).toMatchObject([
        {
          severity: 'warning',
          code: 'problem.advisedMaxItems',
          message: `More than ${most} rows, which customs may not take.`,
        },
      ]);
      expect(valid(withRows(owner, list, most + 1)), JSON.stringify(valid.errors)).toBe(true);
    },
  );

  it.each(listsIn(ROW_LIMITS))(
    '$owner.$list: $most are accepted, one more is refused',
    ({ owner, list, most }) => {
      const rowsOf = (count: number) => withRows(owner, list, count);
      expect(valid(rowsOf(most)), JSON.stringify(valid.errors)).toBe(true);
      expect(valid(rowsOf(most + 1))).toBe(false);
      expect(valid.errors?.map((error) => [error.instancePath.split('/').at(-1), error.keyword])).toEqual([
        [list, 'maxItems'],
      ]);
      const found = checkDocument(declaration, rowsOf(most + 1) as DocumentData, {}).filter(
        ({ code }) => code === 'problem.maxItems',
      );
      expect(found.map(({ message }) => message)).toEqual([`At most ${most} rows.`]);
    },
  );
});

describe('every limit has a document at it and one over it', () => {
  const limited = objects.flatMap((object) =>
    Object.values(object.fields).flatMap((field) =>
      limitsOf(field.valid).map((limit) => ({ object, field, ...limit })),
    ),
  );

  it('finds all of them', () => expect(limited.length).toBeGreaterThan(100));

  it.each(limited.map((l) => [`${l.object.name}.${l.field.name} ${l.keyword}`, l] as const))(
    '%s',
    (_, { object, field, keyword, at, over }) => {
      expect(valid(documentWith(object.name, { [field.name]: at })), JSON.stringify(valid.errors)).toBe(true);
      expect(valid(documentWith(object.name, { [field.name]: over }))).toBe(false);
      expect(
        valid.errors?.map((error) => [error.instancePath.split('/').at(-1), error.keyword]),
      ).toContainEqual([field.name, keyword]);
    },
  );

  it('where a pattern stands, the longest text it takes and one that it refuses are written out by hand', () => {
    const time = ['10:00:00+01', '10:00+01'] as const;
    const texts: Readonly<Record<string, readonly [longest: string, refused: string]>> = {
      acceptance_time: time,
      issue_time: time,
      exit_time: time,
      invoice_time: time,
      validity_time: time,
      // Country, type and qualifier of 4 characters, then the name: 256 by the message's format.
      location_goods: [`GBAU${'X'.repeat(256)}`, `GBEU${'X'.repeat(6)}`],
      commodityCode: ['0808108090', '080810809'],
    };
    const patterned = objects.flatMap(({ name, fields }) =>
      Object.values(fields)
        .filter(({ valid }) => valid.pattern !== undefined)
        .map((field) => ({ object: name, field })),
    );
    expect(patterned.map(({ field }) => field.name).sort()).toEqual(Object.keys(texts).sort());
    for (const { object, field } of patterned) {
      const [longest, refused] = present(texts[field.name]);
      expect(valid(documentWith(object, { [field.name]: longest })), field.name).toBe(true);
      expect(valid(documentWith(object, { [field.name]: `${longest}0` })), field.name).toBe(false);
      expect(valid(documentWith(object, { [field.name]: refused })), field.name).toBe(false);
    }
  });

  it('and none is left out: each keyword of each check is one of them, or stands beside a pattern', () => {
    const judged = new Set(
      limited.map(({ object, field, keyword }) => `${object.name}.${field.name} ${keyword}`),
    );
    const leftOut = objects.flatMap(({ name: owner, fields }) =>
      Object.values(fields).flatMap(({ name, valid: check }) =>
        Object.keys(check)
          // The texts of a pattern are written out above; a value of an enum has no other limit.
          .filter(
            (keyword) => check.pattern === undefined && (check.enum === undefined || keyword === 'enum'),
          )
          .map((keyword) => `${owner}.${name} ${keyword}`)
          .filter((limit) => !judged.has(limit)),
      ),
    );
    expect(leftOut).toEqual([]);
  });

  it('a blank field passes every check', () => {
    for (const object of objects) {
      const blanks = Object.values(object.fields).filter((field) => field.type === 'string');
      const document = documentWith(object.name, Object.fromEntries(blanks.map((field) => [field.name, ''])));
      expect(valid(document), JSON.stringify(valid.errors)).toBe(true);
    }
  });
});

interface Limit {
  readonly keyword: string;
  readonly at: unknown;
  readonly over: unknown;
}

/** A value at each limit of a check and one just over it, made from the check alone. */
function limitsOf(check: FieldCheck): readonly Limit[] {
  const limits: Limit[] = [];
  const { maxLength, minLength, format, pattern, minimum, maximum } = check;
  const values = check.enum;
  if (values) limits.push({ keyword: 'enum', at: values[0], over: `${String(values[0])}~` });
  if (maxLength !== undefined && !values && pattern === undefined) {
    const filler = format === undefined ? 'x' : '1';
    limits.push({ keyword: 'maxLength', at: filler.repeat(maxLength), over: filler.repeat(maxLength + 1) });
  }
  if (format === 'numeric') limits.push({ keyword: 'format', at: '1.5', over: '1,5' });
  if (format === 'digits' && pattern === undefined) limits.push({ keyword: 'format', at: '1', over: 'x' });
  if (format === 'date') limits.push({ keyword: 'format', at: '29-02-2024', over: '29-02-2023' });
  if (format === 'date-time')
    limits.push({ keyword: 'format', at: '29-02-2024 23:59', over: '29-02-2024 24:00' });
  if (minLength !== undefined && !values && pattern === undefined)
    limits.push({ keyword: 'minLength', at: 'x'.repeat(minLength), over: 'x'.repeat(minLength - 1) });
  if (minimum !== undefined) limits.push({ keyword: 'minimum', at: minimum, over: minimum - 1 });
  if (maximum !== undefined) limits.push({ keyword: 'maximum', at: maximum, over: maximum + 1 });
  return limits;
}
