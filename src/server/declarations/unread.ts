import type { DocumentDefinition } from '../../engine/catalogue.ts';
import { fieldAt, listAt } from '../../engine/definition.ts';
import type { DocumentData } from '../../engine/document.ts';
import { getAt, isWithin, type UnreadPart } from '../../engine/index.ts';
import { inWordsOf } from '../../engine/kind-words.ts';
import { type Patch, placeOf } from '../../engine/patch.ts';
import { isSamePlace } from '../../engine/path.ts';
import type { Problem } from '../../engine/problem.ts';
import { containersOf } from '../../engine/rows.ts';
import type { Kind } from './kind.ts';

/** A part of the document that could not be read when it was stored anew; kept for as long as the document. */
export interface KeptPart extends UnreadPart {
  /** Its field got a value since, or its list other rows: it is told no more. */
  readonly isSettled?: true;
}

const kept = 'It is kept as it was, and is not part of the {document}.';

/** So many characters of it are told. */
const mostTold = 80;

/** What of the stored document cannot be read, each at its place: a warning for as long as nothing else stands there. */
export function unreadProblems(
  { definition, words }: Kind,
  document: DocumentData,
  parts: readonly KeptPart[],
): Problem[] {
  return parts
    .filter((part) => !part.isSettled && isStanding(definition, document, part))
    .map(({ path, was }) => {
      const isField = fieldAt(definition, path) !== undefined;
      return {
        path,
        severity: 'warning',
        source: 'server',
        code: 'server.unread',
        message: `${wordsFor(definition, path, shortened(was))} ${inWordsOf(kept, [{ words }])}`,
        ...(isField && { value: '' }),
      };
    });
}

function isStanding(definition: DocumentDefinition, document: DocumentData, { path }: KeptPart): boolean {
  if (containersOf(document, path) === undefined) return false;
  return fieldAt(definition, path) === undefined || getAt(document, path) === undefined;
}

function wordsFor(definition: DocumentDefinition, path: UnreadPart['path'], was: string): string {
  const type = fieldAt(definition, path)?.type;
  if (type !== undefined) return `Stored here is ${was}, which is no ${typeWords[type]}.`;
  if (listAt(definition, path) !== undefined) return `Stored among these rows is ${was}, which is no row.`;
  return `Stored here is ${was}, for which there is no field.`;
}

const typeWords = { string: 'text', integer: 'whole number', boolean: 'yes or no' } as const;

function shortened(was: string): string {
  return was.length <= mostTold ? was : `${was.slice(0, mostTold)}…`;
}

/** What is kept after an edit; undefined where that stays as it is. */
export function afterEdit(
  kept: readonly KeptPart[],
  found: readonly UnreadPart[],
  edits: readonly Patch[],
): readonly KeptPart[] | undefined {
  if (kept.length + found.length === 0) return undefined;
  return [...kept, ...found].map((part) => (isTouched(part, edits) ? { ...part, isSettled: true } : part));
}

function isTouched({ path, isSettled }: KeptPart, edits: readonly Patch[]): boolean {
  if (isSettled || path.length === 0) return false;
  return edits.some(
    (patch) => isSamePlace(placeOf(patch), path) || (patch.op === 'remove' && isWithin(path, patch.path)),
  );
}
