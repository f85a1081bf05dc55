import { type FieldDefinition, isOneLine, judgePartialEntry, onOneLine } from '../src/engine/index.ts';
import type { EntryForm } from './gate.ts';

/** A text that would stand in the box if it were let in. */
export interface Attempt {
  readonly text: string;
  /** Came as one piece (pasted, dropped, dictated, composed), so that what is over a cap is refused, not cut. */
  readonly isWhole: boolean;
}

/** Where in the box an entry goes: the caret, or the selection it replaces. */
export interface Caret {
  readonly start: number;
  readonly end: number;
}

/** What the box would hold after `inserted` was put at the caret. */
export function textAfter(before: string, caret: Caret, inserted: string): string {
  return before.slice(0, caret.start) + inserted + before.slice(caret.end);
}

/**
 * Where in `before` it went in: the keyboard of a phone composes a word anew that stood there already. Undefined when
 * what stands there `now`, with the caret behind what was composed, does not say.
 */
export function replacedBy(composed: string, before: string, now: string, caret: number): Caret | undefined {
  const start = caret - composed.length;
  const end = before.length - (now.length - caret);
  const isIn = start >= 0 && start <= end && now === textAfter(before, { start, end }, composed);
  return isIn ? { start, end } : undefined;
}

/** The attempt behind a `beforeinput`; undefined for what inserts nothing, as deleting and formatting. */
export function attemptOf(event: InputEvent, before: string, caret: Caret): Attempt | undefined {
  const inserted = insertedText(event);
  if (inserted === undefined) return undefined;
  const isKey =
    event.inputType === 'insertLineBreak' || (event.inputType === 'insertText' && [...inserted].length === 1);
  return { text: textAfter(before, caret, inserted), isWhole: !isKey };
}

/** May this stand in the box? One piece over the input cap is refused whole and never cut silently (ENG-096). */
export function judgeAttempt(form: EntryForm, definition: FieldDefinition, { text, isWhole }: Attempt) {
  const cap = definition.inputMaxLength;
  if (isWhole && cap !== undefined && [...text].length > cap) {
    const verdict = judgePartialEntry(
      { ...definition, entry: { ...definition.entry, maxLength: cap } },
      text,
    );
    if (!verdict.accepted) return verdict;
  }
  return judgePart(form, definition, text);
}

/** May this stand in the box while typing goes on? */
export function judgePart(form: EntryForm, definition: FieldDefinition, text: string) {
  return form.judgePart ? form.judgePart(text) : judgePartialEntry(definition, text);
}

/**
 * What is let in of a piece that is refused only for the blanks and line ends around it, as a cell copied from a
 * spreadsheet brings them, or for line breaks in it, which become blanks; undefined when that is not so.
 */
export function bareAttempt(
  form: EntryForm,
  definition: FieldDefinition,
  inserted: string,
  before: string,
  caret: Caret,
): Attempt | undefined {
  const bare = isOneLine(definition) ? onOneLine(inserted) : inserted.trim();
  // Blanks at its ends part it from the words around.
  const [ahead = '', behind = ''] = [/^[ \t]+/, /[ \t]+$/].map((ends) => ends.exec(inserted)?.[0]);
  return [`${ahead}${bare}${behind}`, bare]
    .filter((piece) => piece !== inserted && bare !== '')
    .map((piece) => ({ text: textAfter(before, caret, piece), isWhole: true }))
    .find((attempt) => judgeAttempt(form, definition, attempt).accepted);
}

/** The beginning of a too long piece that would be let in; undefined when it is not its length. */
export function fittingPart(
  form: EntryForm,
  definition: FieldDefinition,
  { text, isWhole }: Attempt,
): string | undefined {
  const maximum = definition.inputMaxLength ?? definition.entry.maxLength;
  if (!isWhole || maximum === undefined || [...text].length <= maximum) return undefined;
  const part = [...text].slice(0, maximum).join('');
  return judgePart(form, definition, part).accepted ? part : undefined;
}

/** What the event would insert; undefined for what inserts nothing. */
export function insertedText(event: InputEvent): string | undefined {
  switch (event.inputType) {
    case 'insertText':
    case 'insertFromPaste':
    case 'insertFromDrop':
    case 'insertReplacementText':
    case 'insertFromYank':
      return event.data ?? event.dataTransfer?.getData('text/plain') ?? undefined;
    case 'insertLineBreak':
    case 'insertParagraph':
      return event.target instanceof HTMLTextAreaElement ? '\n' : undefined;
    default:
      return undefined;
  }
}
