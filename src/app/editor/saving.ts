import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Change, Conflict, DocumentStore, Patch } from '../../engine/index.ts';
import { formatPath } from '../../engine/index.ts';
import { CallError, messageOf } from '../api/client.ts';
import type { Declaration, DeclarationCalls } from '../api/declarations.ts';
import type { Creation, Journal, JournalEntry } from '../storage/journal.ts';
import { type Choice, settleConflict, touchedRows } from './settle.ts';

/** Pause in typing after which a draft is saved, and time until an unreachable server is tried again, ms. */
export const IDLE_MS = 1500;
const RETRY_MS = 3000;

/** What the one save indicator of the editor says. */
export type SaveState =
  | { readonly kind: 'new' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'failed'; readonly reason: string }
  | {
      readonly kind: 'conflict';
      readonly conflicts: readonly Conflict[];
      /** The edits that could not be saved for it. */
      readonly patches: readonly Patch[];
    };

export interface SavingState {
  /** Undefined until the first save. */
  readonly id: number | undefined;
  readonly revision: number;
  readonly save: SaveState;
}

interface SavingOptions {
  readonly store: DocumentStore;
  readonly calls: Pick<DeclarationCalls, 'get' | 'create' | 'patch'>;
  readonly journal: Journal;
  readonly kind: string;
  readonly user: number;
  readonly declaration: Pick<Declaration, 'id' | 'revision' | 'updated_at'> | undefined;
  /** The journal's entry that a new document comes from: it is unsaved from the start. */
  readonly kept: Pick<JournalEntry, 'client' | 'creation' | 'patches'> | undefined;
  /** Called after the first save, unless the editor was left meanwhile. */
  readonly onCreated: (declaration: Declaration) => void;
  /** Called with what the server knows to be wrong after each save. */
  readonly onSaved: (problems: Declaration['problems']) => void;
  /** Called when the document has to be read from the server again. */
  readonly onReload: () => void;
}

export interface Saving {
  readonly state: StoreApi<SavingState>;
  /** The name this window gives itself at the server. */
  readonly client: string;
  /** Saves what is unsaved now; false when it could not be. An untouched new document is not saved. */
  flush(): Promise<boolean>;
  /** As `flush` on a person's wish: saves an untouched new document too, asks again about a conflict. */
  save(): Promise<boolean>;
  /** Gets what others and the server changed since our revision. */
  pull(): Promise<void>;
  /** Ends a conflict: with my values or theirs for all places in question. Throws when that could not be saved. */
  resolve(choice: Choice): Promise<void>;
  /** Ends after a last attempt to save. */
  close(): Promise<void>;
}

/**
 * Brings every edit to the server: after a pause in typing, in order, one call at a time, as patches on a
 * revision. What the server has not confirmed is kept in the journal on this computer, and tried again while
 * the network or the server is away.
 */
export function createSaving(options: SavingOptions): Saving {
  const { store, calls, journal, declaration } = options;
  const client = options.kept?.client ?? crypto.randomUUID();
  const state = createStore<SavingState>()(() => ({
    id: declaration?.id,
    revision: declaration?.revision ?? 0,
    save: declaration ? { kind: 'saved', at: new Date(declaration.updated_at) } : { kind: 'new' },
  }));
  let creation = options.kept?.creation;
  let pending: Patch[] = creation ? [...(options.kept?.patches ?? [])] : [];
  let inFlight: readonly Patch[] = [];
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;

  const unsubscribe = store.subscribeAll((change: Change) => {
    if (change.origin === 'remote') return;
    pending = joined(pending, change.patches);
    const { save } = state.getState();
    if (save.kind === 'saved' || save.kind === 'new' || save.kind === 'failed') {
      state.setState({ save: { kind: 'unsaved' } });
    }
    keep();
    if (save.kind !== 'conflict') plan(IDLE_MS);
  });

  function plan(ms: number): void {
    clearTimeout(timer);
    if (!isClosed) timer = setTimeout(() => void flush(), ms);
  }

  /** Writes the journal; its order of writes is the order of edits because IndexedDB keeps it. */
  function keep(): void {
    const { id, revision, save } = state.getState();
    const patches = [...inFlight, ...pending];
    const place = { user: options.user, kind: options.kind, id: id ?? ('new' as const), client };
    const isUnsaved = id === undefined ? save.kind !== 'new' : patches.length > 0;
    const written = isUnsaved
      ? journal.write({
          ...place,
          revision,
          patches,
          document: id === undefined ? store.document() : undefined,
          touched: id === undefined ? undefined : touchedRows(store.document(), patches),
          creation,
          at: Date.now(),
        })
      : journal.clear(place);
    written.catch(warn);
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    store.endBurst();
    if (running) return (await running) && (pending.length === 0 || flush());
    if (pending.length === 0 && (state.getState().id !== undefined || state.getState().save.kind === 'new')) {
      return state.getState().save.kind === 'saved';
    }
    if (state.getState().save.kind === 'conflict') return false;
    running = run();
    const isSaved = await running;
    running = undefined;
    return isSaved && (pending.length === 0 || flush());
  }

  async function run(): Promise<boolean> {
    state.setState({ save: { kind: 'saving' } });
    try {
      const { id, revision } = state.getState();
      if (id === undefined) {
        await create();
      } else {
        inFlight = pending;
        pending = [];
        await patch(id, revision);
      }
      inFlight = [];
      state.setState({ save: pending.length > 0 ? { kind: 'unsaved' } : { kind: 'saved', at: new Date() } });
      keep();
      return true;
    } catch (error) {
      pending = [...inFlight, ...pending];
      inFlight = [];
      fail(error);
      return false;
    }
  }

  async function create(): Promise<void> {
    const { document, key } = creation ?? beginCreation();
    const created = await calls.create(document, key);
    creation = undefined;
    // Our document is revision 1, though a repeated request may find it further on.
    state.setState({ id: created.id, revision: 1 });
    keep();
    await journal.clear({ user: options.user, kind: options.kind, id: 'new', client }).catch(warn);
    options.onSaved(created.problems);
    if (!isClosed) options.onCreated(created);
  }

  /** From here on edits come after the creation, and the journal knows that it may have arrived. */
  function beginCreation(): Creation {
    creation = { key: crypto.randomUUID(), document: store.document() };
    pending = [];
    keep();
    return creation;
  }

  async function patch(id: number, revision: number): Promise<void> {
    const answer = await calls.patch(id, { revision, patches: inFlight, client });
    state.setState({ revision: answer.revision });
    const mine = new Set(pending.map((edit) => formatPath(edit.path)));
    const lacking = answer.patches.filter((edit) => !mine.has(formatPath(edit.path)));
    if (lacking.length > 0) store.applyRemote(lacking);
    options.onSaved(answer.problems);
  }

  function fail(error: unknown): void {
    if (error instanceof CallError && error.status === 409 && Array.isArray(error.body.conflicts)) {
      const conflicts = error.body.conflicts as readonly Conflict[];
      state.setState({ save: { kind: 'conflict', conflicts, patches: pending } });
      return;
    }
    const isAway = error instanceof CallError && (error.isUnanswered || error.status >= 500);
    // A refused creation made nothing: the next one is another, of the document as it is then.
    if (!isAway) creation = undefined;
    state.setState({ save: isAway ? { kind: 'offline' } : { kind: 'failed', reason: messageOf(error) } });
    if (isAway) plan(RETRY_MS);
  }

  async function pull(): Promise<void> {
    const { id } = state.getState();
    if (id === undefined) return;
    if (pending.length > 0 || running) {
      // The next save brings what we lack as well.
      await flush();
      return;
    }
    const { revision } = state.getState();
    const answer = await calls.patch(id, { revision, patches: [], client });
    state.setState({ revision: answer.revision, save: { kind: 'saved', at: new Date() } });
    if (answer.patches.length > 0) store.applyRemote(answer.patches);
    options.onSaved(answer.problems);
  }

  async function resolve(choice: Choice): Promise<void> {
    const { id, save } = state.getState();
    if (id === undefined || save.kind !== 'conflict') return;
    const dispute = { patches: pending, conflicts: save.conflicts, mine: store.document() };
    await settleConflict(calls, id, dispute, choice);
    pending = [];
    keep();
    options.onReload();
  }

  async function save(): Promise<boolean> {
    const { save: current } = state.getState();
    if (current.kind === 'new') state.setState({ save: { kind: 'unsaved' } });
    // Told anew, so that whoever put the question off is asked again.
    if (current.kind === 'conflict') state.setState({ save: { ...current, patches: pending } });
    return flush();
  }

  if (options.kept) {
    state.setState({ save: { kind: 'unsaved' } });
    plan(IDLE_MS);
  }

  return {
    state,
    client,
    flush,
    save,
    pull,
    resolve,
    async close() {
      const last = flush();
      isClosed = true;
      clearTimeout(timer);
      unsubscribe();
      await last;
    },
  };
}

function warn(error: unknown): void {
  console.warn('Journal:', messageOf(error));
}

/** Later sets of the same field replace earlier ones, as long as no row came or went in between. */
function joined(before: readonly Patch[], more: readonly Patch[]): Patch[] {
  const all = [...before];
  for (const patch of more) {
    const at = patch.op === 'set' ? lastSet(all, formatPath(patch.path)) : -1;
    if (at >= 0) all.splice(at, 1);
    all.push(patch);
  }
  return all;
}

function lastSet(patches: readonly Patch[], place: string): number {
  for (let index = patches.length - 1; index >= 0; index -= 1) {
    const patch = patches[index]!;
    if (patch.op !== 'set') return -1;
    if (formatPath(patch.path) === place) return index;
  }
  return -1;
}
