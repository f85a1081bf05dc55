import { CallError } from '../api/call-error.ts';
import { api } from '../api/client.ts';
import type { DocumentKind } from '../declarations/document-kind.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { text } from '../texts.ts';
import type { Return } from './granted.ts';

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
