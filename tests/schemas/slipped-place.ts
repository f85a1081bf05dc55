import { type Node, parseTree } from 'jsonc-parser';

/** Line and column, both from 1. */
export interface TextPlace {
  readonly line: number;
  readonly column: number;
}

/** Where a slip is: the innermost named value or entry of a list around the first character that it changed. */
export function slippedPlace(before: string, after: string): TextPlace {
  let changed = 0;
  while (before[changed] === after[changed]) changed += 1;
  const root = parseTree(after);
  let place = 0;
  for (
    let node: Node | undefined = root;
    node;
    node = node.children?.find(({ offset, length }) => offset <= changed && changed <= offset + length)
  ) {
    if (node.type === 'property' || node.parent?.type === 'array') place = node.offset;
  }
  return placeAt(after, place);
}

/** Where a text stands first. */
export function placeOfText(text: string, wanted: string): TextPlace | undefined {
  const at = text.indexOf(wanted);
  return at < 0 ? undefined : placeAt(text, at);
}

function placeAt(text: string, offset: number): TextPlace {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}
