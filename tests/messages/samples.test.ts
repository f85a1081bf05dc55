import { describe, expect, it } from 'vitest';
import { validators } from '../../src/generated/validators.ts';
import { checkMessage } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { cdsDefinition, readDeclaration, writeDeclaration } from './support/conversion.ts';
import { cdsMap } from './support/map.ts';
import { submissions } from './support/samples.ts';
import { xsdErrors } from './support/xsd.ts';

describe.skipIf(!hasReference)('published submissions', () => {
  it.each(submissions())('$name is held whole and written back equal', ({ xml }) => {
    const { document, notHeld, assumed } = readDeclaration(xml);
    expect({ notHeld, assumed }).toEqual({ notHeld: [], assumed: [] });
    expect(canonical(writeDeclaration(document))).toBe(canonical(xml));
  });

  it('are all 35', () => expect(submissions()).toHaveLength(35));

  it.each(submissions())('$name makes a document that passes the schema', ({ xml }) => {
    const { document } = readDeclaration(xml);
    const { structure, valid } = validators['customs-declaration'];
    expect(structure(document) || structure.errors).toBe(true);
    expect(valid(document) || valid.errors).toBe(true);
  });

  it.each(submissions())('$name has nothing for the check to find', ({ xml }) => {
    const { document } = readDeclaration(xml);
    expect(checkMessage(cdsMap, document, cdsDefinition)).toEqual([]);
  });

  it('are valid by the official XSD as they are written', async () => {
    const written = submissions().map(({ xml }) => writeDeclaration(readDeclaration(xml).document));
    expect(written).toHaveLength(35);
    expect(Object.fromEntries(await xsdErrors(written))).toEqual({});
  });
});
