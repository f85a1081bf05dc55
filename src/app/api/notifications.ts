import type { KindName } from '../../generated/kinds.ts';
import { api, LONG_CALL_TIMEOUT } from './client.ts';

/** What customs sent and could not be worked in. */
export interface KeptMessage {
  readonly id: number;
  readonly reason: string | null;
  readonly attempts: number;
  /** ISO 8601; null when it is tried no more. */
  readonly next_attempt_at: string | null;
  /** ISO 8601. */
  readonly received_at: string;
  /** Null where it is of none that is known. */
  readonly document_id: number | null;
  readonly document_kind: KindName | null;
}

/** The newest of those, or those before one; a hundred at most. */
export async function readKept(before?: number): Promise<readonly KeptMessage[]> {
  const params = { before };
  return (await api.get<{ data: readonly KeptMessage[] }>('/received-notifications', { params })).data.data;
}

/** One of them as it came; the beginning where it is long. */
export async function readKeptText(
  id: number,
): Promise<{ readonly text: string; readonly size: number; readonly isCut: boolean }> {
  const path = `/received-notifications/${id}`;
  return (await api.get<{ data: { text: string; size: number; isCut: boolean } }>(path)).data.data;
}

/** Reads again what customs sent and could not be worked in. */
export async function readReceivedAgain(id: number): Promise<void> {
  await api.post(`/received-notifications/${id}/read`);
}

/** What the person has read of a notification, or wants to read again: these errors, or all of it. */
export async function markNotification(
  as: 'read' | 'unread',
  notification: number,
  errors: readonly number[] = [],
): Promise<void> {
  const form = new FormData();
  form.set('notification_id', String(notification));
  for (const error of errors) form.append('error_id[]', String(error));
  await api.post(as === 'read' ? '/read-notification-errors' : '/read-notification-errors/mark-unread', form);
}

/** What a notification says, from a file or else a text (API-034); nothing is kept of it. */
export async function parseNotification({ file, xml }: { file?: File; xml: string }): Promise<unknown> {
  const form = new FormData();
  if (file) form.set('file', file);
  if (xml.trim() !== '') form.set('xml', xml);
  const options = { timeout: LONG_CALL_TIMEOUT };
  return (await api.post<{ data: unknown }>('/parse-xml-notification', form, options)).data.data;
}
