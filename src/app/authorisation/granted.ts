import { editorAddress } from '../addresses.ts';
import { CallError } from '../api/call-error.ts';
import { api, LONG_CALL_TIMEOUT } from '../api/client.ts';
import { type DocumentKind, sentKinds } from '../declarations/document-kind.ts';
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
