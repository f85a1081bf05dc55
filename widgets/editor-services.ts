import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Catalogue, DocumentDefinition, DocumentStore, RuleContext } from '../src/engine/index.ts';
import type { Commands } from './commands.ts';
import type { StoredLists } from './stored-codes.ts';
import type { ViewStore } from './view-state.ts';
import type { WidgetSet } from './widget-set.ts';

/** Gives a text of the locale by its id, `{name}` replaced by `values.name`. */
export type TextOf = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** How a person likes the editor; kept between visits. */
interface EditorPreferences {
  /** Rows in view of a nested list. */
  readonly listRows: number;
  readonly setListRows: (rows: number) => void;
  /** Columns chosen for tables, by row name; without an entry those of the schema. */
  readonly columns: StoreApi<ColumnChoices>;
}

export type ColumnChoices = Readonly<Record<string, readonly string[]>>;

/** Something the editor around does with the rows of a list; its button stands at the head of the list. */
interface ListAction {
  /** Its words on the button. */
  readonly label: string;
  readonly title: string;
  readonly run: () => void;
}

/** A party kept for the next documents. */
export interface KeptParty {
  readonly id: number;
  readonly name: string;
  /** When it was changed last, in words. */
  readonly updated: string;
  /** Values by member of its family, as `templateKey` names it. */
  readonly members: Readonly<Record<string, string>>;
}

export interface PartyPage {
  readonly rows: readonly KeptParty[];
  readonly total: number;
  readonly lastPage: number;
}

/** Kept parties by family; both throw with words for the person. */
interface Parties {
  list(
    family: string,
    asked: { readonly keyword: string; readonly page: number },
    signal: AbortSignal,
  ): Promise<PartyPage>;
  keep(family: string, name: string, members: Readonly<Record<string, string>>): Promise<void>;
}

/**
 * What the pieces of an editor need: the document's store, its description, texts, and the shell's voice.
 * The object is made once per open document, so passing it on never renders anything.
 */
export interface EditorServices {
  readonly store: DocumentStore;
  readonly definition: DocumentDefinition;
  readonly codeLists: Catalogue['codeLists'];
  /** How fields of each kind are edited. */
  readonly widgets: WidgetSet;
  /** The code lists in the database. */
  readonly storedLists: StoredLists;
  readonly parties: Parties;
  /** Named values the rules may ask for. */
  readonly context: () => RuleContext;
  readonly text: TextOf;
  /** Regime whose code options are offered now, for example `import`; undefined offers all. */
  readonly regime: () => string | undefined;
  /** Speaks through the shell's live regions: `assertive` only for refusals and failures. */
  readonly announce: (message: string, urgency?: 'polite' | 'assertive') => void;
  /** Asks a question with the verb on its button; resolves false on Cancel. */
  readonly confirm: (question: string, verb: string) => Promise<boolean>;
  /** Shows the toast that follows one's own action; with a button that takes back the step just made, and no other. */
  readonly toast: (message: string, withUndo?: boolean) => void;
  /** Codes picked lately in this field, newest first. */
  readonly recentCodes: (field: string) => readonly string[];
  readonly rememberCode: (field: string, code: string) => void;
  /** What of the document is open on the screen. */
  readonly view: ViewStore;
  readonly preferences: EditorPreferences;
  /** What the parts on the screen can do; the editor around has the keys. */
  readonly commands: Commands;
  /** What the editor around does with the rows of the document's list of this name. */
  readonly listActions: (list: string) => readonly ListAction[];
  /** Words of a button's tooltip: the label with the key of the action. */
  readonly titleOf: (action: string, label: string) => string;
}

const EditorServicesContext = createContext<EditorServices | undefined>(undefined);

export const EditorServicesProvider = EditorServicesContext.Provider;

/** The services of the editor around; throws outside of one. */
export function useEditor(): EditorServices {
  const services = useContext(EditorServicesContext);
  if (!services) throw new Error('A widget stands outside of EditorServicesProvider.');
  return services;
}
