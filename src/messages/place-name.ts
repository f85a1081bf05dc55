import type { DocumentDefinition } from '../engine/catalogue.ts';
import { definitionAt } from '../engine/definition.ts';
import type { DocumentData } from '../engine/document.ts';
import { isRowSegment, type Path } from '../engine/path.ts';
import { getAt, isRows, positionOf } from '../engine/rows.ts';

/**
 * A place in words, by the labels of its lists and field: `LRN`, `Items 2, Packages 1, Number of packages`. A
 * row has its number in the first of the documents that holds it.
 */
export function nameOfPlace(
  definition: DocumentDefinition,
  documents: readonly DocumentData[],
  path: Path,
): string {
  const words: string[] = [];
  for (const [index, segment] of path.entries()) {
    const above = path.slice(0, index);
    if (isRowSegment(segment)) {
      const number = documents.map((document) => numberIn(document, above, segment.id)).find(Boolean);
      words.push(`${words.pop() ?? ''} ${number ?? ''}`.trim());
    } else {
      const found = definitionAt(definition, [...above, segment]);
      words.push(found !== undefined && 'label' in found ? found.label : segment);
    }
  }
  return words.length === 0 ? 'The declaration' : words.join(', ');
}

function numberIn(document: DocumentData, list: Path, id: string): number | undefined {
  const rows = getAt(document, list);
  const position = isRows(rows) ? positionOf(rows, id) : undefined;
  return position === undefined ? undefined : position + 1;
}
