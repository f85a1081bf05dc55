import { describe, expect, it } from 'vitest';
import type { DeclarationFacts, NextAction, Offers } from '../../src/app/api/sending.ts';
import { keptOf, limitOf, nextStep, wantedBy } from '../../src/app/sending/next-step.ts';

const draft: DeclarationFacts = {
  messagePending: false,
  repeatRefused: false,
  faultsListed: false,
  requestKept: null,
  held: false,
  documentsOpen: [],
  arrivalBy: null,
  wants: null,
  wantsBy: null,
  wantsFrom: null,
  invalidated: false,
  expired: false,
  cancellationGranted: false,
  underControl: false,
  released: false,
  cleared: false,
  exited: false,
};
const held: DeclarationFacts = { ...draft, held: true };
const offering = (offered: boolean) => ({ amend: { offered, reason: '' } }) as unknown as Offers;

const stepOf = (
  facts: DeclarationFacts | undefined,
  nextAction: NextAction | null,
  { errors = 0, canAmend = false, sending = 'idle' as 'idle' | 'sending' } = {},
) => nextStep({ facts, nextAction, actions: offering(canAmend), sending }, errors);

describe('the next step', () => {
  it('of a draft is to correct it, then to send it', () => {
    expect(stepOf(undefined, null)).toBe('send');
    expect(stepOf(draft, 'send', { errors: 3 })).toBe('fix');
    expect(stepOf(draft, 'send')).toBe('send');
  });

  it('of one that is on its way is to wait, whatever else is wrong', () => {
    expect(stepOf(draft, 'send', { errors: 3, sending: 'sending' })).toBe('message');
    expect(stepOf({ ...held, messagePending: true }, 'cds-upload')).toBe('message');
  });

  it('of one that customs hold is what they want by a day, before errors of an amendment', () => {
    expect(stepOf(held, 'cds-upload', { errors: 2, canAmend: true })).toBe('upload');
    expect(stepOf(held, 'goods-arrival', { errors: 2, canAmend: true })).toBe('fixAmend');
    expect(stepOf(held, 'goods-arrival')).toBe('arrival');
    expect(stepOf(held, null, { errors: 2, canAmend: false })).toBe('withCustoms');
    expect(stepOf(held, null)).toBe('withCustoms');
  });

  it('of one that ended or lapsed is that it did, whatever its errors', () => {
    for (const isHeld of [true, false]) {
      expect(stepOf({ ...draft, held: isHeld, invalidated: true }, null, { errors: 1 })).toBe('ended');
    }
    expect(stepOf({ ...draft, expired: true }, 'send', { errors: 1 })).toBe('lapsed');
  });

  it('of one that customs hold and that wants nothing is how far it came', () => {
    const came = (facts: Partial<DeclarationFacts>) => stepOf({ ...held, ...facts }, null);
    expect(came({ underControl: true })).toBe('control');
    expect(came({ released: true })).toBe('released');
    expect(came({ released: true, cleared: true })).toBe('cleared');
    expect(came({ released: true, cleared: true, exited: true })).toBe('exited');
    expect(came({ cleared: true, cancellationGranted: true })).toBe('cancelling');
  });

  it('of one of which customs listed faults, and which they may have, is to correct it: nobody is told to send', () => {
    for (const errors of [0, 2]) {
      expect(stepOf({ ...draft, faultsListed: true }, 'correct', { errors })).toBe('correct');
      expect(stepOf({ ...draft, faultsListed: true }, null, { errors })).toBe('correct');
    }
    expect(stepOf({ ...held, faultsListed: true }, null)).toBe('withCustoms');
  });

  it('after faults that customs listed at once keeps the LRN they may have it under', () => {
    const outbox = { lrn: 'LRN-1', state: 'refused' } as never;
    const kept = { words: 'faultsListed', lrn: 'LRN-1' };
    expect(keptOf({ facts: { ...draft, faultsListed: true }, outbox })).toEqual(kept);
    expect(keptOf({ facts: draft, outbox })).toBeUndefined();
    expect(keptOf({ facts: { ...draft, faultsListed: true }, outbox: null })).toBeUndefined();
    // A request need not be the newest message.
    const facts = { ...held, requestKept: { message: 7, lrn: 'LRN-A1' } };
    for (const newest of [outbox, { lrn: 'LRN-2', state: 'sent' } as never, null]) {
      const requested = { words: 'requestFaultsListed', message: 7, lrn: 'LRN-A1' };
      expect(keptOf({ facts, outbox: newest })).toEqual(requested);
    }
  });

  it('that a person can say is done names the notification that wants it', () => {
    const facts = { ...held, wants: 'answer', wantsFrom: 7 } as const;
    expect(wantedBy('answer', facts)).toBe(7);
    for (const step of ['upload', 'payment', 'arrival', 'withCustoms', 'message'] as const) {
      expect(wantedBy(step, facts)).toBeUndefined();
    }
  });

  it('of one whose duties, exit or answer customs want is that, and names the time they named', () => {
    const by = '2026-11-30T12:00:00Z';
    for (const wants of ['payment', 'exit', 'answer'] as const) {
      const facts = { ...held, wants, wantsBy: by };
      expect(stepOf(facts, 'goods-arrival', { errors: 2, canAmend: true })).toBe(wants);
      expect(limitOf(wants, facts)).toBe(by);
      expect(stepOf(facts, 'cds-upload')).toBe('upload');
    }
    expect(limitOf('arrival', { ...held, arrivalBy: by })).toBe(by);
    expect(limitOf('fixAmend', { ...held, arrivalBy: by })).toBeUndefined();
  });
});
