import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { UiSchema } from '../../generators/authored.ts';
import { type EditKind, kindOf } from '../../generators/edits/change.ts';
import { changesBetween, type Edition, editionOf } from '../../generators/edits/compare.ts';
import { checkChanges } from '../../generators/edits/field-changes.ts';
import { authoredOf } from '../../generators/read-authored.ts';
import { readSourceFiles, sourceFile } from '../../generators/source-files.ts';
import type { Rule } from '../../src/engine/catalogue.ts';
import { checkDocument, type FieldCheck, type FieldDefinition, judgeValue } from '../../src/engine/index.ts';

/** What an edit is by what it does: to some it takes something it refused, or the other way round. */
function kindBy(lost: boolean, gained: boolean): EditKind | undefined {
  return lost ? 'narrower' : gained ? 'wider' : undefined;
}

describe('the kind of an edit of one check, by all short texts that it takes before and after', () => {
  /** Each keyword alone, and such as bound each other. */
  const checks: readonly FieldCheck[] = [
    {},
    { maxLength: 1 },
    { maxLength: 2 },
    { maxLength: 3 },
    { minLength: 2 },
    { minLength: 3 },
    { minLength: 2, maxLength: 3 },
    { minLength: 1 },
    { format: 'numeric' },
    { format: 'digits' },
    { format: 'digits', maxLength: 2 },
    { format: 'numeric', minLength: 2 },
    { pattern: '^[0-9]{2}$' },
    { pattern: '^[0-9]{1,2}$' },
    { pattern: '^[1A]+$', maxLength: 2 },
    { pattern: '^[^A]*$' },
    { pattern: '^.{1,2}$' },
    { pattern: '^[1-9.]*$', format: 'numeric' },
    { pattern: 'A' },
    { enum: ['1', 'A'] },
    { enum: ['1', '11'] },
    { enum: ['1', 'A.'], maxLength: 1 },
    { enum: ['11', '1.'], format: 'digits' },
  ];
  const letters = ['1', '0', 'A', '.', '-', '\n'];
  const longer = (texts: readonly string[]) =>
    texts.flatMap((text) => letters.map((letter) => text + letter));
  const texts = [letters, longer(letters), longer(longer(letters)), longer(longer(longer(letters)))].flat();
  const taken = new Map(
    checks.map((check) => [check, new Set(texts.filter((text) => isRight(check, text)))]),
  );

  it.each(checks.map((before) => [JSON.stringify(before), before] as const))('from %s', (_, before) => {
    const found = checks.map((after) => [JSON.stringify(after), kindOf(checkChanges(before, after))]);
    const expected = checks.map((after) => [
      JSON.stringify(after),
      kindBy(
        isLacking(taken.get(after)!, taken.get(before)!),
        isLacking(taken.get(before)!, taken.get(after)!),
      ),
    ]);
    expect(found).toEqual(expected);
  });

  it.each<[FieldCheck, FieldCheck, EditKind | undefined]>([
    [{ format: 'date' }, { maxLength: 10 }, 'wider'],
    [{ maxLength: 10 }, { format: 'date' }, 'narrower'],
    [{ format: 'date' }, { format: 'date', maxLength: 9 }, 'narrower'],
    [{ format: 'date' }, { format: 'date', maxLength: 10 }, undefined],
    [{ format: 'date' }, { format: 'date-time' }, 'narrower'],
    [{ format: 'date' }, { pattern: '^[0-3][0-9]-[01][0-9]-[0-9]{4}$' }, 'wider'],
    [{ enum: ['29-02-2024'] }, { format: 'date' }, 'wider'],
    [{ enum: ['29-02-2023'] }, { format: 'date' }, 'narrower'],
    [{ pattern: '^29-02-20[0-9]{2}$' }, { format: 'date' }, 'unclear'],
    [{ pattern: '^28-02-[0-9]{4}$' }, { format: 'date' }, 'narrower'],
    [{ pattern: '^(?=1)[0-9]$' }, { pattern: '^[0-9]$' }, 'unclear'],
    [{ pattern: '^(?=1)[0-9]$' }, {}, 'wider'],
    [{ pattern: '^(?=1)[0-9]$' }, { enum: ['2'] }, 'narrower'],
    [{ enum: ['2'] }, { pattern: '^(?=1)[0-9]$' }, 'narrower'],
    [{ pattern: '^[0-9]$' }, { pattern: '^(?=1)[0-9]$' }, 'unclear'],
    [{ pattern: '^(?=A)[0-9]$' }, { maxLength: 3 }, 'unclear'],
  ])('dates, and patterns that cannot be read: from %j to %j', (before, after, kind) => {
    expect(kindOf(checkChanges(before, after))).toBe(kind);
  });

  it.each<[FieldCheck, FieldCheck]>([
    [{ minimum: 2 }, { minimum: 1 }],
    [{ minimum: 2 }, {}],
    [
      { minimum: 2, maximum: 3 },
      { minimum: 1, maximum: 4 },
    ],
    [{ maximum: 3 }, { maximum: 2 }],
    [{ minimum: 1, maximum: 3 }, { minimum: 2 }],
    [{}, { maximum: 5 }],
  ])('numbers: from %j to %j and back', (one, other) => {
    const numbers = Array.from({ length: 8 }, (_, number) => number);
    const ofNumbers = (check: FieldCheck) => new Set(numbers.filter((number) => isRight(check, number)));
    for (const [before, after] of [
      [one, other],
      [other, one],
    ] as const) {
      const [was, is] = [ofNumbers(before), ofNumbers(after)];
      expect(kindOf(checkChanges(before, after))).toBe(kindBy(isLacking(is, was), isLacking(was, is)));
    }
  });
});

describe('the kind of an edit of the rules of one field, by all documents before and after', () => {
  const schemas = fileURLToPath(new URL('../../schemas', import.meta.url));
  const files = readSourceFiles(schemas).filter(({ name }) => !name.includes('/fixtures/'));
  const qualifier = (schema: object): Rule['condition'] => ({ scope: './qualifier', schema });
  const status = (schema: object): Rule['condition'] => ({ scope: './doc_status', schema });
  const require = (condition?: Rule['condition']): Rule => ({
    effect: 'require',
    ...(condition && { condition }),
  });
  const hide = (condition?: Rule['condition']): Rule => ({ effect: 'hide', ...(condition && { condition }) });

  const ruleSets: readonly (readonly Rule[])[] = [
    [],
    [require()],
    [{ effect: 'disable' }],
    [require(qualifier({ minLength: 1 }))],
    [require(qualifier({ minLength: 2 }))],
    [require(qualifier({ const: 'KGM' }))],
    [require(qualifier({ enum: ['KGM', 'A'] }))],
    [require(qualifier({ not: { const: '' } }))],
    [require(qualifier({ const: 'KGM' })), require(status({ const: 'AE' }))],
    [
      require({
        scope: '.',
        schema: { properties: { qualifier: { minLength: 1 }, doc_status: { const: 'AE' } } },
      }),
    ],
    [hide(qualifier({ const: 'KGM' }))],
    [hide(status({ maxLength: 1 }))],
    [require(), hide(qualifier({ const: 'KGM' }))],
    [require(qualifier({ minLength: 1 })), hide(status({ const: 'AE' }))],
    [require(status({ const: 'AE' })), hide(status({ const: 'AE' }))],
  ];
  const editions = ruleSets.map(withRules);
  const documents = ['', 'A', 'AB', 'KGM'].flatMap((unit) =>
    ['', 'A', 'AE', 'XX'].flatMap((state) =>
      ['', '1', 'no number'].map((quantity) => ({
        CDSItems: [
          {
            uuid: 'i',
            CertificateCDSItems: [{ uuid: 'c', qualifier: unit, doc_status: state, quantity_wo: quantity }],
          },
        ],
      })),
    ),
  );
  const taken = editions.map(
    (edition) => new Set(documents.filter((document) => problemsOf(edition, document) === 0)),
  );

  it.each(ruleSets.map((rules, index) => [JSON.stringify(rules), index] as const))('from %s', (_, from) => {
    const found = ruleSets.map((rules, to) => [
      JSON.stringify(rules),
      kindOf(changesBetween(editions[from]!, editions[to]!)),
    ]);
    const expected = ruleSets.map((rules, to) => [
      JSON.stringify(rules),
      kindBy(isLacking(taken[to]!, taken[from]!), isLacking(taken[from]!, taken[to]!)),
    ]);
    expect(found).toEqual(expected);
  });

  it('is unclear where a pattern leaves open which values it is about', () => {
    const one = withRules([require(qualifier({ pattern: '^K' }))]);
    const other = withRules([require(qualifier({ pattern: '^KG' }))]);
    expect(kindOf(changesBetween(one, other))).toBe('unclear');
    expect(kindOf(changesBetween(editions[0]!, one))).toBe('narrower');
    expect(kindOf(changesBetween(one, editions[0]!))).toBe('wider');
  });

  /** The product's schemas with other rules of the quantity written off. */
  function withRules(rules: readonly Rule[]): Edition {
    const name = 'rows/produced-document.ui.json';
    return editionOf(
      authoredOf(
        files.map((file) => {
          if (file.name !== name) return sourceFile(file.name, file.text);
          const ui = JSON.parse(file.text) as UiSchema;
          const fields = { ...ui.fields, quantity_wo: { ...ui.fields.quantity_wo, rules } };
          return sourceFile(name, JSON.stringify({ ...ui, fields }));
        }),
      ),
    );
  }

  function problemsOf({ catalogue }: Edition, document: (typeof documents)[number]): number {
    const found = checkDocument(catalogue.documents['customs-declaration']!, document, {});
    return found.filter(({ path }) => path.at(-1) === 'quantity_wo').length;
  }
});

/** True where the first lacks something that the second has. */
function isLacking<T>(one: ReadonlySet<T>, other: ReadonlySet<T>): boolean {
  return [...other].some((value) => !one.has(value));
}

function isRight(valid: FieldCheck, value: string | number): boolean {
  const type = typeof value === 'string' ? 'string' : 'integer';
  const field = { name: 'x', type, label: '', help: {}, valid, entry: valid, widget: 'text' };
  return judgeValue({ ...field, rules: [], defaults: [] } as FieldDefinition, value) === undefined;
}
