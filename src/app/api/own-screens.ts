import type { TransactionForm } from '../../computations/transaction-forms.ts';
import type { DocumentData } from '../../engine/index.ts';
import type { KindName } from '../../generated/kinds.ts';
import { api } from './client.ts';

/** Something somebody watches (COM-076). */
export interface Watch {
  readonly id: number;
  readonly user_id: number;
  readonly transaction_id: number;
  /** Of which kind it is. */
  readonly document_kind: KindName;
  readonly transaction_name: string;
  /** 0: no changes since it was viewed, else updated (COM-077). */
  readonly status: number;
  /** ISO 8601. */
  readonly updated_at: string;
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
  watches: () => get<readonly Watch[]>('/account/subscriptions'),
  async endWatch(id: number): Promise<void> {
    await api.delete(`/account/subscriptions/${id}`);
  },
  async viewed(id: number): Promise<void> {
    await api.post('/account/viewed', { id });
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
