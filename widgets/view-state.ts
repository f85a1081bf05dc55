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
import { reveal } from './seen/reveal.ts';

/** What of a document is open on the screen; never part of the document. */
export interface ViewState {
  readonly section: string;
  /** Row by list path that is open, or of a table the one that was gone to. */
  readonly openRows: Readonly<Record<string, string>>;
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

/** Lists whose rows hold lists are edited one row at a time; all others as a table. */
export function isNested(list: ListDefinition): boolean {
  return Object.keys(list.row.lists).length > 0;
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

const FRAMES_TO_MOUNT = 60;

/** Keys that take the focus elsewhere. */
const movingKeys = /^(Tab|F6|Home|End|Arrow|Page)/;

let latestCall = 0;
/** When somebody last went somewhere by key or pointer, by the clock of events. */
let lastMove = 0;

for (const event of ['keydown', 'pointerdown'] as const)
  globalThis.document?.addEventListener(event, noteMove, true);

function noteMove(event: KeyboardEvent | PointerEvent): void {
  // Letters typed ahead are for the field that is on its way.
  if (!('key' in event) || movingKeys.test(event.key)) lastMove = event.timeStamp;
}

/**
 * Focuses the field, cell or heading at `path` as soon as it is mounted; what is around it when it is not. Only the latest
 * call counts, and who goes somewhere else meanwhile is left there.
 */
export function focusPath(path: Path): void {
  latestCall += 1;
  seek(path, FRAMES_TO_MOUNT, { call: latestCall, at: performance.now() });
}

function seek(path: Path, frames: number, since: { readonly call: number; readonly at: number }): void {
  if (since.call !== latestCall || lastMove > since.at) return;
  const element = elementAt(path);
  if (element) {
    element.focus();
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return;
  }
  reveal(path);
  if (frames > 0) requestAnimationFrame(() => seek(path, frames - 1, since));
  else if (path.length > 1) seek(path.slice(0, -1), 0, since);
}

/** The field, cell or heading at `path`, if it is mounted. */
export function elementAt(path: Path): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-path="${CSS.escape(formatPath(path))}"]`);
}
