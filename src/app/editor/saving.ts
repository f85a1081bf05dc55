import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Change, Choice, Conflict, DocumentStore, Patch } from '../../engine/index.ts';
import { groupProvenances, newUuid, PatchError } from '../../engine/index.ts';
import { CallError, messageOf } from '../api/call-error.ts';
import type { Changer, DocumentCalls, SaveAnswer, Settled, StoredDocument } from '../api/documents.ts';
import { secondsToWait } from '../api/seconds-to-wait.ts';
import type { Creation, Journal, JournalEntry } from '../storage/journal.ts';
import { isClashing } from './clash.ts';
import { createJournalKeeper } from './journal-keeper.ts';
import { PendingEdits } from './pending-edits.ts';
import { touchedRows } from './touched-rows.ts';

/** Pause in typing after which a draft is saved, and how long a person may type on without one, ms. */
export const IDLE_MS = 1500;
export const LONGEST_UNSAVED_MS = 10_000;
/** Time until an unreachable server is tried again, ms. */
const RETRY_MS = 3000;

/** What the one save indicator of the editor says. */
export type SaveState =
  | { readonly kind: 'new' }
  | { readonly kind: 'saved'; readonly at: Date }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** It is tried again by itself; `reason`: the words of a server that has no time for it now. */
  | { readonly kind: 'offline'; readonly reason?: string }
  | { readonly kind: 'failed'; readonly reason: string }
  | {
      readonly kind: 'conflict';
      readonly conflicts: readonly Conflict[];
      /** Who was first; undefined when the server does not say. */
      readonly by: Changer | undefined;
      /** The edits that could not be saved for it. */
      readonly patches: readonly Patch[];
      /** The person wants to decide it now. */
      readonly isAsked?: boolean;
    };

export interface SavingState {
  /** Undefined until the first save. */
  readonly id: number | undefined;
  readonly revision: number;
  readonly save: SaveState;
  /** False while this computer has not kept what is unsaved yet, or cannot: it stands in this page only. */
  readonly isKept: boolean;
}

interface SavingOptions {
  readonly store: DocumentStore;
  readonly calls: Pick<DocumentCalls, 'create' | 'patch'>;
  readonly journal: Journal;
  readonly kind: string;
  readonly user: number;
  /** Undefined for a new one. */
  readonly stored: Pick<StoredDocument, 'id' | 'revision' | 'updated_at'> | undefined;
  /** The journal's entry that a new document comes from: it is unsaved from the start. */
  readonly kept: Pick<JournalEntry, 'client' | 'creation' | 'patches'> | undefined;
  /** Called after the first save, unless the editor was left meanwhile. */
  readonly onCreated: (stored: StoredDocument) => void;
  /** Called with what the server knows to be wrong after each save. */
  readonly onSaved: (problems: StoredDocument['problems']) => void;
  /** Called before what others changed is judged, and again before it is taken in, with who deleted rows in it. */
  readonly onNews?: {
    readonly judging: (patches: readonly Patch[]) => void;
    readonly taking: (patches: readonly Patch[], deletedBy: string | null | undefined) => void;
  };
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
  /** Saves what an unreachable server kept waiting: the connection is back. */
  retry(): void;
  /** Whether leaving the page now would lose what is unsaved. */
  isAtRisk(): boolean;
  /** Writes the journal now: the page may go away. */
  keep(): Promise<void>;
  /**
   * Ends a conflict: with my values or theirs for all places in question. The document stays open, its steps of undo
   * with it. Throws when the choice could not be saved.
   */
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
  const { store, calls, journal, stored } = options;
  const client = options.kept?.client ?? newUuid();
  const state = createStore<SavingState>()(() => ({
    id: stored?.id,
    revision: stored?.revision ?? 0,
    save: stored ? { kind: 'saved', at: new Date(stored.updated_at) } : { kind: 'new' },
    isKept: true,
  }));
  let creation = options.kept?.creation;
  const pending = new PendingEdits(creation ? options.kept?.patches : []);
  let inFlight: readonly Patch[] = [];
  let running: Promise<boolean> | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let unsavedSince = 0;
  /** The server asked to be left alone until then, whatever is typed; whoever saves themselves is let through. */
  let notBefore = 0;
  let isClosed = false;
  const keeper = createJournalKeeper(keep, (isKept) => {
    if (isKept !== state.getState().isKept) state.setState({ isKept });
  });

  const unsubscribe = store.subscribeAll((change: Change) => {
    if (change.origin === 'remote') return;
    if (pending.length === 0) {
      unsavedSince = performance.now();
      state.setState({ isKept: false });
    }
    pending.add(change.patches);
    const { save } = state.getState();
    if (save.kind === 'saved' || save.kind === 'new' || save.kind === 'failed') {
      state.setState({ save: { kind: 'unsaved' } });
    }
    keeper.soon();
    if (save.kind === 'conflict') return;
    plan(Math.min(IDLE_MS, Math.max(0, unsavedSince + LONGEST_UNSAVED_MS - performance.now())));
  });

  function plan(ms: number): void {
    clearTimeout(timer);
    // What only this page holds is tried again though its editor was left.
    if (isClosed && state.getState().isKept) return;
    timer = setTimeout(() => void autosave(), Math.max(ms, notBefore - performance.now()));
  }

  /** Writes the journal; its order of writes is the order of edits because IndexedDB keeps it. */
  async function keep(): Promise<void> {
    const { id, revision, save } = state.getState();
    const patches = [...inFlight, ...pending.all()];
    const place = { user: options.user, kind: options.kind, id: id ?? ('new' as const), client };
    const entry = { ...place, revision, patches, creation, at: Date.now() };
    if (id === undefined) {
      if (save.kind === 'new') await journal.clear(place);
      else await journal.write({ ...entry, ...whole() });
    } else if (patches.length === 0) await journal.clear(place);
    else await journal.write({ ...entry, ...touchedRows(store.document(), patches) });
  }

  /** The document, and where its values came from. */
  function whole() {
    return { document: store.document(), provenances: store.provenances() };
  }

  /** One save; what is typed meanwhile waits for the next pause. */
  async function autosave(): Promise<void> {
    if (running || !hasUnsaved()) return;
    store.endBurst();
    if ((await once()) && pending.length > 0) plan(IDLE_MS);
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    store.endBurst();
    for (;;) {
      if (running) await running;
      if (!hasUnsaved()) return state.getState().save.kind === 'saved';
      if (!(await once())) return false;
    }
  }

  function hasUnsaved(): boolean {
    const { id, save } = state.getState();
    return pending.length > 0 || (id === undefined && save.kind !== 'new');
  }

  function isAtRisk(): boolean {
    return !state.getState().isKept && (hasUnsaved() || inFlight.length > 0);
  }

  async function once(): Promise<boolean> {
    if (state.getState().save.kind === 'conflict') return false;
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  async function run(): Promise<boolean> {
    try {
      const { id } = state.getState();
      if (hasUnsaved()) state.setState({ save: { kind: 'saving' } });
      if (id === undefined) await create();
      else await patch(id);
      state.setState({ save: pending.length > 0 ? { kind: 'unsaved' } : { kind: 'saved', at: new Date() } });
      return true;
    } catch (error) {
      pending.putBack(inFlight);
      inFlight = [];
      fail(error);
      return false;
    } finally {
      void keeper.now();
    }
  }

  async function create(): Promise<void> {
    const { document, key, provenances } = creation ?? beginCreation();
    const created = await calls.create(document, key, provenances && groupProvenances(provenances));
    creation = undefined;
    // Our document is revision 1, though a repeated request may find it further on.
    state.setState({ id: created.id, revision: 1 });
    await keeper.now();
    await journal.clear({ user: options.user, kind: options.kind, id: 'new', client }).catch(warn);
    options.onSaved(created.problems);
    if (!isClosed) options.onCreated(created);
  }

  /** From here on edits come after the creation, and the journal knows that it may have arrived. */
  function beginCreation(): Creation {
    creation = { key: newUuid(), ...whole() };
    pending.take();
    void keeper.now();
    return creation;
  }

  async function patch(id: number, settled?: Settled): Promise<void> {
    const { revision } = state.getState();
    inFlight = pending.take();
    const answered = { revision, patches: inFlight, client, answered: true };
    const answer = await calls.patch(id, settled ? { ...answered, settled } : answered);
    if (takeIn(answer)) state.setState({ revision: answer.revision });
    // All of it goes again on the old revision, with what came since: the server tells what can be kept.
    else pending.putBack(inFlight);
    inFlight = [];
    options.onSaved(answer.problems);
  }

  /** Takes in what others changed; false when that would touch what was edited here meanwhile. */
  function takeIn({ patches, deletedBy }: Pick<SaveAnswer, 'patches' | 'deletedBy'>): boolean {
    options.onNews?.judging(patches);
    if (isClashing(patches, pending.all())) return false;
    try {
      options.onNews?.taking(patches, deletedBy?.name);
      if (patches.length > 0) store.applyRemote(patches);
      return true;
    } catch (error) {
      if (!(error instanceof PatchError)) throw error;
      // Nothing is unsaved: the document is read again rather than shown otherwise than it is.
      if (pending.length === 0) options.onReload();
      return pending.length === 0;
    }
  }

  function fail(error: unknown): void {
    if (isConflict(error)) {
      const conflicts = error.body.conflicts as readonly Conflict[];
      const by = error.body.by as Changer | undefined;
      state.setState({ save: { kind: 'conflict', conflicts, by, patches: [...pending.all()] } });
      return;
    }
    const isAway = error instanceof CallError && error.isPassing;
    // A refused creation made nothing: the next one is another, of the document as it is then.
    if (!isAway) creation = undefined;
    unsavedSince = performance.now();
    if (!hasUnsaved()) return;
    if (!isAway) return void state.setState({ save: { kind: 'failed', reason: messageOf(error) } });
    notBefore = unsavedSince + (secondsToWait(error) ?? 0) * 1000;
    state.setState({ save: { kind: 'offline', ...(error.isUnanswered ? {} : { reason: error.message }) } });
    plan(RETRY_MS);
  }

  async function pull(): Promise<void> {
    const { id, save } = state.getState();
    if (id === undefined || save.kind === 'conflict') return;
    if (running) await running;
    // A save brings what we lack as well.
    await once();
    if (pending.length > 0 && state.getState().save.kind === 'unsaved') plan(IDLE_MS);
  }

  async function resolve(choice: Choice): Promise<void> {
    const { id, save } = state.getState();
    if (id === undefined || save.kind !== 'conflict') return;
    const places = save.conflicts.map(({ path }) => path);
    try {
      await patch(id, { choice, places });
    } catch (error) {
      pending.putBack(inFlight);
      inFlight = [];
      // Something else is in conflict by now: it is asked about.
      if (!isConflict(error)) throw error;
      return fail(error);
    }
    const hasMore = pending.length > 0;
    state.setState({ save: hasMore ? { kind: 'unsaved' } : { kind: 'saved', at: new Date() } });
    if (hasMore) plan(IDLE_MS);
    await keeper.now();
  }

  async function save(): Promise<boolean> {
    const { save: current } = state.getState();
    if (current.kind === 'new') state.setState({ save: { kind: 'unsaved' } });
    // Told anew, so that whoever put the question off is asked again.
    if (current.kind === 'conflict')
      state.setState({ save: { ...current, patches: [...pending.all()], isAsked: true } });
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
    retry() {
      if (state.getState().save.kind === 'offline') plan(0);
    },
    isAtRisk,
    keep: () => keeper.now(),
    resolve,
    async close() {
      const last = flush();
      isClosed = true;
      clearTimeout(timer);
      unsubscribe();
      await last;
      await keeper.now();
      if (isAtRisk()) plan(RETRY_MS);
    },
  };
}

function isConflict(error: unknown): error is CallError {
  return error instanceof CallError && error.status === 409 && Array.isArray(error.body.conflicts);
}

function warn(error: unknown): void {
  console.warn('Journal:', messageOf(error));
}
