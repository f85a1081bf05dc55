import { describe, expect, it } from 'vitest';
import { validators } from '../../src/generated/validators.ts';
import { checkMessage, readMessage, writeMessage } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { cdsMap } from './support/map.ts';
import { countingIds, firstSamples, samplesOf } from './support/samples.ts';
import { xsdErrors } from './support/xsd.ts';

describe.skipIf(!hasReference)('published import submissions', { timeout: 60_000 }, () => {
  it.each(firstSamples())('$name is held whole and written back equal', ({ xml }) => {
    const { document, notHeld } = readMessage(cdsMap, undefined, xml, countingIds());
    expect(notHeld).toEqual([]);
    expect(canonical(writeMessage(cdsMap, document))).toBe(canonical(xml));
  });

  it.each(firstSamples())('$name makes a document that passes the schema', ({ xml }) => {
    const { document } = readMessage(cdsMap, undefined, xml, countingIds());
    const { structure, valid } = validators['customs-declaration'];
    expect(structure(document) || structure.errors).toBe(true);
    expect(valid(document) || valid.errors).toBe(true);
  });

  it.each(firstSamples())('$name has nothing for the check to find', ({ xml }) => {
    const { document } = readMessage(cdsMap, undefined, xml, countingIds());
    expect(checkMessage(cdsMap, document)).toEqual([]);
  });

  it('are valid by the official XSD as they are written', async () => {
    const written = firstSamples().map(({ xml }) =>
      writeMessage(cdsMap, readMessage(cdsMap, undefined, xml, countingIds()).document),
    );
    expect(written).toHaveLength(5);
    expect(Object.fromEntries(await xsdErrors(written))).toEqual({});
  });
});

describe.skipIf(!hasReference)('every published submission', () => {
  const samples = [...samplesOf('submission-import'), ...samplesOf('submission-export')];

  it.each(samples)('$name: what is not held is exactly what differs', ({ xml }) => {
    const { document, notHeld } = readMessage(cdsMap, undefined, xml, countingIds());
    const missing = leaves(canonical(xml)).length - leaves(canonical(writeMessage(cdsMap, document))).length;
    const elements = notHeld.filter(({ path }) => !path.includes('@'));
    const altered = elements.filter(({ reason }) => /^(always|the position)/.test(reason));
    expect(elements.length - altered.length).toBe(missing);
  });
});

/** Elements with text of a canonical message. */
function leaves(xml: string): string[] {
  return xml.match(/>[^<>]+<\//g) ?? [];
}
