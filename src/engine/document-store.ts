import { createStore } from 'zustand/vanilla';
import type { NewId } from './birth.ts';
import type { DocumentDefinition } from './catalogue.ts';
import type { Computation } from './computation.ts';
import { type Asked, Computing } from './computing.ts';
import type { RuleContext } from './condition.ts';
import type { DocumentData, FieldValue, Row } from './document.ts';
import type { DocumentCheck } from './document-check.ts';
import { createEntries, type EntryMark, type EntryResult } from './document-entries.ts';
import { createRows } from './document-rows.ts';
import { type Change, createSteps } from './document-steps.ts';
import { createTravel, type Travelled } from './document-travel.ts';
import { type FieldState, ruledPlaces } from './field-state.ts';
import { FieldStates } from './field-states.ts';
import { KeptFigures } from './kept-figures.ts';
import { Calls, type Listener } from './listeners.ts';
import type { Patch } from './patch.ts';
import { patchesBetween } from './patches-between.ts';
import { isSamePlace, type Path } from './path.ts';
import { type ProblemStore, Problems } from './problem-store.ts';
import type { Provenance, Provenances } from './provenance.ts';
import { ProvenanceTree } from './provenance-tree.ts';
import { fieldIn } from './rows.ts';
import { inputPaths, ruleScopes } from './rule-inputs.ts';
import type { TreePlace } from './tree-edits.ts';

/** What an edit cost; pinned by tests so that a keystroke never depends on the size of the document. */
interface Counters {
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
  /** Places looked at for where a value came from. */
  provenancesLooked: number;
}

/** What an open document's zustand store holds: the document under the name that its definition gives. */
interface FormState {
  readonly context: RuleContext;
  readonly [name: string]: unknown;
}

export interface DocumentStoreOptions {
  readonly definition: DocumentDefinition;
  readonly document: DocumentData;
  /** Where its values came from; what is not said was typed. */
  readonly provenances?: Provenances;
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
  /** Removes rows as one step, in a tree with all below them, but those that somebody else removed meanwhile; false when all are. */
  removeRows(paths: readonly Path[]): boolean;
  /** A copy behind the row, with new keys throughout; in a tree with all below it. Gives its path. */
  duplicateRow(path: Path): Path;
  /** The same with several rows, as one step. Gives the paths of the copies. */
  duplicateRows(paths: readonly Path[]): readonly Path[];
  moveRow(path: Path, after: string | null): void;
  /** Moves a row of a tree with all below it, as one step. Throws `PatchError` when it would stand below itself. */
  moveInTree(path: Path, place: TreePlace): void;
  /** Other rows in place of a list's, as one step; a row with the key of one that was there is that row. */
  replaceRows(listPath: Path, rows: readonly Row[], label?: string): void;
  /** Takes back the last step that still fits, or what of it does; nothing where `only` another is to be taken back. */
  undo(only?: number): Travelled;
  /** Does again the last step that was taken back and still fits, or what of it does. */
  redo(): Travelled;
  canUndo(): boolean;
  /** The step that undo would take back first. */
  lastStep(): number | undefined;
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
  /** Where the value at `path` came from; undefined for a blank field. */
  provenanceOf(path: Path): Provenance | undefined;
  /** Of the row at `path` and all in it, by their places within it. */
  provenancesWithin(path: Path): Provenances;
  /** Of all values, as they are stored beside the document. */
  provenances(): Provenances;
  readonly problems: ProblemStore;
  readonly counters: Counters;
  /** What it was made with: for what makes steps of its own of it, as a pasted block. */
  readonly means: Pick<DocumentStoreOptions, 'definition' | 'computations' | 'newId'>;
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
    provenancesLooked: 0,
  };
  const document = () => state.getState()[stateName] as DocumentData;
  const context = () => state.getState().context;
  const computing = new Computing(options.computations, { definition, newId, counters });
  computing.begin(options.document);
  const states = new FieldStates(definition, counters);
  const figures = new KeptFigures(definition, options.computations);
  const provenances = new ProvenanceTree(options.provenances, counters);
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
  const contextListeners = new Set<Listener>();
  const put = (next: DocumentData) => state.setState({ [stateName]: next });
  const open = { definition, document, context, computing, figures, problems, provenances };
  const steps = createSteps(open, { put, calls });
  const { history, others, listeners, watchers, commit, remember, noteOthers } = steps;
  const { goOver, travel } = createTravel(open, steps);

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
    ...createEntries(open, { steps, goOver, counters }),
    ...createRows(open, { steps, newId }),
    edit: (patches, label) => steps.step(patches, label),
    undo: (only) => travel('undo', only),
    redo: () => travel('redo'),
    canUndo: () => history.canUndo,
    lastStep: () => history.last,
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
      provenances.take(patchesBetween(document(), next));
      computing.begin(next);
      put(next);
      const reached = new Set<Listener>();
      listeners.reachWithin([], reached);
      calls.together(() => {
        problems.reset(false);
        calls.all([...reached, ...steps.watching({ patches: [], inverse: [], origin: 'replace' })]);
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
    provenanceOf: (path) => (fieldIn(document(), path) === undefined ? undefined : provenances.at(path)),
    provenancesWithin: (path) => provenances.within(path),
    provenances: () => provenances.all(),
    problems,
    counters,
    means: options,
  };
}

const nobody: Asked = { who: () => false };
