import type { PlacedForm } from '../../printing/placed.ts';
import { callsAddress } from '../addresses.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { api } from './client.ts';
import { openDownload } from './download.ts';

type Called = Pick<DocumentKind, 'addresses'>;

/** What stands where on the pages of a stored document in a form of its kind. */
export async function fetchPlacedForm(kind: Called, id: number, form: string): Promise<PlacedForm> {
  return (await api.get<{ data: PlacedForm }>(`${addressOf(kind, id, form)}/pages`)).data.data;
}

/** Opens the same as PDF, in a new window. Throws a CallError when it is not to be had. */
export async function openFormPdf(kind: Called, id: number, form: string): Promise<void> {
  await openDownload(addressOf(kind, id, form), new URLSearchParams());
}

function addressOf(kind: Called, id: number, form: string): string {
  return `${callsAddress(kind, id)}/print/${form}`;
}
