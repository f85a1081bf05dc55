import type { DocumentData } from '../../engine/document.ts';
import { rowsOf } from '../../engine/index.ts';
import type { Actor } from '../access.ts';
import { acceptDocument } from '../declarations/document.ts';
import { type NewDeclaration, newDeclaration } from '../declarations/new-declaration.ts';
import { ruleContext } from '../declarations/problems.ts';
import { documentOf, type StoredShape } from '../declarations/stored-document.ts';
import { ApiError } from '../errors.ts';
import type { Work } from '../threads/work.ts';
import type { BroughtItem, BroughtQuestions } from './brought.ts';
import { type AskedImport, type ImportPlan, type PlannedDeclaration, planImport } from './plan.ts';
import type { Standing } from './there.ts';
import { cut, told } from './told.ts';

interface AskedFile extends Pick<AskedImport, 'bytes' | 'reading' | 'mapping' | 'remembered' | 'isGrouped'> {
  readonly actor: Actor;
  /** The declaration that takes the items; absent: new declarations. */
  readonly into?: StoredShape & { readonly status: string };
  /** What the file is called among the names of imports. */
  readonly name: string;
  /** Nothing shall be stored. */
  readonly isDry: boolean;
}

/**
 * A declaration that would be made, or the one that takes the items, as far as the thread that answers needs it; `key` as
 * it is told.
 */
export interface ReadyDeclaration extends Omit<PlannedDeclaration, 'document' | 'patches' | 'contents'> {
  /** What it is known again by. */
  readonly reference: string;
  /** What is stored of a new one, if anything shall be; where it is none, why. */
  readonly made?: NewDeclaration | { readonly refused: string };
  /** What the one that takes the items becomes by, as JSON. */
  readonly patches?: string;
  /** Keys of the items that are made. */
  readonly itemKeys: readonly string[];
  /** The items that are made, and of what lines, as keepBrought takes them. */
  readonly brought: string;
}

/** What an import would make as it is told, and the keys of the items that the declaration has which takes others. */
export interface ReadyImport extends Omit<ImportPlan, 'declarations'> {
  readonly declarations: readonly ReadyDeclaration[];
  readonly held: readonly string[];
  readonly errorCount: number;
  readonly leftOutCount: number;
  readonly changedCount: number;
  readonly linesThereCount: number;
}

/** Characters of what a declaration is called that it is known again by. */
const longestReference = 255;

/** What a file would be imported as; or why it is none. */
export const importFileWork: Work<AskedFile, ReadyImport | { readonly refused: string }, BroughtQuestions> = {
  name: 'imports.file',
  async run({ actor, into, name, isDry, ...asked }, ask) {
    const document = into && documentOf(into);
    const plan = await planImport({
      ...asked,
      ...(document && {
        into: document,
        standing: (contents: readonly string[]) => standingIn(document, ask, name, contents),
      }),
      context: ruleContext(actor, into?.status ?? 'draft', document ?? {}),
    });
    if ('refused' in plan) return plan;
    // The thread that answers gets no more than it tells: a file of 16 MB may leave out a million places.
    const { errors, leftOut, changed, linesThere } = plan;
    return {
      ...plan,
      head: plan.head.map((word) => cut(word)),
      ...{ errors: told(errors), errorCount: errors.length },
      ...{ leftOut: told(leftOut), leftOutCount: leftOut.length },
      ...{ changed: told(changed), changedCount: changed.length },
      ...{ linesThere: told(linesThere), linesThereCount: linesThere.length },
      declarations: plan.declarations.map((one) => ready(one, isDry)),
      held: keysIn(document),
    };
  },
};

function ready(
  { document, patches, contents = [], key, ...planned }: PlannedDeclaration,
  isDry: boolean,
): ReadyDeclaration {
  const named = { ...planned, key: cut(key), reference: key.slice(0, longestReference) };
  if (isDry) return { ...named, itemKeys: [], brought: '[]' };
  const isNew = document !== undefined;
  const itemKeys = isNew
    ? keysIn(document)
    : (patches ?? []).flatMap((patch) => (patch.op === 'insert' ? [patch.row.uuid] : []));
  const brought = itemKeys.map((item, at): BroughtItem => ({ item, contents: countsOf(contents[at] ?? []) }));
  return {
    ...named,
    ...(isNew ? { made: newOf(document) } : patches && { patches: JSON.stringify(patches) }),
    itemKeys,
    brought: JSON.stringify(brought),
  };
}

/** How many times each stands among them. */
function countsOf(contents: readonly string[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const content of contents) counts[content] = (counts[content] ?? 0) + 1;
  return counts;
}

function newOf(document: DocumentData): NewDeclaration | { readonly refused: string } {
  try {
    return newDeclaration(acceptDocument(document));
  } catch (error) {
    if (error instanceof ApiError) return { refused: error.message };
    throw error;
  }
}

function keysIn(document: DocumentData = {}): readonly string[] {
  return rowsOf(document, 'CDSItems').map(({ uuid }) => uuid);
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
    JSON.stringify(countsOf(contents)),
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
