import type { KindNeed } from '../../../engine/document-kind.ts';
import { messageOf } from '../../api/call-error.ts';
import { isCapable } from '../../declarations/document-kind.ts';
import { tell } from '../../shell/shell-state.ts';
import { autofill, whyNotAutofill } from '../autofill.ts';
import type { DocumentSession } from '../document-session.ts';
import type { Overlay } from '../editor-ui.ts';
import { isFigureAt } from '../figures.ts';
import { helpedField } from '../helped-field.ts';
import { travelHistory } from '../history-walk.ts';
import { problemParts } from '../parts.ts';
import { stepRegion } from '../regions.ts';
import { addItem, sectionOfItems, stepSection } from '../sections.ts';
import type { ActionPlace } from './action-place.ts';

/**
 * One action of the editor. Its words are the locale's `action.{id}`; buttons, keys, palette and the sheet of keys
 * all read this table.
 */
export interface EditorAction {
  readonly id: string;
  readonly group: 'document' | 'go' | 'field' | 'rows' | 'show';
  /** The first one is shown. */
  readonly keys: readonly string[];
  /** Judges what stands half typed before; `undo` is content when that was refused, and `send` must not go on. */
  readonly finishing?: 'anyway' | 'unless-refused';
  /** Why it cannot be done now, as a text id; undefined when it can. */
  readonly why?: (place: ActionPlace) => string | undefined;
  /** What the kind of document must have for it. */
  readonly needs?: KindNeed;
  /** Only documents of which a list is a tree have it. */
  readonly isOfTrees?: true;
  /** It changes the document, or makes another of it. */
  readonly isChange?: true;
  /** The same in words, where somebody else than the editor tells them. */
  readonly refusal?: (place: ActionPlace) => string | undefined;
  /** A held key does it once. */
  readonly isOncePressed?: true;
  /** True while the key is the browser's. */
  readonly isLeft?: (place: ActionPlace) => boolean;
  /** Absent: a part on the screen does it (`commands`), or the control that has the focus does by itself. */
  readonly run?: (place: ActionPlace) => void;
  /** The control in focus handles the key itself; true where it is one that does. */
  readonly isIn?: (focused: Element) => boolean;
}

const isGrid = (focused: Element) => focused.closest('[role="grid"], [role="treegrid"]') !== null;
const isTree = (focused: Element) => focused.closest('[role="treegrid"]') !== null;
const isRowList = (focused: Element) =>
  isTree(focused) || focused.closest('[role="grid"][aria-readonly="true"]') !== null;
const isList = (focused: Element) => focused.matches('[role="combobox"], select, input[aria-haspopup]');

const own: readonly EditorAction[] = [
  {
    id: 'save',
    group: 'document',
    isChange: true,
    keys: ['Ctrl+S'],
    finishing: 'anyway',
    run: ({ session }) => void session.saveNow(),
  },
  {
    id: 'copy',
    group: 'document',
    needs: 'copy',
    isChange: true,
    keys: [],
    finishing: 'unless-refused',
    run: ({ showOverSaved }) => showOverSaved('copy'),
  },
  { id: 'preview', group: 'document', keys: ['Ctrl+Shift+P'], finishing: 'anyway', run: show('preview') },
  {
    id: 'print',
    group: 'document',
    keys: ['Ctrl+P'],
    finishing: 'anyway',
    needs: 'print',
    run: ({ print }) => void print(),
  },
  {
    id: 'undo',
    group: 'document',
    keys: ['Ctrl+Z'],
    finishing: 'unless-refused',
    why: ({ session }) => (session.store.canUndo() ? undefined : 'why.nothingToUndo'),
    run: ({ session }) => travelHistory(session, 'undo'),
  },
  {
    id: 'redo',
    group: 'document',
    keys: ['Ctrl+Shift+Z', 'Ctrl+Y'],
    finishing: 'unless-refused',
    why: ({ session }) => (session.store.canRedo() ? undefined : 'why.nothingToRedo'),
    run: ({ session }) => travelHistory(session, 'redo'),
  },
  {
    id: 'recalculateAll',
    group: 'document',
    isChange: true,
    keys: ['Shift+F9'],
    finishing: 'anyway',
    run: ({ recalculate }) => recalculate(),
  },
  { id: 'back', group: 'document', keys: [], run: ({ goBack }) => goBack() },

  { id: 'goTo', group: 'go', keys: ['Ctrl+G'], finishing: 'anyway', run: show('goTo') },
  {
    id: 'find',
    group: 'go',
    keys: ['Ctrl+F'],
    finishing: 'anyway',
    // A second Ctrl+F is the browser's.
    isLeft: ({ ui }) => ui.getState().isFinding,
    run: ({ ui }) => ui.setState({ isFinding: true }),
  },
  {
    id: 'nextProblem',
    group: 'go',
    keys: ['F8'],
    finishing: 'anyway',
    run: (place) => void walkProblems(place, 1),
  },
  {
    id: 'previousProblem',
    group: 'go',
    keys: ['Shift+F8'],
    finishing: 'anyway',
    run: (place) => void walkProblems(place, -1),
  },
  {
    id: 'nextSection',
    group: 'go',
    keys: ['Alt+Shift+PageDown'],
    finishing: 'anyway',
    run: ({ session }) => stepSection(session, 1),
  },
  {
    id: 'previousSection',
    group: 'go',
    keys: ['Alt+Shift+PageUp'],
    finishing: 'anyway',
    run: ({ session }) => stepSection(session, -1),
  },
  { id: 'nextRegion', group: 'go', keys: ['F6'], run: () => stepRegion(1) },
  { id: 'previousRegion', group: 'go', keys: ['Shift+F6'], run: () => stepRegion(-1) },

  {
    id: 'addItem',
    group: 'rows',
    isChange: true,
    keys: ['Ctrl+I'],
    finishing: 'anyway',
    why: ({ session }) => (sectionOfItems(session) === undefined ? 'why.noItems' : undefined),
    run: ({ session }) => addItem(session),
  },
  {
    id: 'autofill',
    group: 'rows',
    isChange: true,
    keys: ['Ctrl+F9'],
    finishing: 'anyway',
    why: ({ session }) => whyNotAutofill(filledIn(session)),
    run: ({ session }) => autofill(filledIn(session)),
  },
  {
    id: 'importItems',
    group: 'rows',
    needs: 'import',
    isChange: true,
    keys: [],
    finishing: 'unless-refused',
    why: ({ session }) => (sectionOfItems(session) === undefined ? 'why.noItems' : undefined),
    run: ({ importItems }) => void importItems(),
  },
  { id: 'nextItem', group: 'rows', keys: ['Alt+PageDown', 'Alt+Down'], finishing: 'anyway' },
  { id: 'previousItem', group: 'rows', keys: ['Alt+PageUp', 'Alt+Up'], finishing: 'anyway' },
  { id: 'moveRowUp', group: 'rows', keys: ['Ctrl+Shift+Up', 'Alt+Shift+Up'], isIn: isRowList },
  { id: 'moveRowDown', group: 'rows', keys: ['Ctrl+Shift+Down', 'Alt+Shift+Down'], isIn: isRowList },
  { id: 'moveRowIn', group: 'rows', keys: ['Alt+Shift+Right'], isOfTrees: true, isIn: isTree },
  { id: 'moveRowOut', group: 'rows', keys: ['Alt+Shift+Left'], isOfTrees: true, isIn: isTree },
  { id: 'editCell', group: 'rows', keys: ['F2'], isIn: isGrid },
  { id: 'copyFromAbove', group: 'rows', keys: ['Ctrl+D'], isIn: isGrid },
  { id: 'duplicateRow', group: 'rows', keys: ['Ctrl+Shift+D'], isIn: isGrid },
  { id: 'deleteRow', group: 'rows', keys: ['Ctrl+Delete'], isIn: isGrid },

  {
    id: 'help',
    group: 'field',
    keys: ['F1'],
    why: () => (helpedField() ? undefined : 'why.noField'),
    run: ({ ui }) => ui.setState(({ helpCalls }) => ({ helpCalls: helpCalls + 1 })),
  },
  {
    id: 'recalculate',
    group: 'field',
    isChange: true,
    keys: ['F9'],
    why: ({ session, focusedPath }) =>
      isFigureAt(session, focusedPath()) ? undefined : 'why.noCalculatedField',
    run: ({ recalculate, focusedPath }) => recalculate(focusedPath()),
  },
  { id: 'openList', group: 'field', keys: ['F4', 'Alt+Down'], isIn: isList },
  { id: 'leave', group: 'field', keys: ['Escape'], isIn: (focused) => isGrid(focused) || isList(focused) },

  { id: 'palette', group: 'show', keys: ['Ctrl+K'], finishing: 'anyway', run: show('palette') },
  { id: 'keys', group: 'show', keys: ['?', 'Ctrl+/'], run: show('keys') },
  {
    id: 'revisions',
    group: 'document',
    needs: 'history',
    keys: [],
    finishing: 'anyway',
    run: ({ showOverSaved }) => showOverSaved('revisions'),
  },
  { id: 'showProblems', group: 'show', keys: [], run: ({ showPane }) => showPane('problems') },
];

function filledIn({ kind, store }: ActionPlace['session']) {
  return { name: kind.document, store };
}

async function walkProblems({ session, showPane }: ActionPlace, step: 1 | -1): Promise<void> {
  try {
    if (!(await problemParts()).walkProblems(session, step)) showPane('problems');
  } catch (error) {
    tell(messageOf(error), 'error');
  }
}

function show(overlay: Overlay): (place: ActionPlace) => void {
  return ({ ui }) => ui.setState({ overlay });
}

/** Actions by the id of the one that they stand behind. */
const added = new Map<string, readonly EditorAction[]>();

/** Has these actions as well, behind the editor's own with this id: of what a kind brings into its editor. */
export function addActions(behind: string, actions: readonly EditorAction[]): void {
  added.set(behind, actions);
}

/** All actions that there are so far. */
export function editorActions(): readonly EditorAction[] {
  return own.flatMap((action) => [action, ...(added.get(action.id) ?? [])]);
}

/** The actions that a document has, by its kind and its lists. */
export function actionsOf(session: DocumentSession): readonly EditorAction[] {
  return editorActions().filter(
    ({ needs, isOfTrees }) =>
      (needs === undefined || isCapable(session.kind, needs)) && (!isOfTrees || hasTree(session)),
  );
}

/** Whether rows of a list of the document stand below each other. */
export function hasTree({ services }: DocumentSession): boolean {
  return Object.values(services.definition.lists).some(({ parentField }) => parentField !== undefined);
}

/** The action with this id; a slip of the id is a fault of the program. */
export function actionOf(id: string): EditorAction {
  const action = editorActions().find((candidate) => candidate.id === id);
  if (!action) throw new Error(`The editor has no action ${id}.`);
  return action;
}
