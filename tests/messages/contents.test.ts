import { describe, expect, it } from 'vitest';
import { formatPath } from '../../src/engine/path.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { messageContents, readMessage } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { cdsMap } from './support/map.ts';
import { countingIds, firstSamples } from './support/samples.ts';

const definition = catalogue.documents['customs-declaration']!;

describe('what a message holds, by field', () => {
  const document = {
    customs_regime: 'import',
    declaration_type: 'IM',
    additional_dec_type: 'A',
    transaction_ref: 'LRN-1',
    internal_id: 'Ours',
    self_representation: true,
    representative_number: 'GB123456789000',
    items: 1,
    CDSItems: [{ uuid: 'i1', item_no: 1, gross_mass: '10', gross_mass_unit: 'KGM' }],
  };
  const { fields, own } = messageContents(cdsMap, document, definition, {});

  it('values as they are written, codes joined with others too', () => {
    expect(fields.get('/transaction_ref')).toBe('LRN-1');
    expect(fields.get(formatPath(['CDSItems', { id: 'i1' }, 'gross_mass']))).toBe('10');
    expect(fields.has('/declaration_type')).toBe(true);
  });

  it('neither what a rule hides nor what no element holds', () => {
    expect(fields.has('/representative_number')).toBe(false);
    expect(fields.has('/internal_id')).toBe(false);
  });

  it('and what it says by itself', () => {
    expect([...(own.get('FunctionCode') ?? [])]).toContain('9');
  });
});

it.skipIf(!hasReference)('of a published message every leaf is said to be in it', () => {
  for (const { name, xml } of firstSamples()) {
    const { document } = readMessage(cdsMap, definition, xml, countingIds());
    const { fields } = messageContents(cdsMap, document, definition, {});
    const values = Object.entries(document).filter(([, value]) => typeof value === 'string');
    const known = new Set(['customs_regime']);
    expect(
      values.filter(([field]) => !fields.has(`/${field}`) && !known.has(field)).map(([field]) => field),
      name,
    ).toEqual([]);
  }
});
