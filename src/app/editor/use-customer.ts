import { useCallback, useEffect, useState } from 'react';
import { useFieldOf } from '../../../widgets/index.ts';
import { messageOf } from '../api/call-error.ts';
import type { Customer } from '../api/documents.ts';
import { readCustomer } from '../api/templates.ts';
import { useDocumentState, useSession } from './session-context.ts';

interface ShownCustomer {
  /** Undefined while it is not known. */
  readonly name: string | undefined;
  /** Why it could not be read. */
  readonly failure: string | undefined;
  readonly tryAgain: () => void;
}

/** The customer that the open document is made for; undefined for nobody. */
export function useCustomer(): ShownCustomer | undefined {
  const { kind } = useSession();
  const id = useFieldOf(kind.customerField);
  const told = useDocumentState((state) => state.customer);
  const [found, setFound] = useState<Customer>();
  const [failed, setFailed] = useState<{ readonly id: unknown; readonly reason: string }>();
  const known = [told, found].find((customer) => customer?.id === id);
  const failure = known || failed?.id !== id ? undefined : failed?.reason;
  const asked = known || failure !== undefined ? undefined : id;
  useEffect(() => {
    if (asked === undefined) return;
    const stop = new AbortController();
    readCustomer(asked as number, stop.signal).then(setFound, (error: unknown) => {
      if (!stop.signal.aborted) setFailed({ id: asked, reason: messageOf(error) });
    });
    return () => stop.abort();
  }, [asked]);
  const tryAgain = useCallback(() => setFailed(undefined), []);
  return id === undefined ? undefined : { name: known?.name, failure, tryAgain };
}
