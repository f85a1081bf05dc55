import type { DocumentData, DocumentStore } from '../../engine/index.ts';

/** So long nothing is typed, ms, before what reads a whole document looks at it again. */
export const REST_MS = 300;

/** An open document as those see it who read all of it: as it was at the last rest. */
export interface RestingDocument {
  readonly document: () => DocumentData;
  /** Calls when that is another one. Gives back what ends it. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes the document as it is now. */
  readonly catchUp: () => void;
}

/** The document follows `REST_MS` after its last change; at once while `isWatched`, for then nobody types in it. */
export function restingDocument(
  store: Pick<DocumentStore, 'document' | 'subscribeAll'>,
  isWatched: () => boolean,
): RestingDocument {
  let seen = store.document();
  let rest: ReturnType<typeof setTimeout> | undefined;
  let listener: (() => void) | undefined;
  const catchUp = () => {
    clearTimeout(rest);
    if (seen === store.document()) return;
    seen = store.document();
    listener?.();
  };
  return {
    document: () => seen,
    subscribe(called) {
      listener = called;
      const end = store.subscribeAll(() => {
        clearTimeout(rest);
        if (isWatched()) catchUp();
        else rest = setTimeout(catchUp, REST_MS);
      });
      catchUp();
      return () => {
        end();
        clearTimeout(rest);
        listener = undefined;
      };
    },
    catchUp,
  };
}
