import { describe, expect, it, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });

const { actionOf } = await import('../../src/app/editor/actions/action-table.ts');
const { autofill } = await import('../../src/app/editor/autofill.ts');
const { useShell } = await import('../../src/app/shell/shell-state.ts');
const { rowsOf } = await import('../../src/engine/index.ts');
const { inRow, itemsOf, newDeclaration } = await import('../computations/declaration.ts');

const name = 'customs-declaration';
const said = () => useShell.getState().notification.message;

/** The action of the table, in an editor of this store. */
function action(store: ReturnType<typeof newDeclaration>) {
  const place = { session: { kind: { document: name }, store } } as unknown as Parameters<
    NonNullable<ReturnType<typeof actionOf>['run']>
  >[0];
  const { why, run } = actionOf('autofill');
  return { why: () => why?.(place), run: () => run?.(place) };
}

const codes = (store: ReturnType<typeof newDeclaration>) =>
  itemsOf(store).map((item) =>
    rowsOf(item, 'AdditionalCDSItems').map(({ additionalInfoCode }) => additionalInfoCode),
  );

describe('the autofill action (CUS-229)', () => {
  it('gives the entry to every item that lacks it, says to how many, and is one step of undo', () => {
    const store = newDeclaration({}, 3);
    store.enter(inRow(store, 1, 'AdditionalCDSItems', 0, 'additionalInfoCode'), '00500');
    const before = store.document();
    const { why, run } = action(store);
    expect(why()).toBeUndefined();
    run();
    expect(codes(store)).toEqual([['00500'], ['00500'], ['00500']]);
    expect(said()).toBe('Importer or exporter entry added to 2 items');
    expect(why()).toBe('why.nothingMissing');
    store.undo();
    expect(store.document()).toEqual(before);
  });

  it('changes nothing and says why where nothing is missing or there are no items', () => {
    const store = newDeclaration();
    expect(action(store).why()).toBe('why.noItemsYet');
    autofill({ name, store });
    expect(said()).toBe('There are no items yet');
    expect(store.canUndo()).toBe(false);
    expect(action(store).why()).toBe('why.noItemsYet');
    autofill({ name: 'another-document', store });
    expect(said()).toBe('This document has no items');
  });
});
