import type { Selectable } from 'kysely';
import type { DocumentData } from '../../../../engine/document.ts';
import { getAt } from '../../../../engine/index.ts';
import { formatPath, isRowSegment, type Path } from '../../../../engine/path.ts';
import { type Notification, parsePointer, pointerToPath } from '../../../../messages/index.ts';
import { documentOf, type StoredShape } from '../../../../server/declarations/stored-document.ts';
import type { NotificationError } from '../../../../server/notifications/notification-error.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { sentDocument } from '../../../../server/storage/documents.ts';
import type { OutboxTable } from '../../../../server/storage/tables.ts';
import { cdsMaps } from '../cds-maps.ts';

type ErrorOfCustoms = Notification['errors'][number];
type Message = Pick<Selectable<OutboxTable>, 'id' | 'kind' | 'base_id' | 'detail'>;

const map = cdsMaps.declaration;

/** A message as customs got it, and of an amendment what it amends. */
export interface SentMessage extends Pick<Message, 'kind' | 'detail'> {
  readonly sent: StoredShape;
  readonly base: StoredShape | undefined;
}

/** What a notification says of places in the message it answers. */
export interface NotedPlaces {
  readonly errors: readonly NotificationError[];
  /** Places of the document as it was sent that customs say they changed, each once. */
  readonly changed: readonly Path[];
}

/**
 * Undefined where a notification says nothing of places in the document of this message. Long documents are read from
 * `outside`, when the transaction was left for what is made of them.
 */
export async function sentMessage(
  transaction: Database,
  outside: Database,
  { id, kind, detail, base_id }: Message,
  { errors, amendments }: Pick<Notification, 'errors' | 'amendments'>,
): Promise<SentMessage | undefined> {
  if (errors.length + amendments.length === 0) return undefined;
  if (kind !== 'submission' && kind !== 'amendment') return undefined;
  const base = kind === 'amendment' ? await sentDocument(transaction, base_id!, outside) : undefined;
  return { kind, detail, sent: await sentDocument(transaction, id, outside), base };
}

/** Where the message has no document of its own, errors are about it and stand at no field. */
export function placesIn(
  message: SentMessage | undefined,
  { errors, amendments }: Pick<Notification, 'errors' | 'amendments'>,
): NotedPlaces {
  const places = message && new Places(message);
  const placedErrors = (all: readonly ErrorOfCustoms[]) =>
    all.map((error) => (places ? places.placed(error) : placed(error)));
  const paths = placedErrors(amendments)
    .map(({ path }) => path)
    .filter((path) => path.length > 0);
  return {
    errors: placedErrors(errors),
    changed: [...new Map(paths.map((path) => [formatPath(path), path])).values()],
  };
}

/**
 * Places in the document as it was sent, where rows still have their positions. Errors of an amendment point into the
 * declaration it makes, or at one of its changes, whose place is named by its number in what it changes.
 */
class Places {
  readonly #message: SentMessage;
  readonly #document: DocumentData;
  readonly #base: DocumentData | undefined;
  /** By pointer: customs may say much of one place. */
  readonly #found = new Map<string, Place | undefined>();

  constructor(message: SentMessage) {
    this.#message = message;
    this.#document = documentOf(message.sent);
    this.#base = message.base && documentOf(message.base);
  }

  placed(error: ErrorOfCustoms): NotificationError {
    const { pointer = '' } = error;
    if (!this.#found.has(pointer)) this.#found.set(pointer, this.#find(error));
    return placed(error, this.#document, this.#found.get(pointer));
  }

  #find(error: ErrorOfCustoms): Place | undefined {
    const document = this.#document;
    return this.#base === undefined
      ? placeIn(document, error.pointer)
      : placeOfAmended(this.#message, { document, base: this.#base }, error);
  }
}

interface Place {
  readonly path: Path;
  readonly exact: boolean;
}

function placeIn(document: DocumentData, pointer: string | undefined): Place | undefined {
  return pointer ? pointerToPath(map, document, pointer) : undefined;
}

/** Class of an Amendment, and what an amendment says of itself: its function, LRN, MRN, type and submitter. */
const amendmentClass = '06A';
const ownElements = ['017', 'D026', 'D014', 'D013', '17B'];

function placeOfAmended(
  { detail }: SentMessage,
  { document, base }: { document: DocumentData; base: DocumentData },
  { pointer }: ErrorOfCustoms,
): Place | undefined {
  const [, step] = parsePointer(pointer ?? '');
  if (step === undefined) return undefined;
  if (ownElements.includes(step.id)) return undefined;
  if (step.id !== amendmentClass) return placeIn(document, pointer);
  const change = detail.changes?.[(step.sequence ?? 1) - 1];
  const place = placeIn(base, change?.pointer);
  // A row that came with the amendment has no place in what it changes.
  return place?.exact ? standingPart(document, place) : placeIn(document, change?.pointer);
}

/** The place, or the list a row was taken out of. */
function standingPart(document: DocumentData, { path, exact }: Place): Place {
  const gone = path.findIndex(
    (segment, index) => isRowSegment(segment) && getAt(document, path.slice(0, index + 1)) === undefined,
  );
  return gone === -1 ? { path, exact } : { path: path.slice(0, gone), exact: false };
}

function placed(error: ErrorOfCustoms, document: DocumentData = {}, place?: Place): NotificationError {
  const path = place?.path ?? [];
  const value = path.length > 0 ? getAt(document, path) : undefined;
  const isField = place?.exact === true && typeof path.at(-1) === 'string' && typeof value !== 'object';
  return {
    code: error.code ?? 'CDS',
    pointer: error.pointer ?? '',
    path,
    ...(error.description ? { description: error.description } : {}),
    ...(isField ? { value: String(value ?? '') } : {}),
  };
}
