import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { AddedDialog } from './added-parts.ts';
import type { PaneName } from './Pane.tsx';

/** What stands over the editor; one at a time. */
export type Overlay = 'palette' | 'goTo' | 'keys' | 'preview' | 'copy' | 'revisions' | AddedDialog;

/** What of the editor's frame is open; never part of the document. */
export interface EditorUiState {
  readonly overlay: Overlay | undefined;
  /** Keys of the revisions that are compared first; absent: as customs hold it, or as last sent, and now. */
  readonly compared?: readonly [string, string] | undefined;
  /** What the pane shows beside the document. */
  readonly pane: PaneName;
  /** The help stands in the pane and follows the focus. */
  readonly isHelpKept: boolean;
  /** On a narrow screen the pane is in place of the section. */
  readonly isPaneInFront: boolean;
  readonly isFinding: boolean;
  /** Raised for every F1. */
  readonly helpCalls: number;
}

export type EditorUi = StoreApi<EditorUiState>;

export function createEditorUi(): EditorUi {
  return createStore<EditorUiState>()(() => ({
    overlay: undefined,
    pane: 'timeline',
    isHelpKept: false,
    isPaneInFront: false,
    isFinding: false,
    helpCalls: 0,
  }));
}

const EditorUiContext = createContext<EditorUi | undefined>(undefined);

export const EditorUiProvider = EditorUiContext.Provider;

/** The frame around; throws outside of an editor. */
export function useEditorUi(): EditorUi {
  const ui = useContext(EditorUiContext);
  if (!ui) throw new Error('An editor part stands outside of EditorUiProvider.');
  return ui;
}

export function useUi<T>(select: (state: EditorUiState) => T): T {
  return useStore(useEditorUi(), select);
}
