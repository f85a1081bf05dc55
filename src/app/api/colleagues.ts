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

/** Calls of one person of the company (specification 3 section 7, D-14). */
export const colleagueCalls = {
  async read(id: number): Promise<Colleague> {
    return (await api.get<{ data: Colleague }>(`/clients/${id}`)).data.data;
  },
  async save(id: number, values: DocumentData): Promise<void> {
    await api.put(`/clients/${id}`, values);
  },
} as const;
