import { PatchError } from './apply.ts';
import type { FieldDefinition } from './catalogue.ts';
import { isFollowing } from './computed-fields.ts';
import { continuedEntry, type EntryPart } from './continued-entry.ts';
import { fieldAt } from './definition.ts';
import type { FieldValue } from './document.ts';
import { listOrThrow } from './document-rows.ts';
import type { OpenDocument, Steps } from './document-steps.ts';
import type { createTravel } from './document-travel.ts';
import { fieldState } from './field-state.ts';
import type { HistoryStep } from './history.ts';
import { entryValue, judgeEntry, judgeValue } from './judge.ts';
import type { Patch } from './patch.ts';
import { formatPath, isSamePlace, type Path } from './path.ts';
import { type CheckCode, checkText } from './problem-text.ts';
import { containersOf, getAt } from './rows.ts';

/** Verdict over an entry; `attempted` is the refused text, for the counter (D-24). */
export type EntryResult =
  | { readonly accepted: true }
  | {
      readonly accepted: false;
      readonly code: CheckCode;
      readonly reason: string;
      readonly attempted: string;
    };

/** Where entries into one field begin. */
export interface EntryMark {
  readonly path: Path;
  /** Steps made before. */
  readonly steps: number;
}

interface Means {
  readonly steps: Steps;
  readonly goOver: ReturnType<typeof createTravel>['goOver'];
  /** Counts entries judged. */
  readonly counters: { fieldChecks: number };
}

/** What is entered into fields: through the gate, and taken back. */
export function createEntries(open: OpenDocument, { steps, goOver, counters }: Means) {
  const { definition, document, context, computing, figures, problems } = open;
  const { history, others, step, made } = steps;

  function fieldOrThrow(path: Path): FieldDefinition {
    const field = fieldAt(definition, path);
    if (field === undefined) throw new PatchError({ op: 'set', path }, 'No field stands here.');
    if (containersOf(document(), path) === undefined)
      throw new PatchError({ op: 'set', path }, 'The row does not exist.');
    return field;
  }

  /** Fields of the object in which the field at `path` stands. */
  function fieldsBeside(path: Path): Readonly<Record<string, FieldDefinition>> {
    return path.length === 1 ? definition.fields : listOrThrow(definition, path.slice(0, -2)).row.fields;
  }

  function set(parts: readonly EntryPart[], path: Path, isTyped: boolean): EntryResult {
    const patches = parts.map(({ field, text }): Patch => {
      const value = entryValue(field, text);
      const place = [...path.slice(0, -1), field.name];
      return { op: 'set', path: place, ...(value === undefined ? {} : { value }) };
    });
    const field = formatPath(path);
    step(patches, parts[0]?.field.label, { field, ...(isTyped ? { burst: field } : {}) });
    return { accepted: true };
  }

  /** A figure that a computation keeps right now takes no entry; what it has to be without can be cleared. */
  function keptFrom(path: Path, attempted: string): EntryResult | undefined {
    if (!figures.isKept(document(), path)) return undefined;
    if (attempted === '' && isComputedBlank(path)) return undefined;
    const { reason = checkText('computed', '') } = fieldState(definition, document(), path, context());
    return { accepted: false, code: 'computed', reason, attempted };
  }

  /** Whether the field holds something that its computation takes out. */
  function isComputedBlank(path: Path): boolean {
    const value = getAt(document(), path) as FieldValue | undefined;
    return value !== undefined && computing.isTakenOut(document(), path, value, context());
  }

  /** A refused entry stands among the problems until the next one. */
  function told(path: Path, result: EntryResult): EntryResult {
    const isStanding = !result.accepted && result.code !== 'computed';
    problems.setRefused(path, isStanding ? result.reason : undefined);
    return result;
  }

  function judgedEntry(path: Path, text: string): EntryResult {
    const field = fieldOrThrow(path);
    counters.fieldChecks += 1;
    const refused = keptFrom(path, text);
    if (refused !== undefined) return refused;
    const parts = continuedEntry(fieldsBeside(path), field, text) ?? [{ field, text }];
    for (const part of parts) {
      const verdict = judgeEntry(part.field, part.text);
      if (!verdict.accepted) return { ...verdict, attempted: text };
    }
    return set(parts, path, true);
  }

  function judgedPick(path: Path, value: string): EntryResult {
    const field = fieldOrThrow(path);
    counters.fieldChecks += 1;
    const refused = keptFrom(path, value);
    if (refused !== undefined) return refused;
    const failure = judgeValue(field, entryValue(field, value));
    if (failure === undefined) return set([{ field, text: value }], path, false);
    const code = failure.code.slice('problem.'.length) as CheckCode;
    return { accepted: false, code, reason: failure.message, attempted: value };
  }

  return {
    enter: (path: Path, text: string) => told(path, judgedEntry(path, text)),
    pick: (path: Path, value: string) => told(path, judgedPick(path, value)),
    beginEntry(path: Path): EntryMark {
      history.endBurst();
      return { path, steps: made() };
    },
    takeBack({ path, steps: before }: EntryMark): void {
      problems.setRefused(path, undefined);
      const field = formatPath(path);
      const isOfEntry = (one: HistoryStep) => one.field === field && one.number > before;
      history.forgetUndone(isOfEntry);
      for (let last = history.takeLastOf(isOfEntry); last; last = history.takeLastOf(isOfEntry))
        goOver(last, 'undo', () => undefined);
      const below = history
        .of(isOfEntry)
        .filter((one) => others.enteredWithin(path, one.remote).length === 0)
        .flatMap(({ inverse }) => inverse)
        .filter((patch) => isBeside(patch, path) && !isFollowing(fieldAt(definition, patch.path)));
      // Of a place set more than once what it held first.
      const first = new Map(below.toReversed().map((patch) => [formatPath(patch.path), patch]));
      if (first.size > 0) step([...first.values()], fieldOrThrow(path).label);
    },
  };
}

/** Whether it sets a field of the object in which the field at `path` stands. */
function isBeside(patch: Patch, path: Path): boolean {
  return patch.op === 'set' && isSamePlace(patch.path.slice(0, -1), path.slice(0, -1));
}
