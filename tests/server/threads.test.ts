import { getPriority } from 'node:os';
import { Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { threadId } from 'node:worker_threads';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cdsDeclaration } from '../../src/areas/customs/server/cds-maps.ts';
import { requestMessage } from '../../src/areas/customs/server/requests/request-messages.ts';
import { readyForSending } from '../../src/areas/customs/server/send/readiness.ts';
import { checkWork, differencesWork, requestWork } from '../../src/areas/customs/server/send/works.ts';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import type { Actor } from '../../src/server/access.ts';
import { jsonBytes } from '../../src/server/declarations/document.ts';
import { ApiError, refusals } from '../../src/server/errors.ts';
import { createLog } from '../../src/server/log.ts';
import { ConnectionTurns, inCompany, NoTurn } from '../../src/server/storage/connection-turns.ts';
import { CompanyQueue, type Owner } from '../../src/server/threads/company-queue.ts';
import {
  type AskedPurpose,
  limitsOf,
  type PurposeLimits,
  purposes,
} from '../../src/server/threads/purposes.ts';
import { mostSmallWorks } from '../../src/server/threads/small-works.ts';
import { createThreads, type Threads } from '../../src/server/threads/threads.ts';
import { jsonWeight, smallWeight, type Work } from '../../src/server/threads/work.ts';
import { acceptedDocument, type RunningServer, startTestServer } from './running-server.ts';

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

const kind = cdsDeclaration.document;
const shape = (data: DocumentData) => ({
  document_kind: kind,
  document: JSON.stringify(data),
  schema_version: cdsDeclaration.definition.version,
});
const actor = { role: 'user', plan: 'demo' } as Actor;
const of = (data: DocumentData) =>
  ({ kind: cdsDeclaration, status: 'draft', document: data, seenFigures: [], as: 'submission' }) as const;
const noQuestions = {
  declaration: () => Promise.reject(new Error('Not asked.')),
  stored: () => Promise.reject(new Error('Not asked.')),
  lastCalculation: async () => undefined,
};

/** What a check finds in a form, wherever that is made. */
async function problemsOf(threads: Threads, data: DocumentData): Promise<unknown> {
  const padded = `${JSON.stringify(data)}${' '.repeat(40_000)}`;
  const body = new TextEncoder().encode(JSON.stringify({ data_j: padded }));
  const { problems } = await threads.run(checkWork, { kind, body, actor }, sending, noQuestions);
  return JSON.parse(Buffer.from(problems).toString());
}

interface Entry {
  readonly thread: number;
  readonly msg: string;
}

/** The threads from which a log tells that something came. */
function threadsIn(log: string): number[] {
  const entries = log
    .trim()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Entry);
  return entries.filter(({ msg }) => msg.includes('from its thread')).map(({ thread }) => thread);
}

const sending = { purpose: 'sending', company: 1, person: 1 } as const;

/** Works that only `hostile-thread.mjs` knows. */
function hostile<About, Made>(name: string, weight = smallWeight + 1): Work<About, Made> {
  return {
    name: `test.${name}`,
    weight: () => weight,
    run() {
      throw new Error('Not in this thread.');
    },
  };
}
const stuckWork = hostile<{ door: Int32Array; begun: Int32Array; name: string }, string>('stuck');
const stuckLargeWork: typeof stuckWork = hostile('stuck', 2_000_000);
const endsWork = hostile<{ tries: Int32Array; times: number }, string>('ends');
const endlessWork = hostile<null, never>('endless');
const asksWork: Work<null, string, { whose(): Promise<string> }> = hostile('asks');
const priorityWork = hostile<null, number>('priority');
const hungryWork = hostile<null, never>('hungry');

/** What threads have done that have done nothing. */
const none = Object.fromEntries(purposes.map((purpose) => [purpose, 0]));

const shared = () => new Int32Array(new SharedArrayBuffer(4));

describe('threads', () => {
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

  describe('that write messages', () => {
    let threads: Threads;
    beforeAll(() => {
      threads = createThreads(log);
    });
    afterAll(() => threads.close());

    test('give what was made, made in another thread', async () => {
      expect(await problemsOf(threads, document(3))).toEqual(
        readyForSending(actor, of(document(3))).problems,
      );
      expect(threadsIn(logged)).toHaveLength(1);
      expect(threadsIn(logged)).not.toContain(threadId);
    });

    test('give an amendment, or what keeps it from being made', async () => {
      const held = document(3);
      const [first, ...others] = held.CDSItems as readonly Row[];
      const edited = { ...held, CDSItems: [{ ...first!, net_mass: '7' }, ...others] };
      const reasons = [{ change_reason: '28', statement_description: 'Weighed again.' }];
      const kind = 'amendment';
      const names = { mrn: '26GB0000000000000A', lrn: 'THREAD-1-A1' };
      const here = requestMessage({ documentKind: cdsDeclaration, kind, held, edited, reasons }, names);
      expect(here.message!.changes.length).toBeGreaterThan(0);
      const asked = { kind, held: shape(held), edited: shape(edited), names } as const;
      expect(await threads.run(requestWork, { ...asked, reasons }, sending)).toEqual({
        ...here,
        document: jsonBytes(edited),
      });
      const { problems } = await threads.run(requestWork, { ...asked, reasons: [] }, sending);
      expect(problems.map(({ code }) => code)).toContain('request.reason');
      expect(threadsIn(logged)).not.toContain(threadId);
    });

    /** How often the event loop turns while something is made. */
    async function turnsDuring(making: () => Promise<unknown>): Promise<number> {
      let turns = 0;
      let isMaking = true;
      const turn = () => {
        turns += 1;
        if (isMaking) setTimeout(turn, 1);
      };
      turn();
      await making();
      isMaking = false;
      return turns;
    }

    test('leave the event loop free: it turns again and again while 999 items are compared', async () => {
      const held = document(999);
      const edited = { ...held, CDSItems: (held.CDSItems as readonly Row[]).slice(1) };
      const turns = await turnsDuring(async () => {
        const part = await threads.run(
          differencesWork,
          { held: shape(held), edited: shape(edited) },
          sending,
        );
        expect(part.length).toBeGreaterThan(1_000_000);
      });
      expect(turns).toBeGreaterThan(20);
    });

    test('answer each with its own, however many come at once, and are few', async () => {
      const counts = Array.from({ length: 12 }, (_, index) => index + 1);
      const parts = await Promise.all(
        counts.map((count) => {
          const stored = shape(document(count));
          return threads.run(differencesWork, { held: stored, edited: stored }, sending);
        }),
      );
      const items = parts.map((part) => JSON.parse(`{${new TextDecoder().decode(part)}}`).newValues.items);
      expect(items).toEqual(counts);
      expect(new Set(threadsIn(logged)).size).toBeLessThanOrEqual(limitsOf.sending.threads);
    });

    test('say what fails, and what is refused as what it is, and go on with the next', async () => {
      const wrong = { document_kind: kind, document: '{}', schema_version: 1_000_000 };
      const held = shape(document(1));
      const [refused, failed, next] = await Promise.allSettled([
        threads.run(differencesWork, { held: wrong, edited: held }, sending),
        threads.run(differencesWork, {} as never, sending),
        threads.run(differencesWork, { held, edited: held }, sending),
      ]);
      expect(refused).toMatchObject({
        status: 'rejected',
        reason: { status: 409, message: refusals.newerShape().message },
      });
      expect((refused as PromiseRejectedResult).reason).toBeInstanceOf(ApiError);
      expect(failed).toMatchObject({
        status: 'rejected',
        reason: { message: expect.stringMatching(/^sending\.differences failed in its thread: TypeError/) },
      });
      expect(next.status).toBe('fulfilled');
    });

    test('ask while they work; what a question fails with, the order fails with', async () => {
      const body = (id: number) => new TextEncoder().encode(JSON.stringify({ id, data_j: long }));
      const long = JSON.stringify(document(60));
      const ask = (status: string | Error) => ({
        ...noQuestions,
        async declaration(id: number) {
          if (status instanceof Error) throw status;
          return { id, company_id: 7, status };
        },
      });
      const checked = await threads.run(checkWork, { kind, body: body(5), actor }, sending, ask('draft'));
      expect(checked.declaration).toEqual({ id: 5, company_id: 7, status: 'draft' });
      const away = new Error('The database is away.');
      await expect(threads.run(checkWork, { kind, body: body(5), actor }, sending, ask(away))).rejects.toBe(
        away,
      );
    });

    test('refuse what they are at when they are closed, and what comes later', async () => {
      const ending = createThreads(log);
      const underWay = Promise.allSettled([
        ending.run(differencesWork, { held: shape(document(99)), edited: shape(document(98)) }, sending),
        ending.run(differencesWork, { held: shape(document(1)), edited: shape(document(1)) }, sending),
      ]);
      await ending.close();
      for (const result of await underWay) {
        expect(result).toMatchObject({ status: 'rejected', reason: { status: 503 } });
      }
      await expect(ending.run(differencesWork, {} as never, sending)).rejects.toMatchObject({
        status: 503,
        message: expect.stringContaining('The server is ending'),
      });
      await createThreads(log).close();
    });
  });

  describe('with hostile orders', () => {
    let threads: Threads | undefined;
    afterEach(() => threads?.close());

    /** One thread of each purpose, with these limits. */
    function start(limits: Partial<PurposeLimits> = {}): Threads {
      const narrow = purposes.map((purpose) => [purpose, { ...limitsOf[purpose], threads: 1, ...limits }]);
      threads = createThreads(
        log,
        Object.fromEntries(narrow),
        fileURLToPath(new URL('./hostile-thread.mjs', import.meta.url)),
      );
      return threads;
    }

    /** An order like any other. */
    async function done(of: Threads): Promise<string> {
      const door = shared();
      door[0] = 1;
      return await of.run(stuckWork, { door, begun: shared(), name: 'done' }, sending);
    }

    /** Orders that wait behind a door that is shut, and what they are called in the order they came through. */
    async function behindADoor(of: Threads, purpose: AskedPurpose, company = 1, person = 1) {
      const door = shared();
      const begun = shared();
      const through: string[] = [];
      const order = (name: string, company: number, person = 1) =>
        of
          .run(stuckWork, { door, begun, name }, { purpose, company, person })
          .then((name) => through.push(name));
      const first = order('first', company, person);
      await expect.poll(() => begun[0]).toBe(1);
      return {
        through,
        order,
        async open() {
          Atomics.store(door, 0, 1);
          Atomics.notify(door, 0);
          await first;
        },
      };
    }

    test('of one purpose hold up no other: what is sent goes on while uploads are stuck', async () => {
      const of = start();
      const uploads = await behindADoor(of, 'uploads');
      const waiting = uploads.order('second', 1);
      const stored = shape(document(1));
      const part = await of.run(differencesWork, { held: stored, edited: stored }, sending);
      expect(part.length).toBeGreaterThan(100);
      expect(uploads.through).toEqual([]);
      await uploads.open();
      await waiting;
      expect(of.done()).toEqual({ ...none, sending: 1, uploads: 2 });
    });

    test.for([
      ['checking', 'saving'],
      ['checking', 'reading'],
      ['reading', 'saving'],
    ] as const)('of one purpose hold up no other: %s does not hold up %s', async ([full, free]) => {
      const of = start();
      const looks = await behindADoor(of, full);
      const waiting = looks.order('second', 1);
      const save = await behindADoor(of, free, 2);
      await save.open();
      expect(save.through).toEqual(['first']);
      expect(looks.through).toEqual([]);
      await looks.open();
      await waiting;
    });

    test.for(['saving', 'reading'] as const)(
      'of the largest hold up no ordinary one: %s, of the same person too',
      async (purpose, { expect }) => {
        const of = start();
        const door = shared();
        const begun = shared();
        const owner = { purpose, company: 1, person: 1 } as const;
        const large = of.run(stuckLargeWork, { door, begun, name: 'large' }, owner);
        await expect.poll(() => begun[0]).toBe(1);
        const ordinary = await behindADoor(of, purpose);
        await ordinary.open();
        expect(ordinary.through).toEqual(['first']);
        Atomics.store(door, 0, 1);
        Atomics.notify(door, 0);
        expect(await large).toBe('large');
      },
    );

    test('ask for their own company, whoever had the thread before', async () => {
      const of = start();
      const turns = new ConnectionTurns(3, 1000);
      const whose = async () => {
        const giveBack = await turns.take();
        giveBack();
        return 'free';
      };
      const door = await inCompany(1, () => behindADoor(of, 'sending'));
      // All that the first company may have, while somebody of it waits for more.
      await inCompany(1, async () => [await turns.take(), await turns.take()]);
      const asked = inCompany(2, () =>
        of.run(asksWork, null, { purpose: 'sending', company: 2, person: 2 }, { whose }),
      );
      const more = inCompany(1, () => turns.take());
      more.catch(() => {});
      await door.open();
      expect(await asked).toBe('free');
      await expect(more).rejects.toBeInstanceOf(NoTurn);
    });

    test('of one company, and of one of its people, leave a thread to others', async () => {
      const of = start({ threads: 3 });
      const door = shared();
      const owners = [
        ...[1, 1, 2, 3].map((person) => ({ company: 1, person })),
        { company: 2, person: 4 },
        { company: 3, person: 5 },
      ];
      const orders = owners.map((owner) => {
        const begun = shared();
        const about = { door, begun, name: '' };
        return { owner, begun, done: of.run(stuckWork, about, { ...owner, purpose: 'checking' }) };
      });
      const under = () => orders.filter(({ begun }) => begun[0] === 1).map(({ owner }) => owner.person);
      await expect.poll(under).toHaveLength(3);
      expect(under()).toEqual([1, 2, 4]);
      Atomics.store(door, 0, 1);
      Atomics.notify(door, 0);
      await Promise.all(orders.map(({ done }) => done));
      expect(under()).toHaveLength(6);
    });

    test.each(['sending', 'saving', 'reading', 'uploads'] as const)(
      'of one company leave others a thread for %s, on any machine',
      async (purpose) => {
        const of = start({ threads: limitsOf[purpose].threads });
        const { through, order, open } = await behindADoor(of, purpose, 1);
        const door = shared();
        door[0] = 1;
        const about = { door, begun: shared(), name: 'of another' };
        expect(await of.run(stuckWork, about, { purpose, company: 2, person: 2 })).toBe('of another');
        const second = order('second', 1);
        expect(through).toEqual([]);
        await open();
        await second;
      },
    );

    test('of nobody have all the threads', async () => {
      const of = start({ threads: 2 });
      const door = shared();
      const begun = shared();
      const nobodys = { purpose: 'sending', company: 0, person: 0 } as const;
      const both = [1, 2].map(() => of.run(stuckWork, { door, begun, name: '' }, nobodys));
      await expect.poll(() => begun[0]).toBe(2);
      Atomics.store(door, 0, 1);
      Atomics.notify(door, 0);
      await Promise.all(both);
    });

    test('of companies take turns', async () => {
      const of = start();
      const { through, order, open } = await behindADoor(of, 'reports');
      const all = [
        order('a1', 1),
        order('a2', 1),
        order('a3', 1),
        order('b1', 2),
        order('c1', 3),
        order('b2', 2),
      ];
      await open();
      await Promise.all(all);
      expect(through).toEqual(['first', 'a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
    });

    test('of people of a company take turns', async () => {
      const of = start();
      const { through, order, open } = await behindADoor(of, 'checking', 1, 9);
      const all = [
        order('a1', 1, 1),
        order('a2', 1, 1),
        order('a3', 1, 1),
        order('b1', 1, 2),
        order('c1', 1, 3),
      ];
      await open();
      await Promise.all(all);
      expect(through).toEqual(['first', 'a1', 'b1', 'c1', 'a2', 'a3']);
    });

    test('that find the queue full take the last place of the company that has most, or are refused for the moment', async () => {
      const of = start({ waiting: 4, waitingOfOne: 3 });
      const { order, open, through } = await behindADoor(of, 'saving');
      const busy = { status: 503, body: { time: expect.any(Number) } };
      const [a1, a2, a3] = [order('a1', 1), order('a2', 1), order('a3', 1)];
      await expect(order('a4', 1), 'beyond the share of one').rejects.toMatchObject(busy);
      const waiting = [a1, order('b1', 2), order('c1', 3)];
      await expect(a3).rejects.toMatchObject(busy);
      await expect(order('b2', 2), 'nobody has more than they would').rejects.toMatchObject(busy);
      // Whoever has nothing there is not kept out by those who have more, each within their share.
      waiting.push(order('d1', 4));
      await expect(a2).rejects.toMatchObject(busy);
      await expect(order('e1', 5), 'each has one').rejects.toMatchObject(busy);
      await open();
      await Promise.all(waiting);
      expect(through).toEqual(['first', 'a1', 'b1', 'c1', 'd1']);
      await order('a5', 1);
    });

    test('that end their thread are tried once more, and answered; what waits behind them is done', async () => {
      const of = start();
      const tries = shared();
      const fatal = of.run(endsWork, { tries, times: 5 }, sending);
      const behind = done(of);
      await expect(fatal).rejects.toMatchObject({
        status: 503,
        message: expect.stringMatching(/ended twice/),
      });
      expect(tries[0]).toBe(2);
      expect(await behind).toBe('done');
      expect(await of.run(endsWork, { tries: shared(), times: 1 }, sending)).toBe('done');
    });

    test('that take too long are ended with words; what waits behind them is done', async () => {
      const of = start({ seconds: 1.5 });
      const endless = of.run(endlessWork, null, sending);
      const behind = done(of);
      await expect(endless).rejects.toMatchObject({
        status: 422,
        message: expect.stringMatching(/2 seconds/),
      });
      expect(await behind).toBe('done');
    });

    test('that take too much memory are ended with words; what waits behind them is done', async () => {
      const of = start({ megabytes: 64 });
      const hungry = of.run(hungryWork, null, sending);
      const behind = done(of);
      await expect(hungry).rejects.toMatchObject({ status: 422, message: expect.stringMatching(/memory/) });
      expect(await behind).toBe('done');
    });

    test.runIf(process.platform === 'linux')('stand back, and the thread that answers does not', async () => {
      const before = getPriority();
      const niceness = await start().run(priorityWork, null, { ...sending, purpose: 'saving' });
      expect(niceness).toBe(Math.min(19, before + limitsOf.saving.niceness));
      expect(getPriority()).toBe(before);
      const order = [
        'sending',
        'saving',
        'largeSaving',
        'reading',
        'uploads',
        'largeReading',
        'checking',
      ] as const;
      const steps = order.map((purpose) => limitsOf[purpose].niceness);
      expect(steps).toEqual([...new Set(steps)].sort((one, other) => one - other));
    });
  });
});

describe('small works', () => {
  const here: Work<object, string> = { name: 'test.stuck', run: () => 'here', weight: () => 1 };
  const about = () => {
    const door = shared();
    door[0] = 1;
    return { door, begun: shared(), name: 'in a thread' };
  };
  let threads: Threads;
  beforeAll(() => {
    threads = createThreads(
      createLog('silent'),
      limitsOf,
      fileURLToPath(new URL('./hostile-thread.mjs', import.meta.url)),
    );
  });
  afterAll(() => threads.close());
  const by = (company: number, person: number) => ({ purpose: 'saving', company, person }) as const;

  test('are done where they are asked for, a few at once; more go to the threads of their purpose', async () => {
    const before = threads.done();
    const asked = Array.from({ length: 20 }, (_, at) => threads.run(here, about(), by(at, at)));
    const made = await Promise.all(asked);
    const inThreads = made.filter((where) => where === 'in a thread').length;
    expect(made.slice(0, mostSmallWorks)).toEqual(Array.from({ length: mostSmallWorks }, () => 'here'));
    expect(inThreads).toBe(20 - mostSmallWorks);
    expect(threads.done().saving - before.saving).toBe(inThreads);
    expect(await threads.run(here, about(), by(1, 1)), 'there is room again').toBe('here');
  });

  test('of one person are done where they are asked for one at a time', async () => {
    const one = [1, 2, 3].map(() => threads.run(here, about(), by(1, 1)));
    const other = threads.run(here, about(), by(1, 2));
    expect(await Promise.all([...one, other])).toEqual(['here', 'in a thread', 'in a thread', 'here']);
  });

  test('that fail, or turn out to be none, make room', async () => {
    const fails: typeof here = { ...here, run: () => Promise.reject(new Error('It fails.')) };
    await expect(threads.run(fails, about(), by(1, 1))).rejects.toThrow('It fails.');
    const asks: Work<object, string, { text(): Promise<string> }> = {
      ...here,
      run: (_about, ask) => ask.text(),
    };
    const long = async () => 'x'.repeat(100_000);
    expect(await threads.run(asks, about(), by(1, 1), { text: long })).toBe('in a thread');
    expect(await threads.run(here, about(), by(1, 1))).toBe('here');
  });

  test('leave the event loop to others between them, after each answer they asked for too', async () => {
    let round = 0;
    let isOver = false;
    const next = () => {
      round += 1;
      if (!isOver) setImmediate(next);
    };
    setImmediate(next);
    const rounds: number[] = [];
    const long: Work<object, string, { answer(): Promise<string> }> = {
      ...here,
      async run(_about, ask) {
        for (let n = 0; n < 3; n += 1) {
          const until = performance.now() + 5;
          while (performance.now() < until);
          rounds.push(round);
          await ask.answer();
        }
        return 'here';
      },
    };
    const answer = async () => 'x';
    const all = Array.from({ length: mostSmallWorks }, (_, at) =>
      threads.run(long, about(), by(at, at), { answer }),
    );
    await Promise.all(all);
    isOver = true;
    expect(rounds).toHaveLength(3 * mostSmallWorks);
    // One connection is accepted in a round. The system may stop this process for a while, then there are few.
    const between = rounds.slice(1).map((later, at) => later - rounds[at]!);
    expect(Math.min(...between)).toBeGreaterThanOrEqual(1);
    expect(between.sort((one, other) => one - other)[5]).toBeGreaterThan(5);
  });
});

test('a row counts in a text of JSON as in JSON, however it is written', () => {
  const rows = `[${'{},'.repeat(50)}{}]`;
  const escaped = (brace: string) => `{"data_j":"${rows.replaceAll('{', brace)}"}`;
  const weight = jsonWeight(rows);
  expect(weight).toBeGreaterThan(20_000);
  for (const text of [JSON.stringify({ data_j: rows }), escaped('\\u007b'), escaped('\\u007B')]) {
    expect(jsonWeight(text)).toBeGreaterThan(weight);
    expect(jsonWeight(new TextEncoder().encode(text))).toBe(jsonWeight(text));
  }
});

describe('a queue of companies', () => {
  test('is empty when all were taken, and goes on', () => {
    const queue = new CompanyQueue<string>({ waiting: 10, waitingOfOne: 10, threads: 1 });
    const one = { company: 1, person: 1 };
    expect(queue.take()).toBeUndefined();
    queue.add(one, 'a');
    expect(queue.size).toBe(1);
    const taken = queue.take()!;
    expect([taken.entry, queue.take(), queue.size]).toEqual(['a', undefined, 0]);
    queue.add(one, 'b');
    expect(queue.take()).toBeUndefined();
    taken.over();
    expect(queue.take()?.entry).toBe('b');
  });

  test('gives a place of who has most in a full company to a colleague who has less', () => {
    const queue = new CompanyQueue<string>({ waiting: 10, waitingOfOne: 3, threads: 1 });
    const add = (person: number, entry: string) => queue.add({ company: 1, person }, entry);
    expect([add(1, 'a1'), add(1, 'a2'), add(1, 'a3')]).toEqual([undefined, undefined, undefined]);
    expect([add(1, 'a4'), add(2, 'b1'), add(2, 'b2')]).toEqual(['a4', 'a3', 'b2']);
    expect([add(3, 'c1'), add(4, 'd1')]).toEqual(['a2', 'd1']);
    expect(queue.empty()).toEqual(['a1', 'b1', 'c1']);
  });

  test('whoever comes, is bounded, loses none but the last of who has most, and refuses none who has less by two', () => {
    const limits = { waiting: 6, waitingOfOne: 4, threads: 1 };
    const owner = fc.record({ company: fc.nat(4), person: fc.nat(2) });
    fc.assert(
      fc.property(fc.array(owner, { maxLength: 40 }), (owners) => {
        const queue = new CompanyQueue<number>(limits);
        let waiting: (Owner & { readonly entry: number })[] = [];
        const countOf = (of: Partial<Owner>) =>
          waiting.filter((one) => Object.entries(of).every(([name, id]) => one[name as keyof Owner] === id))
            .length;
        owners.forEach(({ company, person }, entry) => {
          const isShareFull = countOf({ company }) >= limits.waitingOfOne;
          const rivals = waiting
            .map((one) =>
              isShareFull
                ? { ...one, of: { company, person: one.person } }
                : { ...one, of: { company: one.company } },
            )
            .filter((one) => !isShareFull || one.company === company);
          const most = Math.max(0, ...rivals.map(({ of }) => countOf(of)));
          const own = countOf(isShareFull ? { company, person } : { company });
          const isFull = isShareFull || waiting.length >= limits.waiting;
          const lost = queue.add({ company, person }, entry);
          expect(lost === entry).toBe(isFull && most <= own + 1);
          expect(lost === undefined).toBe(!isFull);
          if (lost === entry) return;
          if (lost !== undefined) {
            const loser = rivals.find((one) => one.entry === lost)!;
            expect(countOf(loser.of)).toBe(most);
            const same = waiting.filter(
              (one) => one.company === loser.company && one.person === loser.person,
            );
            expect(same.at(-1)!.entry).toBe(lost);
          }
          waiting = [...waiting.filter((one) => one.entry !== lost), { company, person, entry }];
          expect(queue.size).toBe(waiting.length);
        });
        expect(queue.empty().sort()).toEqual(waiting.map(({ entry }) => entry).sort());
      }),
    );
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
