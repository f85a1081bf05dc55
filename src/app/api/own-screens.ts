import type { TransactionForm } from '../../computations/transaction-forms.ts';
import type { DocumentData } from '../../engine/index.ts';
import type { KindName } from '../../generated/kinds.ts';
import { api } from './client.ts';

/** Where something stands that somebody watches. */
export interface Watched {
  readonly transaction_id: number;
  /** Of which kind it is. */
  readonly document_kind: KindName;
}

/** Of the declarations changed lately, how many stand at a status. */
export interface StatusCount {
  readonly status: string;
  readonly cnt: number;
}

/** How many declarations were made on a day, YYYY-MM-DD. */
export interface DayCount {
  readonly whn: string;
  readonly cnt: number;
}

/** Calls of /user-settings, /manage_watchers and the dashboard (specification 3 section 7). */
export const ownScreenCalls = {
  settings: () => get<DocumentData>('/user-settings'),
  saveSettings: (values: DocumentData) => put('/user-settings', values),
  tabs: (user: number, form: TransactionForm) => get<DocumentData>(tabsOf(user, form)),
  saveTabs: (user: number, form: TransactionForm, values: DocumentData) => put(tabsOf(user, form), values),
  /** Notes that what a watch tells of was seen. */
  async viewed(id: number): Promise<Watched> {
    return (await api.post<{ data: Watched }>('/account/viewed', { id })).data.data;
  },
  performance: () => get<readonly StatusCount[]>('/reports/performance'),
  activity: () => get<readonly DayCount[]>('/statistic/activity'),
} as const;

function tabsOf(user: number, form: TransactionForm): string {
  return `/user-settings/${user}/default-transaction-tabs/${form}`;
}

async function get<T>(path: string): Promise<T> {
  return (await api.get<{ data: T }>(path)).data.data;
}

/** Gives the words of the answer. */
async function put(path: string, body: DocumentData): Promise<string> {
  return (await api.put<{ message: string }>(path, body)).data.message;
}
