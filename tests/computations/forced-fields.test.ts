import { describe, expect, test } from 'vitest';
import {
  type DocumentData,
  type DocumentStore,
  definitionAt,
  formatPath,
  getAt,
  type Path,
  patchesBetween,
  type Row,
  rowsOf,
  subjectOf,
} from '../../src/engine/index.ts';
import { readDeclaration } from '../messages/support/conversion.ts';
import { submissions } from '../messages/support/samples.ts';
import { hasReference } from '../support/reference.ts';
import { definition, inItem, inRow, newDeclaration, openDeclaration } from './declaration.ts';

const inHead = (store: DocumentStore, list: string, field: string): Path => [
  list,
  { id: rowsOf(store.document(), list)[0]!.uuid },
  field,
];

const without = ({ uuid: _, ...values }: Row) => values;

describe('what a choice forces', () => {
  test('C10a CUS-234 CUS-235: the reference of the other mode takes no entry, says why, and is in no guarantee, however it came', () => {
    const store = newDeclaration();
    const list = ['GuaranteeItems'];
    const row = () => without(rowsOf(store.document(), 'GuaranteeItems').at(-1)!);
    const cases = [
      ['number', 'guarantee_ref_other', 'guarantee_ref'],
      ['comprehensive', 'guarantee_ref', 'guarantee_ref_other'],
    ] as const;
    for (const [guarantee, closed, open] of cases) {
      const path = store.insertRow(list, { guarantee, [closed]: 'X', [open]: 'Y' });
      expect(row()).toEqual({ guarantee, [open]: 'Y', guarantee_currency: 'GBP' });
      const { reason } = store.fieldState([...path, closed]);
      expect(store.enter([...path, closed], 'Z')).toMatchObject({
        accepted: false,
        code: 'computed',
        reason,
      });
      expect(reason).toMatch(/reference/);
      store.edit([{ op: 'set', path: [...path, closed], value: 'Z' }]);
      expect(row()).not.toHaveProperty(closed);
      for (const name of [open, 'guarantee_code', 'guarantee_amount'])
        expect(store.enter([...path, name], '5'), name).toEqual({ accepted: true });
    }
  });

  test('C10b: NOSEALS has the number 0, however it came, and takes no other', () => {
    const store = newDeclaration();
    const path = store.insertRow(['sealNumberItems'], { seal_number: 'NOSEALS', seal_sequence: '4' });
    const number = () => getAt(store.document(), [...path, 'seal_sequence']);
    expect(number()).toBe('0');
    for (const text of ['7', '']) {
      const reason = 'NOSEALS has the number 0.';
      expect(store.enter([...path, 'seal_sequence'], text)).toMatchObject({ code: 'computed', reason });
    }
    store.edit([{ op: 'set', path: [...path, 'seal_sequence'], value: '7' }]);
    expect(number()).toBe('0');
  });

  test('C3 CUS-201 CUS-271: the previous documents of type Q are the final supplementary one, however they came', () => {
    const store = newDeclaration({ additional_dec_type: 'Q' });
    const final = { docCategory: 'Z', import_prev_doc: 'ZZZ', prevTransactionRef: 'FSD' };
    for (const list of [['mainPreviousCDSItems'], inItem(store, 0, 'PreviousCDSItems')]) {
      const path = store.insertRow(list, { docCategory: 'X', goodsItemIdent: '3' });
      const row = () => without(getAt(store.document(), path) as Row);
      expect(row()).toEqual(final);
      expect(store.enter([...path, 'docCategory'], 'Y')).toMatchObject({ code: 'computed' });
      store.edit([{ op: 'set', path: [...path, 'prevTransactionRef'], value: '22GB' }]);
      expect(row()).toEqual(final);
    }
  });

  test('E22: what was sent against the choice stays while other fields of its row are typed into', () => {
    const store = openDeclaration({
      GuaranteeItems: [
        {
          uuid: 'g',
          guarantee: 'number',
          guarantee_ref: 'A',
          guarantee_ref_other: 'SENT',
          guarantee_code: '1',
        },
      ],
    });
    store.enter(inHead(store, 'GuaranteeItems', 'guarantee_ref'), 'B');
    store.edit([{ op: 'set', path: inHead(store, 'GuaranteeItems', 'guarantee_code'), value: '2' }]);
    expect(rowsOf(store.document(), 'GuaranteeItems')[0]).toMatchObject({
      guarantee_ref: 'B',
      guarantee_ref_other: 'SENT',
      guarantee_code: '2',
    });
    expect(store.recalculate()).toBe(true);
    expect(rowsOf(store.document(), 'GuaranteeItems')[0]).not.toHaveProperty('guarantee_ref_other');
  });

  test('C15: a blank stored as an empty text is what it has to be: recalculate leaves it', () => {
    const store = openDeclaration({
      CDSItems: [{ uuid: 'i', TaxCDSItems: [{ uuid: 't', tax_calc_type: 'automatic', tax_amount: '' }] }],
    });
    store.recalculate();
    const before = store.document();
    expect(store.recalculate()).toBe(false);
    expect(store.document()).toBe(before);
    expect(getAt(before, inItem(store, 0, 'TaxCDSItems'))).toMatchObject([{ tax_amount: '' }]);
  });

  test('C3 E6a: of a loaded one only what it has to be without can be cleared', () => {
    const document: DocumentData = {
      additional_dec_type: 'Q',
      mainPreviousCDSItems: [{ uuid: 'p', docCategory: 'X', goodsItemIdent: '3' }],
    };
    const store = openDeclaration(document);
    expect(store.enter(inHead(store, 'mainPreviousCDSItems', 'docCategory'), '')).toMatchObject({
      accepted: false,
      code: 'computed',
    });
    expect(store.document()).toBe(document);
    expect(store.enter(inHead(store, 'mainPreviousCDSItems', 'goodsItemIdent'), '')).toEqual({
      accepted: true,
    });
  });
});

describe('recalculate', () => {
  test('C15 C10 C10a: a default of a choice that a person blanked stays blank', () => {
    const store = newDeclaration({ additional_dec_type: 'Y' }, 1);
    store.pick(inRow(store, 0, 'TaxCDSItems', 0, 'tax_calc_type'), 'manual');
    store.insertRow(['GuaranteeItems']);
    store.pick(inHead(store, 'GuaranteeItems', 'guarantee'), 'comprehensive');
    store.insertRow(['sealNumberItems']);
    store.enter(inHead(store, 'sealNumberItems', 'seal_number'), 'NOSEALS');
    store.enter(inHead(store, 'sealNumberItems', 'seal_number'), '17583753');
    const blanked = [
      inRow(store, 0, 'TaxCDSItems', 0, 'tax_quantity'),
      inRow(store, 0, 'TaxCDSItems', 0, 'tax_currency'),
      inRow(store, 0, 'TaxCDSItems', 0, 'tax_total_currency'),
      inHead(store, 'GuaranteeItems', 'guarantee_currency'),
    ];
    for (const path of blanked) {
      expect(getAt(store.document(), path), formatPath(path)).toBeDefined();
      expect(store.enter(path, '')).toEqual({ accepted: true });
    }
    const before = store.document();
    expect(store.recalculate()).toBe(false);
    expect(store.document()).toBe(before);
  });

  test('C15 C3: nor does it give the item of type Q back what a person blanked or took out', () => {
    const store = newDeclaration({ additional_dec_type: 'Y' }, 2);
    store.pick(['additional_dec_type'], 'Q');
    store.enter(inItem(store, 0, 'req_code'), '');
    store.enter(inRow(store, 0, 'ProcedureCDSItems', 0, 'add_proc'), '');
    store.removeRows([inRow(store, 0, 'AdditionalCDSItems', 0, '').slice(0, -1)]);
    store.removeRows([inHead(store, 'mainPreviousCDSItems', '').slice(0, -1)]);
    const before = store.document();
    expect(store.recalculate()).toBe(false);
    expect(store.document()).toBe(before);
  });
});

describe.skipIf(!hasReference)('published submissions', () => {
  test.each(submissions())(
    'C15 E22 E23: $name: opening changes nothing, recalculating no more than its figures',
    ({ xml }) => {
      const { document } = readDeclaration(xml);
      const store = openDeclaration(document);
      store.problems.all();
      expect(store.document()).toBe(document);
      store.recalculate();
      const changed = patchesBetween(document, store.document()).map((patch) => ({
        place: formatPath(subjectOf(patch)),
        isFigure: 'computedBy' in (definitionAt(definition, subjectOf(patch)) ?? {}),
        isBlank: patch.op !== 'set' || patch.value === undefined,
      }));
      expect(changed.filter(({ isFigure, isBlank }) => !isFigure || isBlank)).toEqual([]);
    },
  );
});
