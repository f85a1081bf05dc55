import { describe, expect, it } from 'vitest';
import { checkDigit, newMrn } from '../../src/simulator/cds/mrn.ts';

describe('movement reference numbers', () => {
  it.each(['19GBCKKCQSXV2FGVA8', '20GB1NA4Y2YSRFGVR6', '20GB1Q3RTK463FGVR4', '24GB9WRD7U2Y5ISAA2'])(
    'the check digit is that of the published %s',
    (mrn) => {
      expect(checkDigit(mrn.slice(0, 17))).toBe(mrn.slice(17));
    },
  );

  it('a new one has the year, GB, and its own check digit, and is not given twice', () => {
    const given = Array.from({ length: 1000 }, () => newMrn(new Date('2026-11-21T08:00:00Z')));
    expect(new Set(given).size).toBe(1000);
    for (const mrn of given) {
      expect(mrn).toMatch(/^26GB[0-9A-Z]{13}\d$/);
      expect(checkDigit(mrn.slice(0, 17))).toBe(mrn.slice(17));
    }
  });
});
