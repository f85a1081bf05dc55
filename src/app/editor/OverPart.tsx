import { type ReactNode, useEffect } from 'react';
import { usePart } from '../later.tsx';
import type { Part } from '../part.ts';
import { tell } from '../shell/shell-state.ts';

interface OverPartProps<T> {
  readonly part: Part<T>;
  readonly children: (found: T) => ReactNode;
  /** It cannot be fetched; the person is told. */
  readonly onFailure: () => void;
  /** What stands there until it is fetched; nothing by itself. */
  readonly waiting?: ReactNode;
}

/** What opens over the editor and is fetched when it is first wanted. */
export function OverPart<T>({ part, children, onFailure, waiting }: OverPartProps<T>) {
  const { found, failure } = usePart(part);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once
  useEffect(() => {
    if (failure === undefined) return;
    tell(failure, 'error');
    onFailure();
  }, [failure]);
  if (found === undefined) return failure === undefined ? waiting : null;
  return children(found);
}
