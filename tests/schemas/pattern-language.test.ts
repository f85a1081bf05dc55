import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takesAll } from '../../generators/edits/pattern-language.ts';

describe('whether one pattern takes all that another takes', () => {
  it.each([
    ['^[0-9]{8}$', '^[0-9]{8}([0-9]{2})?$', true],
    ['^[0-9]{8}([0-9]{2})?$', '^[0-9]{8}$', false],
    ['^A.*$', 'A', true],
    ['A', '^A', false],
    ['^(a|b)+$', '^[ab]*$', true],
    ['^[^0-9]$', '^[A-Za-z]$', false],
    ['^GB', '^[A-Z]{2}', true],
    ['^(/[^/]+)*$', '^(/[a-z]+)*$', false],
    ['^/$|^/a$', '^/a?$', true],
    ['^.{1,512}$', '^.{1,600}$', true],
    ['^.{1,600}$', '^.{1,512}$', false],
    ['^\\d\\.\\w$', '^[0-9][.][0-9A-Za-z_]$', true],
    ['^(a?){3}$', '^a{0,3}$', true],
    ['^(?=a)a$', '^a$', undefined],
    ['^\\bа$', '^a$', undefined],
  ])('%s by %s: %s', (pattern, by, answer) => {
    expect(takesAll(pattern, by)).toBe(answer);
  });

  it('agrees with the texts that the patterns take', () => {
    const part = fc.constantFrom('a', 'b', '[ab]', '(a|bc)', 'c?', '[^a]', 'a{1,2}', '(ab)*', '.');
    const aPattern = fc.array(part, { minLength: 1, maxLength: 4 }).map((parts) => `^${parts.join('')}$`);
    const aText = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(
        aPattern,
        aPattern,
        fc.array(aText, { minLength: 30, maxLength: 60 }),
        (one, other, texts) => {
          const takes = (pattern: string, text: string) => new RegExp(pattern, 'u').test(text);
          const example = texts.find((text) => takes(one, text) && !takes(other, text));
          if (example !== undefined) expect(takesAll(one, other), example).toBe(false);
        },
      ),
      { seed: 7, numRuns: 400 },
    );
  });
});
