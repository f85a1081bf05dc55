import { CallError } from '../api/call-error.ts';
import { api, LONG_CALL_TIMEOUT } from '../api/client.ts';
import { customsDeclaration, type DocumentKind } from '../declarations/document-kind.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { text } from '../texts.ts';

/** The systems of customs by their names in authorisation calls, and whose documents they take (D-121). */
const systems: Readonly<Record<string, DocumentKind>> = { CDS: customsDeclaration };

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
  if (systems[env] === undefined || !Number.isSafeInteger(id) || id < 1) return undefined;
  return {
    provider: said.get('provider') ?? 'HMRC',
    type: said.get('type') ?? 'send',
    env,
    id,
    code: said.get('code') ?? undefined,
  };
}

/** The editor of the document somebody authorised for (AUT-065). */
export function editorOf({ env, id }: Return): string {
  return `${systems[env]?.addresses.editor}/edit/${id}`;
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

/** Says why the message cannot leave and offers to authorise it. */
export async function offerToAuthorise(error: CallError, id: number, type = 'send'): Promise<void> {
  if (await confirm(error.message, text('authorise.go'))) {
    await goAndAuthorise({ id, env: 'CDS', provider: 'HMRC', type });
  }
}
