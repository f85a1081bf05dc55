import fc from 'fast-check';
import { sql } from 'kysely';
import type { DocumentData, Row } from '../../../src/engine/document.ts';
import type { Database } from '../../../src/server/storage/database.ts';
import { type OddKey, oddAnswers } from '../../../src/simulator/shared/odd-answers.ts';
import { acceptedDocument } from '../../server/running-server.ts';
import { until } from '../until.ts';

/** How customs answer the posts of one declaration in turn, and what a person does where customs have nothing. */
export interface Script {
  /** Such as HAS503: taken and answered 503; after the last all goes its usual way. */
  readonly answers: readonly string[];
  /** Each time it is asked of them: post it again, or give it up and send it anew, after faults under another LRN. */
  readonly decisions: readonly ('release' | 'anew')[];
  /** Whether what waits to be posted again is given up, once. */
  readonly stops: boolean;
  /** Which is rejected: none, one under the LRN that was sent before, or the first that the answers are to. */
  readonly wrong: 'none' | 'before' | 'first';
}

const oddAnswer = fc
  .tuple(fc.constantFrom('HAS', 'NOT'), fc.constantFrom(...(Object.keys(oddAnswers) as OddKey[])))
  .map(([takes, key]) => `${takes}${key}`);

export const script: fc.Arbitrary<Script> = fc.record({
  answers: fc.array(oddAnswer, { minLength: 1, maxLength: 4 }),
  decisions: fc.array(fc.constantFrom('release' as const, 'anew' as const), { minLength: 8, maxLength: 8 }),
  stops: fc.boolean(),
  wrong: fc.constantFrom('none' as const, 'before' as const, 'first' as const),
});

// biome-ignore-start lint/suspicious/noExplicitAny: views and counts of every state.
/** The product and the authority, however they are reached; calls of a product that is killed are made again. */
export interface Stage {
  call(
    method: string,
    path: string,
    body?: unknown,
  ): Promise<{ readonly status: number; readonly body: any }>;
  /** The authority's own address. */
  customs(path: string, body?: object): Promise<any>;
  /** A declaration as customs hold it, as XML. */
  standing(mrn: string): Promise<string>;
  /** How long who plays waits before they look again, ms; absent: a moment. */
  readonly pauseMs?: number;
  /** Makes all that was taken long ago, as if the hours of ANSWER_HOURS were over. */
  age(declaration: number): Promise<void>;
  /** Everything that is kept of what was sent of it and under an LRN, for whoever looks into a play that went wrong. */
  kept(declaration: number, lrn: string): Promise<unknown>;
}

type View = Record<string, any>;
// biome-ignore-end lint/suspicious/noExplicitAny: views and counts of every state.

/** A week is over since all that customs took of it: they may take a day for a declaration, a week for a request. */
export async function ageSent(db: Database, declaration: number): Promise<void> {
  await sql`update outbox set sent_at = sent_at - interval '8 days' where document_id = ${declaration}
    and state = 'sent' and sent_at > now() - interval '7 days'`.execute(db);
}

/** What is kept of a declaration's messages, and of what customs said under its LRN. */
export async function keptOf(db: Database, declaration: number, lrn: string): Promise<unknown> {
  const messages =
    await sql`select id, kind, state, outcome, revision, attempts, reposted, repeat_refused, lrn,
      conversation_id, worker, detail, created_at, sent_at, reason from outbox
    where document_id = ${declaration} or lrn = ${lrn} order by id`.execute(db);
  const answers = await sql`select id, state, attempts, conversation_id, reason, received_at
    from received_notifications where position(convert_to(${lrn}, 'UTF8') in body) > 0 order by id`.execute(
    db,
  );
  return { messages: messages.rows, answers: answers.rows };
}

/** What came of one script; all as it should be where every count is 0. */
export interface Played {
  readonly posts: number;
  readonly taken: number;
  /** Told to send, or that it is refused, while customs hold it; where they listed faults, only to send it uncorrected. */
  readonly wronglyTold: readonly string[];
  readonly doubled: number;
  readonly lost: number;
}

/**
 * Sends one declaration to an authority that answers as the script says, and goes on as a person does who asks customs
 * before deciding anything, until customs hold it. Looks at every moment whether what is said is what customs hold.
 * What they list faults of it tries to send under another LRN first.
 */
export async function play(
  stage: Stage,
  lrn: string,
  { answers, decisions, stops, wrong }: Script,
  patienceMs = 60_000,
): Promise<Played> {
  const { id } = (await stage.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data;
  if (wrong === 'before') await rejectFirst(stage, id, lrn, patienceMs);
  await stage.customs('answers', { name: lrn, answers });
  let isWrong = wrong === 'first';
  const trySend = async (under: string) => {
    const body = { id, data_j: JSON.stringify((isWrong ? rejectedDocument : acceptedDocument)(under)) };
    isWrong = false;
    return await stage.call('POST', '/customs-declarations/send', body);
  };
  const send = async (under: string): Promise<boolean> => (await trySend(under)).status === 200;
  type Counts = Record<string, { count: number; status: string }>;
  const ours = async () =>
    Object.entries((await stage.customs(`messages?lrn=${lrn}`)) as Counts).filter(
      ([name]) => name === lrn || name.startsWith(`${lrn}-`),
    );
  const isHeld = async () =>
    (await ours()).some(([, { status }]) => ['accepted', 'pre-lodged'].includes(status));
  const wronglyTold: string[] = [];
  const read = async () => (await stage.call('GET', `/customs-declarations/${id}`)).body.data as View;
  // What they listed faults of may be corrected, and goes under the same LRN, which they refuse as repeated.
  const isToldToCorrect = ({ outbox, next_action }: View) =>
    outbox.state === 'refused' && answers.includes('HASFAULTS') && next_action === 'correct';
  const wrongIn = (view: View) => {
    const { facts, actions, outbox, next_action } = view;
    if (outbox === null || isToldToCorrect(view)) return undefined;
    if (next_action === 'send' || actions.send.offered) return 'told to send';
    return facts.rejected ? 'told that it is rejected' : undefined;
  };
  const look = async (): Promise<View> => {
    const wasHeld = await isHeld();
    const view = await read();
    if (view.facts.held && !(await isHeld())) wronglyTold.push(`held, and customs have nothing (${answers})`);
    // A view is read in parts: what two of them say, one after the other, is what is said.
    const wrong = wasHeld ? wrongIn(view) : undefined;
    if (wrong !== undefined && wrongIn(await read()) === wrong) wronglyTold.push(`${wrong} (${answers})`);
    return view;
  };

  await send(lrn);
  const left = [...decisions];
  const decide = (decision: string) => stage.call('POST', `/customs-declarations/${id}/outbox`, { decision });
  let tried = 0;
  let isToStop = stops;
  /** As if its LRN were the fault: another is tried, and again once customs were asked and have none. */
  const correct = async (refused: string) => {
    tried += 1;
    const other = `${lrn}-${tried}`;
    if (await send(other)) return;
    if (!(await isHeld()) && left.shift() === 'anew') {
      await decide('discard');
      if (await send(other)) return;
    }
    await send(refused);
  };
  let last: View = {};
  const waitedFor = until(
    `${lrn} held after ${answers}`,
    async () => {
      const view = await look();
      last = view;
      const { facts, actions, outbox } = view;
      if (facts.held) return true;
      if (outbox?.state === 'refused') {
        await correct(outbox.lrn);
        return false;
      }
      if (isToStop && outbox?.state === 'waiting' && outbox.left_count > 0) {
        isToStop = (await decide('discard')).status !== 200;
        return false;
      }
      if (await isHeld()) return false;
      if (outbox === null || actions.send.offered) {
        const { body } = await trySend(outbox?.lrn ?? lrn);
        // Once customs refused it as repeated, whoever gave it up is told to choose another.
        const isUsed = body.problems?.some(({ code }: { code: string }) => code === 'server.lrn.used');
        if (isUsed) await send(`${lrn}-${++tried}`);
      } else if (outbox.state === 'unconfirmed' || facts.repeatRefused) {
        const decision = actions.release.offered && left.shift() !== 'anew' ? 'release' : 'discard';
        await decide(decision);
      } else if (outbox.state === 'sent') {
        await stage.age(id);
      }
      return false;
    },
    patienceMs,
    stage.pauseMs,
  );
  await waitedFor.catch(async (error: Error) => {
    const { facts, status, outbox } = last;
    const kept = await stage.kept(id, lrn);
    const about = { wrong, stops, decisions, facts, status, outbox, customs: await ours(), kept };
    throw new Error(`${error.message} ${JSON.stringify(about)}`);
  });
  const { outbox } = await look();
  const counts = await ours();
  const accepted = counts.filter(([, { status }]) => status === 'accepted').length;
  return {
    posts: outbox.posts.length,
    taken: counts.reduce((sum, [, { count }]) => sum + count, 0),
    wronglyTold,
    doubled: Math.max(0, accepted - 1),
    lost: accepted === 0 ? 1 : 0,
  };
}

/** With a tax line that customs reject, because it names no method of payment. */
function rejectedDocument(lrn: string): DocumentData {
  const document = acceptedDocument(lrn);
  const [item, ...others] = document.CDSItems as readonly Row[];
  const taxes = [{ uuid: 't1', tax_calc_type: 'manual', tax_type: 'A00' }];
  return { ...document, CDSItems: [{ ...item!, TaxCDSItems: taxes }, ...others] };
}

/**
 * Sends one that customs reject, and waits until they did. Of a server that was killed at it nobody knows whether it was
 * posted: whoever asks customs, and hears that they have nothing, posts it again. Of two posts customs may have the other
 * once they rejected one; whoever asks them, after a day of silence, gives it up.
 */
async function rejectFirst(stage: Stage, id: number, lrn: string, patienceMs: number): Promise<void> {
  const send = () =>
    stage.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(rejectedDocument(lrn)) });
  await send();
  let last: View = {};
  const waitedFor = until(
    `${lrn} rejected`,
    async () => {
      last = (await stage.call('GET', `/customs-declarations/${id}`)).body.data;
      const { facts, outbox } = last;
      if (facts.rejected) return true;
      if (outbox === null) await send();
      else if (outbox.state === 'unconfirmed') {
        const isThere = (await stage.customs(`messages?lrn=${lrn}`))[lrn] !== undefined;
        const decision = isThere ? 'discard' : 'release';
        await stage.call('POST', `/customs-declarations/${id}/outbox`, { decision });
      } else if (outbox.state === 'sent' && outbox.reason !== null) await stage.age(id);
      return false;
    },
    patienceMs,
    stage.pauseMs,
  );
  await waitedFor.catch((error: Error) => {
    const { facts, status, outbox } = last;
    throw new Error(`${error.message} ${JSON.stringify({ facts, status, outbox })}`);
  });
}
