import { describe, expect, test } from 'vitest';
import {
  type ActionId,
  actionIds,
  nextActionOf,
  obstacles,
  reasonAgainst,
} from '../../src/areas/customs/server/story/actions.ts';
import { type DeclarationFacts, noFacts } from '../../src/areas/customs/server/story/facts.ts';
import { nextActionFor, offersFor, requireOffer } from '../../src/areas/customs/server/story/offers.ts';
import { offerTexts } from '../../src/generated/offer-texts.ts';
import { type Actor, type Role, roles } from '../../src/server/access.ts';

const held: DeclarationFacts = { ...noFacts, held: true, mrn: '26GB0000000000001A' };

/** For each action a declaration on which nothing stands in its way. */
const open: Readonly<Record<ActionId, DeclarationFacts>> = {
  send: noFacts,
  amend: held,
  nil: held,
  cancel: held,
  'goods-arrival': { ...held, prelodged: true },
  'cds-upload': held,
  release: { ...noFacts, waiting: true, messagePending: true },
  discard: { ...noFacts, waiting: true, messagePending: true },
  archive: noFacts,
};

/** The fact that each line of the table looks at, as it stands in the way. */
const facts: Readonly<Record<keyof typeof obstacles, Partial<DeclarationFacts>>> = {
  submissionPending: { submissionPending: true },
  invalidated: { invalidated: true },
  lapsed: { expired: true, held: false },
  held: { held: true },
  notHeld: { held: false },
  noMrn: { mrn: null },
  cancellationPending: { cancellationPending: true },
  cancellationGranted: { cancellationGranted: true },
  amendmentPending: { amendmentPending: true },
  arrivalPending: { arrivalPending: true },
  arrivalNotified: { arrivalNotified: true },
  notPrelodged: { prelodged: false },
  taxFinal: { taxFinal: true },
  exited: { exited: true },
  uploadPending: { uploadPending: true },
  heldBesides: { held: true, submissionPending: true },
  nothingWaits: { waiting: false },
  nothingToPost: {
    waiting: false,
    repeatRefused: true,
    faultsListed: true,
    requestKept: { message: 1, lrn: 'LRN-A1' },
  },
  messagePending: { messagePending: true },
};

/** Written by hand, and no copy of the table: '.' where the fact alone stands in nobody's way. */
const cells = `
                    | send      | amend                | nil                  | cancel               | goods-arrival        | cds-upload          | release     | discard      | archive
submissionPending   | onItsWay  | onItsWay             | onItsWay             | onItsWay             | onItsWay             | onItsWay            | .           | .            | .
invalidated         | cancelled | cancelled            | cancelled            | cancelled            | cancelled            | cancelled           | .           | .            | .
lapsed              | lapsed    | lapsed               | lapsed               | lapsed               | lapsed               | lapsed              | .           | .            | .
held                | held      | .                    | .                    | .                    | .                    | .                   | .           | .            | .
notHeld             | .         | notHeld              | notHeld              | notHeld              | notHeld              | notHeld             | .           | .            | .
noMrn               | .         | noMrn                | noMrn                | noMrn                | noMrn                | noMrn               | .           | .            | .
cancellationPending | .         | cancellationOnItsWay | cancellationOnItsWay | cancellationOnItsWay | cancellationOnItsWay | .                   | .           | .            | .
cancellationGranted | .         | cancellationGranted  | cancellationGranted  | cancellationGranted  | cancellationGranted  | cancellationGranted | .           | .            | .
amendmentPending    | .         | amendmentOnItsWay    | amendmentOnItsWay    | .                    | .                    | .                   | .           | .            | .
arrivalPending      | .         | .                    | .                    | .                    | arrivalOnItsWay      | .                   | .           | .            | .
arrivalNotified     | .         | .                    | .                    | .                    | arrivalNotified      | .                   | .           | .            | .
notPrelodged        | .         | .                    | .                    | .                    | notPrelodged         | .                   | .           | .            | .
taxFinal            | .         | taxFinal             | taxFinal             | .                    | .                    | .                   | .           | .            | .
exited              | .         | exited               | exited               | exited               | .                    | .                   | .           | .            | .
uploadPending       | .         | .                    | .                    | .                    | .                    | uploadOnItsWay      | .           | .            | .
heldBesides         | onItsWay  | onItsWay             | onItsWay             | onItsWay             | onItsWay             | onItsWay            | earlierHeld | .            | .
nothingWaits        | .         | .                    | .                    | .                    | .                    | .                   | nothingWaits | nothingWaits | .
nothingToPost       | .         | .                    | .                    | .                    | .                    | .                   | nothingWaits | .            | .
messagePending      | .         | .                    | .                    | .                    | .                    | .                   | .           | .            | archiveLater
`;

const [heads, ...lines] = cells
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()));
const actions = heads!.filter((head) => head !== '') as ActionId[];
const table = lines.flatMap(([fact, ...reasons]) =>
  reasons.map((reason, index) => [fact as keyof typeof facts, actions[index]!, reason] as const),
);

describe('facts × action (CUS-193)', () => {
  test('the table here has every fact and every action: 19 × 9', () => {
    expect(actions).toEqual([...actionIds]);
    expect(lines.map(([fact]) => fact)).toEqual(Object.keys(obstacles));
    expect(table).toHaveLength(171);
  });

  test.each(actionIds)('%s is offered where nothing stands in its way', (action) => {
    expect(reasonAgainst(action, open[action])).toBeUndefined();
  });

  test.each(table)('%s and %s: %s', (fact, action, reason) => {
    const found = reasonAgainst(action, { ...open[action], ...facts[fact] });
    expect(found ?? '.').toBe(reason);
  });

  test.each([
    ['cleared', 'amend'],
    ['cleared', 'cancel'],
    ['released', 'amend'],
    ['underControl', 'amend'],
    ['underControl', 'cancel'],
    ['documentsWanted', 'amend'],
    ['documentsSent', 'cds-upload'],
    ['accepted', 'amend'],
    ['rejected', 'send'],
  ] as const)('%s stands not in the way of %s', (fact, action) => {
    expect(reasonAgainst(action, { ...open[action], [fact]: true })).toBeUndefined();
  });

  test('of several reasons the one is told that must go first', () => {
    const cancelledAndFinal = { ...held, invalidated: true, taxFinal: true };
    expect(reasonAgainst('amend', cancelledAndFinal)).toBe('cancelled');
    expect(reasonAgainst('amend', { ...held, taxFinal: true, cancellationPending: true })).toBe(
      'cancellationOnItsWay',
    );
    expect(reasonAgainst('goods-arrival', noFacts)).toBe('notHeld');
    expect(reasonAgainst('goods-arrival', { ...held, arrivalNotified: true })).toBe('arrivalNotified');
    expect(reasonAgainst('send', { ...held, submissionPending: true })).toBe('onItsWay');
  });

  test('a message nobody knows about may be posted again or given up', () => {
    const unconfirmed = { ...noFacts, unconfirmed: true };
    expect(reasonAgainst('release', unconfirmed)).toBeUndefined();
    expect(reasonAgainst('discard', unconfirmed)).toBeUndefined();
    expect(reasonAgainst('release', { ...held, unconfirmed: true, amendmentPending: true })).toBeUndefined();
  });
});

describe('the next thing to do', () => {
  test.each([
    ['a draft is sent', noFacts, 'send'],
    ['a rejected one is sent again', { ...noFacts, rejected: true }, 'send'],
    ['one on its way is awaited', { ...noFacts, submissionPending: true, messagePending: true }, null],
    ['one that waits is awaited', { ...noFacts, submissionPending: true, waiting: true }, null],
    [
      'one nobody knows about is settled',
      { ...noFacts, submissionPending: true, unconfirmed: true },
      'settle',
    ],
    [
      'an amendment nobody knows about is settled',
      { ...held, amendmentPending: true, unconfirmed: true },
      'settle',
    ],
    ['one that customs hold is awaited', held, null],
    ['a pre-lodged one is notified as arrived', { ...held, prelodged: true }, 'goods-arrival'],
    ['and only once', { ...held, prelodged: true, arrivalPending: true }, null],
    ['documents wanted are uploaded', { ...held, documentsWanted: true }, 'cds-upload'],
    ['before the arrival is notified', { ...held, documentsWanted: true, prelodged: true }, 'cds-upload'],
    ['but not twice', { ...held, documentsWanted: true, documentsSent: true }, null],
    ['nor while they are on their way', { ...held, documentsWanted: true, uploadPending: true }, null],
    ['a cancelled one is done with', { ...held, invalidated: true }, null],
    [
      'one of which they listed faults, and which they may have, is corrected',
      { ...noFacts, faultsListed: true },
      'correct',
    ],
    ['and one that lapsed', { ...noFacts, expired: true }, null],
  ] as const)('%s', (_what, facts, next) => {
    expect(nextActionOf({ ...noFacts, ...facts })).toBe(next);
  });
});

describe('for a person', () => {
  const actor = (role: Role) => ({ role }) as Actor;

  test.each(roles.filter((role) => role !== 'editor'))('%s is offered what the facts allow', (role) => {
    const offers = offersFor(actor(role), held);
    expect(offers.amend).toEqual({ offered: true });
    expect(offers.send).toEqual({
      offered: false,
      reason: 'Customs has this declaration already; it is not sent a second time.',
    });
    expect(offers['goods-arrival']).toEqual({ offered: false, reason: offerTexts['offer.notPrelodged'] });
    expect(nextActionFor(actor(role), noFacts)).toBe('send');
  });

  test('an editor, who only reads, is offered nothing, and told why', () => {
    const offers = offersFor(actor('editor'), held);
    for (const action of actionIds) {
      expect(offers[action]).toEqual({ offered: false, reason: 'Your role does not allow this.' });
    }
    expect(nextActionFor(actor('editor'), noFacts)).toBeNull();
  });

  test('an action that is not offered is refused with its reason: 409', () => {
    expect(() => requireOffer('amend', held)).not.toThrow();
    expect(() => requireOffer('amend', { ...held, taxFinal: true }, { outbox: null })).toThrow(
      expect.objectContaining({
        status: 409,
        message: expect.stringContaining('final calculation'),
        body: { data: { outbox: null } },
      }),
    );
  });
});
