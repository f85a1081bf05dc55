import { createHash } from 'node:crypto';
import type { DocumentData } from '../../engine/document.ts';
import { type Provenances, ProvenanceTree, rowsOf } from '../../engine/index.ts';
import type { Actor } from '../access.ts';
import { acceptDocument } from '../declarations/document.ts';
import { type NewDeclaration, newDeclaration } from '../declarations/new-declaration.ts';
import { ruleContext } from '../declarations/problems.ts';
import { documentOf, type StoredShape } from '../declarations/stored-document.ts';
import { ApiError } from '../errors.ts';
import type { Work } from '../threads/work.ts';
import type { BroughtItem, BroughtQuestions } from './brought.ts';
import { importedKind, importedList } from './imported-kind.ts';
import { packed } from './packed.ts';
import { type AskedImport, type ImportPlan, type PlannedDeclaration, planImport } from './plan.ts';
import { type KnownQuestions, knownDeclarations, type OtherDeclaration } from './recognised.ts';
import type { Standing } from './there.ts';
import { countsOf, cut, type DeclarationCounts, first, toldDeclarations } from './told.ts';

interface AskedFile extends Pick<AskedImport, 'bytes' | 'reading' | 'mapping' | 'remembered' | 'isGrouped'> {
  readonly actor: Actor;
  /** The declaration that takes the items; absent: new declarations. */
  readonly into?: StoredShape & { readonly id: number; readonly status: string };
  /** Keys of the declarations that are wanted beside others, as somebody told them. */
  readonly anyway: readonly string[];
  /** What the file is called among the names of imports. */
  readonly name: string;
  /** Nothing shall be stored. */
  readonly isDry: boolean;
}

/** A declaration that shall be made, or the one that takes the items; `key` as it is told. */
export interface ReadyDeclaration
  extends Omit<PlannedDeclaration, 'document' | 'provenances' | 'patches' | 'contents'> {
  /** What it is known again by. */
  readonly reference: string;
  /** One that stands with its reference and other content: it stays out beside that unless it is wanted. */
  readonly other?: number;
  /** What is stored of a new one, if anything shall be; where it is none, why. */
  readonly made?: NewDeclaration | { readonly refused: string };
  /** What the one that takes the items becomes by, as JSON. */
  readonly patches?: string;
  /** Keys of the items that are made. */
  readonly itemKeys: readonly string[];
  /** The items that are made, and of what lines, as keepBrought takes them. */
  readonly brought: string;
}

/** What an import would make as it is told. */
interface ToldPlan extends Omit<ImportPlan, 'declarations'> {
  readonly declarations: readonly (Pick<PlannedDeclaration, 'key' | 'lines' | 'items' | 'left' | 'errors'> & {
    readonly others?: readonly OtherDeclaration[] | undefined;
  })[];
  readonly counts: DeclarationCounts;
  readonly errorCount: number;
  readonly leftOutCount: number;
  readonly changedCount: number;
  readonly linesThereCount: number;
  /** Declarations of it that imports before made and that stand, or lie in the archive. */
  readonly there: number;
  readonly archived: number;
}

/** An import that is ready to be told, and made: the thread that answers holds no more of it than that and bytes. */
export interface ReadyImport {
  readonly told: ToldPlan;
  /** Hash of all that makes the import what it is. */
  readonly key: string;
  /** Keys of the items that the declaration has which takes others. */
  readonly held: readonly string[];
  /** Lines of its declarations. */
  readonly lines: number;
  /** ReadyDeclaration for ReadyDeclaration, packed; none where nothing shall be stored. */
  readonly declarations: Uint8Array;
}

/** Characters of what a declaration is called that it is known again by. */
const longestReference = 255;

/** What a file would be imported as; or why it is none. */
export const importFileWork: Work<
  AskedFile,
  ReadyImport | { readonly refused: string },
  BroughtQuestions & KnownQuestions
> = {
  name: 'imports.file',
  async run({ actor, into, name, isDry, anyway, ...asked }, ask) {
    const document = into && documentOf(into);
    const plan = await planImport({
      ...asked,
      name,
      ...(document && {
        into: document,
        standing: (contents: readonly string[]) => standingIn(document, ask, name, contents),
      }),
      context: ruleContext(importedKind, actor, into?.status ?? 'draft', document ?? {}),
    });
    if ('refused' in plan) return plan;
    // The thread that answers gets no more than it tells: a file of 16 MB may leave out a million places.
    const { errors, leftOut, changed, linesThere, declarations, ...rest } = plan;
    const named = declarations.map(({ key, ...one }) => ({
      ...one,
      key: cut(key),
      reference: key.slice(0, longestReference),
    }));
    const { there, archived, others } = await knownDeclarations(ask, named);
    const all = named.map((one) => {
      const { key, lines, items, left, errors } = one;
      return { key, lines, items, left, errors, others: others.get(one) };
    });
    const told: ToldPlan = {
      ...rest,
      ...{ there, archived, declarations: toldDeclarations(all), counts: countsOf(all) },
      head: plan.head.map((word) => cut(word)),
      ...{ errors: first(errors), errorCount: errors.length },
      ...{ leftOut: first(leftOut), leftOutCount: leftOut.length },
      ...{ changed: first(changed), changedCount: changed.length },
      ...{ linesThere: first(linesThere), linesThereCount: linesThere.length },
    };
    return {
      told,
      key: importKey(asked.bytes, {
        ...{ mapping: plan.mapping, isGrouped: asked.isGrouped, into: into?.id ?? null },
        // The first sheet is named by no key, as before others could be chosen.
        ...(plan.sheet === 0 ? {} : { sheet: plan.sheet }),
        ...(plan.isHeadless ? { isHeadless: true } : {}),
        ...(anyway.length > 0 ? { anyway } : {}),
      }),
      held: keysIn(document),
      lines: declarations.reduce((sum, { lines }) => sum + lines, 0),
      declarations: packed(isDry ? [] : named, (one) => ready(one, others.get(one)?.[0]?.id)),
    };
  },
};

function importKey(bytes: Uint8Array, about: unknown): string {
  return createHash('sha256').update(bytes).update('\0').update(JSON.stringify(about)).digest('hex');
}

function ready(
  {
    document,
    provenances,
    patches,
    contents = [],
    ...named
  }: PlannedDeclaration & { readonly reference: string },
  other: number | undefined,
): ReadyDeclaration {
  const isNew = document !== undefined;
  const itemKeys = isNew
    ? keysIn(document)
    : (patches ?? []).flatMap((patch) => (patch.op === 'insert' ? [patch.row.uuid] : []));
  const brought = itemKeys.map((item, at): BroughtItem => ({ item, contents: timesOf(contents[at] ?? []) }));
  return {
    ...named,
    ...(other === undefined ? {} : { other }),
    ...(isNew ? { made: newOf(document, provenances) } : patches && { patches: JSON.stringify(patches) }),
    itemKeys,
    brought: JSON.stringify(brought),
  };
}

/** How many times each stands among them. */
function timesOf(contents: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const content of contents) counts[content] = (counts[content] ?? 0) + 1;
  return counts;
}

function newOf(
  document: DocumentData,
  provenances?: Provenances,
): NewDeclaration | { readonly refused: string } {
  try {
    const accepted = acceptDocument(importedKind, document);
    return newDeclaration(importedKind, accepted, new ProvenanceTree(provenances));
  } catch (error) {
    if (error instanceof ApiError) return { refused: error.message };
    throw error;
  }
}

function keysIn(document: DocumentData = {}): readonly string[] {
  return rowsOf(document, importedList).map(({ uuid }) => uuid);
}

/** What imports before put into the declaration, where it stands, of lines of these contents. */
async function standingIn(
  document: DocumentData,
  ask: BroughtQuestions,
  fileName: string,
  contents: readonly string[],
): Promise<Standing> {
  const numbers = new Map(keysIn(document).map((uuid, at) => [uuid, at + 1]));
  const kept = await ask.items([...numbers.keys()]);
  if (kept.length === 0) return { items: [], lines: [] };
  const told = await ask.lines(
    kept.map(({ id }) => id),
    JSON.stringify(timesOf(contents)),
  );
  return {
    items: kept.map(({ id, item, import: of, name, lines }) => ({
      ...{ id, number: numbers.get(item)!, import: of, lines },
      isOfName: name === fileName,
    })),
    lines: (JSON.parse(told) as [string, number, number][]).map(([content, item, lines]) => ({
      ...{ content, item, lines },
    })),
  };
}

export const importWorks = [importFileWork];
