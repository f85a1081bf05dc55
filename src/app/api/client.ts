import axios, { AxiosError, type AxiosResponse } from 'axios';
import { text } from '../sign-in-texts.ts';
import { clearSignIn, readToken, writeToken } from '../storage/local-state.ts';
import { CallError } from './call-error.ts';
import { onItsWay } from './traffic.ts';

/** Longest wait for an answer, ms; declaration calls that reach customs get the longer one (specification, section 9). */
export const CALL_TIMEOUT = 30_000;
export const LONG_CALL_TIMEOUT = 59_000;

type SessionEnd = (message: string) => void;

let onSessionEnd: SessionEnd = () => {};

/** Tells what is to happen when the server no longer knows the session. */
export function whenSessionEnds(listener: SessionEnd): void {
  onSessionEnd = listener;
}

let onTokenRenewed: () => void = () => {};

/** Tells what is to happen when an answer brought a new token. */
export function whenTokenIsRenewed(listener: () => void): void {
  onTokenRenewed = listener;
}

/** Refusals that lead to a page of their own (specification 3 section 8). */
type RefusalStatus = 403 | 404;

let onRefusal: (status: RefusalStatus, message: string) => void = () => {};

/** Tells what is to happen when a call is refused for good and did not say that it takes that itself. */
export function whenRefused(listener: typeof onRefusal): void {
  onRefusal = listener;
}

declare module 'axios' {
  interface AxiosRequestConfig {
    /** These refusals change no page: whoever calls handles them (SHL-121, D-22). */
    suppressed?: readonly RefusalStatus[];
    /** Nobody waits for the answer. */
    isUnseen?: boolean;
    /** The answer is a page of a list: rows in `data`, how many there are in `meta`. */
    isPage?: boolean;
    /** Files on their way with this call, where they are not in its form. */
    files?: number;
  }
}

/** Names of the headers a session hears by (D-02); the second of the two is what some servers say. */
const REFRESH_HEADER = 'refresh-token';
const END_HEADERS = ['token-end-time', 'token-time-end'] as const;

/** By the header that every answer of the server has; a network or a proxy that answers in its place has none. */
function isOfServer({ headers }: Pick<AxiosResponse, 'headers'>): boolean {
  return headers['x-answered-by'] === 'tidewaiter';
}

/** What is read holds `data`, and a page of a list its rows. */
function holdsWhatIsRead({ data: body, config: { method, isPage } }: AxiosResponse): boolean {
  if (method !== 'get') return true;
  return isRecord(body) && (isPage ? Array.isArray(body.data) && isRecord(body.meta) : 'data' in body);
}

/** Milliseconds until the session ends by the server's clock, when an answer says so. */
export function msLeftIn({ headers }: Pick<AxiosResponse, 'headers'>): number | undefined {
  const end = END_HEADERS.map((name): unknown => headers[name]).find(Boolean);
  const endsAt = typeof end === 'string' ? Date.parse(end) : Number.NaN;
  if (Number.isNaN(endsAt)) return undefined;
  const now = Date.parse(String(headers.date));
  return endsAt - (Number.isNaN(now) ? Date.now() : now);
}

/** Takes what an answer says of the session as if the token had been refused. */
export function endSession(): CallError {
  clearSignIn();
  onSessionEnd(text('error.sessionExpired'));
  return new CallError(text('error.sessionExpired'), 401);
}

/** First part of the address of every call (D-01). */
export const API_BASE = '/api';

/** All calls of the app go through here: bearer token, language, time-out, refreshed token, error texts. */
export const api = axios.create({
  baseURL: API_BASE,
  timeout: CALL_TIMEOUT,
  headers: { Accept: 'application/json', 'Content-Language': 'en' },
});

api.interceptors.request.use((request) => {
  const token = readToken();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  onItsWay(request, 1);
  return request;
});

api.interceptors.response.use(
  (response: AxiosResponse) => {
    onItsWay(response.config, -1);
    if (!isOfServer(response) || !holdsWhatIsRead(response)) throw unanswered();
    const refreshed: unknown = response.headers[REFRESH_HEADER];
    // Not when the person signed out, or in as somebody else, while the call was on its way.
    const isOfThisSession = response.config.headers.Authorization === `Bearer ${readToken()}`;
    if (typeof refreshed === 'string' && refreshed && isOfThisSession) {
      writeToken(refreshed);
      onTokenRenewed();
    }
    return response;
  },
  (error: unknown) => {
    if (error instanceof AxiosError && error.config) onItsWay(error.config, -1);
    throw asCallError(error);
  },
);

const unanswered = () => new CallError(text('error.noAnswer'), 0);

function asCallError(error: unknown): CallError {
  if (!(error instanceof AxiosError) || !error.response) return unanswered();
  const { status } = error.response;
  if (!isOfServer(error.response))
    return status === 413 ? new CallError(text('error.tooLarge'), status) : unanswered();
  const suppressed = error.config?.suppressed ?? [];
  const said: unknown = error.response.data;
  const body = isRecord(said) ? said : {};
  const serverText = typeof body.message === 'string' ? body.message : '';
  if (status === 401) {
    // What an earlier session asked ends no later one.
    const token = readToken();
    if (token !== null && error.config?.headers.Authorization === `Bearer ${token}`) return endSession();
    return new CallError(serverText || text('error.server'), status, body);
  }
  if (status === 500) return new CallError(text('error.server'), status, body);
  const message = linesOf(body) || text(status > 500 ? 'error.server' : 'error.default');
  if ((status === 403 || status === 404) && !suppressed.includes(status)) onRefusal(status, message);
  return new CallError(message, status, body);
}

/** The message of an answer and the texts of its errors, a line each: one text, several, or several by field (SHL-123). */
export function linesOf({
  message,
  errors,
}: {
  readonly message?: unknown;
  readonly errors?: unknown;
}): string {
  const texts = isRecord(errors) ? Object.values(errors).flat() : [errors].flat();
  const isWords = (one: unknown) => typeof one === 'string' && one !== '';
  return [...new Set([message, ...texts].filter(isWords))].join('\n');
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
