import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { getBytes } from '../../src/server/polling/http-get.ts';
import { startPolling } from '../../src/server/polling/poller.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import type { WantedWork } from '../../src/server/wanted-work.ts';
import { bundlePrograms } from '../support/bundled-programs.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import {
  type KeepingAuthority,
  type KeptAnswer,
  type Step,
  startKeepingAuthority,
} from '../support/polling/keeping-authority.ts';
import { type Form, forms, sourceOf } from '../support/polling/sources.ts';
import { notification } from './notifications.ts';
import { acceptedDocument, eventually, type RunningServer, startTestServer } from './running-server.ts';
import { type SmallAuthority, startSmallAuthority } from './small-authority.ts';

/** In another order for each seed. */
const shuffled =
  (seed: number) =>
  (references: readonly string[]): readonly string[] =>
    fc.sample(fc.shuffledSubarray([...references], { minLength: references.length }), {
      numRuns: 1,
      seed,
    })[0]!;

const silent = createLog('silent');
const closers: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function startAuthority(seed = 1): Promise<KeepingAuthority> {
  const authority = await startKeepingAuthority(shuffled(seed));
  closers.push(authority.close);
  return authority;
}

function poll(db: Database, form: Form, authority: KeepingAuthority): WantedWork {
  const polling = startPolling({ db, sources: [sourceOf(form, authority.url)], log: silent });
  closers.push(polling.close);
  return polling;
}

describe('of declarations that were sent', () => {
  let running: RunningServer;
  let takes: SmallAuthority;
  beforeAll(async () => {
    takes = await startSmallAuthority();
    running = await startTestServer({ hmrcUrl: takes.url });
  });
  afterAll(async () => {
    await running.close();
    await takes.close();
  });

  test.each(forms)(
    'answers are fetched by %s, shuffled and doubled, and each is worked in once',
    async (form) => {
      const authority = await startAuthority();
      const unstored: string[] = [];
      authority.onStep = async (step, reference) => {
        if (step !== 'word asked') return;
        const { rows } = await sql`select from fetched_answers where reference = ${reference}`.execute(
          running.db,
        );
        if (rows.length === 0) unstored.push(reference);
      };
      const person = await running.signIn();
      const ids: number[] = [];
      for (const number of [1, 2, 3]) {
        const lrn = `${form.toUpperCase()}-${number}`;
        const document = acceptedDocument(lrn);
        const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
        await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
        const { conversationId } = await eventually('a post', async () =>
          takes.posted.find((post) => post.lrn === lrn),
        );
        for (const [index, code] of ['02', '01', '09'].entries()) {
          const issued = `2026112110000${index}Z`;
          const mrn = `26GB${form.length}${String(number).padStart(13, '0')}`;
          authority.keep({
            reference: `${lrn}-${code}`,
            movement: conversationId,
            conversation: conversationId,
            body: notification({ code, lrn, mrn, issued }),
            at: 1000 * (index + 1),
          });
        }
        ids.push(id);
      }
      poll(running.db, form, authority);
      for (const id of ids) {
        const told = () => person.call('GET', `/customs-declarations/${id}/notifications`);
        await eventually('three answers', async () => {
          const entries = (await told()).body.data as { kind: string }[];
          return entries.filter(({ kind }) => kind === 'notification').length === 3;
        });
        const { body } = await person.call('GET', `/customs-declarations/${id}`);
        expect(body.data).toMatchObject({ status: 'cleared', facts: { held: true } });
      }
      if (form === 'outcomes')
        await eventually('all are acknowledged', async () => authority.acknowledged.size === 9);
      expect(unstored).toEqual([]);
      expect([...authority.asked.values()]).toEqual(Array.from({ length: 9 }, () => 1));
    },
  );
});

describe('whatever happens', () => {
  let database: TestDatabase;
  let db: Database;
  let programs: Awaited<ReturnType<typeof bundlePrograms>>;
  beforeAll(async () => {
    database = await testDatabase();
    db = openDatabase(database.url);
    programs = await bundlePrograms({ poll: 'tests/support/polling/process.ts' });
    // Movements are those of messages that were sent: the tests tell of two.
    await sql`
      with company as (insert into companies (name, plan) values ('Weir', 'demo') returning id),
      person as (insert into users (company_id, role, email, name, password_hash)
        select id, 'user', 'a@b.example', 'A', 'none' from company returning id, company_id),
      declaration as (insert into documents (facts, customs_problems, revision, document_kind, schema_version,
          company_id, items, user_id, environment, document, status, reference, words)
        select '{}', '[]', 1, 'customs-declaration', 1, company_id, 0, id, 'TT', '{}', 'draft', '', '' from person
        returning id, company_id, user_id)
      insert into outbox (document_id, user_id, company_id, document_kind, revision, body, sha256, kind, provider,
        environment, lrn, state, conversation_id, outcome)
      select id, user_id, company_id, 'customs-declaration', 1, '', '', 'submission', 'HMRC', 'TT', movement, 'sent',
        movement, 'accepted'
      from declaration, unnest(array['m1', 'm2']) as movement`.execute(db);
  });
  afterAll(async () => {
    await db.destroy();
    await database.drop();
    programs.remove();
  });
  beforeEach(async () => {
    await sql`truncate polled_places, fetched_answers, received_notifications cascade`.execute(db);
  });

  const answers = (count: number, from = 0): KeptAnswer[] =>
    Array.from({ length: count }, (_, index) => ({
      reference: `r${from + index}`,
      movement: `m${(index % 2) + 1}`,
      conversation: `c${from + index}`,
      body: `<answer>${from + index}</answer>`,
      at: 1000 * (from + index + 1),
    }));
  const bodies = async () => {
    const { rows } = await sql<{ body: string }>`
      select convert_from(body, 'UTF8') as body from received_notifications order by id`.execute(db);
    return rows.map(({ body }) => body).sort();
  };
  const bodiesOf = (kept: readonly KeptAnswer[]) => kept.map(({ body }) => body).sort();
  const allFetched = (kept: readonly KeptAnswer[], authority: KeepingAuthority, form: Form) =>
    eventually(
      'all are fetched',
      async () =>
        (await bodies()).length >= kept.length &&
        (form !== 'outcomes' || authority.acknowledged.size === kept.length),
    );

  const steps: readonly Step[] = [
    'list asked',
    'list told',
    'one asked',
    'one told',
    'word asked',
    'word told',
  ];

  test.each(
    forms.flatMap((form) =>
      steps.filter((step) => form === 'outcomes' || !step.startsWith('word')).map((step) => ({ form, step })),
    ),
  )('killed when $step, by $form: each is kept once and none is lost', async ({ form, step }) => {
    const authority = await startAuthority(7);
    const kept = answers(7);
    for (const answer of kept) authority.keep(answer);
    let polling: ChildProcess | undefined;
    let seen = 0;
    let kills = 0;
    let isOver = false;
    const start = () => {
      if (isOver) return;
      polling = spawn(process.execPath, [join(programs.folder, 'poll.js')], {
        env: { ...process.env, DATABASE_URL: database.url, AUTHORITY_URL: authority.url, FORM: form },
        stdio: 'inherit',
      });
    };
    closers.push(async () => {
      isOver = true;
      if (polling !== undefined && polling.exitCode === null && polling.signalCode === null) {
        const end = once(polling, 'exit');
        polling.kill('SIGKILL');
        await end;
      }
    });
    authority.onStep = async (at, reference) => {
      if (at !== step) return;
      if (at === 'word asked') {
        const { rows } = await sql`select from fetched_answers where reference = ${reference}`.execute(db);
        expect(rows).toHaveLength(1);
      }
      seen += 1;
      // At the first of them, and at one later on.
      if (seen !== 1 && seen !== 4) return;
      kills += 1;
      const killed = polling!;
      const end = once(killed, 'exit');
      killed.kill('SIGKILL');
      await end;
      start();
    };
    start();
    // What was taken by who is dead is left to it for a minute.
    const letGo = setInterval(() => {
      sql`update polled_places set next_at = now() where next_at > now() + interval '30 seconds'`
        .execute(db)
        .catch(() => {});
    }, 50);
    await allFetched(kept, authority, form).finally(() => clearInterval(letGo));
    expect(kills).toBeGreaterThan(0);
    expect(await bodies()).toEqual(bodiesOf(kept));
  });

  test('the round after one that did not end is told so', async () => {
    const authority = await startAuthority();
    const told: boolean[] = [];
    const source = sourceOf('list', authority.url);
    let isAway = true;
    const watched = {
      ...source,
      list: (...[place, signal]: Parameters<typeof source.list>) => {
        told.push(place.isAfterTrouble);
        if (isAway) throw new Error('Nothing answers.');
        return source.list(place, signal);
      },
    };
    closers.push(startPolling({ db, sources: [watched], log: silent }).close);
    await eventually('a second try', async () => told.length > 1);
    const { rows } = await sql<{ reason: string }>`select reason from polled_places`.execute(db);
    expect(rows).toEqual([{ reason: 'Nothing answers.' }]);
    isAway = false;
    await eventually(
      'a round that ended well, and the next',
      async () => told.at(-1) === false && told.length > 3,
    );
    expect(told.slice(0, 2)).toEqual([false, true]);
  });

  test.each(forms)(
    'answers by %s that cannot be fetched hold up no other, however many they are, and are fetched once they can',
    async (form) => {
      const authority = await startAuthority();
      const kept = answers(form === 'outcomes' ? 6 : 14);
      const broken = new Set(kept.slice(0, form === 'outcomes' ? 2 : 10).map(({ reference }) => reference));
      for (const answer of kept) authority.keep(answer);
      authority.onStep = (step, reference) => {
        if (step === 'one asked' && broken.has(reference)) throw new Error('broken');
      };
      poll(db, form, authority);
      await eventually('the others', async () => (await bodies()).length === 4);
      // What comes later waits for none of them, nor for what their pauses have grown to.
      await new Promise((resolve) => setTimeout(resolve, 500));
      const [late] = answers(1, 20);
      authority.keep(late!);
      const before = Date.now();
      await eventually('a late one', async () => (await bodies()).length === 5);
      expect(Date.now() - before).toBeLessThan(5000);
      broken.clear();
      await allFetched([...kept, late!], authority, form);
      expect(await bodies()).toEqual(bodiesOf([...kept, late!]));
    },
  );

  test('nobody is followed to another address with what lets us in, and no answer is read beyond its limit', async () => {
    const asked: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url);
      if (request.url === '/moved') response.writeHead(302, { location: '/elsewhere' }).end();
      else response.end('x'.repeat(100_000));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    closers.push(async () => void server.close());
    const { port } = server.address() as AddressInfo;
    const options = { headers: {}, timeoutMs: 5000, limit: 99_999, signal: new AbortController().signal };
    expect((await getBytes(`http://127.0.0.1:${port}/moved`, options)).status).toBe(302);
    expect(asked).toEqual(['/moved']);
    await expect(getBytes(`http://127.0.0.1:${port}/long`, options)).rejects.toThrow('more than 99999 bytes');
    const longer = await getBytes(`http://127.0.0.1:${port}/long`, { ...options, limit: 100_000 });
    expect(longer.body).toHaveLength(100_000);
  });

  test('what a movement tells late, made before what it told already, is fetched', async () => {
    const authority = await startAuthority();
    const [first, late] = answers(3).filter(({ movement }) => movement === 'm1');
    authority.keep(late!);
    poll(db, 'movements', authority);
    await eventually('the one made later', async () => (await bodies()).length === 1);
    authority.keep({ ...first!, at: late!.at - 500 });
    await allFetched([first!, late!], authority, 'movements');
    // And it is asked for no more than it needs.
    await eventually('a mark', async () => {
      const { rows } =
        await sql`select from polled_places where place = 'm1' and mark = ${String(late!.at)}`.execute(db);
      return rows.length === 1;
    });
  });

  test('several who fetch at once, and what was pushed before: each is kept once', async () => {
    const authority = await startAuthority();
    const kept = answers(12);
    for (const answer of kept) authority.keep(answer);
    const [pushed] = kept;
    await sql`insert into received_notifications (conversation_id, sha256, headers, body)
      values (${pushed!.conversation}, encode(sha256(${Buffer.from(pushed!.body)}), 'hex'), '{}', ${Buffer.from(pushed!.body)})`.execute(
      db,
    );
    for (const _ of [1, 2, 3]) poll(db, 'outcomes', authority);
    await allFetched(kept, authority, 'outcomes');
    expect(await bodies()).toEqual(bodiesOf(kept));
  });
});
