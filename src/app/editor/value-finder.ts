import { type DocumentData, type FieldDefinition, formatPath, type Path } from '../../engine/index.ts';
import type { HeldValue } from './document-values.ts';

/** A field or list that can be gone to by its name. */
export interface NamedPlace {
  readonly path: Path;
  /** With its data element: `Gross mass 6/5`. */
  readonly name: string;
  /** What it holds. */
  readonly words: string;
}

/** A place that a search leads to. */
export interface Match {
  readonly path: Path;
  /** What stands there. */
  readonly words: string;
  /** What it holds does not fit: its name does. */
  readonly isNamed: boolean;
}

interface Sources {
  /** All that the document holds, in screen order. */
  readonly values: (document: DocumentData) => readonly HeldValue[];
  /** The fields at hand, blank ones too: those of the document and of its open rows. */
  readonly places: (document: DocumentData) => readonly NamedPlace[];
  /** Which rows are open; the same object while they are. */
  readonly opened: () => unknown;
}

/** Values in whose words or code a text stands, in screen order, then places it is the name of, those at hand first. */
export type Finder = (document: DocumentData, wanted: string) => readonly Match[];

/**
 * Searches a document as it changes: its values are read once for each state of it, however often it is searched,
 * the fields at hand also when other rows were opened. `wanted` is in small letters.
 */
export function createFinder({ values, places, opened }: Sources): Finder {
  let searched: DocumentData | undefined;
  let openThen: unknown;
  let lines: readonly { readonly held: HeldValue; readonly words: string }[] = [];
  let atHand: readonly NamedPlace[] = [];
  return (document, wanted) => {
    if (wanted === '') return [];
    const isRead = document === searched;
    if (!isRead || opened() !== openThen) {
      openThen = opened();
      atHand = places(document);
    }
    if (!isRead) {
      searched = document;
      lines = values(document).map((held) => ({ held, words: `${held.words} ${held.value}`.toLowerCase() }));
    }
    const holds = ({ words }: (typeof lines)[number]) => words.includes(wanted);
    const isNamed = namedBy(wanted);
    const named = lines.filter(({ held }) => isNamed(held.field));
    // Paths are written out for these few alone.
    const found = new Set(named.filter(holds).map(({ held }) => formatPath(held.path)));
    const near = atHand.filter(({ name, path }) => isNameOf(name, wanted) && !found.has(formatPath(path)));
    for (const { path } of near) found.add(formatPath(path));
    return [
      ...lines.filter(holds).map(({ held }) => matchAt(held, false)),
      ...near.map((place) => matchAt(place, true)),
      ...named.filter(({ held }) => !found.has(formatPath(held.path))).map(({ held }) => matchAt(held, true)),
    ];
  };
}

function matchAt({ path, words }: Pick<Match, 'path' | 'words'>, isNamed: boolean): Match {
  return { path, words, isNamed };
}

/** Shorter texts begin a word of most names. */
const SHORTEST_NAME = 3;

/** Whether each word typed begins a word of the name; a data element is one word. */
function isNameOf(name: string, wanted: string): boolean {
  if (wanted.length < SHORTEST_NAME) return false;
  const words = name.toLowerCase().split(/\s+/);
  return wanted.split(/\s+/).every((typed) => words.some((word) => word.startsWith(typed)));
}

/** Whether a field is called so; each is asked once, however many rows have it. */
function namedBy(wanted: string): (field: FieldDefinition) => boolean {
  const known = new Map<FieldDefinition, boolean>();
  return (field) => {
    const answer = known.get(field) ?? isNameOf(`${field.label} ${field.help.dataElement ?? ''}`, wanted);
    known.set(field, answer);
    return answer;
  };
}
