import { text } from '../sign-in-texts.ts';
import { CallError } from './call-error.ts';
import { api, endSession, linesOf, msLeftIn } from './client.ts';
import type { Environments } from './own-account.ts';

/** The signed-in person. */
export interface User {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly plan: string;
  readonly partner_id: number | null;
  readonly company: { readonly id: number; readonly name: string };
  /** The partner the person belongs to; its logo is a data address. */
  readonly partner: { readonly name: string; readonly logo: string | null } | null;
  /** What the person's role may do, by resource. */
  readonly permissions: Readonly<Record<string, Permission>>;
  /** They may change what is their company's own. */
  readonly owns_company: boolean;
}

interface Permission {
  /** Whose records: of the own company, of it and a partner's, or of every one. */
  readonly reach: 'own' | 'partner' | 'all';
  readonly actions: readonly string[];
}

/** Whether the person's role may change records of this resource. */
export function mayWrite(user: User, resource: string): boolean {
  return user.permissions[resource]?.actions.includes('write') ?? false;
}

/** Unread messages by kind; news of customs count as internal. */
export interface Counters {
  readonly internal: number;
  readonly external: number;
  readonly upgrade_plan: number;
}

/** What the app begins with (API-120, API-121). */
export interface Init {
  readonly user: User;
  readonly settings: UserSettings;
  readonly notifications: Counters;
  readonly profileSettings: ProfileSettings;
}

/** The user settings (SHL-095, SHL-096). */
export interface UserSettings {
  readonly user: {
    readonly id: number;
    readonly name: string;
    readonly email: string;
    /** 1 for the manager of the company. */
    readonly is_customer_manager: number;
    readonly plan: string;
    readonly my_company: {
      readonly id: number;
      readonly csp_env: Environments;
      readonly ens_env: Environments;
      readonly ncts_env: Environments;
    };
  };
  readonly user_role: string;
  readonly searchMenu: readonly string[];
}

/** How somebody wants the app (SHL-060 to SHL-062). */
interface ProfileSettings {
  readonly layout: number;
  readonly widgets: readonly string[];
  readonly openSidebar: boolean;
}

/** What the server tells a page at start. */
export interface Config {
  readonly socketUrl: string;
  /** `simulator`, `trade-test` or `production`. */
  readonly environment: string;
  /** Community systems that take legal declarations from here, whatever `environment` is. */
  readonly live: readonly string[];
  readonly build: string;
  /** Fewest characters of a new password. */
  readonly passwordMinimum: number;
}

/** What a sign-in sends. */
export interface SignInBody {
  readonly email: string;
  readonly password: string;
  /** The code of the authenticator app; absent at the first try. */
  readonly secretCode?: string;
  /** The place in the line that a refusal, or the wish for a code, gave. */
  readonly place?: string | undefined;
}

/** Signs in; gives the bearer token, or that an access code is wanted first. Throws what the answer names as errors. */
export async function login(
  body: SignInBody,
): Promise<{ token: string } | { wantsCode: true; place?: string | undefined }> {
  const { data, status } = await api.post<SignInAnswer>('/login', body);
  if (data.errors !== undefined || data.time !== undefined) {
    throw new CallError(linesOf(data) || text('error.server'), status, {
      errors: data.errors,
      time: data.time,
    });
  }
  if (data.is_mfa_enabled) return { wantsCode: true, place: data.place };
  if (data.token === undefined) throw new CallError(text('error.server'), status);
  return { token: data.token };
}

/** The answer of POST /login (specification 3 section 7). */
interface SignInAnswer {
  readonly token?: string;
  readonly is_mfa_enabled?: boolean;
  readonly place?: string;
  readonly errors?: unknown;
  readonly message?: string;
  /** Seconds of a suspension. */
  readonly time?: number;
}

export async function init(): Promise<Init> {
  return (await api.get<{ data: Init }>('/init')).data.data;
}

export async function config(): Promise<Config> {
  return (await api.get<{ data: Config }>('/config')).data.data;
}

/**
 * Asks whether the token still counts; the client's 401 handling does the rest, also when the answer says that it
 * does not (D-03, D-23). `renew` asks for a new one. Gives the time left once the end is near, and the seconds left after
 * a sign-in elsewhere.
 */
export async function checkToken(token: string, renew = false): Promise<TokenState> {
  const params = { token, ...(renew ? { renew } : {}) };
  const { data: body, headers } = await api.get<{ data?: { success?: boolean; terminates_in?: number } }>(
    '/checkToken',
    { params, isUnseen: true },
  );
  if (body.data?.success === false) throw endSession();
  return { msLeft: msLeftIn({ headers }), terminatesIn: body.data?.terminates_in };
}

export interface TokenState {
  readonly msLeft: number | undefined;
  readonly terminatesIn: number | undefined;
}

export async function logout(): Promise<void> {
  await api.post('/logout');
}
