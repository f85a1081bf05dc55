import { describe, expect, test } from 'vitest';
import {
  createDocumentStore,
  type DocumentDefinition,
  type FieldDefinition,
  judgeEntry,
  type ListDefinition,
  type ObjectDefinition,
  type Path,
} from '../../src/engine/index.ts';
import { accountForms } from '../../src/generated/account-forms.ts';
import { documents } from '../../src/generated/documents.ts';
import { cargo, counting } from './cargo.ts';
import { loadTemplate, manifest } from './manifest.ts';
import { packing } from './packing.ts';

const all: readonly DocumentDefinition[] = [
  ...Object.values(documents),
  ...Object.values(accountForms),
  ...[cargo, manifest, loadTemplate, packing],
];

/** Forms of choices alone: there is nothing to type. */
const ofChoices = ['transaction-tabs', 'user-settings'];

/** A field whose entry has a length at which it ends. */
const isLimited = ({ entry, type, computedBy, continuesIn }: FieldDefinition) =>
  entry.maxLength !== undefined && type === 'string' && computedBy === undefined && continuesIn === undefined;

describe('the gate', () => {
  test.each(all.map((definition) => [definition.name, definition] as const))(
    'E6 E7 ENG-042: of every kind of document it is the same: %s',
    (_name, definition) => {
      const store = createDocumentStore({
        definition,
        document: {},
        computations: [],
        context: {},
        newId: counting(),
      });
      const inRows = Object.values(definition.lists).flatMap((list: ListDefinition) => {
        const row = store.insertRow([list.name]);
        return Object.values(list.row.fields).map((field) => ({ field, path: [...row, field.name] as Path }));
      });
      const places = [
        ...Object.values(definition.fields).map((field) => ({ field, path: [field.name] as Path })),
        ...inRows,
      ].filter(({ field }) => isLimited(field));
      expect(places.length > 0).toBe(!ofChoices.includes(definition.name));
      for (const { field, path } of places) {
        const before = store.document();
        const long = '1'.repeat(field.entry.maxLength! + 1);
        expect(judgeEntry(field, long).accepted, field.name).toBe(false);
        expect(store.enter(path, long), field.name).toMatchObject({ accepted: false, attempted: long });
        expect(store.document(), field.name).toBe(before);
        expect(store.enter(path, ''), field.name).toEqual({ accepted: true });
      }
    },
  );

  test('E7 ENG-049 D-25: takes entries from elsewhere up to the rule, beyond the cap at which typing ends', () => {
    const capped = new Map<string, readonly [number, number | undefined]>();
    const visit = (object: ObjectDefinition) => {
      for (const field of Object.values(object.fields)) {
        const { name, entry, inputMaxLength } = field;
        if (inputMaxLength === undefined) continue;
        capped.set(name, [inputMaxLength, entry.maxLength]);
        const text = '1'.repeat(entry.maxLength!);
        expect(judgeEntry(field, text), name).toEqual({ accepted: true });
        expect(judgeEntry(field, `${text}1`), name).toMatchObject({ accepted: false, code: 'maxLength' });
      }
      for (const { row } of Object.values(object.lists)) visit(row);
    };
    visit(documents['customs-declaration']!);
    expect(Object.fromEntries(capped)).toEqual({
      tax_quantity: [16, 23],
      deduction_val: [16, 19],
      guarantee_amount: [16, 19],
      quantity_wo: [16, 23],
      prevTransactionRef: [35, 36],
    });
  });
});
