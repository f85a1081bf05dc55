import { createContext, useContext } from 'react';
import type { StoreApi } from 'zustand/vanilla';
import type { Catalogue, DocumentDefinition, DocumentStore, RuleContext } from '../src/engine/index.ts';
import type { Commands } from './commands.ts';
import type { MountedForm } from './section-form.tsx';
import type { StoredLists } from './stored-codes.ts';
import type { ViewStore } from './view-state.ts';

/** Gives a text of the locale by its id, `{name}` replaced by `values.name`. */
export type TextOf = (id: string, values?: Readonly<Record<string, string | number>>) => string;

/** How a person likes the editor; kept between visits. */
export interface EditorPreferences {
  /** Rows in view of a nested list. */
  readonly listRows: number;
  readonly setListRows: (rows: number) => void;
  /** Columns chosen for tables, by row name; without an entry those of the schema. */
  readonly columns: StoreApi<ColumnChoices>;
}

export type ColumnChoices = Readonly<Record<string, readonly string[]>>;

/**
 * What the pieces of an editor need: the document's store, its description, texts, and the shell's voice.
 * The object is made once per open document, so passing it on never renders anything.
 */
export interface EditorServices {
  readonly store: DocumentStore;
  readonly definition: DocumentDefinition;
  readonly codeLists: Catalogue['codeLists'];
  /** The code lists in the database. */
  readonly storedLists: StoredLists;
  /** Named values the rules may ask for. */
  readonly context: () => RuleContext;
  readonly text: TextOf;
  /** Regime whose code options are offered now, for example `import`; undefined offers all. */
  readonly regime: () => string | undefined;
  /** Speaks through the shell's live regions: `assertive` only for refusals and failures. */
  readonly announce: (message: string, urgency?: 'polite' | 'assertive') => void;
  /** Asks a question with the verb on its button; resolves false on Cancel. */
  readonly confirm: (question: string, verb: string) => Promise<boolean>;
  /** Shows the toast that follows one's own action. */
  readonly toast: (message: string) => void;
  /** Codes picked lately in this field, newest first. */
  readonly recentCodes: (field: string) => readonly string[];
  readonly rememberCode: (field: string, code: string) => void;
  /** What of the document is open on the screen. */
  readonly view: ViewStore;
  /** The form of a section of the document, by the section's id. */
  readonly sectionForm: (section: string) => MountedForm;
  /** The form in which an opened row of this name stands. */
  readonly rowForm: (rowName: string) => MountedForm;
  readonly preferences: EditorPreferences;
  /** What the parts on the screen can do; the editor around has the keys. */
  readonly commands: Commands;
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
