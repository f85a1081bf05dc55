import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the structure tree: what it is, the text inside it, and what is below it. */
export interface Element {
  readonly role: string;
  readonly alt?: string;
  readonly words: string;
  readonly children: readonly Element[];
}

export interface ReadPdf {
  readonly title: string | undefined;
  readonly language: string | undefined;
  readonly pages: number;
  /** Elements of each page, in order. */
  readonly tree: readonly Element[];
  /** Texts that stand in no element and in no artifact. */
  readonly untagged: readonly string[];
  /** Texts of artifacts: heads and feet of pages. */
  readonly artifacts: readonly string[];
  /** Colours of fills and strokes, as they are set. */
  readonly colours: readonly string[];
  /** How far to the right a text goes, in points. */
  readonly right: number;
  /** Filled rectangles of the first page: left edge and width, in points. */
  readonly bars: readonly (readonly [left: number, width: number])[];
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** Reads a PDF as a reader for people who do not see it does: by its structure tree. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const { info } = (await pdf.getMetadata()) as { info: { Title?: string; Language?: string } };
  const tree: Element[] = [];
  const untagged: string[] = [];
  const artifacts: string[] = [];
  const colours = new Set<string>();
  let right = 0;
  let bars: (readonly [number, number])[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const { fnArray, argsArray } = await page.getOperatorList();
    const words = wordsOf(fnArray, argsArray as unknown[][]);
    const marked = new Map<string, string>();
    const open: string[] = [];
    for (const item of items) {
      if ('str' in item) {
        const at = open.at(-1);
        if (item.str.trim() === '') continue;
        right = Math.max(right, item.transform[4] + item.width);
        if (at === undefined) untagged.push(item.str);
        else if (at === 'Artifact') artifacts.push(item.str);
        else marked.set(at, item.str);
      } else if (item.type === 'endMarkedContent') open.pop();
      else open.push(item.type === 'beginMarkedContentProps' && item.id ? item.id : tagOf(item));
    }
    const reached = new Set<string>();
    const elementOf = (node: Node): Element => {
      const children = node.children ?? [];
      const own = children.flatMap(({ id }) => {
        if (id === undefined) return [];
        reached.add(id);
        return words.get(Number(/_mc(\d+)$/.exec(id)?.[1])) ?? [];
      });
      return {
        role: node.role ?? '',
        ...(node.alt === undefined ? {} : { alt: node.alt }),
        words: own.join('').trim(),
        children: children.filter(({ role }) => role !== undefined).map(elementOf),
      };
    };
    const root = (await page.getStructTree()) as Node | null;
    if (root) tree.push(elementOf(root));
    // A text may be marked and still be in no element of the tree.
    for (const [id, text] of marked) if (!reached.has(id)) untagged.push(text);

    for (const [index, operator] of fnArray.entries()) {
      if (operator === OPS.setFillRGBColor || operator === OPS.setStrokeRGBColor) {
        colours.add(String(argsArray[index]));
      }
    }
    if (number === 1) bars = barsOf(fnArray, argsArray as unknown[][]);
  }
  return {
    title: info.Title,
    language: info.Language,
    pages: pdf.numPages,
    tree,
    untagged,
    artifacts,
    colours: [...colours],
    right,
    bars,
  };
}

/** Every element below these, in order. */
export function below(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) => [element, ...below(element.children)]);
}

/** Of each marked content the text as it is drawn, blanks and all: between its lines nothing is heard that is not there. */
function wordsOf(operators: readonly number[], args: readonly unknown[][]): ReadonlyMap<number, string> {
  const words = new Map<number, string>();
  const open: (number | null)[] = [];
  for (const [index, operator] of operators.entries()) {
    const [first, second] = args[index] ?? [];
    if (operator === OPS.beginMarkedContentProps) open.push(second as number | null);
    else if (operator === OPS.beginMarkedContent) open.push(null);
    else if (operator === OPS.endMarkedContent) open.pop();
    const at = open.at(-1);
    if (operator !== OPS.showText || typeof at !== 'number') continue;
    const glyphs = first as readonly (number | { readonly unicode: string })[];
    const text = glyphs.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join('');
    words.set(at, `${words.get(at) ?? ''}${text}`);
  }
  return words;
}

function barsOf(operators: readonly number[], args: readonly unknown[][]): (readonly [number, number])[] {
  return operators.flatMap((operator, index) => {
    if (operator !== OPS.constructPath) return [];
    const [paint, , box] = args[index] as [number, unknown, Float32Array];
    if (paint !== OPS.fill) return [];
    return [[box[0]!, box[2]! - box[0]!] as const];
  });
}

/** Of a marked content, which the types leave out. */
function tagOf(item: object): string {
  return 'tag' in item && typeof item.tag === 'string' ? item.tag : '';
}
