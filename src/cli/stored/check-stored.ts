import { declarationCategories } from '../../../generators/categories.ts';
import { dataElements } from '../../../generators/data-elements.ts';
import { declarationChecks } from '../../../generators/declaration-checks.ts';
import { type Change, type EditKind, kindOf } from '../../../generators/edits/change.ts';
import { changesBetween, type Edition } from '../../../generators/edits/compare.ts';
import { rowsAsUsed } from '../../../generators/rows-as-used.ts';
import { documentChecks, type PreSendRules } from '../../computations/index.ts';
import { excessIn } from '../../engine/bounds.ts';
import type { Catalogue, DocumentCheck, ObjectDefinition } from '../../engine/index.ts';
import type { MessageMap } from '../../messages/index.ts';
import { foreignTo } from './foreign.ts';
import { emptyVerdict, type JudgingEdition, judgeStored, type NewFailure } from './judge.ts';
import { startProgress } from './progress.ts';
import type { StoredDocument, StoredDocuments, UnjudgedDocument } from './stored-document.ts';

/** What an edit of the schemas means, and what it does to documents that are stored. */
export interface EditReport {
  /** Undefined when nothing that is stored is judged otherwise. */
  readonly kind: EditKind | undefined;
  readonly changes: readonly Change[];
  readonly documents?: DocumentsReport;
}

export interface DocumentsReport {
  readonly from: string;
  readonly read: number;
  /** False when the reading was ended before its time. */
  readonly complete: boolean;
  readonly wrongNow: number;
  readonly newlyWrong: number;
  /** Documents with nothing new but warnings. */
  readonly newlyFlagged: number;
  readonly failures: readonly NewFailure[];
  /** What could not be read and so was not judged: the first of them, and how many there are. */
  readonly unreadable: readonly UnjudgedDocument[];
  readonly unreadableCount: number;
  /** What is of another kind and so was not judged: the first of them, and how many there are. */
  readonly foreign: readonly UnjudgedDocument[];
  readonly foreignCount: number;
  readonly seconds: number;
  readonly perSecond: number;
  readonly megabytes: number;
}

/** What was not judged is named up to this many. */
const firstUnjudged = 10;

/** Compares two editions of the schemas and, where documents are given, judges each of them by both. */
export async function checkStored(
  before: Edition,
  after: Edition,
  documents: StoredDocuments | undefined,
): Promise<EditReport> {
  const changes = changesBetween(before, after);
  const report = { kind: kindOf(changes), changes };
  return documents === undefined
    ? report
    : { ...report, documents: await judgeAll(before, after, documents) };
}

async function judgeAll(
  before: Edition,
  after: Edition,
  documents: StoredDocuments,
): Promise<DocumentsReport> {
  const [was, is] = judging(before, after);
  const verdict = emptyVerdict();
  const unjudged = { unreadable: [] as UnjudgedDocument[], foreign: [] as UnjudgedDocument[] };
  const counted = { unreadable: 0, foreign: 0 };
  const leaveOut = (document: UnjudgedDocument) => {
    const kind = document.isForeign ? 'foreign' : 'unreadable';
    counted[kind] += 1;
    if (unjudged[kind].length < firstUnjudged) unjudged[kind].push(document);
  };
  const progress = startProgress(documents.total);
  let stopped = false;
  const stop = () => {
    stopped = true;
  };
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, stop);
  try {
    for await (const document of documents.read()) {
      if ('reason' in document) leaveOut(document);
      else {
        const { id } = document;
        const reason = foreignTo(document, [was.catalogue, is.catalogue]);
        const excess = excessOf(document, [was.catalogue, is.catalogue]);
        if (reason !== undefined) leaveOut({ id, reason, isForeign: true });
        else if (excess !== undefined) leaveOut({ id, reason: excess });
        else judgeStored(document, was, is, verdict);
      }
      progress.at(verdict.documents, verdict.newlyWrong);
      if (stopped) break;
    }
  } finally {
    for (const signal of signals) process.removeListener(signal, stop);
  }
  const { failures, documents: read, ...counts } = verdict;
  return {
    from: documents.from,
    read,
    complete: !stopped,
    ...counts,
    ...unjudged,
    unreadableCount: counted.unreadable,
    foreignCount: counted.foreign,
    failures: [...failures.values()].sort(
      (a, b) => a.severity.localeCompare(b.severity) || b.documents - a.documents || b.places - a.places,
    ),
    ...progress.end(read),
  };
}

/** What no server would take of a document from outside, by neither edition, as the rest of a sentence. */
function excessOf(
  { document, data, isFromOutside }: StoredDocument,
  catalogues: readonly Catalogue[],
): string | undefined {
  if (!isFromOutside) return undefined;
  const found = catalogues.map(({ documents }) => {
    const definition = documents[document];
    return definition && excessIn(definition, data);
  });
  return found.includes(undefined) ? undefined : `holds more than is taken. ${found[0]!.words}`;
}

/** Messages cost as much as everything else, so only those whose map was edited are judged. */
function judging(before: Edition, after: Edition): readonly [JudgingEdition, JudgingEdition] {
  const was: Record<string, MessageMap[]> = {};
  const is: Record<string, MessageMap[]> = {};
  for (const [document, maps] of after.authored.messageMaps) {
    for (const [name, map] of maps) {
      const earlier = before.authored.messageMaps.get(document)?.get(name);
      if (earlier === undefined || JSON.stringify(earlier) === JSON.stringify(map)) continue;
      was[document] = [...(was[document] ?? []), earlier as MessageMap];
      is[document] = [...(is[document] ?? []), map as MessageMap];
    }
  }
  // Documents whose version nobody noted are of the one that was in force.
  const assumedVersion = before.catalogue.documents['customs-declaration']?.version ?? 1;
  const rules = both(before, after, rulesOf);
  const checks = both(before, after, checksOf);
  return [
    {
      catalogue: before.catalogue,
      maps: was,
      checks: checks[0],
      beforeSending: rules[0],
      migrations: migrationsOf(before),
      assumedVersion,
    },
    {
      catalogue: after.catalogue,
      maps: is,
      checks: checks[1],
      beforeSending: rules[1],
      migrations: migrationsOf(after),
      assumedVersion,
    },
  ];
}

/** What each edition judges documents by, with what tells whether the two differ in it. */
type Judges<T> = (edition: Edition) => readonly [judges: Readonly<Record<string, T>>, told: unknown];

/** Of both editions where they differ, else of neither: what is judged alike tells nothing and takes its time. */
function both<T>(before: Edition, after: Edition, judges: Judges<T>) {
  const [[was, one], [is, other]] = [judges(before), judges(after)];
  return JSON.stringify(one) === JSON.stringify(other) ? ([{}, {}] as const) : ([was, is] as const);
}

/** Documents have rules before sending where files of such rules stand beside their schema. */
function rulesOf({ authored, catalogue }: Edition): ReturnType<Judges<PreSendRules>> {
  const categories = declarationCategories(authored, dataElements(authored));
  const checks = declarationChecks(authored);
  const files = [...authored.checks.keys(), ...authored.categories.keys()];
  const ruled = Object.entries(catalogue.documents).filter(([name]) =>
    files.some((file) => file.startsWith(`${name}/`)),
  );
  return [
    Object.fromEntries(ruled.map(([name, definition]) => [name, { definition, categories, checks }])),
    [categories, checks, ruled.map(([, definition]) => elementsOf(definition))],
  ];
}

/** Which field is of which data element, and what it is born with: a category's needs are found by it. */
function elementsOf({ name, fields, lists }: ObjectDefinition): unknown {
  return [
    name,
    Object.values(fields).map((field) => [field.name, field.help.dataElement, field.defaults]),
    Object.values(lists).map((list) => [list.name, elementsOf(list.row)]),
  ];
}

/** Codes that no list holds: a matter of the lists, and of which field has which. */
function checksOf({ authored, catalogue }: Edition): ReturnType<Judges<readonly DocumentCheck[]>> {
  const lists = [...rowsAsUsed(authored).uiSchemas].map(([file, { fields }]) => [
    file,
    Object.entries(fields).map(([name, { codeList }]) => [name, codeList]),
  ]);
  return [
    Object.fromEntries(
      Object.keys(catalogue.documents).map((name) => [name, documentChecks(name, catalogue)]),
    ),
    [lists, codesOf(catalogue)],
  ];
}

function codesOf({ codeLists }: Catalogue): unknown {
  return Object.values(codeLists).map(({ name, options }) => [name, options.map(({ value }) => value)]);
}

/** Migrations by document; its folder is called like it. */
function migrationsOf({ authored }: Edition): JudgingEdition['migrations'] {
  return Object.fromEntries(authored.migrations);
}
