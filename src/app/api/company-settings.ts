import { api } from './client.ts';

/** What a company calls a status (COM-035). */
export interface TransactionStatus {
  readonly id: number;
  readonly name: string;
  readonly corresponding_default_status: 'complete' | 'draft' | 'enquiry';
  readonly is_system_default_status: boolean;
}

/** A company's badge at a community system; its pass is never told (COM-050). */
export interface Badge {
  readonly id: number;
  readonly badge: string;
  readonly description: string;
  readonly csp: 'CNS' | 'MCP';
  readonly csp_env: 'TT' | 'TDR' | 'PROD';
  readonly csp_client_id: string;
  readonly csp_client_pass?: string;
  readonly csp_topic: string;
}

const STATUSES = '/transaction-statuses';

/** Calls of /customers-settings (specification 3 section 7); a refusal is an error of its block, not of the page. */
export const companySettingsCalls = {
  async statuses(): Promise<readonly TransactionStatus[]> {
    return (await api.get<{ data: readonly TransactionStatus[] }>(STATUSES)).data.data;
  },
  async createStatuses(rows: readonly TransactionStatus[]): Promise<readonly TransactionStatus[]> {
    const body = rows.map(({ name, corresponding_default_status }) => ({
      name,
      corresponding_default_status,
    }));
    return (await api.post<{ data: readonly TransactionStatus[] }>(STATUSES, body)).data.data;
  },
  async changeStatuses(rows: readonly TransactionStatus[]): Promise<readonly TransactionStatus[]> {
    const body = rows.map(({ is_system_default_status: _, ...row }) => row);
    return (await api.put<{ data: readonly TransactionStatus[] }>(STATUSES, body)).data.data;
  },
  async removeStatuses(ids: readonly number[]): Promise<void> {
    await api.delete(STATUSES, { data: ids });
  },
  async badges(companyId: number): Promise<readonly Badge[]> {
    const answer = await api.get<{ data: readonly Badge[] }>(`/badges/${companyId}`, { suppressed: [404] });
    return answer.data.data;
  },
  async createBadge({ id: _, ...badge }: Badge): Promise<Badge> {
    return (await api.post<{ data: Badge }>('/badges', badge)).data.data;
  },
  async changeBadges(badges: readonly Badge[]): Promise<void> {
    await api.put('/badges', badges);
  },
  async removeBadges(ids: readonly number[]): Promise<void> {
    await api.delete('/badges', { data: ids });
  },
} as const;
