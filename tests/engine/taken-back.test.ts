import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DocumentStore, getAt, type Path } from '../../src/engine/index.ts';
import { cargoOf, openCargo } from './cargo.ts';

const row = (id: string, field: string): Path => ['loads', { id }, field];
const entered = [row('l0', 'weight'), row('l0', 'note'), ['title']] as const;

/** What happens while a field is edited: typed and refused entries, and what comes from elsewhere. */
const acts = fc.array(
  fc.oneof(
    fc.record({
      kind: fc.constant('enter'),
      text: fc.constantFrom('', '1', '2', '2.5', 'x', 'far too long a text'),
    }),
    fc.record({ kind: fc.constant('other'), text: fc.constantFrom('3', '4', '') }),
    fc.record({ kind: fc.constant('theirs'), text: fc.constantFrom('7', '8') }),
    fc.record({ kind: fc.constantFrom('blur', 'recalculate'), text: fc.constant('') }),
  ),
  { minLength: 1, maxLength: 10 },
);

function apply(store: DocumentStore, field: Path, { kind, text }: { kind: string; text: string }): void {
  if (kind === 'enter') store.enter(field, text);
  if (kind === 'other') store.applyRemote([{ op: 'set', path: row('l1', 'weight'), value: text }]);
  if (kind === 'theirs') store.applyRemote([{ op: 'set', path: field, value: text }]);
  if (kind === 'blur') store.endBurst();
  if (kind === 'recalculate') store.recalculate();
}

test('E20b: an entry taken back leaves what the document would hold without it, whatever came in between', () => {
  fc.assert(
    fc.property(fc.constantFrom(...entered), acts, fc.boolean(), (field, list, isStale) => {
      const loaded = { ...cargoOf(2), total: isStale ? '99.00' : '2.00' };
      const [store, without] = [openCargo(loaded), openCargo(loaded)];
      const begun = store.beginEntry(field);
      for (const one of list) {
        apply(store, field, one);
        if (one.kind !== 'enter') apply(without, field, one);
      }
      store.takeBack(begun);
      expect(getAt(store.document(), field) ?? '').toBe(getAt(without.document(), field) ?? '');
      const weighs = field.at(-1) === 'weight';
      const isComputed = weighs || list.some(({ kind }) => kind === 'recalculate');
      if (!isComputed) expect(store.document()).toEqual(without.document());
      expect(store.canRedo()).toBe(false);
      const isAlone = list.every(({ kind }) => kind === 'enter' || kind === 'blur');
      if (isAlone) expect(store.canUndo()).toBe(false);
    }),
    { numRuns: 2000, seed: 20 },
  );
});
