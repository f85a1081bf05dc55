import { useEffect, useState } from 'react';
import { useFieldOf } from '../../../widgets/index.ts';
import { messageOf } from '../api/call-error.ts';
import type { Customer } from '../api/documents.ts';
import { readCustomer } from '../api/templates.ts';
import { useDocumentState, useSession } from './session-context.ts';

/** Name of the customer that the open declaration is made for; undefined for nobody, and while it is not known. */
export function useCustomerName(): string | undefined {
  const { kind } = useSession();
  const id = useFieldOf(kind.customerField);
  const told = useDocumentState((state) => state.customer);
  const [found, setFound] = useState<Customer>();
  const known = [told, found].find((customer) => customer?.id === id);
  const asked = known ? undefined : id;
  useEffect(() => {
    if (asked === undefined) return;
    const stop = new AbortController();
    readCustomer(asked as number, stop.signal).then(setFound, (error: unknown) => {
      if (!stop.signal.aborted) console.warn('Customer:', messageOf(error));
    });
    return () => stop.abort();
  }, [asked]);
  return id === undefined ? undefined : known?.name;
}
