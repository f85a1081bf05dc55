import { api, endSession, msLeftIn } from './client.ts';

/** The signed-in person. */
export interface User {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly role: string;
  readonly plan: string;
  readonly partner_id: number | null;
  readonly company: { readonly id: number; readonly name: string };
}

/** What the server tells a page at start. */
export interface Config {
  readonly socketUrl: string;
  /** `simulator`, `trade-test` or `production`. */
  readonly environment: string;
  readonly build: string;
}

/** Signs in; gives the bearer token and the person. */
export async function login(email: string, password: string): Promise<{ token: string; user: User }> {
  const answer = await api.post<{ token: string; data: { user: User } }>('/login', { email, password });
  return { token: answer.data.token, user: answer.data.data.user };
}

export async function init(): Promise<User> {
  return (await api.get<{ data: { user: User } }>('/init')).data.data.user;
}

export async function config(): Promise<Config> {
  return (await api.get<{ data: Config }>('/config')).data.data;
}

/**
 * Asks whether the token still counts; the client's 401 handling does the rest, also when the answer says that it
 * does not (D-03, D-23). `renew` asks for a new one. Gives the time left once the end is near.
 */
export async function checkToken(token: string, renew = false): Promise<{ msLeft: number | undefined }> {
  const params = { token, ...(renew ? { renew } : {}) };
  const answer = await api.get<{ data?: { success?: boolean } }>('/checkToken', { params });
  if (answer.data.data?.success === false) throw endSession();
  return { msLeft: msLeftIn(answer) };
}

export async function logout(): Promise<void> {
  await api.post('/logout');
}
