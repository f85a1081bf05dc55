import { describe, expect, test } from 'vitest';
import { addImporterOrExporter } from '../../src/computations/index.ts';
import { applyPatches, type DocumentData, diffDocuments, mergeDocuments } from '../../src/engine/index.ts';
import { counting, definition, ofDeclaration, openDeclaration } from './declaration.ts';

describe("a blank stored as '' is a blank", () => {
  const stored: DocumentData = { ref_general: '', CDSItems: [{ uuid: 'i', description: '' }] };
  const absent: DocumentData = { CDSItems: [{ uuid: 'i' }] };
  const merge = (base: DocumentData, mine: DocumentData, theirs: DocumentData) =>
    mergeDocuments(definition, base, mine, theirs, { computations: ofDeclaration, context: {} });

  test('E25: it is no difference', () => {
    expect(diffDocuments(definition, stored, absent).differences).toEqual([]);
    expect(diffDocuments(definition, absent, stored).differences).toEqual([]);
  });

  test('E29: typed and cleared again it is no conflict beside what the other entered or took out', () => {
    const entered = { ...stored, ref_general: 'R1' };
    const { conflicts, document } = merge(stored, absent, entered);
    expect([conflicts, document.ref_general]).toEqual([[], 'R1']);
    const gone = { ref_general: '' };
    expect(merge(stored, absent, gone)).toMatchObject({ conflicts: [], document: gone });
  });

  test('C10 CUS-231: choosing manual fills it', () => {
    const line = { uuid: 't', tax_quantity: '', tax_currency: '' };
    const store = openDeclaration({ CDSItems: [{ uuid: 'i', TaxCDSItems: [line] }] });
    const path = ['CDSItems', { id: 'i' }, 'TaxCDSItems', { id: 't' }, 'tax_calc_type'];
    store.edit([{ op: 'set', path, value: 'manual' }]);
    expect(JSON.stringify(store.document())).toContain('"tax_quantity":"1","tax_currency":"GBP"');
  });

  test('C10a CUS-235: a guarantee that becomes comprehensive has GBP in it', () => {
    const store = openDeclaration({ GuaranteeItems: [{ uuid: 'g', guarantee_currency: '' }] });
    store.pick(['GuaranteeItems', { id: 'g' }, 'guarantee'], 'comprehensive');
    expect(store.document().GuaranteeItems).toMatchObject([{ guarantee_currency: 'GBP' }]);
  });

  test('C11 CUS-229: an entry of blanks alone is filled, none is put beside it', () => {
    const AdditionalCDSItems = [{ uuid: 'a', additionalInfoCode: '', additionalDescription: '' }];
    const document: DocumentData = {
      customs_regime: 'import',
      CDSItems: [{ uuid: 'i', AdditionalCDSItems }],
    };
    const filled = applyPatches(document, addImporterOrExporter(document, counting()));
    expect(filled.CDSItems).toMatchObject([
      {
        AdditionalCDSItems: [{ uuid: 'a', additionalInfoCode: '00500', additionalDescription: 'Importer' }],
      },
    ]);
  });
});
