import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  type DocumentDefinition,
  definitionAt,
  formatPath,
  isRowSegment,
  type ListDefinition,
  type Path,
} from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';
import type { PasteReport } from './paste/paste-block.ts';

/** What of a document is open on the screen; never part of the document. */
export interface ViewState {
  readonly section: string;
  /** Row by list path that is open, or of a table the one that was gone to. */
  readonly openRows: Readonly<Record<string, string>>;
  /** Rows of trees whose branches are folded, by list path. */
  readonly folded: Readonly<Record<string, ReadonlySet<string>>>;
  /** Fields by row name that were gone to though their column is not chosen. */
  readonly askedFields: Readonly<Record<string, readonly string[]>>;
  /** What pastes left out, by list path, until it is closed. */
  readonly pasteReports: Readonly<Record<string, PasteReport>>;
  /** Problems were asked for, by F8 or by sending: what is still blank is now shown as an error too. */
  readonly isChecked: boolean;
  /** A form that is sent as a whole: before that nothing is said to be wrong with what is still being filled in. */
  readonly isQuiet: boolean;
}

export type ViewStore = StoreApi<ViewState>;

export function createViewState(definition: DocumentDefinition, isQuiet = false): ViewStore {
  return createStore<ViewState>()(() => ({
    section: definition.sections[0]?.id ?? '',
    openRows: {},
    folded: {},
    askedFields: {},
    pasteReports: {},
    isChecked: false,
    isQuiet,
  }));
}

/** Part of the view state. */
export function useView<T>(select: (state: ViewState) => T): T {
  return useStore(useEditor().view, select);
}

/** Lists whose rows hold lists or stand below each other are edited one row at a time; all others as a table. */
export function isNested(list: ListDefinition): boolean {
  return list.parentField !== undefined || Object.keys(list.row.lists).length > 0;
}

/** Opens section and rows down to `path`, so that its field can be mounted. False for a path of no section. */
export function openPath(view: ViewStore, definition: DocumentDefinition, path: Path): boolean {
  const [first] = path;
  const section = definition.sections.find(
    ({ fields, lists }) => fields.some(({ name }) => name === first) || lists.some((name) => name === first),
  );
  if (!section) return false;
  const openRows = { ...view.getState().openRows };
  const askedFields = { ...view.getState().askedFields };
  path.forEach((segment, index) => {
    if (!isRowSegment(segment)) return;
    const list = definitionAt(definition, path.slice(0, index)) as ListDefinition;
    openRows[formatPath(path.slice(0, index))] = segment.id;
    const field = path[index + 1];
    if (typeof field !== 'string' || !list.row.fields[field] || isNested(list)) return;
    askedFields[list.row.name] = [...new Set([...(askedFields[list.row.name] ?? []), field])];
  });
  view.setState({ section: section.id, openRows, askedFields });
  return true;
}
