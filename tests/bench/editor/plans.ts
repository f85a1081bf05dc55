import type { PagePlan } from './bench-page.ts';
import type { Place } from './keystrokes.ts';
import { HEADER_FIELD, headerText, ITEM_FIELD, itemText } from './shape.ts';

/** A peer's page: it stands when header, first and last item do. */
export function peerPlan(address: string, engine: string, items: number): PagePlan {
  return {
    engine,
    items,
    address: `${address}/${engine}?shape=/shape-${items}.json`,
    isReady: (count) => {
      const missing = new Set(['HEADERTEXT', 'ITEM1TEXT', `ITEM${count}TEXT`]);
      if (document.getElementsByTagName('input').length < 3) return false;
      for (const { value } of document.querySelectorAll('input')) missing.delete(value);
      return missing.size === 0;
    },
  };
}

export function peerPlace(kind: 'header' | 'item'): Place {
  return kind === 'header'
    ? { kind, path: [HEADER_FIELD], text: headerText }
    : { kind, path: ['CDSItems', 0, ITEM_FIELD], text: itemText(1) };
}

export function floorPlan(address: string): PagePlan {
  return {
    engine: 'floor',
    items: 0,
    address: `${address}/floor`,
    isReady: () => document.querySelector('#floor') !== null,
  };
}

/** The empty page has one input for both kinds; typing into the first left its letter there. */
export function floorPlace(kind: 'header' | 'item'): Place {
  return { kind, path: [], text: kind === 'header' ? 'FLOORTEXT' : 'FLOORTEXTx' };
}
