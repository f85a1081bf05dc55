import type { MessageKind } from '../../../../server/sending/message-kind.ts';
import { isRequest } from '../story/messages.ts';

/** Officers decide over requests: an answer to one may take so many times as long as to a declaration. */
const requestsTake = 7;

/** How many hours customs may take to answer a message of a kind, where they have so many for a declaration. */
export function hoursToAnswer(kind: MessageKind, hours: number): number {
  return isRequest(kind) ? hours * requestsTake : hours;
}
