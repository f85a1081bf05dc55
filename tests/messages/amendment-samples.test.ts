import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/generated/catalogue.ts';
import { messageMaps } from '../../src/generated/messages.ts';
import { amendment, arrivalNotification, cancellation } from '../../src/messages/index.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { publishedAmendments } from './support/published-amendments.ts';
import { readRequest, type SaidChange } from './support/read-request.ts';

const definition = catalogue.documents['customs-declaration']!;
const maps = {
  declaration: messageMaps['customs-declaration'].cds,
  request: messageMaps['declaration-request'].cds,
};

describe.skipIf(!hasReference)('A2, A3, A5: published amendments are what we write for the same edit', () => {
  it.each(publishedAmendments)(
    '$file',
    ({ file, lrn, mrn, base, edited, reasons, onlyPublished, withoutText }) => {
      const { xml, problems } = amendment({ maps, definition, base, edited, names: { lrn, mrn }, reasons });
      const ours = readRequest(xml);
      const theirs = readRequest(sample(`amendment/${file}`));
      expect(problems).toEqual([]);
      expect(ours.names).toEqual(theirs.names);
      const leftOut = new Set(Object.values(onlyPublished ?? {}).flat());
      const silent = new Set(Object.values(withoutText ?? {}).flat());
      const told = (changes: readonly SaidChange[]) =>
        changes
          .map((change) => (silent.has(change.pointer) ? { ...change, text: undefined } : change))
          .sort((one, other) => (one.pointer < other.pointer ? -1 : 1));
      expect(told(ours.changes)).toEqual(told(theirs.changes.filter(({ pointer }) => !leftOut.has(pointer))));
      expect(theirs.changes.filter(({ pointer }) => leftOut.has(pointer))).toHaveLength(leftOut.size);
      expect(ours.body).toEqual(theirs.body);
    },
  );
});

describe.skipIf(!hasReference)('other published requests are what we write', () => {
  it('the cancellation, to the letter', () => {
    const { xml } = cancellation({
      maps,
      names: { mrn: '24GBA4ZYBWXU1BSA00', lrn: '7849431M0ZUP', submitter: 'GB427168118378' },
      change_reason: '1',
      statement_description: 'This is a duplicate declaration, please cancel',
    });
    expect(canonical(xml)).toBe(canonical(sample('cancellation/INV_no-longer-required.xml')));
  });

  it('the goods presentation, to the letter', () => {
    const names = { mrn: '23GBDFSUDLJ2X59AR7', lrn: '7849431S2YFQ', submitter: 'XI553202734852' };
    const { xml } = arrivalNotification(maps, names);
    expect(canonical(xml)).toBe(canonical(sample('arrival-notification/GPR_goods-presentation.xml')));
  });
});

function sample(file: string): string {
  return readFileSync(referencePath(`cds/samples/${file}`), 'utf8');
}
