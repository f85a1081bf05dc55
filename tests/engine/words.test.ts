import { describe, expect, test } from 'vitest';
import { isMarked, plainWords, slipsBetween, templateKey, wordsOf } from '../../src/engine/index.ts';

describe('words compared', () => {
  test.each([
    ['Straße', ['strasse']],
    ['Ærø Łódź', ['aero', 'lodz']],
    ['œuvre Đà ðþ ı', ['oeuvre', 'da', 'dth', 'i']],
    ['Café-au-lait, café 12', ['cafe', 'au', 'lait', '12']],
    [' – ', []],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  test.each([
    ['lon', 'london', 0],
    ['lodnon', 'london', 1],
    ['ondon', 'london', 1],
    ['lomdon', 'london', 1],
    ['loondon', 'london', 1],
    // The second letter of each pair is the other's first, yet nothing was swapped.
    ['aba', 'bca', 2],
    ['abb', 'bcb', 2],
    ['abx', 'cay', 3],
    ['xa', 'ab', 1],
    ['ba', 'cb', 2],
  ])('%s is %s but for %i slips', (typed, word, slips) => {
    expect(slipsBetween(typed, word)).toBe(slips);
  });
});

describe('a text with markup is told', () => {
  test.each([
    ['<ul><li>one<li>two</ul>', 'one\ntwo'],
    ['<ul><li>one</li><li>two</li></ul>three', 'one\ntwo\nthree'],
    ['one<br>two<br/> three', 'one\ntwo\nthree'],
    ['one<ul>two</ul>three', 'one\ntwo\nthree'],
    ['one<ulx>two</lix>three', 'onetwothree'],
    ['<p>one</p><p><b>t</b>wo</p>', 'one\ntwo'],
    ['a &lt;b&gt; &amp;amp; &#65;&#1114112;&nbsp;c', 'a <b> &amp; A&#1114112; c'],
    ['one<!-- two -->three<script>four</script><style>five', 'onethree'],
    ['1 < 2', '1 < 2'],
    [' as it is ', ' as it is '],
    ['one<!-- two', 'one'],
    ['one<SCRIPT>two', 'one'],
  ])('%j as %j', (markup, words) => {
    expect(plainWords(markup)).toBe(words);
  });

  test('only where it can hold any', () => {
    expect(['a & b', '1 < 2', 'plain'].map(isMarked)).toEqual([true, true, false]);
  });
});

test.each([
  ['seller_city', 'sellerCity'],
  ['seller_vat', 'sellerVAT'],
  ['seller__line_2', 'sellerLine2'],
  ['name', 'name'],
])('CUS-174 the member %s of a kept party is named %s', (member, key) => {
  expect(templateKey(member)).toBe(key);
});
