import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { findNodeAtLocation, getNodeValue, type Node, type ParseError, parseTree } from 'jsonc-parser';

/** One file below `schemas/`, with its text kept so that a finding can name line and column. */
export interface SourceFile {
  /** Path below the schemas folder, with `/`: `rows/package.schema.json`. */
  readonly name: string;
  readonly text: string;
  readonly tree: Node | undefined;
  readonly syntaxErrors: readonly ParseError[];
  /** Why the text was not parsed at all, and where. */
  readonly unread?: { readonly offset: number; readonly why: string };
  /** Where a place stands whose text is not that of its parent's; undefined for every other. */
  readonly standsAt?: (path: JsonPath) => { readonly file: SourceFile; readonly path: JsonPath } | undefined;
}

/** Names and positions from the top of a file down. */
export type JsonPath = readonly (string | number)[];

/** Far deeper than any file of ours; a deeper one would exhaust the stack of whoever walks it. */
const DEEPEST = 200;

/** Reads every JSON file below the schemas folder, in alphabetical order. */
export function readSourceFiles(schemasFolder: string): readonly SourceFile[] {
  return listFiles(schemasFolder, '').map((name) => readSourceFile(schemasFolder, name));
}

function readSourceFile(schemasFolder: string, name: string): SourceFile {
  try {
    return sourceFile(name, readFileSync(join(schemasFolder, name), 'utf8'));
  } catch (error) {
    const why = `The file cannot be read (${(error as NodeJS.ErrnoException).code}).`;
    return { name, text: '', tree: undefined, syntaxErrors: [], unread: { offset: 0, why } };
  }
}

const BYTE_ORDER_MARK = '\uFEFF';

const known = new Map<string, SourceFile>();

/** A file of this name below the schemas folder, with this text; read anew only when its text is another. */
export function sourceFile(name: string, text: string): SourceFile {
  const earlier = known.get(name);
  if (earlier?.text === text) return earlier;
  const file = parsed(name, text);
  known.set(name, file);
  return file;
}

function parsed(name: string, text: string): SourceFile {
  const unread = whyUnread(text);
  if (unread) return { name, text, tree: undefined, syntaxErrors: [], unread };
  const syntaxErrors: ParseError[] = [];
  const tree = parseTree(text, syntaxErrors, { disallowComments: true, allowTrailingComma: false });
  return { name, text, tree, syntaxErrors };
}

const values = new WeakMap<SourceFile, unknown>();

/** What a file holds, parsed once for the same text however often it is asked for. Throws on broken JSON. */
export function jsonOf(file: SourceFile): unknown {
  if (!values.has(file)) values.set(file, JSON.parse(file.text));
  return values.get(file);
}

/** Whether a file holds JSON. */
export function isJson({ unread, tree, syntaxErrors }: SourceFile): boolean {
  return unread === undefined && tree !== undefined && syntaxErrors.length === 0;
}

/** What can be made out of a file that is no JSON; undefined where it is nothing. */
export function looseJsonOf({ name, text, tree }: SourceFile): unknown {
  const found = text.startsWith(BYTE_ORDER_MARK) ? parsed(name, text.slice(1)).tree : tree;
  return found && getNodeValue(found);
}

/** The same file as if it held another value; places in it are those of its text still, but for those named. */
export function withValue(
  file: SourceFile,
  value: unknown,
  standsAt: SourceFile['standsAt'] = file.standsAt,
): SourceFile {
  const other = { ...file, ...(standsAt ? { standsAt } : {}) };
  values.set(other, value);
  return other;
}

function whyUnread(text: string): SourceFile['unread'] {
  if (text.startsWith(BYTE_ORDER_MARK)) {
    return { offset: 0, why: 'The file begins with a byte order mark: save it as UTF-8 without one.' };
  }
  const foreign = text.indexOf('\uFFFD');
  if (foreign >= 0) return { offset: foreign, why: 'This character is not UTF-8: save the file as UTF-8.' };
  let depth = 0;
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\\n]|\\.)*"|[[\]{}]|-?\d[\d.eE+-]*/g)) {
    if (Math.abs(Number(token)) === Infinity)
      return {
        offset: index,
        why: `${token} is beyond all numbers that can be kept: write one such as 99999.`,
      };
    if (token === '[' || token === '{') depth += 1;
    if (token === ']' || token === '}') depth -= 1;
    if (depth > DEEPEST) return { offset: index, why: `This is nested more than ${DEEPEST} levels deep.` };
  }
  return undefined;
}

function listFiles(root: string, below: string): string[] {
  return readdirSync(join(root, below))
    .sort()
    .flatMap((entry) => {
      const name = below === '' ? entry : `${below}/${entry}`;
      const isFolder = statSync(join(root, name), { throwIfNoEntry: false })?.isDirectory();
      if (isFolder) return listFiles(root, name);
      return entry.endsWith('.json') ? [name] : [];
    });
}

/** Line and column, both from 1, of a place in the file. An unknown place is the place of its parent. */
export function positionOf(
  file: SourceFile,
  path: readonly (string | number)[],
): { line: number; column: number } {
  for (let length = path.length; length > 0; length--) {
    const node = file.tree && findNodeAtLocation(file.tree, path.slice(0, length));
    if (node)
      return positionAt(file.text, node.parent?.type === 'property' ? node.parent.offset : node.offset);
  }
  return { line: 1, column: 1 };
}

/** Line and column, both from 1, of an offset in a text. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let end = text.indexOf('\n'); end >= 0 && end < offset; end = text.indexOf('\n', end + 1)) {
    line += 1;
    start = end + 1;
  }
  return { line, column: offset - start + 1 };
}
