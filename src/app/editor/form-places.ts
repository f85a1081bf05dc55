import type { NavigateFunction } from 'react-router-dom';
import type { FormName } from '../../engine/document-kind.ts';
import { printedAddress } from '../addresses.ts';
import type { DocumentSession } from './document-session.ts';

/** Where a document is seen in its printed forms: each with what saves it and leads there. */
export function formPlaces(
  { kind, savedId }: Pick<DocumentSession, 'kind' | 'savedId'>,
  navigate: NavigateFunction,
): readonly (FormName & { open(): Promise<void> })[] {
  return (kind.forms ?? []).map((form) => ({
    ...form,
    async open() {
      const id = await savedId();
      if (id !== undefined) void navigate(printedAddress(kind, id, form.name));
    },
  }));
}
