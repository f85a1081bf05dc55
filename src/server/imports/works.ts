import type { DocumentData } from '../../engine/document.ts';
import { rowsOf } from '../../engine/index.ts';
import type { Actor } from '../access.ts';
import { acceptDocument } from '../declarations/document.ts';
import { type NewDeclaration, newDeclaration } from '../declarations/new-declaration.ts';
import { ruleContext } from '../declarations/problems.ts';
import { documentOf, type StoredShape } from '../declarations/stored-document.ts';
import { ApiError } from '../errors.ts';
import type { Work } from '../threads/work.ts';
import { type AskedImport, type ImportPlan, type PlannedDeclaration, planImport } from './plan.ts';
import type { StandingLine } from './there.ts';

/** What an import brought to a declaration: items by key, and of each the hashes of its lines. */
export interface Brought {
  /** 0: the one that made the declaration. */
  readonly import: number;
  readonly name: string;
  readonly items: readonly string[];
  readonly contents: readonly (readonly string[])[];
}

interface AskedFile extends Pick<AskedImport, 'bytes' | 'reading' | 'mapping' | 'remembered' | 'isGrouped'> {
  readonly actor: Actor;
  /** The declaration that takes the items; absent: new declarations. */
  readonly into?: StoredShape & { readonly status: string; readonly brought: readonly Brought[] };
  /** What the file is called among the names of imports. */
  readonly name: string;
  /** Nothing shall be stored. */
  readonly isDry: boolean;
}

/** A declaration that would be made, or the one that takes the items, as far as the thread that answers needs it. */
export interface ReadyDeclaration extends Omit<PlannedDeclaration, 'document' | 'patches'> {
  /** What is stored of a new one, if anything shall be; where it is none, why. */
  readonly made?: NewDeclaration | { readonly refused: string };
  /** What the one that takes the items becomes by, as JSON. */
  readonly patches?: string;
  /** Keys of the items that are made. */
  readonly itemKeys: readonly string[];
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

/** Errors, and what is left out, that one answer tells; all are counted. */
const mostTold = 500;
/** Characters of a text in one that are told. */
const longestTold = 1000;

/** What a file would be imported as; or why it is none. */
export const importFileWork: Work<AskedFile, ReadyImport | { readonly refused: string }> = {
  name: 'imports.file',
  run({ actor, into, name, isDry, ...asked }) {
    const document = into && documentOf(into);
    const plan = planImport({
      ...asked,
      ...(into && document ? { into: document, standing: standingIn(document, into.brought, name) } : {}),
      context: ruleContext(actor, into?.status ?? 'draft', document ?? {}),
    });
    if ('refused' in plan) return plan;
    // The thread that answers gets no more than it tells: a file of 16 MB may leave out a million places.
    const { errors, leftOut, changed, linesThere } = plan;
    return {
      ...plan,
      ...{ errors: told(errors), errorCount: errors.length },
      ...{ leftOut: told(leftOut), leftOutCount: leftOut.length },
      ...{ changed: told(changed), changedCount: changed.length },
      ...{ linesThere: told(linesThere), linesThereCount: linesThere.length },
      declarations: plan.declarations.map((one) => ready(one, isDry)),
      held: keysIn(document),
    };
  },
};

/** The first of them, a long text cut. */
function told<One extends { readonly text: string }>(all: readonly One[]): readonly One[] {
  return all.slice(0, mostTold).map((one) => ({ ...one, text: one.text.slice(0, longestTold) }));
}

function ready({ document, patches, ...told }: PlannedDeclaration, isDry: boolean): ReadyDeclaration {
  if (isDry) return { ...told, itemKeys: [] };
  if (document !== undefined) return { ...told, made: newOf(document), itemKeys: keysIn(document) };
  const made = (patches ?? []).flatMap((patch) => (patch.op === 'insert' ? [patch.row.uuid] : []));
  return { ...told, ...(patches && { patches: JSON.stringify(patches) }), itemKeys: made };
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

/** The lines that imports before put into the declaration, where their items stand. */
function standingIn(
  document: DocumentData,
  brought: readonly Brought[],
  fileName: string,
): readonly StandingLine[] {
  const numbers = new Map(rowsOf(document, 'CDSItems').map(({ uuid }, at) => [uuid, at + 1]));
  return brought.flatMap(({ import: of, name, items, contents }) =>
    items.flatMap((uuid, at) => {
      const item = numbers.get(uuid);
      if (item === undefined) return [];
      return (contents[at] ?? []).map((content) => ({
        ...{ content, item, import: of },
        isOfName: name === fileName,
      }));
    }),
  );
}

export const importWorks = [importFileWork];
