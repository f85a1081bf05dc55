import { Writable } from 'node:stream';
import { threadId } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { messageMaps } from '../../src/generated/messages.ts';
import { amendedDifferences, checkMessage, writeMessage } from '../../src/messages/index.ts';
import { createLog } from '../../src/server/log.ts';
import { createMessageWriter, type MessageWriter } from '../../src/server/sending/message-writer.ts';
import { amendedDeclaration, requestMessage } from '../../src/server/sending/request-messages.ts';
import { acceptedDocument, type RunningServer, startTestServer } from './running-server.ts';

const map = messageMaps['customs-declaration'].cds;
const definition = catalogue.documents['customs-declaration']!;
const document = (items: number): DocumentData => {
  const accepted = acceptedDocument('THREAD-1');
  const [item] = accepted.CDSItems as readonly DocumentData[];
  const rows = Array.from({ length: items }, (_, index) => ({
    ...item,
    uuid: `i${index}`,
    item_no: index + 1,
  }));
  return { ...accepted, items, CDSItems: rows };
};

interface Entry {
  readonly thread: number;
  readonly msg: string;
}

/** The threads whose messages a log tells of. */
function threadsIn(log: string): number[] {
  const entries = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);
  return entries.filter(({ msg }) => msg.includes('from its thread')).map(({ thread }) => thread);
}

describe('the writer of messages', () => {
  let logged = '';
  const log = createLog(
    'debug',
    new Writable({
      write(chunk, _encoding, done) {
        logged += String(chunk);
        done();
      },
    }),
  );
  let messages: MessageWriter;
  beforeAll(() => {
    messages = createMessageWriter(log);
  });
  afterAll(() => messages.close());

  test('gives the message, written in another thread', async () => {
    const { problems, body } = await messages.write(JSON.stringify(document(3)));
    expect(problems).toEqual([]);
    expect(new TextDecoder().decode(body)).toBe(writeMessage(map, document(3), definition));
    expect(threadsIn(logged)).toHaveLength(1);
    expect(threadsIn(logged)).not.toContain(threadId);
  });

  test('gives an amendment and its differences, or what keeps it from being made', async () => {
    const held = document(3);
    const [first, ...others] = held.CDSItems as readonly Row[];
    const edited = { ...held, CDSItems: [{ ...first!, net_mass: '7' }, ...others] };
    const reasons = [{ change_reason: '28', statement_description: 'Weighed again.' }];
    const asked = { kind: 'amendment', held, edited, reasons } as const;
    const names = { mrn: '26GB0000000000000A', lrn: 'THREAD-1-A1' };
    const here = requestMessage(asked, names);
    expect(here.message!.changes.length).toBeGreaterThan(0);
    const before = threadsIn(logged).length;
    expect(await messages.request(asked, names)).toEqual(here);
    expect(await messages.differences({ held, edited })).toEqual(
      amendedDifferences(amendedDeclaration({ held, edited })),
    );
    const { problems } = await messages.request({ ...asked, reasons: [] }, names);
    expect(problems.map(({ code }) => code)).toContain('request.reason');
    expect(threadsIn(logged)).toHaveLength(before + 3);
    expect(threadsIn(logged)).not.toContain(threadId);
  });

  test('gives what customs would refuse, as the check finds it, and no message then', async () => {
    const wrong = { ...document(1), declaration_office: 'x'.repeat(18), gross_mass: '1e3' };
    const found = checkMessage(map, wrong, definition);
    expect(found).toHaveLength(2);
    const written = await messages.write(JSON.stringify(wrong));
    expect(written).toMatchObject({ problems: found });
    expect(written).not.toHaveProperty('body');
  });

  /** How often the event loop turns while something is made. */
  async function turnsDuring(making: () => Promise<unknown>): Promise<number> {
    let turns = 0;
    let isMaking = true;
    const turn = () => {
      turns += 1;
      if (isMaking) setImmediate(turn);
    };
    turn();
    await making();
    isMaking = false;
    return turns;
  }

  test('leaves the event loop free: it turns again and again while 999 items are written or amended', async () => {
    await messages.write('{}');
    const held = document(999);
    const writing = await turnsDuring(async () => {
      const { body } = await messages.write(JSON.stringify(held));
      expect(body!.length).toBeGreaterThan(1_000_000);
    });
    expect(writing).toBeGreaterThan(20);
    const edited = { ...held, CDSItems: (held.CDSItems as readonly Row[]).slice(1) };
    const amending = await turnsDuring(async () => {
      expect(await messages.differences({ held, edited })).toHaveLength(1);
    });
    expect(amending).toBeGreaterThan(20);
  });

  test('answers each with its own, however many come at once', async () => {
    const counts = Array.from({ length: 12 }, (_, index) => index + 1);
    const answers = await Promise.all(counts.map((count) => messages.write(JSON.stringify(document(count)))));
    const items = answers.map(
      ({ body }) => new TextDecoder().decode(body).match(/<GovernmentAgencyGoodsItem>/g)!.length,
    );
    expect(items).toEqual(counts);
    expect(new Set(threadsIn(logged)).size).toBeLessThanOrEqual(2);
  });

  test('says what fails, and goes on with the next', async () => {
    const [failed, next] = await Promise.allSettled([messages.write('no JSON'), messages.write('{}')]);
    expect(failed).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringMatching(/^A message could not be written: SyntaxError/) },
    });
    expect(next).toMatchObject({ status: 'fulfilled', value: { problems: [] } });
  });

  test('refuses what its threads are at when it is closed, and what comes later', async () => {
    const ending = createMessageWriter(log);
    const underWay = Promise.allSettled([ending.write(JSON.stringify(document(999))), ending.write('{}')]);
    await ending.close();
    for (const result of await underWay) {
      expect(result).toMatchObject({
        status: 'rejected',
        reason: { message: 'The thread that writes messages was lost: it ended.' },
      });
    }
    await expect(ending.write('{}')).rejects.toThrow('the server is ending');
    await createMessageWriter(log).close();
  });
});

describe('sending', () => {
  let running: RunningServer;
  beforeAll(async () => {
    running = await startTestServer();
  });
  afterAll(() => running.close());

  test('writes in another thread than the one that answers', async () => {
    const person = await running.signIn();
    const accepted = acceptedDocument('THREAD-2');
    const { body } = await person.call('POST', '/customs-declarations', accepted);
    const { id } = body.data;
    const sent = await person.call('POST', '/customs-declarations/send', {
      id,
      data_j: JSON.stringify(accepted),
      provider: 'HMRC',
    });
    expect(sent.status).toBe(200);
    expect(threadsIn(running.log())).toHaveLength(1);
    expect(threadsIn(running.log())).not.toContain(threadId);
  });
});
