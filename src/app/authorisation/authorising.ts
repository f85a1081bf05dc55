import { editorAddress } from '../addresses.ts';
import { CallError } from '../api/call-error.ts';
import { api, LONG_CALL_TIMEOUT } from '../api/client.ts';
import { type DocumentKind, sentKinds } from '../declarations/document-kind.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { text } from '../texts.ts';

/** The kind whose documents a system of customs takes, by the name that the system has in authorisation calls (D-121). */
function kindOf(env: string): DocumentKind | undefined {
  return sentKinds.find(({ sending }) => sending?.api === env);
}

/** What the address of the return page says (AUT-060). */
export interface Return {
  readonly provider: string;
  readonly type: string;
  readonly env: string;
  readonly id: number;
  /** Undefined when customs or the person refused. */
  readonly code: string | undefined;
}

/** Undefined for an address nobody was sent back to. */
export function readReturn(query: string): Return | undefined {
  const said = new URLSearchParams(query);
  const env = said.get('env') ?? '';
  const id = Number(said.get('id'));
  if (kindOf(env) === undefined || !Number.isSafeInteger(id) || id < 1) return undefined;
  return {
    provider: said.get('provider') ?? 'HMRC',
    type: said.get('type') ?? 'send',
    env,
    id,
    code: said.get('code') ?? undefined,
  };
}

/** The editor of the document somebody authorised for (AUT-065); the start page where there is none. */
export function editorOf({ env, id }: Return): string {
  const kind = kindOf(env);
  return kind === undefined ? '/' : editorAddress(kind, id);
}

/** Lets the server know who came back, then store what was granted (API-047, API-048). */
export async function storeGrant({ provider, type, env, id, code }: Return): Promise<void> {
  const options = { timeout: LONG_CALL_TIMEOUT };
  await api.post('/hmrc/auth-callback', { code, id, env, provider, type }, options);
  const body = { id, code, env, type };
  const answer = await api.post<{ data: { tokenSaved: boolean } }>('/hmrc/auth-sign-token', body, options);
  if (!answer.data.data.tokenSaved) throw new CallError(text('error.server'), answer.status);
}

/** Leaves the page for the one of customs where the sender grants the sending. */
export async function goAndAuthorise(errand: Omit<Return, 'code'>): Promise<void> {
  const { id, env, provider, type } = errand;
  const answer = await api.post<{ data: { url: string } }>('/hmrc/foreground-token', {
    id,
    env,
    provider,
    type,
  });
  location.assign(answer.data.data.url);
}

/** Whether a call failed because its sender has not authorised it. */
export function wantsAuthorisation(error: unknown): error is CallError {
  if (!(error instanceof CallError) || error.status !== 409) return false;
  const data = error.body.data as { authorisation?: unknown } | null | undefined;
  return typeof data?.authorisation === 'string';
}

/** Says why the message of a document cannot leave and offers to authorise it. */
export async function offerToAuthorise(
  error: CallError,
  { kind: { sending }, id, type = 'send' }: { kind: DocumentKind; id: number; type?: string },
): Promise<void> {
  if (sending && (await confirm(error.message, text('authorise.go')))) {
    await goAndAuthorise({ id, env: sending.api, provider: sending.authority, type });
  }
}
