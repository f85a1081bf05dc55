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
}

export interface ColleagueSort {
  readonly sort: 'name' | 'email' | 'phone' | 'created_at';
  readonly direction: 'asc' | 'desc';
}

interface ColleaguePage {
  readonly data: readonly Colleague[];
  readonly meta: { readonly total: number; readonly last_page: number };
}

/** Calls of /my-colleagues (specification 3 section 7, D-14). */
export const colleagueCalls = {
  async list(query: ColleagueSort & { keyword: string; current_page: number }): Promise<ColleaguePage> {
    const params = { ...query, per_page: 10 };
    return (await api.get<ColleaguePage>('/account/employees', { params })).data;
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
