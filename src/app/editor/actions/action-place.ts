import { createContext, useContext } from 'react';
import type { Path } from '../../../engine/index.ts';
import type { AskedType, OfferedAction } from '../../api/documents.ts';
import type { EditorSession } from '../document-session.ts';
import type { EditorUi } from '../editor-ui.ts';
import type { PaneName } from '../Pane.tsx';

/** What the actions of an open editor work on; made once per editor. */
export interface ActionPlace {
  readonly session: EditorSession;
  readonly ui: EditorUi;
  /** The field or place that has the focus, or had it before a dialog took it. */
  readonly focusedPath: () => Path | undefined;
  /** Why the server does not offer this action now, in words; undefined when it does. */
  readonly whyNotOffered: (action: OfferedAction) => string | undefined;
  readonly askToSend: () => void;
  /** Saves, then leads to where this is asked of customs. */
  readonly askFor: (request: AskedType) => Promise<void>;
  /** Asks what of the saved declaration a copy takes. */
  readonly askToCopy: () => void;
  /** Shows two revisions of the saved declaration side by side. */
  readonly askToCompare: () => void;
  /** Saves, then opens the declaration as it is printed. */
  readonly print: () => Promise<void>;
  /** Saves, then leads to where a file of items is imported into this declaration. */
  readonly importItems: () => Promise<void>;
  /** Makes the calculated figure at the path right, or all of them, and says so. */
  readonly recalculate: (path?: Path) => void;
  readonly showPane: (pane: PaneName) => void;
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
