import { type Block, type BlockResult, blockOutcome, blockPatches } from './block.ts';
import { withConsequences } from './computing.ts';
import { listOrThrow } from './document-rows.ts';
import type { DocumentStore } from './document-store.ts';
import type { Path } from './path.ts';

/** Puts a block of cells into a list as one step; every cell is an entry, refused ones are left out and told. */
export function pasteBlock(store: DocumentStore, listPath: Path, block: Block, label?: string): BlockResult {
  const { list, filled } = filledBlock(store, listPath, block);
  store.edit(filled.patches, label ?? list.label);
  return blockOutcome(list, listPath, filled, store.document());
}

/** What `pasteBlock` would do, without doing it. */
export function previewBlock(store: DocumentStore, listPath: Path, block: Block): BlockResult {
  const { list, filled, whole } = filledBlock(store, listPath, block);
  return blockOutcome(list, listPath, filled, withConsequences({ ...whole, patches: filled.patches }));
}

function filledBlock(store: DocumentStore, listPath: Path, block: Block) {
  const whole = { ...store.means, document: store.document(), context: store.state().context };
  const list = listOrThrow(whole.definition, listPath);
  return { list, filled: blockPatches(list, listPath, block, whole), whole };
}
