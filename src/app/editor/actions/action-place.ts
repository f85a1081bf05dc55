import { createContext, useContext } from 'react';
import type { Path } from '../../../engine/index.ts';
import type { DocumentSession } from '../document-session.ts';
import type { EditorUi, Overlay } from '../editor-ui.ts';
import type { PaneName } from '../Pane.tsx';

/** What the actions of an open editor work on; made once per editor. */
export interface ActionPlace {
  readonly session: DocumentSession;
  readonly ui: EditorUi;
  /** The field or place that has the focus, or had it before a dialog took it. */
  readonly focusedPath: () => Path | undefined;
  /** Opens this over the document, unless that was never saved. */
  readonly showOverSaved: (overlay: Overlay) => void;
  /** Saves, then opens the document as it is printed. */
  readonly print: () => Promise<void>;
  /** Saves, then leads to where a file of items is imported into this document. */
  readonly importItems: () => Promise<void>;
  /** Makes the calculated figure at the path right, or all of them, and says so. */
  readonly recalculate: (path?: Path) => void;
  readonly showPane: (pane: PaneName) => void;
  readonly goTo: (address: string) => void;
  readonly goBack: () => void;
}

const ActionContext = createContext<ActionPlace | undefined>(undefined);

export const ActionProvider = ActionContext.Provider;

/** What the actions work on; throws outside of an editor. */
export function useActionPlace(): ActionPlace {
  const place = useContext(ActionContext);
  if (!place) throw new Error('An action stands outside of an editor.');
  return place;
}
