import { describe, expect, it } from 'vitest';
import type { DocumentDefinition, Rule } from '../../src/engine/catalogue.ts';
import type { DocumentData } from '../../src/engine/document.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { hiddenValues, writeMessage } from '../../src/messages/index.ts';
import { cdsMap } from './support/map.ts';

const definition = catalogue.documents['customs-declaration']!;

describe('H1: the values that rules keep out of a message', () => {
  it('are named with their fields, in rows too', () => {
    const document: DocumentData = {
      customs_regime: 'export',
      additional_dec_type: 'K',
      self_representation: true,
      representative: 'Silverline Ltd',
      representative_city: '',
      GuaranteeItems: [{ uuid: 'g1' }, { uuid: 'g2', guarantee_ref: '24GB000001', guarantee_type: '1' }],
    };
    expect(hiddenValues(cdsMap, document, definition)).toEqual([
      { path: '/representative', value: 'Silverline Ltd' },
      { path: '/GuaranteeItems/{g2}/guarantee_ref', value: '24GB000001' },
    ]);
    expect(writeMessage(cdsMap, document, definition)).not.toMatch(/Silverline|24GB000001/);
  });

  it('are all that stand in a hidden list, but for what no message holds', () => {
    const document: DocumentData = {
      GuaranteeItems: [{ uuid: 'g1', guarantee_type: '1', guarantee_ref_other: 'x', guarantee_custom: '' }],
      name: 'no element holds it',
    };
    expect(hiddenValues(cdsMap, document, withHidden('GuaranteeItems'))).toEqual([
      { path: '/GuaranteeItems/{g1}/guarantee_type', value: '1' },
      { path: '/GuaranteeItems/{g1}/guarantee_ref_other', value: 'x' },
    ]);
    expect(writeMessage(cdsMap, document, withHidden('GuaranteeItems'))).not.toContain('ObligationGuarantee');
  });

  it('are none where no rule holds', () => {
    const document: DocumentData = { customs_regime: 'import', representative: 'Silverline Ltd' };
    expect(hiddenValues(cdsMap, document, definition)).toEqual([]);
  });
});

/** The declaration with one of its lists always hidden. */
function withHidden(list: string): DocumentDefinition {
  const hide: Rule = { effect: 'hide' };
  const hidden = { ...definition.lists[list]!, rules: [hide] };
  return { ...definition, lists: { ...definition.lists, [list]: hidden } };
}
