import { createStore } from 'zustand/vanilla';
import { applyWithInverse, PatchError } from './apply.ts';
import { blankRow, type NewId } from './birth.ts';
import { type Block, type BlockResult, blockOutcome, blockPatches } from './block.ts';
import type { DocumentDefinition, FieldDefinition, ListDefinition } from './catalogue.ts';
import { type Computation, isDerived } from './computation.ts';
import { isFollowing } from './computed-fields.ts';
import { type Asked, Computing, withConsequences } from './computing.ts';
import type { RuleContext } from './condition.ts';
import { continuedEntry, type EntryPart } from './continued-entry.ts';
import { fieldAt, listAt } from './definition.ts';
import type { StepKind } from './differing-figures.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import type { DocumentCheck } from './document-check.ts';
import { type FieldState, fieldState, ruledPlaces } from './field-state.ts';
import { FieldStates } from './field-states.ts';
import { fittingPart } from './fitting-part.ts';
import { History, type HistoryStep } from './history.ts';
import { entryValue, judgeEntry, judgeValue } from './judge.ts';
import { KeptFigures } from './kept-figures.ts';
import { Calls, type Listener, Listeners } from './listeners.ts';
import { misfit, rowsMisfit } from './misfit.ts';
import { OthersEdits } from './others-edits.ts';
import { type Patch, subjectOf } from './patch.ts';
import { rowPatches } from './patches-between.ts';
import { formatPath, isRowSegment, type Path } from './path.ts';
import { type ProblemStore, Problems } from './problem-store.ts';
import { type CheckCode, checkText } from './problem-text.ts';
import { copyRow } from './row-copy.ts';
import { containersOf, fieldIn, getAt, isRows } from './rows.ts';
import { inputPaths, ruleScopes } from './rule-inputs.ts';
import { isSameData } from './same-data.ts';
import { copyWithAllBelow, moveWithAllBelow, removeWithAllBelow, type TreePlace } from './tree-edits.ts';

/** One applied step, computed values included. */
export interface Change {
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
  readonly origin: 'edit' | 'undo' | 'redo' | 'remote' | 'recalculate' | 'replace';
  /** What undo calls it. */
  readonly label?: string;
}

/** One step through history. */
export interface Travelled {
  /** What it changed; undefined when no step was left that fits. */
  readonly change: Change | undefined;
  /**
   * What of it stays, and of the steps passed over on the way to it: taking it back would take out what others
   * entered since, or it went with what they took out.
   */
  readonly left: readonly Path[];
}

/** Verdict over an entry; `attempted` is the refused text, for the counter (D-24). */
export type EntryResult =
  | { readonly accepted: true }
  | {
      readonly accepted: false;
      readonly code: CheckCode;
      readonly reason: string;
      readonly attempted: string;
    };

/** What an edit cost; pinned by tests so that a keystroke never depends on the size of the document. */
export interface Counters {
  /** Entries judged at the gate. */
  fieldChecks: number;
  /** Fields and lists whose problems were looked for again. */
  validityChecks: number;
  rulesEvaluated: number;
  /** Rules asked while problems were looked for at a place. */
  rulesChecked: number;
  computationsRun: number;
  /** Document checks asked. */
  checksRun: number;
}

/** Where entries into one field begin. */
export interface EntryMark {
  readonly path: Path;
  /** Steps made before. */
  readonly steps: number;
}

/** What an open document's zustand store holds: the document under the name that its definition gives. */
export interface FormState {
  readonly context: RuleContext;
  readonly [name: string]: unknown;
}

export interface DocumentStoreOptions {
  readonly definition: DocumentDefinition;
  readonly document: DocumentData;
  readonly computations: readonly Computation[];
  readonly checks?: readonly DocumentCheck[];
  readonly context: RuleContext;
  readonly newId: NewId;
}

/**
 * An open document. Entries go through the gate; every change is a step of patches, computations follow it,
 * problems are kept by what changed. Loading, replacing and remote edits never compute (ENG-038).
 * Methods throw `PatchError`, without effect, for a place that is not there.
 */
export interface DocumentStore {
  document(): DocumentData;
  /** The document under its specified name (ENG-083), and the context. */
  state(): FormState;
  /** Calls after the value at `path`, something below it, or an input of its rules changed. Gives back what ends it. */
  subscribe(path: Path, listener: Listener): () => void;
  subscribeAll(listener: (change: Change) => void): () => void;
  /** An entry typed or pasted into a field: judged by the entry rule; refused, as is one in a figure that a computation keeps, it changes nothing (ENG-041). */
  enter(path: Path, text: string): EntryResult;
  /** A field begins to be edited: its next entry is a new step of undo. Gives what `takeBack` goes back to. */
  beginEntry(path: Path): EntryMark;
  /**
   * Takes back, as undo does, what was entered into the field since the mark; no step of it is left. Below another
   * step nothing can be taken out: there the field, and what the entry changed beside it, is set to what it held, as
   * one more step.
   */
  takeBack(mark: EntryMark): void;
  /** A value picked from the field's code list: judged by validity, not by the entry rule (D-29). */
  pick(path: Path, value: string): EntryResult;
  /** Patches without the gate, as one step of undo (paste, import, dialogs). */
  edit(patches: readonly Patch[], label?: string): void;
  /** A new row with its defaults behind the row `after`; first when null, last when left out. Gives its path. */
  insertRow(listPath: Path, values?: Readonly<Record<string, FieldValue>>, after?: string | null): Path;
  /** Removes rows as one step; in a tree with all below them. */
  removeRows(paths: readonly Path[]): void;
  /** A copy behind the row, with new keys throughout; in a tree with all below it. Gives its path. */
  duplicateRow(path: Path): Path;
  moveRow(path: Path, after: string | null): void;
  /** Moves a row of a tree with all below it, as one step. Throws `PatchError` when it would stand below itself. */
  moveInTree(path: Path, place: TreePlace): void;
  /** Puts a block of cells into a list as one step; every cell is an entry, refused ones are left out and told. */
  pasteBlock(listPath: Path, block: Block, label?: string): BlockResult;
  /** What `pasteBlock` would do, without doing it. */
  previewBlock(listPath: Path, block: Block): BlockResult;
  /** Other rows in place of a list's, as one step; a row with the key of one that was there is that row. */
  replaceRows(listPath: Path, rows: readonly Row[], label?: string): void;
  /** Takes back the last step that still fits, or what of it does. */
  undo(): Travelled;
  /** Does again the last step that was taken back and still fits, or what of it does. */
  redo(): Travelled;
  canUndo(): boolean;
  canRedo(): boolean;
  /** The next entry begins a new step of undo: the field lost focus. */
  endBurst(): void;
  /** Changes from the server or another screen: not undone here, nothing is computed. */
  applyRemote(patches: readonly Patch[]): void;
  /** Another document in place of this one; steps of undo and reported problems end. */
  replace(document: DocumentData): void;
  /** Makes the computed field at `path`, or every one, agree with its computation, as one step; false when it did. */
  recalculate(path?: Path): boolean;
  /** The context rules see, for example after the status changed. */
  setContext(context: RuleContext): void;
  /** What the rules make of a field or list; the same object until one of their inputs changes. */
  fieldState(path: Path): FieldState;
  readonly problems: ProblemStore;
  readonly counters: Counters;
}

export function createDocumentStore(options: DocumentStoreOptions): DocumentStore {
  const { definition, newId } = options;
  const { state: stateName = 'document' } = definition;
  const state = createStore<FormState>()(() => ({
    [stateName]: options.document,
    context: options.context,
  }));
  const counters: Counters = {
    fieldChecks: 0,
    validityChecks: 0,
    rulesEvaluated: 0,
    rulesChecked: 0,
    computationsRun: 0,
    checksRun: 0,
  };
  const document = () => state.getState()[stateName] as DocumentData;
  const context = () => state.getState().context;
  const computing = new Computing(options.computations, { definition, newId, counters });
  computing.begin(options.document);
  const states = new FieldStates(definition, counters);
  const history = new History();
  const figures = new KeptFigures(definition, options.computations);
  const calls = new Calls();
  const problems = new Problems({
    definition,
    document,
    context,
    computations: options.computations,
    figures,
    checks: options.checks ?? [],
    counters,
    calls,
  });
  const listeners = new Listeners();
  const contextListeners = new Set<Listener>();
  const watchers = new Set<(change: Change) => void>();
  const others = new OthersEdits();
  let remote = 0;
  let steps = 0;

  interface Commit {
    readonly origin: Change['origin'];
    readonly label?: string;
    /** The computations that answer, of those whose inputs change. */
    readonly asked: Asked;
    readonly kind: StepKind['kind'];
    /** What stood blank as '' comes back so. */
    readonly exact?: boolean;
  }

  /** A change made but not yet in the document, and what refreshing the problems after it needs. */
  interface Prepared {
    readonly document: DocumentData;
    readonly change: Change;
    readonly about: StepKind;
  }

  /** Keeps what was done to the document that was there before. */
  type Keep = (change: Change, before: DocumentData) => void;

  /** Throws `PatchError` for a place that is not there; undefined where nothing changes. */
  function prepare(
    patches: readonly Patch[],
    { origin, label, asked, kind, exact }: Commit,
  ): Prepared | undefined {
    const before = document();
    const applied = applyWithInverse(before, patches, { exact });
    if (applied.patches.length === 0) return undefined;
    const memories = computing.memories();
    const computed = computing.run(
      { before, after: applied.document, patches: applied.patches },
      context(),
      asked,
    );
    const change: Change = {
      patches: [...applied.patches, ...computed.patches],
      inverse: [...computed.inverse, ...applied.inverse],
      origin,
      ...(label === undefined ? {} : { label }),
    };
    const about = { before, memories, entered: applied.patches, kind };
    return { document: computed.document, change, about };
  }

  /** Puts it into the document, keeps it, and tells it then: whatever a listener does or throws comes after it. */
  function finish({ document: next, change, about }: Prepared, keep: Keep): Change {
    state.setState({ [stateName]: next });
    keep(change, about.before);
    calls.together(() => {
      try {
        problems.refresh(change.patches, about);
      } finally {
        tell(change);
      }
    });
    return change;
  }

  function commit(patches: readonly Patch[], how: Commit, keep: Keep): Change | undefined {
    const prepared = prepare(patches, how);
    return prepared && finish(prepared, keep);
  }

  function tell(change: Change): void {
    const reached = new Set<Listener>();
    for (const patch of change.patches) {
      if (patch.op === 'set') {
        listeners.reachAlong(patch.path, reached);
      } else {
        const row = subjectOf(patch);
        listeners.reachAlong(row, reached);
        listeners.reachWithin(row, reached);
      }
    }
    calls.all([...reached, ...watching(change)]);
  }

  function watching(change: Change): readonly Listener[] {
    return [...watchers].map((watcher) => () => watcher(change));
  }

  /** Of an entry, `field` is where, and `burst` what it is joined by to the entry before. */
  function step(
    patches: readonly Patch[],
    label: string | undefined,
    entry: { readonly field?: string; readonly burst?: string } = {},
  ): void {
    for (const patch of patches) {
      const fault = misfit(definition, patch);
      if (fault !== undefined) throw new PatchError(patch, fault);
    }
    const how = { origin: 'edit', label, asked: everybody, kind: 'computed' } as const;
    commit(patches, how, (change, before) => remember(change, before, entry));
  }

  function remember(
    { patches, inverse, label }: Change,
    before: DocumentData,
    { field, burst }: { readonly field?: string; readonly burst?: string } = {},
  ): void {
    steps += 1;
    const about = { ...(label === undefined ? {} : { label }), ...(field === undefined ? {} : { field }) };
    const step = { patches, inverse, remote, number: steps, ...about };
    const hasRows = patches.some(({ op }) => op !== 'set');
    if (hasRows && isSameData(before, document())) history.endBurst();
    else history.add(step, burst);
  }

  function fieldOrThrow(path: Path): FieldDefinition {
    const field = fieldAt(definition, path);
    if (field === undefined) throw new PatchError({ op: 'set', path }, 'No field stands here.');
    if (containersOf(document(), path) === undefined)
      throw new PatchError({ op: 'set', path }, 'The row does not exist.');
    return field;
  }

  function listOrThrow(path: Path): ListDefinition {
    const list = listAt(definition, path);
    if (list === undefined) throw new PatchError({ op: 'remove', path }, 'No list stands here.');
    return list;
  }

  /** Fields of the object in which the field at `path` stands. */
  function fieldsBeside(path: Path): Readonly<Record<string, FieldDefinition>> {
    return path.length === 1 ? definition.fields : listOrThrow(path.slice(0, -2)).row.fields;
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

  function blockOf(list: ListDefinition, listPath: Path, block: Block) {
    return blockPatches(list, listPath, block, {
      definition,
      document: document(),
      context: context(),
      newId,
    });
  }

  function rowOrThrow(path: Path): Row {
    const row = getAt(document(), path);
    const isRow = path.length > 0 && isRowSegment(path.at(-1)!) && typeof row === 'object' && !isRows(row);
    if (!isRow) throw new PatchError({ op: 'remove', path }, 'The row does not exist.');
    return row as Row;
  }

  /**
   * Undo or redo of one step, or of what still fits of it. What events did is part of the step; figures are made anew
   * where others changed something of theirs since.
   */
  function goOver(step: HistoryStep, origin: 'undo' | 'redo', keep: Keep): Travelled {
    const { patches, inverse, remote: since, label } = step;
    const [own, done] = origin === 'undo' ? [inverse, patches] : [patches, inverse];
    const stays = (): Travelled => {
      noteOthers(done);
      return { change: undefined, left: [subjectOf(origin === 'undo' ? own.at(-1)! : own[0]!)] };
    };
    const kind = since === remote ? 'history' : 'foreign';
    const around = { definition, document: document(), figures, others };
    const whole = { patches: own, left: [], staying: [] };
    const {
      patches: fitting,
      left,
      staying,
    } = kind === 'history' ? whole : fittingPart({ own, done, since }, around);
    const who = (computation: Computation) =>
      isDerived(computation) && (left.length > 0 || computing.isChangedSince(computation, since));
    let prepared: Prepared | undefined;
    try {
      if (fitting.length === 0 || (kind === 'foreign' && takesFromOthers(fitting, since))) return stays();
      const asked = { who, mending: true };
      prepared = prepare(fitting, { origin, label, asked, kind, exact: true });
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      return stays();
    }
    if (staying.length > 0) noteOthers(staying);
    if (prepared === undefined) return { change: undefined, left };
    return { change: finish(prepared, keep), left };
  }

  /** What others changed, or a step of ours that stays because of it: steps before it did not know of it. */
  function noteOthers(patches: readonly Patch[]): void {
    remote += 1;
    others.note(patches, remote);
    computing.noteRemote(patches, remote);
  }

  /** Whether an event would answer the patches by taking out what others put there since, or a computation would. */
  function takesFromOthers(patches: readonly Patch[], since: number): boolean {
    const before = document();
    const after = applyWithInverse(before, patches).document;
    if (computing.takesOut({ before, after, patches }, context(), since)) return true;
    return others.enteredWithin([], since).some((place) => {
      const isTaken = figures.isKept(after, place) && !figures.isKept(before, place);
      return isTaken && fieldIn(after, place) !== undefined;
    });
  }

  /** Goes one step through history; steps of which nothing fits any more are passed over. */
  function travel(origin: 'undo' | 'redo'): Travelled {
    const left: Path[] = [];
    for (;;) {
      const step = origin === 'undo' ? history.takeUndo() : history.takeRedo();
      if (step === undefined) return { change: undefined, left };
      const { change, left: more } = goOver(step, origin, (made) => {
        if (origin === 'undo') history.undone({ ...step, patches: made.inverse, inverse: made.patches });
        else history.redone({ ...step, patches: made.patches, inverse: made.inverse });
      });
      left.push(...more);
      if (change !== undefined) return { change, left };
    }
  }

  return {
    document,
    state: state.getState,
    subscribe(path, listener) {
      const places = ruledPlaces(definition, path);
      const ends = [path, ...places.flatMap(inputPaths)].map((place) => listeners.add(place, listener));
      const asksContext = places.some(({ rules }) =>
        ruleScopes(rules).some((scope) => scope.startsWith('$')),
      );
      if (asksContext) contextListeners.add(listener);
      return () => {
        for (const end of ends) end();
        contextListeners.delete(listener);
      };
    },
    subscribeAll(listener) {
      watchers.add(listener);
      return () => watchers.delete(listener);
    },
    enter: (path, text) => told(path, judgedEntry(path, text)),
    pick: (path, value) => told(path, judgedPick(path, value)),
    beginEntry(path) {
      history.endBurst();
      return { path, steps };
    },
    takeBack({ path, steps: before }) {
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
    edit(patches, label) {
      step(patches, label);
    },
    insertRow(listPath, values, after) {
      const list = listOrThrow(listPath);
      const place = { document: document(), parentPath: listPath.slice(0, -1), context: context() };
      const row = blankRow(list, place, newId, values);
      const rows = getAt(document(), listPath);
      const last = isRows(rows) ? rows.at(-1)?.uuid : undefined;
      step(
        [{ op: 'insert', path: listPath, row, after: after === undefined ? (last ?? null) : after }],
        list.label,
      );
      return [...listPath, { id: row.uuid }];
    },
    removeRows(some) {
      const paths = outermost(some);
      const parentField = paths[0] && listAt(definition, paths[0].slice(0, -1))?.parentField;
      step(
        parentField === undefined
          ? paths.map((path) => ({ op: 'remove', path }))
          : removeWithAllBelow(document(), parentField, paths),
        labelOf(definition, paths[0]),
      );
    },
    duplicateRow(path) {
      const parentField = listAt(definition, path.slice(0, -1))?.parentField;
      if (parentField !== undefined) {
        const copied = copyWithAllBelow(document(), parentField, path, newId);
        step(copied.patches, labelOf(definition, path));
        return copied.path;
      }
      const row = copyRow(rowOrThrow(path), newId);
      const original = path.at(-1);
      const listPath = path.slice(0, -1);
      const after = original !== undefined && isRowSegment(original) ? original.id : null;
      step([{ op: 'insert', path: listPath, row, after }], labelOf(definition, path));
      return [...listPath, { id: row.uuid }];
    },
    moveRow(path, after) {
      step([{ op: 'move', path, after }], labelOf(definition, path));
    },
    moveInTree(path, place) {
      const parentField = listAt(definition, path.slice(0, -1))?.parentField;
      const patch = { op: 'move', path, after: place.after } as const;
      if (parentField === undefined) throw new PatchError(patch, 'The list is no tree.');
      step(moveWithAllBelow(document(), parentField, path, place), labelOf(definition, path));
    },
    pasteBlock(listPath, block, label) {
      const list = listOrThrow(listPath);
      const filled = blockOf(list, listPath, block);
      step(filled.patches, label ?? list.label);
      return blockOutcome(list, listPath, filled, document());
    },
    previewBlock(listPath, block) {
      const list = listOrThrow(listPath);
      const filled = blockOf(list, listPath, block);
      const { computations } = options;
      const whole = { definition, computations, document: document(), context: context(), newId };
      return blockOutcome(list, listPath, filled, withConsequences({ ...whole, patches: filled.patches }));
    },
    replaceRows(listPath, rows, label) {
      const list = listOrThrow(listPath);
      const there = getAt(document(), listPath);
      const held = isRows(there) ? there : [];
      const fault = rowsMisfit(list, held, rows);
      if (fault !== undefined) throw new PatchError({ op: 'remove', path: listPath }, fault);
      step(rowPatches(held, rows, listPath), label ?? list.label);
    },
    undo: () => travel('undo'),
    redo: () => travel('redo'),
    canUndo: () => history.canUndo,
    canRedo: () => history.canRedo,
    endBurst: () => history.endBurst(),
    applyRemote(patches) {
      commit(patches, { origin: 'remote', asked: nobody, kind: 'foreign' }, (change) => {
        if (!history.canUndo && !history.canRedo) others.forget();
        noteOthers(change.patches);
        history.endBurst();
      });
    },
    replace(next) {
      history.clear();
      computing.begin(next);
      state.setState({ [stateName]: next });
      const reached = new Set<Listener>();
      listeners.reachWithin([], reached);
      calls.together(() => {
        problems.reset(false);
        calls.all([...reached, ...watching({ patches: [], inverse: [], origin: 'replace' })]);
      });
    },
    recalculate(path) {
      const all = computing.full(document(), context());
      const wanted = path === undefined ? all : all.filter((patch) => isSamePlace(patch.path, path));
      const how = { origin: 'recalculate', asked: nobody, kind: 'foreign' } as const;
      return commit(wanted, how, remember) !== undefined;
    },
    setContext(next) {
      state.setState({ context: next });
      calls.together(() => {
        problems.reset(true);
        calls.all(contextListeners);
      });
    },
    fieldState: (path) => states.of(document(), path, context()),
    problems,
    counters,
  };
}

const everybody: Asked = { who: () => true, settling: true };
const nobody: Asked = { who: () => false };

/** Whether it sets a field of the object in which the field at `path` stands. */
function isBeside(patch: Patch, path: Path): boolean {
  return patch.op === 'set' && isSamePlace(patch.path.slice(0, -1), path.slice(0, -1));
}

function isSamePlace(left: Path, right: Path): boolean {
  return formatPath(left) === formatPath(right);
}

/** The rows once each, without those that go with another. */
function outermost(paths: readonly Path[]): readonly Path[] {
  const chosen = new Map(paths.map((path) => [formatPath(path), path]));
  const goesAlong = (path: Path) =>
    path.some((_, at) => at > 0 && at < path.length && chosen.has(formatPath(path.slice(0, at))));
  return [...chosen.values()].filter((path) => !goesAlong(path));
}

function labelOf(definition: DocumentDefinition, path: Path | undefined): string | undefined {
  return path && listAt(definition, path.slice(0, -1))?.label;
}
