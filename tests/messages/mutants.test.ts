import { describe, expect, it } from 'vitest';
import { checkMessageText } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { cdsMap } from './support/map.ts';
import { mutantsOf } from './support/mutants.ts';
import { rawMutantsOf } from './support/raw-mutants.ts';
import { submissions } from './support/samples.ts';
import { xsdErrors } from './support/xsd.ts';

/**
 * Where our check and the official XSD differ, by what was done, and why (`src/messages/SPEC.md`, C2). The test holds
 * it exactly.
 */
const differences: Readonly<Record<string, string>> = {
  'an MRN, which customs give':
    'The XSD allows it, but no declaration is sent with one: no document holds it, and what is read lists it.',
};

describe.skipIf(!hasReference)(
  'the check of a message and the official XSD give the same verdict',
  { timeout: 240_000 },
  () => {
    const mutants = hasReference ? mutantsOf(submissions(), 17) : [];

    it('on every published submission', () => {
      for (const { name, xml } of submissions()) expect(checkMessageText(cdsMap, xml), name).toEqual([]);
    });

    it('on at least 2,000 of them with one thing changed, but for the differences listed', async () => {
      expect(mutants.length).toBeGreaterThan(2000);
      const found: string[] = [];
      let refused = 0;
      for (let start = 0; start < mutants.length; start += 700) {
        const batch = mutants.slice(start, start + 700);
        const errors = await xsdErrors(batch.map(({ xml }) => xml));
        refused += errors.size;
        batch.forEach(({ name, xml }, index) => {
          const findings = checkMessageText(cdsMap, xml);
          if (findings.length > 0 === errors.has(index)) return;
          found.push(`${name}: ${errors.get(index)?.[0] ?? `XSD valid, but ${findings[0]!.message}`}`);
        });
      }
      // Both verdicts must occur often enough to prove something.
      expect(refused).toBeGreaterThan(1000);
      expect(mutants.length - refused).toBeGreaterThan(300);
      expect(found).toEqual([]);
    });

    it('on their own text with blanks, sections and attributes changed, but for the differences listed', async () => {
      const raw = rawMutantsOf(submissions(), 23);
      expect(raw.length).toBeGreaterThan(1000);
      const differing = new Set<string>();
      const unlisted: string[] = [];
      const counts = { refused: 0, taken: 0 };
      for (let start = 0; start < raw.length; start += 700) {
        const batch = raw.slice(start, start + 700);
        const errors = await xsdErrors(batch.map(({ xml }) => xml));
        batch.forEach(({ name, change, xml }, index) => {
          counts[errors.has(index) ? 'refused' : 'taken'] += 1;
          const findings = checkMessageText(cdsMap, xml);
          if (findings.length > 0 === errors.has(index)) return;
          differing.add(change);
          if (change in differences && findings.length > 0) return;
          unlisted.push(`${name}: ${errors.get(index)?.[0] ?? `XSD valid, but ${findings[0]!.message}`}`);
        });
      }
      expect(counts.refused).toBeGreaterThan(300);
      expect(counts.taken).toBeGreaterThan(300);
      expect(unlisted).toEqual([]);
      expect([...differing].sort()).toEqual(Object.keys(differences).sort());
    });
  },
);
