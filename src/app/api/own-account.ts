import type { DocumentData } from '../../engine/index.ts';
import { api } from './client.ts';

/** The signed-in person (COM-006). */
export interface Profile {
  readonly id: number;
  readonly name: string;
  readonly second_name: string;
  readonly birthday: string;
  readonly phone: string;
  readonly email: string;
  readonly job_position: string;
  readonly customer: string;
  readonly owner: string;
  /** data: address. */
  readonly avatar: string | null;
  readonly plan: string;
  /** ISO 8601. */
  readonly register_at: string;
  /** A new password wants the code of the authenticator app. */
  readonly is_2fa_enabled: boolean;
}

/** Environments of the systems a company sends to, by system. */
export type Environments = Readonly<Record<string, 'TT' | 'TDR' | 'PROD'>>;

/** The company of the signed-in person (COM-015). */
export interface OwnCompany {
  readonly id: number;
  readonly name: string;
  readonly customer: string;
  readonly customer_address: string;
  readonly reg_no: string;
  readonly attention: string;
  readonly badgeId: number | null;
  readonly plan_id: string;
  /** YYYY-MM-DD. */
  readonly end_sub_date: string | null;
  /** Whose wish a plan is (COM-063). */
  readonly is_owner: boolean;
  /** Whether its badges and statuses are the caller's to change (COM-024). */
  readonly may_change: boolean;
  /** The plan asked for last. */
  readonly upgrade_request: {
    readonly plan: string;
    readonly status: 'processing' | 'approved' | 'rejected' | 'refused';
    /** ISO 8601. */
    readonly created_at: string;
  } | null;
  readonly csp_env: Environments;
  readonly ens_env: Environments;
  readonly ncts_env: Environments;
}

export interface Plan {
  readonly id: number;
  readonly plan: string;
}

/** Whether access codes are asked for at the sign-in; while not, the secret to switch it on with (AUT-054). */
export interface MultiFactorState {
  readonly isMfaEnabled: boolean;
  /** data: address. */
  readonly qrCode?: string;
  readonly secret?: string;
}

/** What happened to an account (AUT-059). */
export interface UserActivity {
  readonly id: number;
  readonly event: string;
  readonly device: string;
  readonly browser: string;
  readonly ip: string | null;
  readonly location: string | null;
  /** ISO 8601. */
  readonly created_at: string;
}

/** A picture in place of the one before; null removes it, undefined leaves it. */
export type AvatarChange = File | null | undefined;

/** Calls of the pages of the own account and company (specification 3 section 7). */
export const ownAccountCalls = {
  profile: () => get<Profile>('/account/profile'),
  async saveProfile(values: DocumentData, avatar: AvatarChange): Promise<Profile> {
    const form = new FormData();
    for (const [name, value] of Object.entries(values)) form.set(name, String(value));
    if (avatar !== undefined) form.set('avatar', avatar ?? '');
    return (await api.put<{ data: Profile }>('/account/profile', form)).data.data;
  },
  plans: () => get<readonly Plan[]>('/plans'),
  async upgradePlan(id: number): Promise<string> {
    return (await api.put<{ message: string }>('/account/upgradePlan', { plan_id: id })).data.message;
  },
  company: () => get<OwnCompany>('/account/myCompany'),
  multiFactor: () => get<MultiFactorState>('/user-security/mfa'),
  async toggleMultiFactor(values: DocumentData): Promise<MultiFactorState> {
    return (await api.post<{ data: MultiFactorState }>('/user-security/mfa', values)).data.data;
  },
  async askForPassword(passwords: DocumentData): Promise<{ is_2fa_enabled: boolean; email: string }> {
    return (await api.post('/user-security/password', passwords)).data.data;
  },
  async changePassword(passwords: DocumentData, code: DocumentData): Promise<void> {
    await api.put('/user-security/password', { ...passwords, ...code });
  },
  async resetTokens(): Promise<string> {
    return (await api.post<{ message: string }>('/hmrc/reset-user-tokens')).data.message;
  },
  activities: () => get<readonly UserActivity[]>('/user-activities'),
} as const;

async function get<T>(path: string): Promise<T> {
  return (await api.get<{ data: T }>(path)).data.data;
}
