import type { CallsAddress } from '../addresses.ts';
import { api } from './client.ts';
import { openDownload } from './download.ts';

/** A row of any list; the other members are as the columns of its screen name them. */
export interface ListRow {
  readonly id: number;
  readonly [member: string]: unknown;
}

/** A status word, or a status of the customer's own with the one it stands for (LST-065). */
export type RowStatus = string | { readonly name?: string; readonly corresponding_default_status: string };

/** A person as a row or a choice tells them. */
export interface Person {
  readonly id: number;
  readonly name: string;
  readonly second_name: string;
  /** Set once they left. */
  readonly deleted_at: string | null;
}

export interface ListPage {
  readonly data: readonly ListRow[];
  readonly meta: {
    /** Null where there are more than `more_than` and nobody asked to count. */
    readonly total: number | null;
    readonly more_than: number | null;
    /** Null where nobody can tell. */
    readonly current_page: number | null;
    readonly per_page: number;
    readonly last_page: number | null;
    /** Marks to go on from; null where there is nothing. */
    readonly previous: string | null;
    readonly next: string | null;
  };
}

/** A record that a filter offers. */
export interface Choice {
  readonly id: number;
  readonly name: string;
  readonly second_name?: string;
  readonly deleted_at?: string | null;
}

/** A page of a list (API-015). */
export async function readList(
  calls: CallsAddress,
  params: URLSearchParams,
  signal?: AbortSignal,
): Promise<ListPage> {
  return (await api.get<ListPage>(calls, { params, signal, isPage: true })).data;
}

/** Records a filter offers, by keyword or by id. */
export async function readChoices(
  path: string,
  params: { readonly keyword?: string; readonly id?: string },
  signal?: AbortSignal,
): Promise<readonly Choice[]> {
  return (await api.get<{ data: readonly Choice[] }>(path, { params, signal, suppressed: [404] })).data.data;
}

/** A record that is gone is told by whoever calls: the list of the others stays (SHL-121). */
const toOne = { suppressed: [404] } as const;

/** Archives or deletes a record: both are the same call (D-125). */
export async function removeRecord(calls: CallsAddress, id: number): Promise<void> {
  await api.delete(`${calls}/${id}`, toOne);
}

/** What others that stand are called that were imported anew from the same, while it lay in the archive. */
export async function restoreRecord(calls: CallsAddress, id: number): Promise<readonly string[]> {
  const path = `${calls}/${id}/restore`;
  const { data } = await api.post<{
    data: { readonly importedAnew?: readonly { readonly id: number; readonly reference: string }[] };
  }>(path, undefined, toOne);
  return data.data.importedAnew?.map((other) => other.reference || String(other.id)) ?? [];
}

/** Says that all news of a record are read. */
export async function readRecord(calls: CallsAddress, id: number): Promise<void> {
  await api.post(`${calls}/${id}/read`, undefined, toOne);
}

/** Gives a record to somebody, or with null to nobody. */
export async function assignRecord(calls: CallsAddress, id: number, person: number | null): Promise<void> {
  await api.post(`${calls}/${id}/assignee`, { assignee_id: person }, toOne);
}

/** Puts a record among what the person watches (API-035). */
export async function watchRecord(id: number): Promise<void> {
  await api.post('/watch', { id }, toOne);
}

/** Opens all rows that these parameters choose as CSV (API-042). */
export async function exportList(calls: CallsAddress, params: URLSearchParams): Promise<void> {
  await openDownload(`/export${calls}-csv`, params);
}

/** Opens these rows as CSV (API-043). */
export async function exportRows(calls: CallsAddress, ids: Iterable<number>): Promise<void> {
  await openDownload(`/export${calls}-bulk-csv`, new URLSearchParams({ 'ids[]': [...ids].join('_') }));
}
