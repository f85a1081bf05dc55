import type { DictionaryPrefix } from './catalogue.ts';

/** What a document is to the product, beside its fields: `schemas/<document>/<document>.kind.json`. */
export interface DocumentKind {
  /** Name of the document, for example `customs-declaration`. */
  readonly document: string;
  readonly addresses: DocumentAddresses;
  /** Made and changed in an editor that saves by itself, or in a form that is saved as a whole. */
  readonly layout: DocumentLayout;
  /** People work on it day by day: rail, menu, dashboard and search have it. */
  readonly daily?: true;
  /** What all of them are called, a new one, one that is called nothing, with {id}, and some within a sentence. */
  readonly words: KindWords;
  /** Row of the permission table. */
  readonly permissions: string;
  /** First word of the addresses of its code lists. */
  readonly dictionary?: DictionaryPrefix;
  readonly bar: {
    /** Fields that give the title; the first filled one wins. */
    readonly titles: readonly string[];
    /** Fields shown behind the status. */
    readonly kinds: readonly string[];
  };
  /** What can be done with its documents, beside writing and reading them. */
  readonly capabilities: readonly Capability[];
  /** Its printed forms; absent: it has none. */
  readonly forms?: readonly FormName[];
  /** Where it is sent; absent: nowhere. */
  readonly sending?: SendingKind;
  /** The field with the number of the kept party that it is made for. */
  readonly customerField?: string;
  /** The list that files fill; what is imported has it. */
  readonly itemsList?: string;
  /** The field that says which codes are offered. */
  readonly regimeField?: string;
  /** The field with the day that its code lists are asked for; today while it is blank (D-15). */
  readonly dayField?: string;
}

/** What a kind is called. */
interface KindWords {
  readonly title: string;
  readonly create: string;
  readonly unnamed: string;
  /** What one of them, and several, are called within a sentence. */
  readonly one: string;
  readonly many: string;
}

/** A printed form: its name in addresses, and its title. */
export interface FormName {
  readonly name: string;
  readonly title: string;
}

type DocumentLayout = 'editor' | 'form';

/** How the addresses of a kind begin: `/customs-declarations`. */
interface DocumentAddresses {
  /** Of its list. */
  readonly list: string;
  /** Before /create and /edit/{id}. */
  readonly editor: string;
  /** Of its calls, below /api. */
  readonly calls: string;
  /** Of the pages it is read on: their list, and before /show/{id}; absent: there are none. */
  readonly show?: string;
  /** Where files are imported into its documents; what is imported has it. */
  readonly import?: string;
  /** Where something is asked of the authority about one of them; what is asked about has it. */
  readonly requests?: string;
  /** Where others lead people to who are to ask that, by what is asked. */
  readonly redirects?: Readonly<Record<string, string>>;
  /** Where messages of the authority are tried. */
  readonly testing?: string;
}

/** What a kind of document can have; one without it has neither its calls nor its actions. */
export type Capability = 'copy' | 'assign' | 'watch' | 'history' | 'print' | 'import' | 'requests';

/** What calls and actions ask of a kind: a capability, or that its documents are sent. */
export type KindNeed = Capability | 'sending';

/** Whether documents of this kind can have this done. */
export function isCapable(
  { capabilities, sending }: Pick<DocumentKind, 'capabilities' | 'sending'>,
  of: KindNeed,
): boolean {
  return of === 'sending' ? sending !== undefined : capabilities.includes(of);
}

interface SendingKind {
  /** The authority, as outbox and settings name it. */
  readonly authority: string;
  /** The interface of the authority that takes it: each has turns of its own. */
  readonly api: string;
  /** The settings of a company that say which environment of it is sent to. */
  readonly environments: 'csp_env' | 'ncts_env' | 'ens_env';
  /** The field with the reference that the authority knows it by. */
  readonly referenceField: string;
}

/** How the server lists its documents. */
export interface DocumentListing {
  /** Fields whose first filled one is what it is called. */
  readonly heading: readonly string[];
  /** Fields that the keyword is looked for in, beside the references it has with the authority. */
  readonly search: readonly string[];
  /** Columns of which no two that are not archived have the same. */
  readonly unique?: readonly string[];
  readonly columns: DocumentColumns;
}

/** Longest name that PostgreSQL does not cut. */
export const longestIndexName = 63;

/** The name of an index of a kind's list. */
export function kindIndex(kind: string, of: string): string {
  return `of_${kind.replaceAll('-', '_')}_${of}`;
}

/** What the server keeps beside a document to list, sort, filter and export by. */
export type DocumentColumns = Readonly<Record<string, DocumentColumn>>;

/** A column: the field, or of a count the list, that it is made of. */
export interface DocumentColumn {
  readonly of: string;
  readonly as: 'text' | 'number' | 'decimal' | 'date' | 'count';
}
