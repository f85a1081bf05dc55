import { api } from './client.ts';

/** A mail that stayed in the local mailbox. */
export interface KeptMail {
  readonly id: number;
  readonly address: string;
  readonly reply_to: string | null;
  readonly subject: string;
  readonly body: string;
  readonly attachment_name: string | null;
  /** ISO 8601. */
  readonly created_at: string;
}

/** Mails of the local mailbox, newest first; `next` is where to go on, null at the end. */
export async function readMailbox(
  before?: number,
): Promise<{ mails: readonly KeptMail[]; next: number | null }> {
  const { data } = await api.get<{ data: readonly KeptMail[]; meta: { next: number | null } }>('/mailbox', {
    params: { before },
  });
  return { mails: data.data, next: data.meta.next };
}
