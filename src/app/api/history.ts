import type { Difference, DocumentData, Path } from '../../engine/index.ts';
import type { CallsAddress } from '../addresses.ts';
import { api, LONG_CALL_TIMEOUT } from './client.ts';

/** Who did something; without a name for somebody of another company. */
export interface Doer {
  readonly name: string | null;
  readonly isMe: boolean;
}

/** Saves of one person that follow one another within minutes. */
export interface EditEntry {
  readonly kind: 'edit';
  /** The revision they led to. */
  readonly id: number;
  readonly origin: 'create' | 'edit' | 'send';
  /** ISO 8601, of the first and the last. */
  readonly since: string;
  readonly at: string;
  readonly saves: number;
  readonly by: Doer;
}

export interface MailEntry {
  readonly kind: 'mail';
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly subject: string;
  /** Null for those of another company. */
  readonly address: string | null;
  readonly state: 'waiting' | 'sent' | 'kept' | 'failed';
}

/** Who sent a message. */
export interface Sender {
  readonly message: number;
  readonly by: Doer;
  /** The published rules that stood against it and were passed over. */
  readonly passed?: PassedRules;
}

export interface PassedRules {
  readonly reason: string;
  readonly rules: readonly { readonly code: string; readonly message: string; readonly count: number }[];
}

/** What people did with a declaration, beside what customs and we told each other. */
export interface History {
  readonly edits: readonly EditEntry[];
  readonly mails: readonly MailEntry[];
  readonly senders: readonly Sender[];
}

/** Some of it, the newest at first. */
export interface HistoryPage {
  readonly history: History;
  /** What the next page is asked by; null when there is none. */
  readonly next: string | null;
  /** ISO 8601: what happened since is told; null when all before is, too. */
  readonly since: string | null;
}

/** A declaration as it once was. */
export interface Revision {
  readonly key: string;
  readonly kind: 'now' | 'held' | 'sent' | 'edited';
  readonly revision: number;
  readonly message?: string;
  /** ISO 8601. */
  readonly at: string;
  readonly by: Doer;
}

export interface RevisionsPage {
  readonly revisions: readonly Revision[];
  readonly next: string | null;
}

export interface ComparedRevisions {
  readonly oldValues: DocumentData;
  readonly newValues: DocumentData;
  readonly differences: readonly Difference[];
  /** Names of the records that fields with a number refer to, by field and number. */
  readonly names: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Places customs changed without saying to what, where they hold one of the two. */
  readonly untold: readonly Path[];
}

/** Calls about a document at an address such as /customs-declarations/7; the page stays when it is gone. */
export async function historyOf(address: CallsAddress, before?: string): Promise<HistoryPage> {
  const { data } = await api.get<Paged<History>>(`${address}/history`, {
    params: { before },
    suppressed: [404],
  });
  return { history: data.data, next: data.meta?.next ?? null, since: data.meta?.since ?? null };
}

export async function revisionsOf(address: CallsAddress, before?: string): Promise<RevisionsPage> {
  const { data } = await api.get<Paged<readonly Revision[]>>(`${address}/revisions`, {
    params: { before },
    suppressed: [404],
  });
  return { revisions: data.data, next: data.meta?.next ?? null };
}

interface Paged<Told> {
  readonly data: Told;
  readonly meta?: { readonly next?: string | null; readonly since?: string | null };
}

export async function compareRevisions(
  address: CallsAddress,
  from: string,
  to: string,
): Promise<ComparedRevisions> {
  const answer = await api.get<{ data: ComparedRevisions }>(`${address}/revisions/diff`, {
    params: { from, to },
    timeout: LONG_CALL_TIMEOUT,
    suppressed: [404],
  });
  return answer.data.data;
}
