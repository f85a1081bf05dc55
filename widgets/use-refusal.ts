import { useCallback, useState } from 'react';
import type { Path } from '../src/engine/index.ts';
import { useEditor } from './editor-services.ts';
import type { Refusal } from './gate.ts';

/** The refused entry of a field; while it stands it is one of the document's problems. */
export function useRefusal(path: Path): readonly [Refusal | undefined, (refusal?: Refusal) => void] {
  const { store } = useEditor();
  const [refusal, setRefusal] = useState<Refusal>();
  const set = useCallback(
    (next?: Refusal) => {
      setRefusal(next);
      store.problems.setRefused(path, next?.reason);
    },
    [store, path],
  );
  return [refusal, set];
}
