import type { CustomsAnswer, SentMessage } from '../../src/areas/customs/server/story/messages.ts';
import type { MessageKind } from '../../src/server/sending/message-kind.ts';

let ids = 0;

/** The second of the hour that the answers of a test are told in. */
export function at(second: number): string {
  return new Date(Date.UTC(2026, 10, 21, 10, 0, second)).toISOString();
}

export function answer(
  functionCode: string,
  second: number,
  more: Partial<CustomsAnswer> = {},
): CustomsAnswer {
  ids += 1;
  return {
    id: ids,
    functionCode,
    notificationId: `n${ids}`,
    issuedAt: at(second),
    receivedAt: at(second),
    lrn: null,
    mrn: '26GB0000000000001A',
    acceptedAt: null,
    limitAt: null,
    says: null,
    statusCodes: [],
    errors: [],
    isDone: false,
    ...more,
  };
}

/** A submission that customs said it took. */
export function sent(...answers: CustomsAnswer[]): SentMessage {
  ids += 1;
  return {
    id: ids,
    kind: 'submission',
    about: null,
    base: null,
    lrn: 'L1',
    state: 'sent',
    isReposted: false,
    isEnded: true,
    isRepeatRefused: false,
    refusals: [],
    answers,
    isReceived: null,
    createdAt: at(0),
  };
}

export function givenUp(...answers: CustomsAnswer[]): SentMessage {
  return { ...sent(...answers), state: 'discarded' };
}

/** A message of another kind about one before it. */
export function asked(
  kind: MessageKind,
  about: SentMessage,
  answers: readonly CustomsAnswer[] = [],
  more: Partial<SentMessage> = {},
): SentMessage {
  ids += 1;
  const isAmendment = kind === 'amendment' || kind === 'nil-amendment';
  return {
    ...sent(...answers),
    id: ids,
    kind,
    about: about.id,
    base: isAmendment ? about.id : null,
    lrn: `L1-${ids}`,
    ...more,
  };
}

export const error = { code: 'CDS12005', pointer: '42A/17C/R144', path: ['transaction_ref'], value: 'L1' };
