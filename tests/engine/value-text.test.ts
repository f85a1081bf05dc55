import { describe, expect, it } from 'vitest';
import { groupDigits, isOwnWord } from '../../src/engine/index.ts';

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
