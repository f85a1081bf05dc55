import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSealing } from '../../src/server/authorisation/sealing.ts';

const sealing = createSealing('a key of the sealing tests, long enough');

test('what is sealed is opened by the same key for the same place only', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), fc.string(), (secret, place, other) => {
      const sealed = sealing.seal(secret, place);
      expect(sealing.open(sealed, place)).toBe(secret);
      if (other !== place) expect(sealing.open(sealed, other)).toBeUndefined();
      expect(createSealing('another key').open(sealed, place)).toBeUndefined();
    }),
  );
});

test('one changed byte anywhere, or a part cut off, opens nothing', () => {
  const sealed = sealing.seal('access token', 'place');
  for (let at = 0; at < sealed.length; at += 1) {
    const changed = Buffer.from(sealed);
    changed[at]! ^= 1;
    expect(sealing.open(changed, 'place')).toBeUndefined();
    expect(sealing.open(sealed.subarray(0, at), 'place')).toBeUndefined();
  }
});

test('the same secret is never sealed to the same bytes', () => {
  expect(sealing.seal('secret', 'place')).not.toEqual(sealing.seal('secret', 'place'));
});

test('a key can be changed: what the key before sealed opens, and is sealed with the new one', () => {
  const sealed = createSealing('the old key').seal('secret', 'place');
  const both = createSealing('the new key', 'the old key');
  expect(both.open(sealed, 'place')).toBe('secret');
  expect(both.open(sealed, 'elsewhere')).toBeUndefined();
  const anew = both.resealed(sealed, 'place')!;
  expect(createSealing('the new key').open(anew, 'place')).toBe('secret');
  expect(both.resealed(anew, 'place')).toBeUndefined();
  expect(createSealing('the new key', 'another').resealed(sealed, 'place')).toBeUndefined();
});
