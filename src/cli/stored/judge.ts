import { shapeFunctions } from '../../computations/index.ts';
import {
  type Catalogue,
  checkDocument,
  type DocumentData,
  type DocumentDefinition,
  formatPath,
  migrateDocument,
  NewerShapeError,
  type Problem,
  pathPattern,
  type RuleContext,
  type ShapeMigration,
  shapedBy,
} from '../../engine/index.ts';
import { checkMessage, type MessageMap } from '../../messages/index.ts';
import type { StoredDocument } from './stored-document.ts';

/** One edition of the schemas, as far as documents are judged by it. */
export interface JudgingEdition {
  readonly catalogue: Catalogue;
  /** Message maps by document, of which the two editions differ. */
  readonly maps: Readonly<Record<string, readonly MessageMap[]>>;
  /** Migrations by document. */
  readonly migrations: Readonly<Record<string, readonly ShapeMigration[]>>;
  /** Version of a document whose own nobody noted. */
  readonly assumedVersion: number;
}

/** A rule at a place pattern that stored documents newly break. */
export interface NewFailure {
  readonly pattern: string;
  readonly code: string;
  readonly message: string;
  /** Documents with at least one such place, and places in all of them. */
  documents: number;
  places: number;
  /** Ids of the first documents, in the order they were read. */
  readonly first: string[];
}

/** What became of all documents read so far. */
export interface Verdict {
  documents: number;
  /** Documents with at least one error by the edited schemas, and with one that is new. */
  wrongNow: number;
  newlyWrong: number;
  readonly failures: Map<string, NewFailure>;
}

const firstIds = 5;

export function emptyVerdict(): Verdict {
  return { documents: 0, wrongNow: 0, newlyWrong: 0, failures: new Map() };
}

interface Fault {
  readonly place: string;
  readonly pattern: string;
  readonly code: string;
  readonly message: string;
}

/**
 * Judges one document by both editions and adds what it finds. A place fails newly when it was right and is
 * wrong now; one that was wrong already, by whatever rule, does not.
 */
export function judgeStored(
  stored: StoredDocument,
  before: JudgingEdition,
  after: JudgingEdition,
  verdict: Verdict,
): void {
  verdict.documents += 1;
  const is = faultsOf(stored, after);
  if (is.length === 0) return;
  verdict.wrongNow += 1;
  const wrong = new Set(faultsOf(stored, before).map(({ place }) => place));
  const news = is.filter(({ place }) => !wrong.has(place));
  if (news.length === 0) return;
  verdict.newlyWrong += 1;
  const counted = new Set<NewFailure>();
  for (const { pattern, code, message } of news) {
    const key = `${pattern} ${code} ${message}`;
    const failure = verdict.failures.get(key) ?? {
      pattern,
      code,
      message,
      documents: 0,
      places: 0,
      first: [],
    };
    verdict.failures.set(key, failure);
    failure.places += 1;
    if (counted.has(failure)) continue;
    counted.add(failure);
    failure.documents += 1;
    if (failure.first.length < firstIds) failure.first.push(stored.id);
  }
}

function faultsOf(stored: StoredDocument, edition: JudgingEdition): readonly Fault[] {
  const { catalogue, maps } = edition;
  const definition = catalogue.documents[stored.document];
  if (!definition) {
    const message = `There is no document ${stored.document}.`;
    return [{ place: '', pattern: '', code: 'problem.unknown', message }];
  }
  const data = migrated(stored, definition, edition);
  if (typeof data === 'string') return [{ place: '', pattern: '', code: 'problem.version', message: data }];
  const { document, faults } = shapedBy(definition, data);
  const context = contextOf(stored.context, document);
  return [
    ...faults,
    ...checkDocument(definition, document, context).map(faultOf),
    ...(maps[stored.document] ?? []).flatMap((map) => messageFaults(map, document, definition, context)),
  ];
}

/** The data in the edition's shape, or a sentence why they cannot be brought there. */
function migrated(
  { document, version, data }: StoredDocument,
  { version: to }: DocumentDefinition,
  { migrations, assumedVersion }: JudgingEdition,
): unknown {
  const from = version ?? assumedVersion;
  if (from === to || typeof data !== 'object' || data === null) return data;
  try {
    return migrateDocument(data as DocumentData, from, to, migrations[document] ?? [], shapeFunctions);
  } catch (error) {
    if (error instanceof NewerShapeError) return error.message;
    return `Migrating from version ${from} fails: ${(error as Error).message}`;
  }
}

/** What the authority's schema would refuse; a place that its own rule refuses is told by that rule. */
function messageFaults(
  map: MessageMap,
  document: DocumentData,
  definition: DocumentDefinition,
  context: RuleContext,
): readonly Fault[] {
  return checkMessage(map, document, definition, context).map(faultOf);
}

function faultOf({ path, code, message }: Problem): Fault {
  return { place: formatPath(path), pattern: pathPattern(path), code, message };
}

function contextOf(context: RuleContext, document: DocumentData): RuleContext {
  const regime = document.customs_regime;
  return typeof regime === 'string' ? { ...context, regime } : context;
}
