import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { providers } from '../../src/server/sending/provider.ts';
import { type OddKey, oddAnswers } from '../../src/simulator/shared/odd-answers.ts';
import { openImport, prelodgedImport, type Rehearsal, startRehearsal } from './rehearsal.ts';
import { acceptedDocument } from './running-server.ts';

/**
 * Each answer of the rehearsal authority's table, given by one that has the message and by one that has not. What the
 * product says is compared with what that authority holds by its own count; nothing here knows how the product judges.
 */
let rehearsal: Rehearsal;
beforeAll(async () => {
  rehearsal = await startRehearsal((address) => ({
    sendTimeoutMs: 1500,
    serviceProviders: {
      CNS: { urls: { TT: address, TDR: address }, isSimulator: true },
      MCP: { urls: { TT: address, TDR: address }, isSimulator: true },
    },
  }));
  for (const csp of ['CNS', 'MCP']) {
    const names = { badge: `${csp}BADGE`, description: 'Felixstowe', csp, csp_env: 'TT', csp_topic: 'topic' };
    const secrets = { csp_client_id: 'client', csp_client_pass: 'pass' };
    expect((await rehearsal.person.call('POST', '/badges', { ...names, ...secrets })).status).toBeLessThan(
      300,
    );
  }
});
afterAll(() => rehearsal.close());

const keys = Object.keys(oddAnswers) as OddKey[];
const takings = ['HAS', 'NOT'] as const;

const own = async (path: string, body?: object) => {
  const init = body && { method: 'POST', body: JSON.stringify(body) };
  return (await fetch(`${rehearsal.simulator.address}/simulator/${path}`, init)).json();
};
// biome-ignore lint/suspicious/noExplicitAny: views of every state.
type View = Record<string, any>;

const decide = (id: number, decision: string) =>
  rehearsal.person.call('POST', `/customs-declarations/${id}/outbox`, { decision });

/** Where the last message came to rest: customs answered it, or a person is asked. */
async function atRest(id: number): Promise<View> {
  const isAtRest = ({ outbox, facts }: View) =>
    outbox.outcome !== null || outbox.state === 'unconfirmed' || facts.repeatRefused;
  await rehearsal.becomes(id, 'an answer to the post', ({ outbox }) => outbox.posts.length > 0);
  const { outbox } = await rehearsal.becomes(
    id,
    'settled',
    (view) => view.outbox.state === 'sent' || isAtRest(view),
  );
  if (outbox.state === 'sent' && (await own('messages'))[outbox.lrn] === undefined)
    // They said that they have it and will never answer: nobody knows that before the stated hours are over.
    await sql`update outbox set sent_at = sent_at - interval '8 days' where id = ${outbox.id}`.execute(
      rehearsal.running.db,
    );
  await rehearsal.becomes(id, 'at rest', isAtRest);
  return await rehearsal.read(id);
}

/** What a view says against what customs hold. */
async function wrongs(view: View): Promise<string[]> {
  const { facts, actions, status, outbox, next_action } = view;
  const has = async (lrn: string) =>
    ['accepted', 'pre-lodged'].includes((await own('messages'))[lrn]?.status);
  const isHeld = await has(view.document.transaction_ref);
  const found = {
    // What is corrected first may be sent.
    'told to send what customs hold': isHeld && actions.send.offered && next_action !== 'correct',
    'rejected, and customs hold it': isHeld && (facts.rejected || status === 'rejection'),
    'the message rejected, and customs granted it': outbox.outcome === 'rejected' && (await has(outbox.lrn)),
    'the message accepted, and customs have it not':
      outbox.outcome === 'accepted' && !(await has(outbox.lrn)),
    'held, and customs have nothing': facts.held && !isHeld,
  };
  return Object.entries(found).flatMap(([wrong, is]) => (is ? [wrong] : []));
}

/** The way by which the nth goes: to HMRC itself, CNS and MCP in turn. */
const wayOf = (index: number) => providers[index % providers.length]!;

async function send(provider: string, lrn: string, document = acceptedDocument(lrn)) {
  const { person } = rehearsal;
  const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
  const sent = await sendAgain(id, provider);
  expect(sent.status, JSON.stringify(sent.body)).toBe(200);
  return id as number;
}
/** Of what they list faults of, all that may be said while they have it: to correct it, which goes under its own LRN. */
async function keepsItsLrn(id: number, provider: string, view: View, lrn: string) {
  const mayBeSaid = ['rejected, and customs hold it', 'the message rejected, and customs granted it'];
  expect(mayBeSaid).toEqual(expect.arrayContaining(await wrongs(view)));
  // They may have notified of it already.
  if (view.outbox.state === 'refused')
    expect(view.outbox.reason).toContain('Corrected it goes under the same LRN');
  await rehearsal.edit(id, ['transaction_ref'], `${lrn}-B`);
  // Once they notified it is not sent at all.
  expect([409, 422]).toContain((await sendAgain(id, provider)).status);
  await rehearsal.edit(id, ['transaction_ref'], lrn);
}
const sendAgain = (id: number, provider: string) =>
  provider === 'HMRC'
    ? rehearsal.sendXml(id, { type: 'send' })
    : rehearsal.person.call('POST', `/customs-declarations/${id}/send-csp`, { type: 'send', provider });

const submissions = keys.flatMap((key, index) =>
  takings.map((takes, other) => [takes, key, wayOf(index + other)] as const),
);

describe.concurrent('a declaration', () => {
  test.each(submissions)('TT%s%s by %s: what is said is what customs hold', async (takes, key, way) => {
    const lrn = `TT${takes}${key}-S`;
    const id = await send(way, lrn);
    const isHeld = ({ facts }: View) => facts.held;
    const first = await rehearsal.becomes(
      id,
      'an answer to the post',
      ({ outbox }) => outbox.posts.length > 0,
    );
    if (key === 'FAULTS') await keepsItsLrn(id, way, first, lrn);
    else expect(await wrongs(first)).toEqual([]);
    if (takes === 'HAS') await rehearsal.becomes(id, 'held', isHeld);
    const view = await atRest(id);
    expect(await wrongs(view)).toEqual([]);
    if (!view.facts.held) {
      // Nothing is there: a person says so where it is not known, and may send it again.
      if (view.outbox.state !== 'refused') expect((await decide(id, 'discard')).status).toBe(200);
      expect((await rehearsal.read(id)).actions.send.offered).toBe(true);
      expect((await sendAgain(id, way)).status).toBe(200);
      await rehearsal.becomes(id, 'held', isHeld);
    }
    expect(await wrongs(await rehearsal.read(id))).toEqual([]);
    const counts = (await own('messages')) as Record<string, unknown>;
    expect(counts[lrn]).toMatchObject({ status: 'accepted' });
    expect(Object.keys(counts).filter((name) => name.startsWith(lrn))).toEqual([lrn]);
    expect(await rehearsal.standing((await rehearsal.read(id)).mrn)).toContain(lrn);
  });
});

const requestTypes = { amend: 'A', nil: 'N', cancel: 'C', 'goods-arrival': 'G' } as const;
/** One of each sort: their words, words of others, to come again, no whole answer. */
const sorts: readonly OddKey[] = [
  '202',
  '400',
  'FAULTS',
  '403',
  '408',
  '409',
  '500',
  '503',
  '504',
  'RST',
  'HALF',
];
/** Each type by turns. */
const types = Object.keys(requestTypes) as (keyof typeof requestTypes)[];
const requests = sorts.flatMap((key, index) =>
  takings.map((takes, other) => {
    const type = types[(index + other) % types.length]!;
    return [type, takes, key, wayOf(index + 2 * other)] as const;
  }),
);

describe.concurrent('a request', () => {
  test.each(requests)('%s, %s%s by %s: what is said is what customs hold', async (type, takes, key, way) => {
    const base = `${type.slice(0, 2).toUpperCase()}${takes}${key}`;
    const document = type === 'goods-arrival' ? prelodgedImport(base) : openImport(base);
    const id = await send(way, document.transaction_ref as string, document);
    await rehearsal.becomes(id, 'held', ({ facts }) => facts.released || facts.prelodged);
    if (type === 'amend') await rehearsal.edit(id, ['arrival_number'], '12345');
    const lrn = `${document.transaction_ref}-${requestTypes[type]}1`;
    await own('answers', { name: lrn, answers: [`${takes}${key}`] });
    const why = {
      change_reason: type === 'cancel' ? '1' : '32',
      statement_description: 'A slip of the pen.',
    };
    const body = type === 'goods-arrival' ? { type } : { type, ...why };
    const asked =
      way === 'HMRC'
        ? await rehearsal.sendXml(id, body)
        : await rehearsal.person.call('POST', `/customs-declarations/${id}/send-csp`, {
            ...body,
            provider: way,
          });
    expect(asked.status, JSON.stringify(asked.body)).toBe(200);
    const isGranted = ({ outbox }: View) => outbox.lrn === lrn && outbox.outcome === 'accepted';
    if (takes === 'HAS') await rehearsal.becomes(id, 'the grant', isGranted);
    const view = await atRest(id);
    expect(await wrongs(view)).toEqual([]);
    expect(view.facts.held || view.facts.invalidated).toBe(true);
    if (view.outbox.outcome === 'accepted') return;
    if (view.outbox.state !== 'refused') expect((await decide(id, 'discard')).status).toBe(200);
    expect((await rehearsal.read(id)).actions[type]).toEqual({ offered: true });
  });
});
