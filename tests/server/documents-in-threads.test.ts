import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  type RunningServer,
  startSecondServer,
  startTestServer,
} from './running-server.ts';

let running: RunningServer;
let second: Awaited<ReturnType<typeof startSecondServer>>;
let person: Person;
let other: Person;

beforeAll(async () => {
  running = await startTestServer({ signInElsewhereSeconds: 0 });
  second = await startSecondServer(running);
  person = await running.signIn();
  other = await second.signIn();
});
afterAll(async () => {
  await second.close();
  await running.close();
});

let lrns = 0;

function documentOf(items: number): DocumentData {
  lrns += 1;
  const accepted = acceptedDocument(`THREADED-${lrns}`);
  const [item] = accepted.CDSItems as readonly Row[];
  const rows = Array.from({ length: items }, (_, index) => ({
    ...item,
    uuid: `i${index}`,
    item_no: index + 1,
  }));
  return { ...accepted, items, CDSItems: rows as readonly Row[] };
}

async function created(items: number): Promise<{ id: number; document: DocumentData }> {
  const { status, body } = await person.call('POST', '/customs-declarations', documentOf(items));
  expect(status).toBe(201);
  return body.data;
}

interface Logged {
  readonly msg?: string;
  readonly work?: string;
  readonly purpose?: string;
}

/** What threads were asked for while something was done: purpose and work. */
async function askedOfThreads(doing: () => Promise<unknown>): Promise<string[]> {
  const before = running.log().length;
  await doing();
  return running
    .log()
    .slice(before)
    .split('\n')
    .filter((line) => line.includes('from its thread'))
    .map((line) => JSON.parse(line) as Logged)
    .map(({ purpose, work }) => `${purpose} ${work}`);
}

/** Larger than what is done where it is asked for. */
const many = 60;

describe('a large declaration', () => {
  test('is made, read, saved, copied, checked, compared, printed and sent in threads of the purpose', async () => {
    const { id, document } = await created(many);
    const path = `/customs-declarations/${id}`;
    const at = async (method: string, address: string, body?: unknown) => {
      const answer = await person.call(method, address, body);
      expect([200, 201]).toContain(answer.status);
      return answer;
    };
    const data_j = JSON.stringify(document);
    const calls: readonly (readonly [string, () => Promise<unknown>])[] = [
      ['saving documents.create', () => created(many)],
      ['reading documents.view', () => at('GET', path)],
      ['saving documents.put', () => at('PUT', path, { ...document, internal_id: 'PUT' })],
      [
        'saving documents.patch',
        () => at('PATCH', path, { revision: 1, patches: [{ op: 'set', path: ['ref_general'], value: 'P' }] }),
      ],
      ['reading documents.copy', () => at('POST', `${path}/copy`)],
      ['checking sending.check', () => at('POST', '/customs-declarations/check', { id, data_j })],
      ['checking sending.tax-check', () => at('POST', '/check-tax', { id, data_j })],
      ['reports report.print', () => at('GET', `/customs-declarations/generate-report?id=${id}`)],
      ['checking history.compared', () => at('GET', `${path}/revisions/diff?from=revision-1&to=now`)],
    ];
    for (const [work, call] of calls) expect(await askedOfThreads(call)).toEqual([work]);
    const { body } = await person.call('GET', path);
    const sent = await askedOfThreads(() =>
      person.call('POST', '/customs-declarations/send', {
        ...{ id, revision: body.data.revision, provider: 'HMRC' },
        data_j: JSON.stringify(body.data.document),
      }),
    );
    // Refused as it stands: its figures are those of one item.
    expect(sent).toEqual(['sending sending.body', 'sending sending.submission']);
  });

  test('is no ordinary one, of five items: that is made, read, saved and copied without a thread', async () => {
    const asked = await askedOfThreads(async () => {
      const { id } = await created(5);
      const path = `/customs-declarations/${id}`;
      const patches = [{ op: 'set', path: ['ref_general'], value: 'S' }];
      expect((await person.call('GET', path)).status).toBe(200);
      expect((await person.call('PATCH', path, { revision: 1, patches })).status).toBe(200);
      expect((await person.call('POST', `${path}/copy`)).status).toBe(201);
    });
    expect(asked).toEqual([]);
  });

  test('answers as a small one does, which needs no thread but for its message', async () => {
    const small = await askedOfThreads(async () => {
      const { id } = await created(1);
      await person.call('GET', `/customs-declarations/${id}`);
      const patches = [{ op: 'set', path: ['ref_general'], value: 'S' }];
      const saved = await person.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches });
      expect(saved.body.data).toMatchObject({ revision: 2, patches: [] });
    });
    expect(small).toEqual([]);
    const { id } = await created(many);
    const patches = [{ op: 'set', path: ['ref_general'], value: 'S' }];
    const saved = await person.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches });
    expect(saved.body.data).toMatchObject({ revision: 2, patches: [] });
    const wrong = [{ op: 'set', path: ['colour'], value: 'red' }];
    const refused = await person.call('PATCH', `/customs-declarations/${id}`, {
      revision: 2,
      patches: wrong,
    });
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toBeDefined();
  });
});

test('items that are imported go in as a save does: nobody who saves waits behind what others bring', async () => {
  const { id } = await created(many);
  const form = new FormData();
  form.set('file', new File(['Code,Price\n0902100010,1.50'], 'lines.csv'));
  form.set('mapping', JSON.stringify(['commodityCode', 'itemPriceAmount']));
  form.set('into', String(id));
  form.set('dry_run', 'false');
  const asked = await askedOfThreads(async () => {
    const response = await fetch(`${running.server.address}/api/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${person.token}` },
      body: form,
    });
    const { data } = await response.json();
    await eventually(
      'import',
      async () => (await person.call('GET', `/import/${data.id}`)).body.data.state === 'done',
    );
  });
  expect(asked).toEqual(['uploads imports.file', 'saving documents.edit']);
});

test('a save is answered while checks of another company are under way, and as many more wait', async () => {
  const { id } = await created(many);
  const looker = await running.signIn('other@tidewaiter.example');
  const looked = await looker.call('POST', '/customs-declarations', documentOf(many));
  const { id: about, document } = looked.body.data;
  const lock = new pg.Client({ connectionString: running.databaseUrl });
  await lock.connect();
  await lock.query('begin');
  // What a check of taxes asks for while it has its thread.
  await lock.query('lock table notifications in access exclusive mode');
  const check = () => looker.call('POST', '/check-tax', { id: about, data_j: JSON.stringify(document) });
  let checked = 0;
  const checks = [check(), check(), check(), check()].map((one) => one.then(() => (checked += 1)));
  await eventually('a check is under way', async () => {
    const { rows } = await lock.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return rows.length > 0;
  });
  try {
    const { status } = await person.call('PUT', `/customs-declarations/${id}`, { internal_id: 'MEANWHILE' });
    expect([status, checked]).toEqual([200, 0]);
  } finally {
    await lock.query('rollback');
    await lock.end();
  }
  await Promise.all(checks);
});

describe('a few bytes that cost much are a matter of threads', () => {
  test('999 empty items, of 3 kB', async () => {
    const document = { CDSItems: Array.from({ length: 999 }, () => ({})) };
    const calls = [
      ['saving documents.create', 'POST', '/customs-declarations', document],
      ['checking sending.check', 'POST', '/customs-declarations/check', { data_j: JSON.stringify(document) }],
      ['checking sending.tax-check', 'POST', '/check-tax', { data_j: JSON.stringify(document) }],
    ] as const;
    for (const [work, method, path, body] of calls)
      expect(await askedOfThreads(() => person.call(method, path, body))).toEqual([work]);
    const { id } = (await person.call('POST', '/customs-declarations', { CDSItems: [{}] })).body.data;
    const rows = Array.from({ length: 400 }, (_, at) => ({ uuid: `r${at}` }));
    const patches = rows.map((value, index) => ({ op: 'insert', path: ['CDSItems'], index, value }));
    const save = () => person.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches });
    expect(await askedOfThreads(save)).toEqual(['saving documents.patch']);
  });

  test('130 empty items, of 500 bytes, and 40 whose braces are written as numbers of characters', async () => {
    const rows = (count: number) => JSON.stringify({ CDSItems: Array.from({ length: count }, () => ({})) });
    const check = (body: string) => () =>
      fetch(`${running.server.address}/api/customs-declarations/check`, {
        ...{ method: 'POST', body },
        headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      });
    const escaped = JSON.stringify({ data_j: rows(40) }).replaceAll(/(?<=.)\{/g, '\\u007b');
    for (const body of [JSON.stringify({ data_j: rows(130) }), escaped])
      expect(await askedOfThreads(check(body))).toEqual(['checking sending.check']);
  });

  test('a small declaration with a long history', async () => {
    const { id } = await created(many);
    const path = `/customs-declarations/${id}`;
    const save = () => person.call('PUT', path, { internal_id: 'SMALL' });
    expect(await askedOfThreads(save)).toEqual(['saving documents.put']);
    const patches = [{ op: 'set', path: ['ref_general'], value: 'S' }];
    const late = () => person.call('PATCH', path, { revision: 1, patches });
    expect(await askedOfThreads(late)).toEqual(['saving documents.patch']);
    const compare = () => person.call('GET', `${path}/revisions/diff?from=revision-1&to=now`);
    expect(await askedOfThreads(compare)).toEqual(['checking history.compared']);
  });
});

describe('edits of one declaration at the same time', () => {
  /** Saves that each set one field of one item, from everybody's first revision, through two processes. */
  async function savedAtOnce(id: number, count: number) {
    return await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const patch = {
          op: 'set',
          path: ['CDSItems', { id: `i${index}` }, 'description'],
          value: `By ${index}`,
        };
        const body = { revision: 1, client: `window-${index}`, patches: [patch] };
        const by = index % 2 === 0 ? person : other;
        return await by.call('PATCH', `/customs-declarations/${id}`, body);
      }),
    );
  }

  test.for([1, many])(
    'end as if one came after the other, whichever process takes them: %i items beside',
    async (more) => {
      const count = 12;
      const { id } = await created(count + more);
      const answers = await savedAtOnce(id, count);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const { body } = await person.call('GET', `/customs-declarations/${id}`);
      const { document, revision } = body.data as { document: DocumentData; revision: number };
      const texts = (document.CDSItems as readonly Row[])
        .slice(0, count)
        .map(({ description }) => description);
      expect(texts).toEqual(answers.map((_, index) => `By ${index}`));
      expect(revision).toBe(1 + count);
      const revisions = answers.map((answer) => answer.body.data.revision as number).sort((a, b) => a - b);
      expect(revisions).toEqual(answers.map((_, index) => index + 2));
      // Each step of history leads to the next.
      const first = await person.call(
        'GET',
        `/customs-declarations/${id}/revisions/diff?from=revision-1&to=now`,
      );
      expect(first.body.data.newValues).toEqual(document);
    },
  );

  test('are turned away when too many wait, with Retry-After and none of them half done', async () => {
    const count = 90;
    const { id } = await created(count + 200);
    const answers = await Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const patch = {
          op: 'set',
          path: ['CDSItems', { id: `i${index}` }, 'description'],
          value: `By ${index}`,
        };
        return await person.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches: [patch] });
      }),
    );
    const { body } = await person.call('GET', `/customs-declarations/${id}`);
    const rows = body.data.document.CDSItems as readonly Row[];
    for (const [index, { status, headers, body: answered }] of answers.entries()) {
      const isSaved = rows[index]!.description === `By ${index}`;
      expect([index, status, isSaved]).toEqual(isSaved ? [index, 200, true] : [index, 503, false]);
      if (!isSaved) {
        expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
        expect(answered.message).toMatch(/Try again/i);
      }
    }
    expect(answers.some(({ status }) => status === 503)).toBe(true);
  });
});
