import type { Selectable } from 'kysely';
import type { DocumentData } from '../../engine/document.ts';
import { getAt } from '../../engine/index.ts';
import { formatPath, isRowSegment, type Path } from '../../engine/path.ts';
import { messageMaps } from '../../generated/messages.ts';
import { type Notification, parsePointer, pointerToPath } from '../../messages/index.ts';
import { documentName } from '../declarations/document.ts';
import { documentOf } from '../declarations/stored-document.ts';
import type { Database } from '../storage/database.ts';
import type { OutboxTable } from '../storage/tables.ts';
import type { NotificationError } from './notification-error.ts';

type ErrorOfCustoms = Notification['errors'][number];
type Message = Pick<Selectable<OutboxTable>, 'kind' | 'base_id' | 'document' | 'schema_version' | 'detail'>;

const map = messageMaps[documentName].cds;

/**
 * Errors with their places in the document as it was sent, where rows still have their positions. Errors of an
 * amendment point into the declaration it makes, or at one of its changes, whose place is named by its number in what
 * it changes; those of other requests are about the request and stand at no field.
 */
export async function placedErrors(
  db: Database,
  message: Message,
  errors: readonly ErrorOfCustoms[],
): Promise<readonly NotificationError[]> {
  if (errors.length === 0) return [];
  if (message.kind !== 'submission' && message.kind !== 'amendment')
    return errors.map((error) => placed(error));
  const document = documentOf(message as Message & { document: string });
  if (message.kind === 'submission') {
    return errors.map((error) => placed(error, document, placeIn(document, error.pointer)));
  }
  const base = await baseOf(db, message);
  return errors.map((error) => placed(error, document, placeOfAmended(message, { document, base }, error)));
}

/** Places of the document as it was sent that customs say they changed, each once. */
export async function changedPlaces(
  db: Database,
  message: Message,
  amendments: Notification['amendments'],
): Promise<readonly Path[]> {
  const placed = await placedErrors(db, message, amendments);
  const paths = placed.map(({ path }) => path).filter((path) => path.length > 0);
  return [...new Map(paths.map((path) => [formatPath(path), path])).values()];
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
  { detail }: Message,
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

async function baseOf(db: Database, { base_id }: Message): Promise<DocumentData> {
  const row = await db
    .selectFrom('outbox')
    .where('id', '=', base_id!)
    .select(['document', 'schema_version'])
    .$narrowType<{ document: string }>()
    .executeTakeFirstOrThrow();
  return documentOf(row);
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
