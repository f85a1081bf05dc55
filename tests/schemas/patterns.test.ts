import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takesAll, textBeyond } from '../../generators/patterns/inclusion.ts';
import { parsePattern } from '../../generators/patterns/syntax.ts';
import { textsOf } from '../../generators/patterns/texts.ts';

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

describe('the texts of a pattern', () => {
  it.each([
    ['^[0-9]{8}([0-9]{2})?$', 8, 10],
    ['^(a|bcd)+$', 1, Infinity],
    ['^a{2,}$', 2, Infinity],
    ['^(?:ab|c){3}$', 3, 6],
    ['^\\d\\D\\w\\W\\s\\S\\t\\n$', 8, 8],
    ['a', 1, Infinity],
    ['^a', 1, Infinity],
    ['^$', 0, 0],
    ['^[^A]*$', 0, Infinity],
    ['^[\\d\\-x]$', 1, 1],
    ['^[é-ü]$', 1, 1],
    ['^(ab??|cd){0,2}$', 0, 4],
  ])('%s have %s to %s characters', (pattern, shortest, longest) => {
    const texts = textsOf(pattern)!;
    expect(texts).toMatchObject({ shortest, longest });
    expect(texts.samples).not.toEqual([]);
    for (const sample of texts.samples) expect(sample).toMatch(new RegExp(pattern, 'u'));
    const lengths = texts.samples.map(({ length }) => length);
    expect(Math.min(...lengths)).toBe(shortest);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(longest);
  });

  it.each(['^(?=a)a$', '^a(?!b)', '^(a)\\1$', '^\\bа$', '^\\p{L}$', '^(?<a>b)$'])(
    'of %s are not known',
    (pattern) => {
      expect(textsOf(pattern)).toBeUndefined();
      expect(parsePattern(pattern)).toBeUndefined();
    },
  );

  it('of random patterns are texts that they take, the shortest among them', () => {
    const part = fc.constantFrom(
      'a',
      '[ab]',
      '(a|bc)',
      'c?',
      '[^a]',
      'a{1,2}',
      '(ab)*',
      '.',
      '\\d',
      '\\S+',
      '(x|y?)z',
    );
    const patterns = fc.array(part, { minLength: 1, maxLength: 5 }).map((parts) => `^${parts.join('')}$`);
    fc.assert(
      fc.property(patterns, (pattern) => {
        const { samples, shortest, longest } = textsOf(pattern)!;
        for (const sample of samples) {
          expect(sample, pattern).toMatch(new RegExp(pattern, 'u'));
          expect(sample.length).toBeGreaterThanOrEqual(shortest);
          expect(sample.length).toBeLessThanOrEqual(longest);
        }
        const bounds = `{${shortest},${longest === Infinity ? '' : longest}}`;
        expect(takesAll(pattern, `^[\\s\\S]${bounds}$`), pattern).toBe(true);
      }),
      { seed: 3, numRuns: 300 },
    );
  });
});

describe('a text beyond', () => {
  const beyond = (narrow: readonly string[], wide: string) =>
    textBeyond(
      narrow.map((pattern) => parsePattern(pattern)!),
      parsePattern(wide)!,
    );

  it('is the shortest that all of one side take and the other does not', () => {
    expect(beyond(['^[0-9]*$', '^.{2,5}$'], '^[0-9]{2,3}$')).toMatchObject({ text: '1111' });
    expect(beyond(['^[0-9]*$', '^.{2,5}$'], '^[0-9]{2,5}$')).toEqual({});
    expect(beyond(['^a$', '^b$'], '^c$')).toEqual({});
  });

  it('is not looked for without end', () => {
    expect(beyond(['^[ab]*$'], '^[ab]*a[ab]{4}$|^[ab]*$')).toEqual({});
    expect(beyond(['^[ab]*$'], '^[ab]*a[ab]{14}$|^[ab]*$')).toBeUndefined();
  });
});
