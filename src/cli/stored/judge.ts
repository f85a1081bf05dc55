import { checkBeforeSending, type PreSendRules, shapeFunctions } from '../../computations/index.ts';
import {
  type Catalogue,
  checkDocument,
  type DocumentCheck,
  type DocumentData,
  type DocumentDefinition,
  formatPath,
  MigrationError,
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
  /** Checks beyond one field's own rule by document, where the two editions differ in lists or their fields. */
  readonly checks: Readonly<Record<string, readonly DocumentCheck[]>>;
  /** Rules before sending by document, where the two editions differ in them. */
  readonly beforeSending: Readonly<Record<string, PreSendRules>>;
  /** Migrations by document. */
  readonly migrations: Readonly<Record<string, readonly ShapeMigration[]>>;
  /** Version of a document whose own nobody noted. */
  readonly assumedVersion: number;
}

/** A rule at a place pattern that stored documents newly break: an error stops them, a warning only flags them. */
export interface NewFailure {
  readonly severity: Problem['severity'];
  readonly pattern: string;
  readonly code: string;
  readonly message: string;
  /** Documents with at least one such place, and places in all of them. */
  documents: number;
  places: number;
  /** Ids of the first documents, in the order they were read. */
  readonly first: string[];
  /** The place in the first of them, where a migration would lose its value. */
  readonly place?: string;
}

/** What became of all documents read so far. */
export interface Verdict {
  documents: number;
  /** Documents with at least one error by the edited schemas, with one that is new, and with new warnings alone. */
  wrongNow: number;
  newlyWrong: number;
  newlyFlagged: number;
  readonly failures: Map<string, NewFailure>;
}

const firstIds = 5;

export function emptyVerdict(): Verdict {
  return { documents: 0, wrongNow: 0, newlyWrong: 0, newlyFlagged: 0, failures: new Map() };
}

interface Fault {
  readonly severity: Problem['severity'];
  /** What a fault of the other edition is the same by: the place, of a rule before sending its row and code. */
  readonly key: string;
  readonly pattern: string;
  readonly code: string;
  readonly message: string;
  /** The place itself, where it is told with the pattern. */
  readonly place?: string;
}

/**
 * Judges one document by both editions and adds what it finds. A place fails newly when it had no error and has one now;
 * one that was wrong already, by whatever rule, does not. A warning is new where there was neither.
 */
export function judgeStored(
  stored: StoredDocument,
  before: JudgingEdition,
  after: JudgingEdition,
  verdict: Verdict,
): void {
  verdict.documents += 1;
  const is = faultsOf(stored, after, rulesBroken);
  if (is.length === 0) return;
  if (is.some(isError)) verdict.wrongNow += 1;
  const was = faultsOf(stored, before, allRulesBroken);
  const wrong = new Set(was.filter(isError).map(({ key }) => key));
  const flagged = new Set(was.map(({ key }) => key));
  const news = is.filter((fault) => !(isError(fault) ? wrong : flagged).has(fault.key));
  if (news.length === 0) return;
  if (news.some(isError)) verdict.newlyWrong += 1;
  else verdict.newlyFlagged += 1;
  const counted = new Set<NewFailure>();
  for (const { severity, pattern, code, message, place } of news) {
    const key = `${severity} ${pattern} ${code} ${message}`;
    const failure = verdict.failures.get(key) ?? {
      severity,
      pattern,
      code,
      message,
      documents: 0,
      places: 0,
      first: [],
      ...(place === undefined ? {} : { place }),
    };
    verdict.failures.set(key, failure);
    failure.places += 1;
    if (counted.has(failure)) continue;
    counted.add(failure);
    failure.documents += 1;
    if (failure.first.length < firstIds) failure.first.push(stored.id);
  }
}

function isError({ severity }: Fault): boolean {
  return severity === 'error';
}

type BrokenRules = (document: DocumentData, rules: PreSendRules) => readonly Problem[];

function faultsOf(stored: StoredDocument, edition: JudgingEdition, broken: BrokenRules): readonly Fault[] {
  const { catalogue, maps } = edition;
  const definition = catalogue.documents[stored.document];
  if (!definition) {
    return [ofWhole('problem.unknown', `There is no document ${stored.document}.`)];
  }
  const migration = migrated(stored, definition, edition);
  if ('faults' in migration) return migration.faults;
  const { document, faults } = shapedBy(definition, migration.data);
  const context = contextOf(stored.context, document);
  const rules = edition.beforeSending[stored.document];
  return [
    ...migration.removed,
    ...faults.map(({ place, ...fault }): Fault => ({ ...fault, severity: 'error', key: place })),
    ...checkDocument(definition, document, context, edition.checks[stored.document]).map(faultOf),
    ...(rules ? broken(document, rules).map(ruleFaultOf) : []),
    ...(maps[stored.document] ?? []).flatMap((map) => messageFaults(map, document, definition, context)),
  ];
}

interface Migrated {
  readonly data: unknown;
  /** What was removed on the way, a warning each. */
  readonly removed: readonly Fault[];
}

/** The data in the edition's shape, or why they cannot be brought there. */
function migrated(
  { document, version, data }: StoredDocument,
  { version: to }: DocumentDefinition,
  { migrations, assumedVersion }: JudgingEdition,
): Migrated | { readonly faults: readonly Fault[] } {
  const from = version ?? assumedVersion;
  if (from === to || typeof data !== 'object' || data === null) return { data, removed: [] };
  const removed: Fault[] = [];
  const steps = migrations[document] ?? [];
  try {
    const shaped = migrateDocument(data as DocumentData, from, to, steps, shapeFunctions, (by, place) => {
      removed.push(removalOf(by, place));
    });
    return { data: shaped, removed };
  } catch (error) {
    if (error instanceof NewerShapeError) return { faults: [ofWhole('problem.version', error.message)] };
    if (error instanceof MigrationError && error.lost.length > 0) return { faults: lossesOf(error) };
    const text = `Migrating from version ${from} fails: ${withStars((error as Error).message)}`;
    return { faults: [ofWhole('problem.version', text)] };
  }
}

/** Each value that a migration would lose, at the place it has now. */
function lossesOf({ migration, lost }: MigrationError): readonly Fault[] {
  return lost.map(({ from, onto }) => ({
    severity: 'error',
    key: `migration ${from}`,
    pattern: withStars(from),
    code: 'problem.migration',
    message: `The migration to version ${migration} would lose a value: this is to take the place of ${withStars(onto)}, which is filled already.`,
    place: from,
  }));
}

/** A value that a migration removes: nothing is wrong with the document after it, but a person should know. */
function removalOf(migration: number, place: string): Fault {
  return {
    severity: 'warning',
    key: `migration ${place}`,
    pattern: withStars(place),
    code: 'problem.migration',
    message: `The migration to version ${migration} removes this value.`,
  };
}

/** A text with a star for each row that it names by its key, so that documents can be counted by it. */
function withStars(text: string): string {
  return text.replace(/\/\{[^/]*?\}/g, '/*');
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

function faultOf({ path, severity, code, message }: Problem): Fault {
  return { severity, key: formatPath(path), pattern: pathPattern(path), code, message };
}

/** Several rules before sending may stand at one field, and one may come to stand at another. */
function ruleFaultOf(problem: Problem): Fault {
  return { ...faultOf(problem), key: `${formatPath(problem.path.slice(0, -1))} ${problem.code}` };
}

function ofWhole(code: string, message: string): Fault {
  return { severity: 'error', key: '', pattern: '', code, message };
}

const rulesBroken: BrokenRules = (document, rules) => checkBeforeSending(document, rules).problems;

/** With the rules that were not said because a needed element was missing at their place. */
const allRulesBroken: BrokenRules = (document, rules) => {
  const categories = rules.categories.map((category) => ({ ...category, requirements: [] }));
  return [...rulesBroken(document, rules), ...rulesBroken(document, { ...rules, categories })];
};

function contextOf(context: RuleContext, document: DocumentData): RuleContext {
  const regime = document.customs_regime;
  return typeof regime === 'string' ? { ...context, regime } : context;
}
