import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DocumentData, Patch, Provenances } from '../../engine/index.ts';
import { isWindowOpen } from './open-windows.ts';

const DATABASE = 'tidewaiter';
const KEPT_DAYS = 30;

/**
 * The request that makes a declaration. Until it is answered it is repeated unchanged, so that the server
 * finds by its key what an earlier one made.
 */
export interface Creation {
  /** UUID. */
  readonly key: string;
  readonly document: DocumentData;
  /** Where its values came from; an earlier Tidewaiter kept none. */
  readonly provenances?: Provenances;
}

/** Edits of one document that the server has not confirmed. */
export interface JournalEntry {
  /** The person they belong to; offered to nobody else. */
  readonly user: number;
  readonly kind: string;
  /** The declaration, or `new` while it was never saved. */
  readonly id: number | 'new';
  /** Revision the edits stand on; 0 while never saved. */
  readonly revision: number;
  /** The editor window that made them; the server knows its earlier saves by it. */
  readonly client: string;
  readonly patches: readonly Patch[];
  /** The whole document, while it was never saved. */
  readonly document?: DocumentData;
  /** Where the values of that came from. */
  readonly provenances?: Provenances;
  /** Of a saved declaration the outermost rows that the edits touch, as they are with the edits. */
  readonly touched?: DocumentData;
  /** Where these rows stood, from 1, by their key. */
  readonly numbers?: Readonly<Record<string, number>>;
  /** The first save, once it was tried; `patches` are what came after it. */
  readonly creation?: Creation;
  /** Milliseconds since 1970. */
  readonly at: number;
}

interface Schema extends DBSchema {
  journal: { key: string; value: JournalEntry };
  recent: { key: string; value: readonly string[] };
}

let opened: Promise<IDBPDatabase<Schema>> | undefined;
let late: Promise<never> | undefined;

/** How long the browser may take to open it, ms: some never answer, and no document waits for that. */
const OPENING_MS = 4000;

/** Opened once; again after it could not be, or the browser took it away. Throws while that takes too long. */
async function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= open().catch((error: unknown) => {
    forget();
    throw error;
  });
  late ??= new Promise((_, reject) => {
    setTimeout(() => reject(new Error('IndexedDB does not open')), OPENING_MS);
  });
  return Promise.race([opened, late]);
}

function forget(): void {
  opened = undefined;
  late = undefined;
}

async function open(): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>(DATABASE, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('journal');
      fresh.createObjectStore('recent');
    },
    terminated: forget,
  });
  await sweep(db);
  return db;
}

/** Removes what is older than 30 days, whosever it is. */
async function sweep(db: IDBPDatabase<Schema>): Promise<void> {
  const { store, done } = db.transaction('journal', 'readwrite');
  for (let at = await store.openCursor(); at !== null; at = await at.continue()) {
    if (!isFresh(at.value)) await at.delete();
  }
  await done;
}

function isFresh({ at }: JournalEntry): boolean {
  return Date.now() - at <= KEPT_DAYS * 86_400_000;
}

/** Where edits are kept until the server has them. */
export interface Journal {
  write(entry: JournalEntry): Promise<void>;
  clear(place: JournalPlace): Promise<void>;
}

/** Every editor window has its own entry, so that none overwrites another's. */
export type JournalPlace = Pick<JournalEntry, 'user' | 'kind' | 'id' | 'client'>;

function keyOf({ user, kind, id, client }: JournalPlace): string {
  return `${user}/${kind}/${id}/${client}`;
}

/** The journal of this browser; survives reload, crash and logout. */
export const browserJournal: Journal = {
  async write(entry) {
    const transaction = (await database()).transaction('journal', 'readwrite');
    const put = transaction.store.put(entry, keyOf(entry));
    // Told to commit at once, for the page may be going away and would not hear of the put.
    transaction.commit();
    await Promise.all([put, transaction.done]);
  },
  async clear(place) {
    await (await database()).delete('journal', keyOf(place));
  },
};

/**
 * Unsaved edits of this person on this document, or on all of the kind without an id, the oldest first: those that no
 * open window still works on, or all; none older than 30 days.
 */
export async function readJournal(
  place: Pick<JournalEntry, 'user' | 'kind'> & Partial<Pick<JournalEntry, 'id'>>,
  which: 'left' | 'all' = 'left',
): Promise<readonly JournalEntry[]> {
  const start = [place.user, place.kind, ...(place.id === undefined ? [] : [place.id]), ''].join('/');
  const entries = await (await database()).getAll('journal', IDBKeyRange.bound(start, `${start}\uffff`));
  const fresh = entries.filter(isFresh);
  const isOpen = await Promise.all(fresh.map(({ client }) => isWindowOpen(client)));
  return fresh
    .filter((_, index) => which === 'all' || !isOpen[index])
    .toSorted((one, other) => one.at - other.at);
}

/** Codes this person picked lately in a field, newest first. */
export async function readRecentCodes(user: number): Promise<Map<string, readonly string[]>> {
  const db = await database();
  const keys = (await db.getAllKeys('recent')).filter((key) => key.startsWith(`${user}/`));
  const entries = await Promise.all(
    keys.map(async (key) => [key.slice(key.indexOf('/') + 1), (await db.get('recent', key)) ?? []] as const),
  );
  return new Map(entries);
}

export async function writeRecentCodes(user: number, field: string, codes: readonly string[]): Promise<void> {
  await (await database()).put('recent', codes, `${user}/${field}`);
}
