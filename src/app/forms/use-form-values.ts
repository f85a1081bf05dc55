import { useSyncExternalStore } from 'react';
import type { DocumentData } from '../../engine/index.ts';
import type { FormSession } from './form-session.ts';

/** What is entered in a short form; whoever asks renders with every change of it. */
export function useFormValues({ store }: FormSession): DocumentData {
  return useSyncExternalStore(
    (changed) => store.subscribeAll(changed),
    () => store.document(),
  );
}
