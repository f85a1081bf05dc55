import type { NotificationError } from '../../../../server/notifications/notification-error.ts';
import type { MessageKind } from '../../../../server/sending/message-kind.ts';
import type { OutboxOutcome, OutboxState } from '../../../../server/storage/tables.ts';

/** What is asked of customs about a declaration they hold. */
export const requestKinds = [
  'amendment',
  'nil-amendment',
  'cancellation',
  'arrival',
] as const satisfies readonly MessageKind[];
export type RequestKind = (typeof requestKinds)[number];

export function isRequest(kind: MessageKind): kind is RequestKind {
  return (requestKinds as readonly string[]).includes(kind);
}

/** Of what must not go twice at once, the message with it: amendments of both kinds are one. */
export function sameKinds(kind: MessageKind): readonly MessageKind[] {
  return kind === 'amendment' || kind === 'nil-amendment' ? ['amendment', 'nil-amendment'] : [kind];
}

/** Of each kind of request the last that was not given up. */
export function lastAsked<Asked extends Pick<SentMessage, 'id' | 'kind' | 'state'>>(
  messages: readonly Asked[],
): readonly Asked[] {
  const stand = messages.filter(({ kind, state }) => isRequest(kind) && state !== 'discarded');
  return stand.filter(
    (message) => !stand.some(({ id, kind }) => id > message.id && sameKinds(message.kind).includes(kind)),
  );
}

/** One message of a declaration and the notifications that answer it, in any order. */
export interface SentMessage {
  readonly id: number;
  readonly kind: MessageKind;
  /** The submission a request or upload is about, the upload a file is of; null for a submission. */
  readonly about: number | null;
  /** The message whose declaration an amendment changes; null for the other kinds. */
  readonly base: number | null;
  readonly lrn: string | null;
  readonly state: OutboxState;
  /** Posted again while customs may have had it already, or had its LRN from one given up: they may answer each post. */
  readonly isReposted: boolean;
  /** They ended every post of it that they may have; of one that they rejected otherwise another may be in force. */
  readonly isEnded: boolean;
  /** They refused a post of it as repeated and did not answer since: they have an earlier one. */
  readonly isRepeatRefused: boolean;
  /** What customs' immediate refusal named. */
  readonly refusals: readonly NotificationError[];
  readonly answers: readonly CustomsAnswer[];
  /** Of a file: whether customs received it; null while that is not known. */
  readonly isReceived: boolean | null;
  /** ISO 8601 UTC. */
  readonly createdAt: string;
}

export interface CustomsAnswer {
  readonly id: number;
  readonly functionCode: string;
  readonly notificationId: string;
  /** By customs' clock, ISO 8601 UTC. */
  readonly issuedAt: string;
  /** When we had it, by our clock, ISO 8601 UTC. */
  readonly receivedAt: string;
  /** LRN of the message it answers, which may be somebody else's; null where it names none. */
  readonly lrn: string | null;
  readonly mrn: string | null;
  readonly acceptedAt: string | null;
  /** The first time limit it names, of a payment too, ISO 8601 UTC. */
  readonly limitAt: string | null;
  /** What it says in words of documents that are wanted; null where it says nothing. */
  readonly says: string | null;
  readonly statusCodes: readonly string[];
  readonly errors: readonly NotificationError[];
  /** Somebody said that what it wants is done. */
  readonly isDone: boolean;
}

/**
 * Whether an answer is to a message that somebody else sent about our declaration: who loads the goods may amend it too,
 * and customs tell its declarant (reference cds/lifecycle.md).
 */
export function isToAnother(answer: Pick<CustomsAnswer, 'lrn'>, message: Pick<SentMessage, 'lrn'>): boolean {
  return answer.lrn !== null && message.lrn !== null && answer.lrn !== message.lrn;
}

/** Reuse of an LRN within 48 hours. */
export const repeatedLrn = 'CDS12003';

/** Codes of answers that only what customs accepted gets: with errors they reject it no more. */
export const acceptedCodes: readonly string[] = ['01', '08', '09', '16'];

/** Codes of answers by which a post ends: rejected, or invalidated. */
export const endingCodes: readonly string[] = ['03', '10'];

/**
 * What customs say of a message but that they refuse a post of it because they have its LRN already. Of one that was posted
 * again they say so of the later post, and with it that they have an earlier one, whose own answer may still come; of one
 * of which they said anything else than that it ended, that they have it.
 */
export function butRepeats({
  isReposted,
  answers,
}: Pick<SentMessage, 'isReposted' | 'answers'>): readonly CustomsAnswer[] {
  const isTaken = answers.some(({ functionCode }) => !endingCodes.includes(functionCode));
  return isReposted || isTaken ? answers.filter((answer) => !saysRepeated(answer)) : answers;
}

/** Whether an answer rejects what was posted: DMSREJ without errors says that it is cancelled (reference cds/lifecycle.md). */
export function isRejection({ functionCode, errors }: RepeatAnswer): boolean {
  return functionCode === '03' && errors.length > 0;
}

/**
 * Whether an answer to a request says that the declaration is no more: of a cancellation DMSREJ without errors does
 * (reference cds/lifecycle.md).
 */
export function saysCancelled(kind: MessageKind, { functionCode, errors }: RepeatAnswer): boolean {
  return kind === 'cancellation' && functionCode === '03' && errors.length === 0;
}

/** Whether an answer says that the goods did not arrive in time, and nothing else (reference cds/lifecycle.md). */
export function saysExpired({ functionCode, errors }: RepeatAnswer): boolean {
  return functionCode === '03' && errors.length > 0 && errors.every(({ code }) => code === 'CDS12046');
}

interface RepeatAnswer {
  readonly functionCode: string;
  readonly errors: readonly { readonly code?: string }[];
}

/** Whether an answer says that they have the LRN already. */
export function saysRepeated({ functionCode, errors }: RepeatAnswer): boolean {
  return endingCodes.includes(functionCode) && errors.some(({ code }) => code === repeatedLrn);
}

/** How a message ended; null while it is pending. */
export type Ending = OutboxOutcome | null;

/** Order of answers issued in the same second: the usual course of a declaration. */
const usualCourse = '02 01 17 05 50 51 52 06 13 14 15 11 07 08 09 18 16 03 10'.split(' ');

/** The order customs issued its answers in, whenever they arrived (reference cds/lifecycle.md). */
export function byIssue(a: CustomsAnswer, b: CustomsAnswer): number {
  return (
    Date.parse(a.issuedAt) - Date.parse(b.issuedAt) ||
    usualCourse.indexOf(a.functionCode) - usualCourse.indexOf(b.functionCode) ||
    (a.notificationId === b.notificationId ? a.id - b.id : a.notificationId < b.notificationId ? -1 : 1)
  );
}
