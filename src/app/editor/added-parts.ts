import { type ComponentType, createContext, useContext } from 'react';
import type { StoredDocument } from '../api/documents.ts';
import type { Part } from '../part.ts';
import type { DocumentSession } from './document-session.ts';

/**
 * What a kind brings into the editor of its documents beside what every editor has: its session and where parts of it
 * stand. The editor knows of it by this alone, and mounts it with the capability only.
 */
export interface AddedParts {
  /** Begins beside a document that was just opened; `stored`: as the server told of it, undefined for a new one. */
  readonly open: (session: DocumentSession, stored: StoredDocument | undefined) => void;
  /** Over the bar. */
  readonly Head: ComponentType;
  /** In the bar: behind the title, before the customer, and at the end. */
  readonly BarStatus: ComponentType;
  readonly BarNumbers: ComponentType;
  readonly BarButtons: ComponentType;
  /** In the place of the history alone. */
  readonly TimelinePane: ComponentType;
  /** Below the problems. */
  readonly Reports: ComponentType;
  /** Fetched as soon as somebody begins to work. */
  readonly ahead: readonly Part<unknown>[];
}

/** A dialog that opens over the editor. */
export interface AddedDialog {
  readonly Dialog: ComponentType<{ readonly onClose: () => void }>;
}

const AddedContext = createContext<AddedParts | undefined>(undefined);

export const AddedProvider = AddedContext.Provider;

/** Undefined where the kind brings nothing. */
export function useAdded(): AddedParts | undefined {
  return useContext(AddedContext);
}
