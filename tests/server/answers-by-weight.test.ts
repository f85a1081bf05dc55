import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { renewStanding } from '../../src/server/sending/standing.ts';
import { rowsAnswered } from '../support/rows-answered.ts';
import { errorElement, notification } from './notifications.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { type SmallAuthority, startSmallAuthority } from './small-authority.ts';
import { taxNotification } from './tax-notifications.ts';

interface Entry {
  readonly kind: string;
  readonly id: number;
  readonly name: string;
  readonly unread: boolean;
  readonly duties: readonly { readonly item: string; readonly type: string }[];
  readonly errors: readonly { readonly id: number; readonly code: string; readonly unread: boolean }[];
  readonly more: Readonly<Record<string, number>>;
}

const lrn = 'WEIGHED-1';
const mrn = '26GB0000000WEIGHED';
const items = 999;
/** Errors that one answer names: each is told in more words than customs wrote. */
const manyErrors = 4000;
/** Bytes of what the database answers for one page of the timeline, and of the page. */
const mostRead = 1_500_000;
const mostTold = 2_000_000;

let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
let id: number;
const at = (path: string) => `/customs-declarations/${id}${path}`;

/** What is answered, and how much the database answered for it. */
async function weighed(path: string) {
  let answer = await person.call('GET', at(''));
  const { bytes } = await rowsAnswered(async () => {
    answer = await person.call('GET', at(path));
  });
  return { read: bytes, told: JSON.stringify(answer.body).length, ...answer };
}

// Six calculations of 999 items; before and after them light answers, and one with many errors.
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
  person = await running.signIn();
  const { body } = await person.call('POST', '/customs-declarations', acceptedDocument(lrn));
  id = body.data.id;
  await person.call('POST', '/customs-declarations/send', {
    id,
    data_j: JSON.stringify(acceptedDocument(lrn)),
  });
  const conversation = await eventually('sent', async () => {
    const { outbox } = (await person.call('GET', at(''))).body.data;
    return outbox.state === 'sent' && (outbox.conversation_id as string);
  });
  const of = (minute: number) => ({ lrn, mrn, issued: `202611211${String(100 + minute).slice(1)}00Z` });
  const answers = [
    notification({ ...of(1), code: '01' }),
    taxNotification({ ...of(2), items: 2, lines: 2 }),
    ...Array.from({ length: 3 }, (_, n) => taxNotification({ ...of(10 + n), items, lines: 6 })),
    ...Array.from({ length: 3 }, (_, n) => taxNotification({ ...of(20 + n), items, lines: 2 })),
    notification({
      ...of(30),
      code: '05',
      errors: Array.from({ length: manyErrors }, (_, n) =>
        errorElement('CDS12005', '42A', `67A`, `68A ${n + 1}`),
      ).join(''),
    }),
    notification({ ...of(40), code: '08' }),
  ];
  for (const answer of answers)
    expect((await push(running.server, answer, { 'x-conversation-id': conversation })).status).toBe(200);
  await eventually('all of them', async () => {
    const { count } = await running.db
      .selectFrom('notifications')
      .where('document_id', '=', id)
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return Number(count) === answers.length;
  });
}, 180_000);
afterAll(async () => {
  await running?.close();
  await authority?.close();
});

describe('what customs answered at length', () => {
  let entries: readonly Entry[];
  beforeAll(async () => {
    const { read, told, body } = await weighed('/notifications');
    expect(read).toBeLessThan(mostRead);
    expect(told).toBeLessThan(mostTold);
    entries = body.data.filter(({ kind }: Entry) => kind === 'notification');
  });

  test('is in the timeline with its beginning, and how much more there is', () => {
    expect(entries).toHaveLength(10);
    const taxes = entries.filter(({ name }) => name === 'DMSTAX');
    expect(taxes.map(({ duties, more }) => duties.length + (more.duties ?? 0))).toEqual([
      ...Array.from({ length: 3 }, () => items * 2),
      ...Array.from({ length: 3 }, () => items * 6),
      4,
    ]);
    expect(taxes.slice(0, -1).every(({ duties }) => duties.length > 0 && duties.length < 20)).toBe(true);
  });

  test('takes nothing from what is light', () => {
    expect(entries.map(({ name }) => name)).toEqual([
      'DMSROG',
      'DMSCTL',
      ...Array.from({ length: 7 }, () => 'DMSTAX'),
      'DMSACC',
    ]);
    const light = entries.filter(({ more }) => Object.keys(more).length === 0);
    expect(light.map(({ name }) => name)).toEqual(['DMSROG', 'DMSTAX', 'DMSACC']);
    expect(light[1]!.duties).toHaveLength(4);
  });

  test('is told to its end by pages of one part of it', async () => {
    const heavy = entries.findLast(({ more }) => (more.duties ?? 0) > 5000)!;
    const found: { item: string }[] = [];
    let next: number | null = 0;
    let pages = 0;
    do {
      const { read, told, body } = await weighed(`/notifications/${heavy.id}/duties?after=${next}`);
      expect(read).toBeLessThan(400_000);
      expect(told).toBeLessThan(400_000);
      found.push(...body.data);
      next = body.meta.next;
      pages += 1;
    } while (next !== null);
    expect(pages).toBeGreaterThan(2);
    expect(found.slice(0, heavy.duties.length)).toEqual(heavy.duties);
    const all = Array.from({ length: items }, (_, n) => Array.from({ length: 6 }, () => String(n + 1)));
    expect(found.map(({ item }) => item)).toEqual(all.flat());
  });

  test('names its errors in the same way, with what of them is unread', async () => {
    const control = entries.find(({ name }) => name === 'DMSCTL')!;
    expect(control.unread).toBe(true);
    expect(control.errors.length + control.more.errors!).toBe(manyErrors);
    expect(control.errors.every(({ unread }) => unread)).toBe(true);
    const last = manyErrors - 1;
    const marked = { notification_id: control.id, error_id: [manyErrors] };
    expect((await person.call('POST', '/read-notification-errors', marked)).status).toBe(200);
    const { read, told, body } = await weighed(`/notifications/${control.id}/errors?after=${last - 1}`);
    expect(body.data).toMatchObject([
      { id: last, code: 'CDS12005', unread: true },
      { id: manyErrors, code: 'CDS12005', unread: false },
    ]);
    expect(body.meta.next).toBeNull();
    expect(read).toBeLessThan(20_000);
    expect(told).toBeLessThan(20_000);
    const first = await weighed(`/notifications/${control.id}/errors`);
    expect(first.told).toBeLessThan(1_000_000);
    expect(first.body.data.slice(0, control.errors.length)).toEqual(control.errors);
  });

  test('is told only to who reaches the declaration, and of what it has', async () => {
    const stranger = await running.signIn('other@tidewaiter.example');
    const path = at(`/notifications/${entries[0]!.id}/duties`);
    expect((await stranger.call('GET', path)).status).toBe(404);
    expect((await person.call('GET', path)).body).toEqual({ data: [], meta: { next: null } });
    expect((await person.call('GET', at('/notifications/999999999/duties'))).status).toBe(404);
    expect((await person.call('GET', at(`/notifications/${entries[0]!.id}/extras`))).status).toBe(404);
  });

  test('weighs nothing where it is told how the declaration stands', async () => {
    const { bytes } = await rowsAnswered(() =>
      running.db.transaction().execute((transaction) => renewStanding(transaction, id)),
    );
    // Of the errors all are read, and told beside the fields.
    expect(bytes).toBeLessThan(2_000_000);
  });
});
