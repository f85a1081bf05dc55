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
  'date-forms': {
    use: { fields: ['date', 'time'], parts: ['text', 'code'] },
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
  'moment-forms': {
    use: { fields: ['date', 'time'], parts: ['text', 'code'] },
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

  describe.each(['date-forms', 'moment-forms'])('%s with a field for the form', (codec) => {
    const use = { codec, fields: ['date', 'time', 'form'], parts: ['text', 'code'] };
    const compact = (date: string) => date.split('-').reverse().join('');

    it('holds every day and every moment under both forms', () => {
      const moment = fc.oneof(clock, fc.constant('00:00:00Z')).map((time) => time.replaceAll(':', ''));
      const text = fc
        .tuple(day.map(compact), fc.oneof(moment, fc.constant('')))
        .map((parts) => parts.join(''));
      fc.assert(
        fc.property(text, fc.constantFrom('102', '304'), (given, code) => {
          const values = readParts(use, [given, code]);
          expect(values?.[2]).toMatch(/^(|102|304|102 with time)$/);
          expect(writeParts(use, values!)).toEqual([given, code]);
        }),
      );
    });

    it('holds no other form', () => {
      for (const code of ['', '203', '102 with time']) {
        expect(readParts(use, ['20240312', code])).toBeUndefined();
        expect(readParts(use, ['20240312104214Z', code])).toBeUndefined();
      }
    });
  });

  it('a date without a time is a day in one, the midnight of its day in the other', () => {
    const use = { fields: ['date', 'time', 'form'], parts: ['text', 'code'] };
    const written = (codec: string, ...values: string[]) => writeParts({ ...use, codec }, values);
    expect(written('date-forms', '12-03-2024', '', '')).toEqual(['20240312', '102']);
    expect(written('date-forms', '12-03-2024', '10:42:14+01', '')).toEqual(['20240312104214+01', '304']);
    expect(written('moment-forms', '12-03-2024', '', '')).toEqual(['20240312000000Z', '304']);
    expect(written('moment-forms', '12-03-2024', '', '102')).toEqual(['20240312', '102']);
    // A time that is typed later makes a moment of the day that a message had.
    for (const codec of ['date-forms', 'moment-forms']) {
      expect(written(codec, '12-03-2024', '10:42:14Z', '304')).toEqual(['20240312104214Z', '304']);
      expect(written(codec, '', '10:42:14Z', '304')).toEqual(['', '']);
    }
    expect(written('moment-forms', '12-03-2024', '10:42:14Z', '102')).toEqual(['20240312104214Z', '304']);
  });

  it('write the published forms', () => {
    const location = { ...cases.split!.use, codec: 'split' };
    expect(writeParts(location, ['GBAUWLALONBTW'])).toEqual(['GB', 'A', 'U', 'WLALONBTW']);
    expect(readParts(location, ['GB', '', 'U', 'X'])).toBeUndefined();
    expect(writeParts({ codec: 'join', fields: ['a', 'b'], parts: ['x'], widths: [2] }, ['IM', 'A'])).toEqual(
      ['IMA'],
    );
  });
});
