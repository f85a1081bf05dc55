import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codecs, readParts, writeParts } from '../../src/messages/codecs/index.ts';
import type { CodecUse } from '../../src/messages/map.ts';

const text = (length: number) => fc.string({ unit: 'grapheme-ascii', minLength: length, maxLength: length });
const day = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10).split('-').reverse().join('-'));
const clock = fc
  .tuple(fc.nat(23), fc.nat(59), fc.nat(59), fc.constantFrom('Z', '+01', '-05', '+00'))
  .map(([h, m, s, zone]) => `${[h, m, s].map((n) => String(n).padStart(2, '0')).join(':')}${zone}`)
  .filter((time) => time !== '00:00:00Z');

/** Field values that a codec must give back exactly, with the use they are of. */
const cases: Record<string, { use: Omit<CodecUse, 'codec'>; values: fc.Arbitrary<string[]> }> = {
  join: {
    use: { fields: ['a', 'b'], parts: ['text'], widths: [2] },
    values: fc.tuple(text(2), text(1)).map((values) => [...values]),
  },
  split: {
    use: { fields: ['code'], parts: ['country', 'type', 'qualifier', 'name'], widths: [2, 1, 1] },
    values: fc.string({ unit: 'grapheme-ascii' }).map((value) => [value]),
  },
  'date-102': { use: { fields: ['date'], parts: ['date'] }, values: day.map((date) => [date]) },
  'date-forms': {
    use: { fields: ['date', 'time'], parts: ['text', 'form'] },
    values: fc.tuple(day, fc.oneof(clock, fc.constantFrom('', '00:00:00Z'))).map((values) => [...values]),
  },
  'date-iso': {
    use: { fields: ['date', 'time'], parts: ['text'] },
    values: fc.tuple(day, fc.oneof(clock, fc.constantFrom('', '10:42:14'))).map((values) => [...values]),
  },
  'date-minutes': {
    use: { fields: ['date', 'time'], parts: ['day', 'clock'] },
    values: fc.tuple(day, fc.constantFrom('', '00:00', '23:59')).map((values) => [...values]),
  },
  'date-time-304': {
    use: { fields: ['date', 'time'], parts: ['moment'] },
    values: fc.tuple(day, fc.oneof(clock, fc.constant(''))).map((values) => [...values]),
  },
};

describe('codecs', () => {
  it('are all proved here', () => {
    expect(Object.keys(cases).sort()).toEqual(Object.keys(codecs).sort());
  });

  it.each(Object.keys(codecs))('%s reads back what it wrote', (codec) => {
    const { use, values } = cases[codec]!;
    fc.assert(
      fc.property(values, (given) => {
        const written = writeParts({ ...use, codec }, given);
        expect(written).toHaveLength(use.parts.length);
        expect(readParts({ ...use, codec }, written)).toEqual(given);
      }),
    );
  });

  it.each(Object.keys(codecs))('%s holds a text exactly or not at all', (codec) => {
    const use = { ...cases[codec]!.use, codec };
    fc.assert(
      fc.property(
        fc.array(fc.string(), { minLength: use.parts.length, maxLength: use.parts.length }),
        (texts) => {
          const values = readParts(use, texts);
          if (values) expect(writeParts(use, values)).toEqual(texts);
        },
      ),
    );
  });

  it('date-forms with a field for the form holds a day in both forms', () => {
    const use = { codec: 'date-forms', fields: ['date', 'time', 'form'], parts: ['text', 'form'] };
    const held = fc.oneof(
      fc.tuple(day, fc.oneof(clock, fc.constant('')), fc.constant('')),
      fc.tuple(day, fc.constant(''), fc.constant('102')),
    );
    fc.assert(
      fc.property(held, (values) => {
        expect(readParts(use, writeParts(use, values))).toEqual(values);
      }),
    );
    expect(writeParts(use, ['12-03-2024', '', ''])).toEqual(['20240312000000Z', '304']);
    expect(writeParts(use, ['12-03-2024', '', '102'])).toEqual(['20240312', '102']);
    expect(readParts(use, ['20240312', '304'])).toBeUndefined();
    expect(readParts(use, ['20240312000000Z', '102'])).toBeUndefined();
  });

  it('write the published forms', () => {
    const moment = { codec: 'date-time-304', fields: ['d', 't'], parts: ['m'] };
    expect(writeParts(moment, ['12-03-2024', '10:42:14+01'])).toEqual(['20240312104214+01']);
    expect(writeParts(moment, ['12-03-2024', ''])).toEqual(['20240312000000Z']);
    expect(writeParts(moment, ['', '10:42:14+01'])).toEqual(['']);
    const location = { ...cases.split!.use, codec: 'split' };
    expect(writeParts(location, ['GBAUWLALONBTW'])).toEqual(['GB', 'A', 'U', 'WLALONBTW']);
    expect(readParts(location, ['GB', '', 'U', 'X'])).toBeUndefined();
    expect(writeParts({ codec: 'join', fields: ['a', 'b'], parts: ['x'], widths: [2] }, ['IM', 'A'])).toEqual(
      ['IMA'],
    );
  });
});
