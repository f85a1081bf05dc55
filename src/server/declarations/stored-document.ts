import { isDeepStrictEqual } from 'node:util';
import { shapeFunctions } from '../../computations/index.ts';
import type { DocumentData } from '../../engine/document.ts';
import {
  hasKeys,
  MigrationError,
  migrateDocument,
  NewerShapeError,
  placedPart,
  type ReadData,
  readShape,
  readTree,
  type UnreadPart,
} from '../../engine/index.ts';
import type { KindName } from '../../generated/kinds.ts';
import { refusals } from '../errors.ts';
import type { StoredText } from '../storage/documents.ts';
import { LongText } from '../threads/long-text.ts';
import { type Kind, kindNamed } from './kind.ts';

/** A document as it lies in the database, of which kind it is and the version of the shape it was stored in. */
export interface StoredShape {
  readonly document_kind: KindName;
  readonly document: StoredText;
  readonly schema_version: number;
}

/** What can be read of a stored document. */
export interface ReadDocument extends ReadData {
  /** It as it is stored, in the shape of its time, with what is no part of any document left out. */
  readonly raw: DocumentData;
  /** Whether `raw` is all that is stored, and all of it was read. */
  readonly isWhole: boolean;
}

/**
 * Reads a stored document in today's shape: one stored in an earlier version is migrated each time it is read, and
 * stored anew by the next edit. What a hand or another program put there is read as far as it can be: the same each
 * time, with keys for its rows, and what cannot be read beside it. 409 for one that a newer Tidewaiter stored, and for
 * one of which a migration would lose a value: it stays stored as it is.
 */
export function readStored({
  document_kind,
  document: text,
  schema_version: version,
}: StoredShape): ReadDocument {
  const kind = kindNamed(document_kind);
  const { definition } = kind;
  const json = jsonOf(text);
  const stored = parsed(json);
  if (version === definition.version && isSound(kind, stored)) {
    return { raw: stored, isWhole: true, document: stored, unread: [] };
  }
  const { document: raw, unread } = readJson(json, stored);
  const { document, unread: others } = inTodaysShape(kind, raw, version);
  const placed = [...unread.map((part) => placedPart(definition, part)), ...others];
  const isWhole = placed.length === 0 && isDeepStrictEqual(stored, raw);
  return { raw, isWhole, document, unread: placed.filter((part) => isOfDocument(kind, part)) };
}

/** The stored document in today's shape, as far as it can be read. */
export function documentOf(stored: StoredShape): DocumentData {
  return readStored(stored).document;
}

/** What is stored as JSON text, as far as it is a document of whatever kind and shape. */
export function storedTree(text: StoredText): DocumentData {
  const json = jsonOf(text);
  return readJson(json, parsed(json)).document;
}

/** A document of an earlier version of the shape in today's. */
export function inTodaysShape(kind: Kind, document: DocumentData, version: number): ReadData {
  const { definition } = kind;
  const migrated = migratedDocument(kind, document, version);
  if (isSound(kind, migrated)) return { document: migrated, unread: [] };
  const { document: shaped, unread } = readShape(definition, migrated);
  return { document: shaped, unread: unread.map((part) => placedPart(definition, part)) };
}

function migratedDocument(
  { definition, migrations }: Kind,
  document: DocumentData,
  version: number,
): DocumentData {
  try {
    return migrateDocument(document, version, definition.version, migrations, shapeFunctions);
  } catch (error) {
    if (error instanceof NewerShapeError) throw refusals.newerShape();
    if (error instanceof MigrationError) throw refusals.notMigrated(error.message);
    throw error;
  }
}

/** JSON as it is stored, in a thread: it was read by then. */
export function jsonOf(text: StoredText): string {
  if (typeof text === 'string') return text;
  if (text instanceof LongText) throw new Error('Threads read long texts.');
  return Buffer.from(text.buffer, text.byteOffset, text.byteLength).toString();
}

/** Undefined where it is no JSON. */
function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function readJson(json: string, data: unknown): ReadData {
  return data === undefined ? { document: {}, unread: [{ path: [], was: json }] } : readTree(data);
}

function isSound({ structure, definition }: Kind, data: unknown): data is DocumentData {
  return structure(data) && hasKeys(definition, data as DocumentData);
}

/** False for what a client held beside the fields. */
function isOfDocument({ definition }: Kind, { path: [name], was }: UnreadPart): boolean {
  return (
    name !== undefined || !definition.transient?.some((one) => was.startsWith(`{${JSON.stringify(one)}:`))
  );
}
