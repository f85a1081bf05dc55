import type { DerivedComputation, DocumentData, Patch } from '../engine/index.ts';
import { itemPath, itemsOf, settle } from './items.ts';

/** Items are numbered: a new last one after the one before it, all of them from 1 when one went, moved or came between (CUS-194, CUS-204). */
export const itemNumbering: DerivedComputation = {
  name: 'item-numbering',
  kind: 'derived',
  reads: ['/CDSItems'],
  writes: ['/CDSItems/*/item_no'],
  run({ before, after, patches }) {
    const items = itemsOf(after);
    const old = itemsOf(before);
    const isAppended =
      patches.every(({ op }) => op === 'insert') && old.every((item, at) => items[at]?.uuid === item.uuid);
    if (!isAppended) return { patches: renumbered(after) };
    const last = old.at(-1)?.item_no;
    let number = typeof last === 'number' ? last : old.length;
    const added = items.slice(old.length).flatMap(({ uuid }) => {
      number += 1;
      return settle(after, [...itemPath(uuid), 'item_no'], number);
    });
    return { patches: added };
  },
  full: renumbered,
};

function renumbered(document: DocumentData): readonly Patch[] {
  return itemsOf(document).flatMap(({ uuid }, at) =>
    settle(document, [...itemPath(uuid), 'item_no'], at + 1),
  );
}
