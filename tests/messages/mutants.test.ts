import { describe, expect, it } from 'vitest';
import { checkMessageText, writeMessage } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { eachOf, share } from '../support/whole.ts';
import { readDeclaration } from './support/conversion.ts';
import { filledDeclaration } from './support/filled-declaration.ts';
import { cdsMap } from './support/map.ts';
import { mutantsOf } from './support/mutants.ts';
import { rawMutantsOf } from './support/raw-mutants.ts';
import { submissions } from './support/samples.ts';
import { xsdErrors } from './support/xsd.ts';

/**
 * Where our check and the official XSD differ, by what was done: why (`src/messages/SPEC.md`, C2), and as what a reading
 * lists it. The test holds it exactly.
 */
const differences: Readonly<Record<string, { readonly why: string; readonly listed: string }>> = {
  'an MRN, which customs give': {
    why: 'The XSD allows it, but no declaration is sent with one, and no document holds it.',
    listed: '/MetaData/Declaration/ID',
  },
  'the code of its customization': {
    why: 'The XSD allows it in the envelope, but no declaration is sent with one, and no document holds it.',
    listed: '/MetaData/AgencyAssignedCustomizationCode',
  },
  'its own type': {
    why: 'The XSD lets an element name the type it has; the map knows no names of types, and none is sent.',
    listed: '/MetaData/Declaration/@i:type',
  },
};

describe.skipIf(!hasReference)(
  'the check of a message and the official XSD give the same verdict',
  { timeout: 240_000 },
  () => {
    const mutants = hasReference ? mutantsOf(submissions(), eachOf(17)) : [];

    it('on every published submission', () => {
      for (const { name, xml } of submissions()) expect(checkMessageText(cdsMap, xml), name).toEqual([]);
    });

    it('on them with one thing changed, but for the differences listed', async () => {
      expect(mutants.length).toBeGreaterThan(share(2000));
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
      expect(refused).toBeGreaterThan(share(1000));
      expect(mutants.length - refused).toBeGreaterThan(share(300));
      expect(found).toEqual([]);
    });

    it('on every kind of attribute, with values at its limits', async () => {
      const xml = writeMessage(cdsMap, filledDeclaration());
      const [code] = /<TypeCode(?=>)/.exec(xml)!;
      const variants = [
        ...['102', '304', '101', '203', '10', '1022', '', ' 304', '304 '].map((value) =>
          xml.replace(/formatCode="\d+"/, `formatCode="${value}"`),
        ),
        ...['GBP', 'XXX', 'GB', 'GBPP', 'gbp', 'G1P', 'GÉP', '', 'GBP '].map((value) =>
          xml.replace(/currencyID="\w+"/, `currencyID="${value}"`),
        ),
        ...['K', 'KGM', 'KGM#G', 'KGM#GX', '', ' ', 'k\u00e9', 'K M'].map((value) =>
          xml.replace(/(<GrossMassMeasure)[^>]*>/, `$1 unitCode="${value}">`),
        ),
        ...['', 'a', 'abc', 'abcd', ' ', 'a&#9;b', 'a&#10;b'].map((value) =>
          xml.replace(code, `${code} listAgencyID="${value}"`),
        ),
        ...['en', 'en-GB', 'x', 'abcdefghi', 'e1', 'en-', '', ' en '].map((value) =>
          xml.replace(code, `${code} languageID="${value}"`),
        ),
      ];
      expect(variants.filter((variant) => variant === xml).length).toBeLessThan(4);
      const errors = await xsdErrors(variants);
      const differing = variants.filter(
        (variant, index) => checkMessageText(cdsMap, variant).length > 0 !== errors.has(index),
      );
      const changed = (variant: string) => [...variant].findIndex((one, at) => one !== xml[at]);
      expect(differing.map((one) => one.slice(changed(one) - 40, changed(one) + 20))).toEqual([]);
      expect(errors.size).toBeGreaterThan(15);
      expect(variants.length - errors.size).toBeGreaterThan(10);
    });

    it('on their own text with blanks, sections and attributes changed, but for the differences listed', async () => {
      const raw = rawMutantsOf(submissions(), eachOf(23));
      expect(raw.length).toBeGreaterThan(share(1000));
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
      expect(counts.refused).toBeGreaterThan(share(300));
      expect(counts.taken).toBeGreaterThan(share(300));
      expect(unlisted).toEqual([]);
      expect([...differing].sort()).toEqual(Object.keys(differences).sort());
      for (const { change, xml } of raw.filter(({ change }) => change in differences)) {
        const { notHeld } = readDeclaration(xml);
        expect(notHeld.map(({ path }) => path)).toContain(differences[change]!.listed);
      }
    });
  },
);
