import { describe, expect, it } from 'vitest';
import { groupDigits, isNumber, isOwnWord, valueText } from '../../src/engine/index.ts';
import { field } from './cargo.ts';

const words = {
  yes: 'Yes',
  no: 'No',
  label: (_list: string, code: string) => (code === 'GB' ? 'Great Britain' : undefined),
};

describe('a value is read', () => {
  const digits = { format: 'digits' } as const;
  const code = { valid: { ...digits, pattern: '[0-9]{10}' } };
  it.each([
    ['a truth as its word', field('a', { type: 'boolean' }), true, { value: 'Yes', kind: 'text' }],
    ['a text as it is', field('a'), '1234', { value: '1234', kind: 'text' }],
    [
      'a code with its words',
      field('a', { codeList: 'x' }),
      'GB',
      { value: 'GB', kind: 'code', words: 'Great Britain' },
    ],
    ['a code without words', field('a', { codeList: 'x' }), 'ZZ', { value: 'ZZ', kind: 'code' }],
    [
      'digits of a fixed shape as a code',
      field('a', code),
      '0808108090',
      { value: '0808108090', kind: 'code' },
    ],
    ['a figure somebody types', field('a', { valid: digits }), '1234', { value: '1234', kind: 'number' }],
    [
      'a figure nobody types',
      field('a', { valid: digits, readOnly: true }),
      '1234',
      { value: '1,234', kind: 'number' },
    ],
    [
      'a day with slashes',
      field('a', { valid: { format: 'date' } }),
      '26-11-2026',
      { value: '26/11/2026', kind: 'number' },
    ],
  ])('%s', (_, one, value, text) => {
    expect(valueText(one, value, words)).toEqual(text);
  });

  it.each([
    ['digits', field('a', { valid: digits }), true],
    ['a whole number', field('a', { type: 'integer' }), true],
    ['a number entered as one', field('a', { entry: { format: 'numeric' } }), true],
    ['digits of a fixed shape', field('a', code), false],
    ['a text of a fixed shape', field('a', { valid: { pattern: 'x' } }), false],
    ['digits that are a code', field('a', { valid: digits, codeList: 'x' }), false],
  ])('to the right where it is a figure: %s', (_, one, isOne) => {
    expect(isNumber(one)).toBe(isOne);
  });
});

describe('read-only figures', () => {
  it.each([
    ['18440.25', '18,440.25'],
    ['388412.10', '388,412.10'],
    ['1902', '1,902'],
    ['999', '999'],
    ['0.5', '0.5'],
    ['1000000', '1,000,000'],
    ['12.', '12.'],
  ])('%s is shown as %s, no digit lost', (stored, shown) => {
    expect(groupDigits(stored)).toBe(shown);
  });

  it('a text that is no figure stays as it is', () => {
    expect(groupDigits('1e3')).toBe('1e3');
  });
});

describe('a code that is the word its label begins with is not said beside it', () => {
  it.each([
    ['import', 'Import', true],
    ['usual', 'Usual: as entered', true],
    ['T2M', 'T2M Proof', true],
    ['EUR', 'Euro', false],
    ['A', 'Andorra', false],
    ['7', '7th', false],
    ['CT', 'Carton', false],
  ])('%s, %s: %s', (code, label, isOne) => {
    expect(isOwnWord(code, label)).toBe(isOne);
  });
});
