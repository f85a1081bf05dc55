import { applyWithInverse, PatchError } from './apply.ts';
import type { DocumentDefinition } from './catalogue.ts';
import type { Asked, Computing } from './computing.ts';
import type { RuleContext } from './condition.ts';
import type { StepKind } from './differing-figures.ts';
import type { DocumentData } from './document.ts';
import { History } from './history.ts';
import type { KeptFigures } from './kept-figures.ts';
import { type Calls, type Listener, Listeners } from './listeners.ts';
import { misfit } from './misfit.ts';
import { OthersEdits } from './others-edits.ts';
import { type Patch, subjectOf } from './patch.ts';
import type { Problems } from './problem-store.ts';
import type { ProvenanceTree } from './provenance-tree.ts';
import { isSameData } from './same-data.ts';

/** One applied step, computed values included. */
export interface Change {
  readonly patches: readonly Patch[];
  readonly inverse: readonly Patch[];
  readonly origin: 'edit' | 'undo' | 'redo' | 'remote' | 'recalculate' | 'replace';
  /** What undo calls it. */
  readonly label?: string;
}

/** How a step is made. */
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
export interface Prepared {
  readonly document: DocumentData;
  readonly change: Change;
  readonly about: StepKind;
}

/** Keeps what was done to the document that was there before. */
export type Keep = (change: Change, before: DocumentData) => void;

/** A document that is open, and what keeps it in order. */
export interface OpenDocument {
  readonly definition: DocumentDefinition;
  readonly document: () => DocumentData;
  readonly context: () => RuleContext;
  readonly computing: Computing;
  readonly figures: KeptFigures;
  readonly problems: Problems;
  readonly provenances: ProvenanceTree;
}

interface Means {
  /** Puts another document in place of this one. */
  readonly put: (next: DocumentData) => void;
  readonly calls: Calls;
}

/** The one way in which a document changes: patches, what computations answer, and who is told. */
export type Steps = ReturnType<typeof createSteps>;

export function createSteps(open: OpenDocument, { put, calls }: Means) {
  const { definition, document, context, computing, figures, problems, provenances } = open;
  const history = new History();
  const others = new OthersEdits();
  const listeners = new Listeners();
  const watchers = new Set<(change: Change) => void>();
  let remote = 0;
  let steps = 0;

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
    const entered = asked.settling ? applied.patches.map(settledIn(computed.document)) : applied.patches;
    const change: Change = {
      patches: [...entered, ...computed.patches],
      inverse: [...computed.inverse, ...applied.inverse],
      origin,
      ...(label === undefined ? {} : { label }),
    };
    const about = { before, memories, entered: applied.patches, kind };
    return { document: computed.document, change, about };
  }

  /** A figure that a computation keeps is its own, whoever set it to that. */
  function settledIn(after: DocumentData): (patch: Patch) => Patch {
    return (patch) => {
      if (patch.op !== 'set' || patch.from !== undefined || patch.value === undefined) return patch;
      const by = figures.keeperOf(after, patch.path)?.name;
      return by === undefined ? patch : { ...patch, from: { kind: 'computed', by } };
    };
  }

  /** Puts it into the document, keeps it, and tells it then: whatever a listener does or throws comes after it. */
  function finish({ document: next, change: made, about }: Prepared, keep: Keep): Change {
    put(next);
    const change = { ...made, inverse: provenances.takeWithInverse(made) };
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
    if (!hasRows || !isSameData(before, document())) {
      const nothing = history.add(step, burst);
      if (nothing !== undefined) provenances.take(nothing.inverse);
      return;
    }
    history.endBurst();
    provenances.take(inverse);
  }

  /** What others changed, or a step of ours that stays because of it: steps before it did not know of it. */
  function noteOthers(patches: readonly Patch[]): void {
    remote += 1;
    others.note(patches, remote);
    computing.noteRemote(patches, remote);
  }

  return {
    history,
    others,
    listeners,
    watchers,
    /** Changes of others that came so far. */
    remote: () => remote,
    /** Steps made so far. */
    made: () => steps,
    prepare,
    finish,
    commit,
    step,
    remember,
    watching,
    noteOthers,
  };
}

const everybody: Asked = { who: () => true, settling: true };
