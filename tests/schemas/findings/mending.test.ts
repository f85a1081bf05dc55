import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import { mended } from '../../../generators/check/mending.ts';

const validate = new Ajv({ allErrors: true, strict: false, verbose: true }).compile({
  type: 'object',
  additionalProperties: false,
  properties: {
    version: { type: 'integer' },
    text: { type: 'string' },
    one: { enum: ['red', 'blue'] },
    only: { const: 'this' },
    rows: { type: 'array', minItems: 1, maxItems: 12, items: { type: 'string' } },
    few: { type: 'array', maxItems: 1, items: { type: 'string' } },
    choices: { type: 'array', items: { enum: ['red', 'blue'] } },
    free: { type: 'object', additionalProperties: { type: 'integer' } },
    names: { type: 'object', propertyNames: { pattern: '^[a-z]$' } },
    inner: { $ref: '#' },
    choice: {
      type: 'object',
      additionalProperties: false,
      anyOf: [{ required: ['a'] }, { required: ['b', 'c'] }],
      properties: { a: {}, b: {}, c: {} },
    },
    needs: { type: 'object', dependencies: { a: ['b'] } },
  },
});

/** The same, so many times inside of itself under a misspelt name. */
const nested = (times: number, name = 'iner'): object =>
  times === 0 ? { text: 'a' } : { [name]: nested(times - 1, name) };

describe('a file with its slips mended', () => {
  it.each<[string, unknown, unknown, boolean]>([
    ['nothing', { text: 'a' }, { text: 'a' }, false],
    ['a name', { txt: 'a' }, { text: 'a' }, false],
    ['a name that is there', { txt: 'b', text: 'a' }, { text: 'a' }, false],
    ['a name that nobody can guess', { seventeen: 'a' }, {}, false],
    ['a name with signs', { 'te/xt~': 'a', 'x~y/z': 1 }, { text: 'a' }, false],
    ['a name inside of a misspelt one', { iner: { txt: 'a' } }, { inner: { text: 'a' } }, false],
    ['seven names inside of each other', nested(7), nested(7, 'inner'), false],
    ['a value', { text: 3, only: 'this' }, { only: 'this' }, true],
    ['a value inside', { inner: { text: 3, one: 'red' } }, { inner: { one: 'red' } }, true],
    ['a value at a name with signs', { free: { 'a/b': 'x', 'c~d': 'y', e: 1 } }, { free: { e: 1 } }, true],
    ['a choice', { one: 'rad' }, { one: 'red' }, false],
    ['a choice in a list', { choices: ['blue', 'rad'] }, { choices: ['blue', 'red'] }, false],
    ['a choice that nobody can guess', { choices: ['blue', 'seventeen'] }, { choices: ['blue'] }, true],
    ['a name of a choice of names', { choice: { aa: 1 } }, { choice: { a: 1 } }, false],
    ['half a choice of names', { choice: { b: 1 } }, {}, true],
    ['the only value', { only: 'that' }, { only: 'this' }, false],
    [
      'entries of a list, of which one is behind the tenth',
      { rows: [...'ab', 1, ...'defghij', 2, 'l'] },
      { rows: [...'abdefghijl'] },
      true,
    ],
    ['a list that is too long by a wrong entry', { few: ['a', 1] }, { few: ['a'] }, true],
    ['a list that is empty without its wrong entries', { rows: [1, 2], text: 'a' }, { text: 'a' }, true],
    ['what needs something else', { needs: { a: 1, c: 2 } }, { needs: { c: 2 } }, true],
  ])('has mended %s', (_, value, kept, isLess) => {
    const before = structuredClone(value);
    expect(mended(value, validate)).toEqual({ value: kept, isLess });
    expect(value).toEqual(before);
  });

  it.each([
    ['a whole of another type', []],
    ['nothing', null],
    ['a version', { version: 'one' }],
    ['a name of another form', { names: { A: 1 } }],
    ['eight names inside of each other', nested(8)],
  ])('is given up for %s', (_, value) => {
    expect(mended(value, validate)).toBeUndefined();
  });
});
