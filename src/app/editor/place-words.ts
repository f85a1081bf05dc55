import { rowLabel, type TextOf } from '../../../widgets/index.ts';
import {
  type DocumentData,
  type DocumentDefinition,
  definitionAt,
  getAt,
  isRowSegment,
  type ListDefinition,
  type Path,
  type Row,
} from '../../engine/index.ts';
import type { TouchedRows } from './touched-rows.ts';

/**
 * A place in words: 'Item 14, Package 2, Number of packages 6/10'. '' for the whole document. A row that the
 * document has no more is named as in `gone`, where it was known last.
 */
export function placeWords(
  definition: DocumentDefinition,
  document: DocumentData,
  path: Path,
  text: TextOf,
  gone?: Partial<TouchedRows>,
): string {
  const words: string[] = [];
  path.forEach((segment, index) => {
    const at = path.slice(0, index + 1);
    const found = definitionAt(definition, isRowSegment(segment) ? at.slice(0, -1) : at);
    if (!found) return;
    if (isRowSegment(segment)) {
      const number =
        numberIn(document, at, segment.id) ||
        gone?.numbers?.[segment.id] ||
        numberIn(gone?.touched ?? {}, at, segment.id);
      words.push(
        number > 0 ? `${rowLabel(found as ListDefinition, text)} ${number}` : text('problems.goneRow'),
      );
    } else if ('help' in found) {
      words.push([found.label, found.help.dataElement].filter(Boolean).join(' '));
    } else if ('label' in found && index === path.length - 1) {
      words.push(found.label);
    }
  });
  return words.join(', ');
}

/** From 1; 0 when the row is not there. */
function numberIn(document: DocumentData, path: Path, id: string): number {
  const rows = getAt(document, path.slice(0, -1));
  return Array.isArray(rows) ? rows.findIndex((row: Row) => row.uuid === id) + 1 : 0;
}
