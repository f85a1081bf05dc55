import { expect, test } from 'vitest';
import { changerWords } from '../../src/app/editor/changer-words.ts';
import { messageStanding, unsentReason } from '../../src/app/sending/next-step.ts';

test('a message that customs did not confirm asks a person, whatever the browser knows of its own call', () => {
  const outbox = (state: string, outcome: string | null = null) => ({
    id: 1,
    state,
    outcome,
    reason: null,
    lrn: 'LRN-1',
    created_at: '2026-06-01T10:00:00Z',
    provider: 'HMRC',
    environment: 'TT',
    badge: null,
    reposted: false,
    left_count: 0,
  });
  expect(messageStanding({ sending: 'idle', outbox: outbox('unconfirmed'), facts: undefined })).toBe(
    'unconfirmed',
  );
  expect(messageStanding({ sending: 'unknown', outbox: outbox('unconfirmed'), facts: undefined })).toBe(
    'unconfirmed',
  );
  expect(
    messageStanding({ sending: 'idle', outbox: outbox('sent'), facts: { repeatRefused: true } as never }),
  ).toBe('repeatRefused');
  expect(messageStanding({ sending: 'unknown', outbox: null, facts: undefined })).toBe('unknown');
  expect(messageStanding({ sending: 'idle', outbox: outbox('sending'), facts: undefined })).toBe('waiting');
  expect(
    messageStanding({ sending: 'idle', outbox: outbox('unconfirmed', 'accepted'), facts: undefined }),
  ).toBe('waiting');
});

test('a message that waits here says why, once it is known; one that left says nothing of that', () => {
  const outbox = (state: string, reason: string | null) => ({
    id: 1,
    state,
    outcome: null,
    reason,
    lrn: 'LRN-1',
    created_at: '2026-06-01T10:00:00Z',
    provider: 'HMRC',
    environment: 'TT',
    badge: null,
    reposted: false,
    left_count: 0,
  });
  expect(unsentReason({ outbox: outbox('waiting', 'It is away.') })).toBe('It is away.');
  expect(unsentReason({ outbox: outbox('waiting', null) })).toBeUndefined();
  expect(unsentReason({ outbox: outbox('unconfirmed', 'It was posted.') })).toBeUndefined();
  expect(unsentReason({ outbox: null })).toBeUndefined();
});

test('whoever was first in a conflict is named: oneself, a colleague, or that it was another company', () => {
  const at = '2026-06-01T10:00:00Z';
  expect(changerWords({ name: 'Dana Ferry', isMe: true, at })).toBe('You, in another window,');
  expect(changerWords({ name: 'Bo Hart', isMe: false, at })).toBe('Bo Hart');
  expect(changerWords({ name: null, isMe: false, at })).toBe('Someone of another company');
  expect(changerWords(undefined)).toBe('Someone else');
});
