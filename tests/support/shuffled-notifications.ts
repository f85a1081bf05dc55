import { sql } from 'kysely';
import { expect } from 'vitest';
import { notification } from '../server/notifications.ts';
import { acceptedDocument, push, startTestServer } from '../server/running-server.ts';
import { startSmallAuthority } from '../server/small-authority.ts';
import type { Figures } from './drills/figures.ts';
import { until } from './until.ts';

/** What customs say of a declaration from its registration to its clearance, one a second. */
const course = ['02', '01', '13', '05', '06', '50', '51', '13', '08', '09'];

/** A declaration that customs took. */
interface Sent {
  readonly id: number;
  readonly lrn: string;
  readonly conversation: string;
}

/** Pushes at a time, as from customs' many channels. */
const atOnce = 8;

/**
 * Sends so many declarations and pushes ten notifications about each, shuffled, a tenth of them doubled and one in so
 * many malformed beside; all of them must end where one ends whose notifications come in order.
 */
export async function endAsInOrder(
  declarations: number,
  malformedIn = 100,
): Promise<Pick<Figures, 'calls' | 'lost' | 'doubled'>> {
  const authority = await startSmallAuthority();
  const running = await startTestServer({ hmrcUrl: authority.url, logLevel: 'silent' });
  try {
    const person = await running.signIn();
    const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;

    const sent = async (lrn: string): Promise<Sent> => {
      const document = acceptedDocument(lrn);
      const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
      await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
      let conversation = '';
      await until(`${lrn} sent`, async () => {
        const { outbox } = await read(id);
        conversation = outbox?.conversation_id ?? '';
        return outbox?.state === 'sent';
      });
      return { id, lrn, conversation };
    };
    const endState = async ({ id }: Sent) => {
      const { status, request_status, facts, next_action, outbox } = await read(id);
      const { outcome } = outbox;
      return { status, request_status, facts: { ...facts, mrn: facts.mrn !== null }, next_action, outcome };
    };
    const pushAll = async (all: readonly Pushed[]) => {
      for (const some of inParts(all, atOnce)) {
        const answers = await Promise.all(
          some.map(({ conversation, xml }) =>
            push(running.server, xml, { 'x-conversation-id': conversation }),
          ),
        );
        expect(answers.map(({ status }) => status)).toEqual(some.map(() => 200));
      }
    };

    const ordered = await sent('ORDERED-1');
    for (const one of told(ordered)) await pushAll([one]);
    await until('clearance in order', async () => (await endState(ordered)).facts.cleared);
    const inOrder = await endState(ordered);
    expect(inOrder).toMatchObject({
      status: 'cleared',
      facts: { taxFinal: true, accepted: true },
      outcome: 'accepted',
    });

    const all: Sent[] = [];
    const numbers = Array.from({ length: declarations }, (_, index) => index + 1);
    for (const some of inParts(numbers, atOnce))
      all.push(...(await Promise.all(some.map((number) => sent(`SHUFFLED-${number}`)))));
    const right = all.flatMap(told);
    // Doubled in the same bytes, and in others, as a restored queue might bring them.
    const doubled = right
      .filter((_, index) => index % 10 === 3)
      .map((one, index) => ({ ...one, xml: index % 2 === 0 ? one.xml : `${one.xml}\n` }));
    const malformed = right
      .filter((_, index) => index % malformedIn === 7)
      .map((one, index) => ({ ...one, xml: faults[index % faults.length]!(one.xml) }));
    // And the same again with a time of issue that cannot be read: only those that are right may count.
    const untimed = right
      .filter((_, index) => index % malformedIn === 9)
      .map((one) => ({ ...one, xml: one.xml.replace(/(<rds:DateTimeString[^>]*>)\d+Z/, '$1presently') }));
    await pushAll(shuffled([...right, ...doubled, ...malformed, ...untimed]));

    await until(
      'everything read',
      async () => {
        const { rows } = await sql<{ left: number }>`
          select count(*)::int as left from received_notifications
          where state in ('received', 'unmatched')`.execute(running.db);
        return rows[0]!.left === 0;
      },
      20 * 60_000,
    );
    for (const one of all) expect(await endState(one), one.lrn).toEqual(inOrder);
    const { rows } = await sql<{ told: number; unreadable: number }>`
      select (select count(*)::int from notifications) as told,
        (select count(*)::int from received_notifications where state = 'unreadable') as unreadable`.execute(
      running.db,
    );
    const once = right.length + course.length;
    expect(rows[0]).toEqual({ told: once, unreadable: malformed.length });
    return {
      calls: once + doubled.length + malformed.length + untimed.length,
      lost: Math.max(0, once - rows[0]!.told),
      doubled: Math.max(0, rows[0]!.told - once),
    };
  } finally {
    await running.close();
    await authority.close();
  }
}

/** What keeps a notification from being read. */
const faults: readonly ((xml: string) => string)[] = [
  (xml) => xml.slice(0, 300),
  (xml) => xml.replace(/<resp:FunctionCode>.*<\/resp:FunctionCode>/, ''),
  (xml) => xml.replace('encoding="UTF-8"', 'encoding="EBCDIC"'),
  () => 'Service unavailable, try again later.',
];

interface Pushed {
  readonly conversation: string;
  readonly xml: string;
}

function told({ lrn, conversation }: Sent): Pushed[] {
  return course.map((code, second) => ({
    conversation,
    xml: notification({
      code,
      lrn,
      mrn: `26GB${lrn.replace('-', '').padStart(14, '0')}`,
      id: `${lrn}-${second}`,
      issued: `2026112110000${second}Z`,
      ...(second === 7 ? { status: '4' } : {}),
    }),
  }));
}

function inParts<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, part) =>
    all.slice(part * size, (part + 1) * size),
  );
}

/** The same shuffle in every run. */
function shuffled<T>(all: readonly T[]): T[] {
  let seed = 20261121;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed;
  };
  return all
    .map((value) => ({ value, at: next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
