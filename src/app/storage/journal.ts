import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { DocumentData, Patch } from '../../engine/index.ts';

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

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(DATABASE, 1, {
    upgrade(db) {
      db.createObjectStore('journal');
      db.createObjectStore('recent');
    },
  });
  return opened;
}

function keyOf(entry: Pick<JournalEntry, 'user' | 'kind' | 'id'>): string {
  return `${entry.user}/${entry.kind}/${entry.id}`;
}

/** Keeps the edits on this computer until the server has them; survives reload, crash and logout. */
export async function writeJournal(entry: JournalEntry): Promise<void> {
  await (await database()).put('journal', entry, keyOf(entry));
}

/** Unsaved edits of this person on this document, if they are not older than 30 days. */
export async function readJournal(
  place: Pick<JournalEntry, 'user' | 'kind' | 'id'>,
): Promise<JournalEntry | undefined> {
  const entry = await (await database()).get('journal', keyOf(place));
  if (!entry || Date.now() - entry.at > KEPT_DAYS * 86_400_000) return undefined;
  return entry;
}

export async function clearJournal(place: Pick<JournalEntry, 'user' | 'kind' | 'id'>): Promise<void> {
  await (await database()).delete('journal', keyOf(place));
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
