import type { DocumentData } from '../../engine/index.ts';
import { api } from './client.ts';

/** Somebody of the same company (COM-071). */
export interface Colleague {
  readonly id: number;
  readonly name: string;
  readonly second_name: string;
  readonly email: string;
  readonly phone: string;
  /** ISO 8601. */
  readonly created_at: string;
  /** Whoever is signed in may change and delete them. */
  readonly may_change: boolean;
}

/** Which of them, by the words of every list (LST-020). */
export interface ColleagueQuery {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly keyword: string;
  readonly page: number | undefined;
  /** Rows on a page. */
  readonly size: number;
}

export interface ColleaguePage {
  readonly data: readonly Colleague[];
  readonly meta: { readonly total: number; readonly current_page: number; readonly last_page: number };
}

/** Calls of /my-colleagues (specification 3 section 7, D-14). */
export const colleagueCalls = {
  async list({ sort, direction, keyword, page = 1, size }: ColleagueQuery): Promise<ColleaguePage> {
    const params = { sort, direction, keyword, current_page: page, per_page: size };
    return (await api.get<ColleaguePage>('/account/employees', { params, isPage: true })).data;
  },
  async read(id: number): Promise<Colleague> {
    return (await api.get<{ data: Colleague }>(`/clients/${id}`)).data.data;
  },
  async save(id: number, values: DocumentData): Promise<void> {
    await api.put(`/clients/${id}`, values);
  },
  async remove(id: number): Promise<void> {
    await api.delete(`/clients/${id}`);
  },
} as const;
