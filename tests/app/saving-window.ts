import { vi } from 'vitest';
import { CallError } from '../../src/app/api/call-error.ts';
import type { DocumentCalls, StoredDocument } from '../../src/app/api/documents.ts';
import { createSaving } from '../../src/app/editor/saving.ts';
import type { JournalEntry, JournalPlace } from '../../src/app/storage/journal.ts';
import {
  applyPatches,
  createDocumentStore,
  type DocumentData,
  formatPath,
  mergeDocuments,
  type Patch,
  patchesBetween,
  settledMerge,
} from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';

export const definition = catalogue.documents['customs-declaration']!;
export const FIRST = { id: 'row-1' };
const SECOND = { id: 'row-2' };
export const DESCRIPTION = ['CDSItems', SECOND, 'description'];
export const twoItems: DocumentData = {
  CDSItems: [
    { uuid: 'row-1', description: 'apples' },
    { uuid: 'row-2', description: 'pears' },
  ],
};
export const describeSecond = (value: string): Patch => ({ op: 'set', path: DESCRIPTION, value });
export const removeSecond: Patch = { op: 'remove', path: ['CDSItems', SECOND] };

/** Revisions, merging and conflicts of one declaration as the server has them, in memory. */
export function createServer(document: DocumentData, events?: Parameters<typeof mergeDocuments>[4]) {
  const history: { readonly client: string; readonly patches: readonly Patch[] }[] = [];
  const versions = [document];
  const created: DocumentData[] = [];
  /** Of each save's body, in characters. */
  const sizes: number[] = [];
  let answering: Promise<unknown> = Promise.resolve();
  let refusal: CallError | undefined;
  const current = () => versions.at(-1)!;
  const declaration = (of: DocumentData, revision: number) =>
    ({
      id: 3,
      revision,
      document: of,
      problems: [],
      updated_at: '2026-11-21T06:00:00Z',
    }) as unknown as StoredDocument;
  const patch = async (
    _id: number,
    { revision, patches, client, settled }: Parameters<DocumentCalls['patch']>[1],
  ) => {
    if (refusal) throw refusal;
    const answered = answering;
    const base = versions[revision - 1]!;
    const own = history.slice(revision - 1).filter((step) => step.client === client);
    let wanted: DocumentData;
    try {
      wanted = applyPatches(base, patches);
    } catch (error) {
      throw new CallError(String(error), 422);
    }
    const common = own.reduce((document, step) => applyPatches(document, step.patches), base);
    const merged = mergeDocuments(definition, common, wanted, current(), events);
    const asked = new Set(settled?.places.map(formatPath));
    const conflicts = merged.conflicts.filter(({ path }) => !asked.has(formatPath(path)));
    const sides = { base: common, mine: wanted, theirs: current() };
    const after = settled ? settledMerge(definition, sides, settled.choice, events) : merged.document;
    sizes.push(JSON.stringify({ revision, patches, client }).length);
    if (conflicts.length > 0) throw new CallError('Changed elsewhere', 409, { conflicts });
    if (patches.length > 0) {
      versions.push(after);
      history.push({ client, patches });
    }
    const revisionNow = versions.length;
    await answered;
    return {
      revision: revisionNow,
      patches: patchesBetween(wanted, after),
      problems: [],
    };
  };
  return {
    current,
    created,
    sizes,
    saves: () => history.length,
    /** Saves are taken, but not answered until the returned function is called. */
    holdAnswers() {
      let release = () => {};
      answering = new Promise<void>((resolve) => {
        release = resolve;
      });
      return () => {
        release();
        answering = Promise.resolve();
      };
    },
    refuse(error: CallError | undefined) {
      refusal = error;
    },
    calls: {
      get: async () => declaration(current(), versions.length),
      async create(of: DocumentData) {
        if (refusal) throw refusal;
        created.push(of);
        return declaration(of, 1);
      },
      patch,
    },
  };
}

export function createMemoryJournal() {
  const entries = new Map<string, JournalEntry>();
  const counts = { writes: 0 };
  let isFull = false;
  const keyOf = ({ user, kind, id, client }: JournalPlace) => `${user}/${kind}/${id}/${client}`;
  return {
    /** From now on nothing more can be written, or again. */
    fill(full: boolean) {
      isFull = full;
    },
    all: () => [...entries.values()],
    counts,
    async write(entry: JournalEntry) {
      if (isFull) throw new Error('QuotaExceededError');
      counts.writes += 1;
      entries.set(keyOf(entry), entry);
    },
    clear: async (place: JournalPlace) => void entries.delete(keyOf(place)),
  };
}

export function openWindow(
  server: ReturnType<typeof createServer>,
  journal: ReturnType<typeof createMemoryJournal>,
  declaration?: StoredDocument,
) {
  const newId = () => crypto.randomUUID();
  const document = declaration?.document ?? {};
  const store = createDocumentStore({ definition, document, computations: [], context: {}, newId });
  const onCreated = vi.fn();
  const onReload = vi.fn();
  const saving = createSaving({
    store,
    calls: server.calls,
    journal,
    kind: 'customs-declaration',
    user: 1,
    stored: declaration,
    kept: undefined,
    onCreated,
    onSaved: () => {},
    onReload,
  });
  return { store, saving, onCreated, onReload };
}

export const away = new CallError('No answer', 0);
