import fc from 'fast-check';
import { type DocumentStore, type Patch, rowsOf } from '../../src/engine/index.ts';
import { given, inItem, inRow, itemsOf } from './declaration.ts';

/** What a person does to a declaration. */
export const ownKinds = [
  ...['price', 'mass', 'packages', 'type', 'regime', 'add', 'copy', 'delete', 'move'],
  ...['figure', 'undo', 'redo', 'recalculate', 'line', 'seal', 'guarantee', 'previous'],
];

/** The same with what others do to it. */
export const kinds = [
  ...ownKinds,
  ...['remote', 'theirFigure', 'itemFigure', 'theirSeal', 'theirGuarantee', 'theirPrevious'],
];

export const randomEdits = (kinds: readonly string[]) =>
  fc.array(
    fc.record({
      kind: fc.constantFrom(...kinds),
      at: fc.nat(3),
      text: fc.constantFrom('', '2', '9', '0.5', 'abc'),
    }),
    { minLength: 1, maxLength: 20 },
  );

/** A choice and a field that it forces, and what chooses. */
const forcedLists = {
  seal: { list: 'sealNumberItems', fields: ['seal_number', 'seal_sequence'], choices: ['NOSEALS', 'AAA'] },
  guarantee: {
    list: 'GuaranteeItems',
    fields: ['guarantee', 'guarantee_ref_other'],
    choices: ['number', 'comprehensive'],
  },
  previous: {
    list: 'mainPreviousCDSItems',
    fields: ['docCategory', 'prevTransactionRef'],
    choices: ['Z', 'Y'],
  },
} as const;

/** Makes the first row of the list, or sets its choice or the field beside it. */
function forcedIn(
  store: DocumentStore,
  name: keyof typeof forcedLists,
  at: number,
  text: string,
): readonly Patch[] {
  const { list, fields, choices } = forcedLists[name];
  const row = rowsOf(store.document(), list)[0];
  const values = { [fields[0]]: choices[at % 2]!, [fields[1]]: text };
  if (row === undefined)
    return [{ op: 'insert', path: [list], row: { uuid: `${name}-1`, ...values }, after: null }];
  const field = fields[at > 1 ? 1 : 0];
  return [given([list, { id: row.uuid }, field], values[field]!)];
}

/** Makes one of the random edits. */
export function apply(store: DocumentStore, kind: string, at: number, text: string): void {
  const set = (path: Parameters<DocumentStore['enter']>[0]) => [given(path, text)];
  if (kind === 'type') store.edit([{ op: 'set', path: ['additional_dec_type'], value: at > 2 ? 'Q' : 'A' }]);
  if (kind === 'regime')
    store.edit([{ op: 'set', path: ['customs_regime'], value: at > 1 ? 'import' : 'export' }]);
  if (kind === 'add') store.insertRow(['CDSItems'], {}, at === 0 ? null : undefined);
  if (kind === 'figure' || kind === 'theirFigure') {
    const patches = set([['total_packages', 'currency_1', 'gross_mass', 'items'][at]!]);
    if (kind === 'figure') store.edit(patches);
    else store.applyRemote(patches);
  }
  const name = kind.replace('their', '').toLowerCase();
  if (name in forcedLists) {
    const patches = forcedIn(store, name as keyof typeof forcedLists, at, text);
    if (kind === name) store.edit(patches);
    else store.applyRemote(patches);
  }
  if (kind === 'undo') store.undo();
  if (kind === 'redo') store.redo();
  if (kind === 'recalculate') store.recalculate();
  const count = itemsOf(store).length;
  if (count === 0) return;
  const item = at % count;
  const hasLine = rowsOf(itemsOf(store)[item], 'PackagesCDSItems').length > 0;
  if (kind === 'price') store.edit(set(inItem(store, item, 'itemPriceAmount')));
  if (kind === 'mass') store.edit(set(inItem(store, item, 'gross_mass')));
  if (kind === 'itemFigure') store.applyRemote(set(inItem(store, item, 'totalNumberOfPackages')));
  if (kind === 'packages' && hasLine)
    store.edit(set(inRow(store, item, 'PackagesCDSItems', 0, 'number_of_packages')));
  if (kind === 'line')
    store.insertRow(inItem(store, item, 'PackagesCDSItems'), { number_of_packages: text || '3' });
  if (kind === 'remote' && hasLine) {
    const patches = [
      ...set(inItem(store, item, 'itemPriceAmount')),
      ...set(inRow(store, item, 'PackagesCDSItems', 0, 'number_of_packages')),
    ];
    store.applyRemote(patches);
  }
  if (kind === 'copy') store.duplicateRow(inItem(store, item));
  if (kind === 'delete') store.removeRows([inItem(store, item)]);
  if (kind === 'move') store.moveRow(inItem(store, item), null);
}
