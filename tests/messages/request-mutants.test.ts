import { describe, expect, it } from 'vitest';
import { checkRequestText, nilAmendment } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { eachOf, share } from '../support/whole.ts';
import { withNumbers } from './support/arbitrary-edits.ts';
import { filledDeclaration } from './support/filled-declaration.ts';
import { mutantsOf } from './support/mutants.ts';
import { rawMutantsOf } from './support/raw-mutants.ts';
import { amended, definition, maps, names } from './support/requests.ts';
import { type Sample, samplesOf } from './support/samples.ts';
import { xsdErrors } from './support/xsd.ts';

/** Where our check of a request and the official XSD differ, by what was done, and why (`src/messages/SPEC.md`, C3). */
const differences: Readonly<Record<string, string>> = {
  'ChangeReasonCode dropped':
    'The XSD of a cancellation requires it, and an amendment without is refused by A7.',
};

/** The same for what was done to their text; the reasons are those of a declaration (C2). */
const differencesOfText: Readonly<Record<string, string>> = {
  'the code of its customization': 'The XSD allows it in the envelope, but no request is sent with one.',
  'its own type': 'The XSD lets an element name the type it has; the maps know no names of types.',
};

describe.skipIf(!hasReference)(
  'the check of a request and the official XSD give the same verdict',
  { timeout: 240_000 },
  () => {
    const published = [...samplesOf('amendment'), ...samplesOf('arrival-notification')];
    const requests = hasReference ? [...published, ...ours()] : [];
    /** Long ones say the same again and again, so less is done to them. */
    const short = requests.filter(({ xml }) => xml.length < 15_000);
    const long = requests.filter(({ xml }) => xml.length >= 15_000);

    it('on every published amendment and arrival, and on ours', async () => {
      expect(published).toHaveLength(6);
      for (const { name, xml } of requests) expect(checkRequestText(maps, xml), name).toEqual([]);
      expect(Object.fromEntries(await xsdErrors(requests.map(({ xml }) => xml)))).toEqual({});
    });

    it('on them with one thing changed, but for the differences listed', async () => {
      const mutants = [...mutantsOf(short, eachOf(1)), ...mutantsOf(long, eachOf(70))].map((mutant) => ({
        ...mutant,
        change: mutant.name.replace(/^.*: (?:\w+:)?(\w+) \(\d+\) /, '$1 '),
      }));
      expect(mutants.length).toBeGreaterThan(share(2000));
      const { refused, differing, unlisted } = await compared(mutants, differences);
      expect(refused).toBeGreaterThan(share(1000));
      expect(mutants.length - refused).toBeGreaterThan(share(300));
      expect(unlisted).toEqual([]);
      expect([...differing].sort()).toEqual(Object.keys(differences).sort());
    });

    it('on their own text with blanks, sections and attributes changed, but for the differences listed', async () => {
      const mutants = [...rawMutantsOf(short, eachOf(9)), ...rawMutantsOf(long, eachOf(300))];
      expect(mutants.length).toBeGreaterThan(share(700));
      const { refused, differing, unlisted } = await compared(mutants, differencesOfText);
      expect(refused).toBeGreaterThan(share(200));
      expect(mutants.length - refused).toBeGreaterThan(share(200));
      expect(unlisted).toEqual([]);
      expect([...differing].sort()).toEqual(Object.keys(differencesOfText).sort());
    });
  },
);

async function compared(
  mutants: readonly { name: string; change: string; xml: string }[],
  expected: Readonly<Record<string, string>>,
) {
  const differing = new Set<string>();
  const unlisted: string[] = [];
  let refused = 0;
  for (let start = 0; start < mutants.length; start += 700) {
    const batch = mutants.slice(start, start + 700);
    const errors = await xsdErrors(batch.map(({ xml }) => xml));
    refused += errors.size;
    for (const [index, { name, change, xml }] of batch.entries()) {
      const findings = checkRequestText(maps, xml);
      if (findings.length > 0 === errors.has(index)) continue;
      differing.add(change);
      if (change in expected && findings.length > 0) continue;
      unlisted.push(`${name}: ${errors.get(index)?.[0] ?? `XSD valid, but ${findings[0]!.message}`}`);
    }
  }
  return { refused, differing, unlisted };
}

/** An amendment with much in it and a nil amendment, as we write them. */
function ours(): Sample[] {
  const base = withNumbers({
    ...filledDeclaration(),
    CDSItems: (filledDeclaration().CDSItems as readonly { uuid: string }[]).slice(0, 1),
  });
  const { xml } = amended(base, withNumbers(filledDeclaration()));
  const reason = { change_reason: '31', statement_description: 'Nothing changes.' };
  const nil = nilAmendment({ maps, definition, document: base, names, reason });
  return [
    { name: 'our amendment', xml },
    { name: 'our nil amendment', xml: nil.xml },
  ];
}
