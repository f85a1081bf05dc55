import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { authoredOf, readAuthored } from '../../generators/authored.ts';
import { type EditKind, kindOf } from '../../generators/edits/change.ts';
import { committedSchemas } from '../../generators/edits/committed.ts';
import { changesBetween, type Edition, editionOf } from '../../generators/edits/compare.ts';
import { checkChanges } from '../../generators/edits/field-changes.ts';
import { readSourceFiles, sourceFile } from '../../generators/source-files.ts';
import { type FieldCheck, type FieldDefinition, judgeValue } from '../../src/engine/index.ts';

const schemas = fileURLToPath(new URL('../../schemas', import.meta.url));
const product = editionOf(readAuthored(schemas));

/** The product's schemas with one text of one file replaced; texts of what is renamed are there. */
function edited(file: string, from: string, to: string): Edition {
  const files = readSourceFiles(schemas).map(({ name, text }) => {
    if (name === 'locale/en.json' && file !== name) return sourceFile(name, text.replace('{', `{ ${texts}`));
    if (name !== file) return sourceFile(name, text);
    expect(text, `${file} holds ${from}`).toContain(from);
    return sourceFile(name, text.replace(from, to));
  });
  return editionOf(authoredOf(files));
}

const texts = `"fields.item.ref_number_gone.label": "x", "fields.container.container_number.label": "x", "lists.customs-declaration.sealItems.label": "x",`;

const ITEM = 'customs-declaration/item';
const DECLARATION = 'customs-declaration/customs-declaration';

/** One edit each: file, text, its replacement, kind of the edit and what is said of it. */
const EDITS: readonly (readonly [string, string, string, string, EditKind | undefined, RegExp])[] = [
  [
    'a smaller maximum',
    'rows/package.schema.json',
    '"maxLength": 512',
    '"maxLength": 20',
    'narrower',
    /"shipping_mark": at most 20 characters instead of 512/,
  ],
  [
    'a greater maximum',
    'rows/package.schema.json',
    '"maxLength": 512',
    '"maxLength": 600',
    'wider',
    /at most 600 characters instead of 512/,
  ],
  ['no maximum', 'rows/container.schema.json', '"maxLength": 17,', '', 'wider', /no limit instead of 17/],
  [
    'digits for numbers',
    'rows/tax-line.schema.json',
    '"format": "numeric"',
    '"format": "digits"',
    'narrower',
    /format digits instead of numeric/,
  ],
  [
    'numbers for digits',
    'rows/package.schema.json',
    '"format": "digits"',
    '"format": "numeric"',
    'wider',
    /format numeric instead of digits/,
  ],
  ['another pattern', `${ITEM}.schema.json`, '^[0-9]{8}([0-9]{2})?$', '^[0-9]{10}$', 'narrower', /pattern/],
  [
    'a pattern that takes more',
    `${ITEM}.schema.json`,
    '([0-9]{2})?$',
    '([0-9]{2}){0,2}$',
    'wider',
    /pattern/,
  ],
  [
    'the same pattern in other signs',
    `${ITEM}.schema.json`,
    '([0-9]{2})?$',
    '(\\\\d\\\\d)?$',
    undefined,
    /^$/,
  ],
  [
    'a pattern that cannot be compared',
    `${ITEM}.schema.json`,
    '^[0-9]{8}([0-9]{2})?$',
    '^(?=[0-9])[0-9]{8}([0-9]{2})?$',
    'unclear',
    /which takes more cannot be told/,
  ],
  [
    'fewer lines of a field',
    `${ITEM}.ui.json`,
    '"widget": "multiline"',
    '"widget": "multiline", "maxRows": 6',
    'narrower',
    /at most 6 lines instead of no limit/,
  ],
  [
    'a field less',
    `${ITEM}.schema.json`,
    '"ref_number": {',
    '"ref_number_gone": {',
    'breaking',
    /"ref_number" is no field any more/,
  ],
  [
    'another default of new rows, which stored ones do not have',
    'rows/tax-line.schema.json',
    '"default": "usual"',
    '"default": "manual"',
    undefined,
    /^$/,
  ],
  [
    'a need more of a category',
    'customs-declaration/categories/b1.json',
    '"element": "1/7", "need": "depends", "level": "declaration"',
    '"element": "1/7", "need": "always", "level": "declaration", "severity": "error"',
    'narrower',
    /B1 has for 1\/7 always declaration error instead of depends declaration/,
  ],
  [
    'a need less of a category',
    'customs-declaration/categories/b1.json',
    '"element": "1/1", "need": "always", "level": "declaration", "severity": "error"',
    '"element": "1/1", "need": "optional", "level": "declaration"',
    'wider',
    /B1 has for 1\/1 optional declaration instead of always/,
  ],
  [
    'another regime of a category',
    'customs-declaration/categories/b1.json',
    '"regime": "export"',
    '"regime": "import"',
    'narrower',
    /B1 has regime import instead of export/,
  ],
  [
    'a code more',
    'lists/container-flags.json',
    '"options": [',
    '"options": [{ "value": "9", "label": "Nine" },',
    'wider',
    /The list has 9 as well/,
  ],
  [
    'a value fewer',
    'rows/tax-line.schema.json',
    '"usual", "automatic", "manual"',
    '"usual", "manual"',
    'narrower',
    /no more automatic/,
  ],
  [
    'a value more',
    `${DECLARATION}.schema.json`,
    '"enum": ["0", "1"]',
    '"enum": ["0", "1", "2"]',
    'wider',
    /now 2 as well/,
  ],
  [
    'a smaller entry',
    'rows/tax-line.schema.json',
    '"entry": { "maxLength": 2 }',
    '"entry": { "maxLength": 1 }',
    'narrower',
    /may be typed: at most 1 characters instead of 2/,
  ],
  [
    'a smaller input',
    'rows/produced-document.ui.json',
    '"inputMaxLength": 16',
    '"inputMaxLength": 15',
    'narrower',
    /typing ends at 15 instead of 16/,
  ],
  [
    'another type',
    `${DECLARATION}.schema.json`,
    '"self_representation": { "type": "boolean"',
    '"self_representation": { "type": "string"',
    'breaking',
    /type string instead of boolean/,
  ],
  [
    'a field renamed',
    'rows/container.schema.json',
    '"container_no"',
    '"container_number"',
    'breaking',
    /"container_no" is no field any more/,
  ],
  [
    'a list renamed',
    `${DECLARATION}.schema.json`,
    '"sealNumberItems"',
    '"sealItems"',
    'breaking',
    /"sealNumberItems" is no list any more/,
  ],
  [
    'rows of another kind',
    `${DECLARATION}.schema.json`,
    '../rows/seal.schema.json',
    '../rows/container.schema.json',
    'breaking',
    /has rows of container instead of seal/,
  ],
  [
    'fewer rows',
    `${DECLARATION}.schema.json`,
    '"maxItems": 999',
    '"maxItems": 99',
    'narrower',
    /at most 99 rows instead of 999/,
  ],
  ['no row needed', `${DECLARATION}.schema.json`, '"minItems": 1,', '', 'wider', /no limit instead of 1/],
  [
    'a rule that requires',
    'rows/produced-document.ui.json',
    '"doc_status": { "codeList"',
    '"doc_status": { "rules": [{ "effect": "require" }], "codeList"',
    'narrower',
    /"doc_status": required always/,
  ],
  [
    'another condition',
    'rows/produced-document.ui.json',
    '"minLength": 1',
    '"minLength": 2',
    'narrower',
    /required when \.\/qualifier is/,
  ],
  [
    'a field always disabled',
    'rows/produced-document.ui.json',
    '"doc_status": { "codeList"',
    '"doc_status": { "rules": [{ "effect": "disable" }], "codeList"',
    undefined,
    /^$/,
  ],
  [
    'a code less',
    'lists/container-flags.json',
    '"value": "1"',
    '"value": "2"',
    'narrower',
    /The list has no more 1/,
  ],
  [
    'another label',
    'locale/en.json',
    '"fields.package.shipping_mark.label": "',
    '"fields.package.shipping_mark.label": "X',
    undefined,
    /^$/,
  ],
  [
    'an older version',
    `${DECLARATION}.schema.json`,
    '"version": ',
    '"version": -',
    'breaking',
    /is older than/,
  ],
  [
    'another message',
    'customs-declaration/cds.message.json',
    '"maxLength": 35',
    '"maxLength": 34',
    'narrower',
    /The message is another one/,
  ],
];

describe('what an edit of the schemas means for stored documents', () => {
  it('nothing, when nothing was edited', () => {
    expect(changesBetween(product, product)).toEqual([]);
  });

  it.each(EDITS)('%s', (_, file, from, to, kind, says) => {
    const changes = changesBetween(product, edited(file, from, to));
    expect(kindOf(changes)).toBe(kind);
    expect(changes.map(({ text }) => text).join('\n')).toMatch(says);
  });

  it('is told once of a row that stands in several lists', () => {
    const changes = changesBetween(product, edited('rows/additional-information.schema.json', '512', '500'));
    expect(changes).toHaveLength(1);
  });

  it('every check that refuses a value it took before is called narrower', () => {
    fc.assert(
      fc.property(aCheck, aCheck, aValue, (before, after, value) => {
        fc.pre(isRight(before, value) && !isRight(after, value));
        expect(checkChanges(before, after).some(({ kind }) => kind === 'narrower')).toBe(true);
      }),
      { numRuns: 500, seed: 4, maxSkipsPerRun: 1000 },
    );
  });
});

describe('the schemas of a commit', () => {
  it('are read as they stood there', () => {
    const committed = committedSchemas(schemas, 'HEAD');
    expect(committed?.commit).toMatch(/^[0-9a-f]{7,}$/);
    const names = committed!.files.map(({ name }) => name);
    expect(names).toContain('rows/package.schema.json');
    expect(names).toEqual([...names].sort());
    for (const { syntaxErrors } of committed!.files) expect(syntaxErrors).toEqual([]);
  });

  it('are unknown outside a repository', () => {
    expect(committedSchemas(tmpdir(), 'HEAD')).toBeUndefined();
  });

  it('that does not exist are asked for in vain, in words', () => {
    expect(() => committedSchemas(schemas, 'no-such-branch')).toThrow(
      'There is no commit "no-such-branch" in this repository.',
    );
  });
});

const aCheck: fc.Arbitrary<FieldCheck> = fc
  .record(
    {
      maxLength: fc.integer({ min: 1, max: 6 }),
      minLength: fc.integer({ min: 1, max: 4 }),
      format: fc.constantFrom('numeric' as const, 'digits' as const, 'date' as const),
      pattern: fc.constantFrom('^[0-9]{2}$', '^[A-Z].*$'),
      enum: fc.subarray(['1', '12', 'AB', '1.5'], { minLength: 1 }),
    },
    { requiredKeys: [] },
  )
  .map((check) => check);

const aValue = fc.oneof(
  fc.constantFrom('1', '12', '123', '1.5', 'A', 'AB', '05-03-2024', '1234567'),
  fc.string({ minLength: 1, maxLength: 7 }),
);

function isRight(valid: FieldCheck, value: string): boolean {
  const field = { name: 'x', type: 'string', label: '', help: {}, valid, entry: valid, widget: 'text' };
  return judgeValue({ ...field, rules: [], defaults: [] } as FieldDefinition, value) === undefined;
}
