import { autofills } from '../../computations/index.ts';
import { type DocumentStore, formatPath, newUuid, type Patch, rowsOf } from '../../engine/index.ts';
import { tell } from '../shell/shell-state.ts';
import { text } from '../texts.ts';

/** The document that is filled, by its kind's name. */
interface Filled {
  readonly name: string;
  readonly store: DocumentStore;
}

/** Why autofill would do nothing now, as a text id; undefined when it would do something. */
export function whyNotAutofill({ name, store }: Filled): string | undefined {
  const fill = autofills[name];
  if (fill === undefined) return 'why.noItems';
  if (rowsOf(store.document(), fill.list).length === 0) return 'why.noItemsYet';
  return patchesFor({ name, store }).length === 0 ? 'why.nothingMissing' : undefined;
}

/**
 * Gives every item that lacks it the importer or exporter entry (CUS-229), as one step of undo, and says in how many;
 * says why when there is nothing to do.
 */
export function autofill(filled: Filled): void {
  const why = whyNotAutofill(filled);
  const patches = patchesFor(filled);
  if (why === undefined) filled.store.edit(patches, text('action.autofill'));
  const rows = new Set(patches.map(({ path }) => formatPath(path.slice(0, 2))));
  const words = why === undefined ? text('rows.autofilled', { count: rows.size }) : text(why);
  tell(words);
}

function patchesFor({ name, store }: Filled): readonly Patch[] {
  return autofills[name]?.run(store.document(), newUuid) ?? [];
}
