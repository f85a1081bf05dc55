import type { InternalAxiosRequestConfig } from 'axios';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { callsAddress } from '../../src/app/addresses.ts';
import { kinds } from '../../src/generated/kinds.ts';
import { ofServer } from './answer-mark.ts';

const storage = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => void storage.set(key, value),
  removeItem: (key: string) => void storage.delete(key),
});

const { api, CALL_TIMEOUT, LONG_CALL_TIMEOUT } = await import('../../src/app/api/client.ts');
const { documentCalls } = await import('../../src/app/api/documents.ts');
const { sendingCalls } = await import('../../src/app/api/sending.ts');
const { compareRevisions, historyOf, revisionsOf } = await import('../../src/app/api/history.ts');
const { markNotification, parseNotification, readReceivedAgain } = await import(
  '../../src/app/api/notifications.ts'
);
const { storeGrant } = await import('../../src/app/authorisation/granted.ts');

/** What went out, as the browser would send it. */
const asked: InternalAxiosRequestConfig[] = [];
api.defaults.adapter = async (config) => {
  asked.push(config);
  return {
    data: { data: { tokenSaved: true }, meta: {} },
    status: 200,
    statusText: 'OK',
    headers: ofServer,
    config,
  };
};
beforeEach(() => {
  asked.length = 0;
  storage.set('api_token', 'the token');
});

const address = callsAddress(kinds['customs-declaration']);
const one = callsAddress(kinds['customs-declaration'], 7);
const calls = { ...documentCalls(address), ...sendingCalls(address) };
const way = { provider: 'HMRC', badge: null, environment: 'TT', description: null, reason: null } as const;
const csp = { ...way, provider: 'CNS', badge: 'LEE001' } as const;
const sending = { id: 7, revision: 1, client: 'c', document: {}, seenFigures: [] };

/** The calls of D-05: they leave the system, build a document, or carry a whole declaration. */
const long: readonly (readonly [path: string, call: () => Promise<unknown>])[] = [
  ['POST /customs-declarations', () => calls.create({}, 'key')],
  ['POST /customs-declarations/7/copy', () => calls.copy(7, [], 'key')],
  ['PATCH /customs-declarations/7', () => calls.patch(7, { revision: 1, patches: [], client: 'c' })],
  ['POST /customs-declarations/send', () => calls.send({ ...sending, way })],
  ['POST /customs-declarations/7/send-csp', () => calls.send({ ...sending, way: csp })],
  ['GET /customs-declarations/7/amend/diff', () => calls.amendDiff(7)],
  ['POST /customs-declarations/7/amend', () => calls.giveReasons(7, 1, [])],
  ['POST /customs-declarations/7/send-xml', () => calls.ask(7, { type: 'nil', provider: 'HMRC' })],
  [
    'POST /customs-declarations/7/send-csp',
    () => calls.ask(7, { type: 'nil', provider: 'CNS', badge: 'LEE001' }),
  ],
  ['GET /customs-declarations/7/revisions/diff', () => compareRevisions(one, 'held', 'now')],
  ['POST /parse-xml-notification', () => parseNotification({ xml: '<a/>' })],
  [
    'POST /hmrc/auth-sign-token',
    () => storeGrant({ id: 7, env: 'CDS', provider: 'HMRC', type: 'send', code: 'c' }),
  ],
];

const short: readonly (readonly [path: string, call: () => Promise<unknown>])[] = [
  ['GET /customs-declarations', () => calls.find('x')],
  ['GET /customs-declarations/7', () => calls.get(7)],
  ['GET /customs-declarations/7/ways', () => calls.ways(7)],
  ['GET /customs-declarations/7/notifications', () => calls.timeline(7)],
  ['GET /customs-declarations/7/history', () => historyOf(one)],
  ['GET /customs-declarations/7/revisions', () => revisionsOf(one)],
  [
    'POST /customs-declarations/7/outbox',
    () => calls.decide(7, 'release', { id: 3, state: 'waiting', left_count: 0 }),
  ],
  ['POST /received-notifications/3/read', () => readReceivedAgain(3)],
  ['POST /read-notification-errors', () => markNotification('read', 3, [1])],
  ['POST /read-notification-errors/mark-unread', () => markNotification('unread', 3)],
];

const lastAsked = () => {
  const { method, url, timeout } = asked.at(-1)!;
  return [`${method?.toUpperCase()} ${url}`, timeout];
};

describe('every call', () => {
  it('API-007, API-008: waits 30 s, and 59 s when it reaches customs or carries a declaration (D-05)', async () => {
    expect([CALL_TIMEOUT, LONG_CALL_TIMEOUT]).toEqual([30_000, 59_000]);
    for (const [path, call] of long) {
      await call();
      expect(lastAsked()).toEqual([path, 59_000]);
    }
    for (const [path, call] of short) {
      await call();
      expect(lastAsked()).toEqual([path, 30_000]);
    }
  });

  it('API-003, API-004, API-005, SHL-006: carries the token, the language and what it takes', async () => {
    for (const [, call] of [...long, ...short]) await call();
    expect(asked.length).toBeGreaterThan(20);
    for (const { headers, url } of asked) {
      expect([url, headers.Authorization]).toEqual([url, 'Bearer the token']);
      expect([url, headers['Content-Language']]).toEqual([url, 'en']);
      expect([url, headers.Accept]).toEqual([url, 'application/json']);
    }
  });

  it('that decides over a message says which one was seen, and how it stood', async () => {
    const seen = { id: 3, state: 'waiting', left_count: 1 };
    await calls.decide(7, 'discard', { ...seen, reason: 'It waits.' } as typeof seen, 2);
    expect(JSON.parse(asked.at(-1)!.data)).toEqual({ decision: 'discard', message: 2, seen });
  });
});
