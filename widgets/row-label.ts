import type { ListDefinition } from '../src/engine/index.ts';
import type { TextOf } from './editor-services.ts';

/** What one row of a list is called: 'Item', 'Package'. */
export function rowLabel(list: ListDefinition, text: TextOf): string {
  return text(`row.${list.row.name}`);
}
