import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { passableErrors } from '../../src/engine/declaration-check.ts';
import type { Row } from '../../src/engine/document.ts';
import { formatPath } from '../../src/engine/path.ts';
import type { Problem } from '../../src/engine/problem.ts';
import { freePorts } from '../support/ports.ts';
import { errorElement, notification } from './notifications.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import {
  answer,
  dieMidAnswer,
  reset,
  type SmallAuthority,
  startSmallAuthority,
  stayStill,
} from './small-authority.ts';

let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
let count = 0;
let lrn: string;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({
    hmrcUrl: authority.url,
    sendTimeoutMs: 400,
    hmrcAccessToken: 'access-secret',
  });
  person = await running.signIn();
});
afterAll(async () => {
  await running.close();
  await authority.close();
});
beforeEach(() => {
  count += 1;
  lrn = `SEND-${count}`;
});

const create = async (document: unknown = acceptedDocument(lrn), by = person) =>
  (await by.call('POST', '/customs-declarations', document)).body.data.id as number;
const send = (id: number, document: unknown = acceptedDocument(lrn), by = person) =>
  by.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document), provider: 'HMRC' });
const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
const reached = (id: number, state: string) =>
  eventually(`message of ${id} ${state}`, async () => {
    const { outbox } = await read(id);
    return outbox?.state === state && outbox;
  });
const posts = (of = lrn) => authority.posted.filter((post) => post.lrn === of).length;

describe('a declaration that is right', () => {
  test('is saved, posted once with the documented headers, and its conversation kept (API-023)', async () => {
    const id = await create({ internal_id: 'not yet' });
    const { status, body } = await send(id);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ status: 'validation', lrn, facts: { messagePending: true } });
    expect(body.data.outbox.state).toMatch(/waiting|sending|sent/);

    const outbox = await reached(id, 'sent');
    const post = authority.posted.find((one) => one.lrn === lrn)!;
    expect(outbox.conversation_id).toBe(post.conversationId);
    expect(createHash('sha256').update(post.body).digest('hex')).toBe(outbox.sha256);
    expect(post.headers).toMatchObject({
      authorization: 'Bearer access-secret',
      accept: 'application/vnd.hmrc.2.0+xml',
      'content-type': 'application/xml; charset=utf-8',
    });
    expect(posts()).toBe(1);
  });

  test('leaves an audit row with its hash, in the same transaction', async () => {
    const id = await create();
    await send(id);
    const { rows } = await sql<{ detail: { lrn: string; sha256: string } }>`
      select detail from audit where action = 'declaration sent' and record_id = ${id}`.execute(running.db);
    expect(rows[0]!.detail.lrn).toBe(lrn);
    expect(rows[0]!.detail.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is sent once however often and wherever one clicks: the others get 409 with the first', async () => {
    const id = await create();
    const colleague = await running.signIn('colleague@tidewaiter.example');
    const answers = await Promise.all([send(id), send(id), send(id, undefined, colleague), send(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.data.outbox).toMatchObject({ document_id: id, lrn });
    await reached(id, 'sent');
    expect((await send(id)).status).toBe(409);
    expect(posts()).toBe(1);
  });
});

describe('a declaration that is not right', () => {
  test('is saved and not sent: 422 with the error on its field', async () => {
    const { transaction_ref: _lrn, ...withoutLrn } = acceptedDocument(lrn);
    const id = await create({ ...withoutLrn, internal_id: 'before' });
    const { status, body } = await send(id, withoutLrn);
    expect(status).toBe(422);
    expect(body.errors['/transaction_ref']).toHaveLength(1);
    expect(body.problems).toEqual(
      expect.arrayContaining([expect.objectContaining({ path: ['transaction_ref'], severity: 'error' })]),
    );
    expect(await read(id)).toMatchObject({ status: 'draft', outbox: null, document: withoutLrn });
  });

  test('two things wrong with one field are both said, the same thing once', async () => {
    const document = { ...acceptedDocument(lrn), exporter: `${'x'.repeat(70)}\u0002` };
    const { body } = await send(await create(document), document);
    expect(body.errors['/exporter']).toEqual([
      'Character 71 is U+0002, which no message carries.',
      'At most 70 characters.',
    ]);
    const long = { ...document, exporter: 'x'.repeat(71) };
    expect((await send(await create(long), long)).body.errors['/exporter']).toHaveLength(1);
  });

  test.each([
    ['a NUL', '\0', '0000'],
    ['half a pair', '\ud800', 'D800'],
  ])('an LRN with %s is an error on its field', async (_what, character, code) => {
    const document = acceptedDocument(`${lrn}${character}`);
    const { status, body } = await send(await create(document), document);
    expect(status).toBe(422);
    const message = `Character ${lrn.length + 1} is U+${code}, which no message carries.`;
    expect(body.errors['/transaction_ref']).toContain(message);
  });

  test('a window whose name cannot be stored is told so on its field', async () => {
    const id = await create();
    const client = 'window\0';
    const data_j = JSON.stringify(acceptedDocument(lrn));
    for (const answer of [
      await person.call('POST', '/customs-declarations/send', { id, data_j, client }),
      await person.call('PATCH', `/customs-declarations/${id}`, { revision: 1, patches: [], client }),
    ]) {
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { client: ['Holds a character that cannot be stored.'] } },
      });
    }
  });

  test('what is no document or no JSON is refused (422)', async () => {
    const id = await create();
    expect((await send(id, { colour: 'red' })).status).toBe(422);
    const notJson = { id, data_j: '{', provider: 'HMRC' };
    expect((await person.call('POST', '/customs-declarations/send', notJson)).status).toBe(422);
  });

  test('an LRN of the last 48 hours is stopped unless the earlier was rejected', async () => {
    const first = await create();
    await send(first);
    await reached(first, 'sent');
    const second = await create();
    const stopped = await send(second);
    expect(stopped.status).toBe(422);
    const [said] = stopped.body.errors['/transaction_ref'];
    expect(said).toContain('48 hours');
    expect(said).toMatch(/sent on \d\d\/\d\d\/20\d\d \d\d:\d\d UTC;/);

    const stranger = await running.signIn('other@tidewaiter.example');
    expect((await send(await create(undefined, stranger), undefined, stranger)).status).toBe(200);

    await sql`update outbox set sent_at = sent_at - interval '47 hours', created_at = created_at - interval '90 hours'
      where document_id = ${first}`.execute(running.db);
    expect((await send(second)).status).toBe(422);
    await sql`update outbox set sent_at = sent_at - interval '2 hours' where document_id = ${first}`.execute(
      running.db,
    );
    expect((await send(second)).status).toBe(200);
  });

  test.each([
    ['waits', Array.from({ length: 40 }, () => answer(503)), 'waiting'],
    ['awaits confirmation', [reset], 'unconfirmed'],
  ])(
    'the LRN of a message that %s is not free, however long it has waited, until that is given up',
    async (_what, behaviours, state) => {
      authority.next(lrn, ...behaviours);
      const first = await create();
      await send(first);
      await eventually('a try', async () => {
        const { outbox } = await read(first);
        return outbox.state === state && outbox.attempts > 0;
      });
      await sql`update outbox set created_at = created_at - interval '90 hours'
        where document_id = ${first}`.execute(running.db);
      const second = await create();
      const stopped = await send(second);
      expect(stopped.status).toBe(422);
      expect(stopped.body.errors['/transaction_ref']).toEqual([
        expect.stringMatching(/message of \d\d\/\d\d\/20\d\d \d\d:\d\d UTC that may still reach customs/),
      ]);
      const discard = () =>
        person.call('POST', `/customs-declarations/${first}/outbox`, { decision: 'discard' });
      await eventually('given up between two tries', async () => (await discard()).status === 200);
      authority.next(lrn);
      if (state === 'waiting') {
        // Who gives up what only waits has asked nobody: they may have it.
        expect((await send(second)).status).toBe(422);
        expect((await discard()).status).toBe(200);
      }
      const other = await send(second);
      expect(other.status, JSON.stringify(other.body)).toBe(200);
    },
  );

  test('the 48 hours are counted by the clock of the database, whatever the clock of a process says', async () => {
    const first = await create();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 72 * 3600_000 });
    try {
      expect((await send(first)).status).toBe(200);
      await reached(first, 'sent');
    } finally {
      vi.useRealTimers();
    }
    expect((await send(await create())).status).toBe(422);
  });

  test('two declarations cannot slip through with one LRN at the same moment', async () => {
    const ids = await Promise.all([create(), create(), create()]);
    const statuses = (await Promise.all(ids.map((id) => send(id)))).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 422, 422]);
  });
});

describe('when customs', () => {
  test('refuses with 400, the errors are shown and a corrected one may go with the same LRN', async () => {
    authority.next(
      lrn,
      answer(
        400,
        '<errorResponse><code>BAD_REQUEST</code><message>Payload is not valid according to schema</message><errors><error><code>xml_validation_error</code><message>cvc-one &amp; two</message></error></errors></errorResponse>',
      ),
    );
    const id = await create();
    await send(id);
    await reached(id, 'refused');
    const declaration = await read(id);
    expect(declaration).toMatchObject({
      status: 'rejection',
      facts: { rejected: true, messagePending: false },
    });
    expect(declaration.problems).toContainEqual(
      expect.objectContaining({
        source: 'customs',
        code: 'xml_validation_error',
        message: 'cvc-one & two',
        path: [],
      }),
    );
    expect((await send(id)).status).toBe(200);
    await reached(id, 'sent');
    expect(posts()).toBe(2);
  });

  test.each([429, 500, 503])(
    'answers %i, the message waits, says why, and is taken later',
    async (status) => {
      authority.next(lrn, answer(status), answer(status));
      const id = await create();
      await send(id);
      const outbox = await reached(id, 'sent');
      expect(outbox.attempts).toBe(3);
      expect(posts()).toBe(3);
    },
  );

  test.each([
    ['seconds', () => '1'],
    ['a time of its own clock', () => new Date(Date.now() + 2000).toUTCString()],
  ])('asks to come again after %s, it is left in peace until then', async (_what, after) => {
    authority.next(lrn, answer(503, '', { 'retry-after': after() }));
    const id = await create();
    await send(id);
    await reached(id, 'sent');
    const [first, second] = authority.posted.filter((post) => post.lrn === lrn).map(({ at }) => at);
    expect(second! - first!).toBeGreaterThan(900);
  });

  test('asks to come again next week, the message is tried every few minutes all the same', async () => {
    authority.next(lrn, answer(429, '', { 'retry-after': `${7 * 24 * 3600}` }));
    const id = await create();
    await send(id);
    const { next_attempt_at: next } = await eventually('a try', async () => {
      const { outbox } = await read(id);
      return outbox.state === 'waiting' && outbox.attempts > 0 && outbox;
    });
    const pause = Date.parse(next) - Date.now();
    expect(pause).toBeGreaterThan(4 * 60_000);
    expect(pause).toBeLessThanOrEqual(5 * 60_000);
  });

  test.each([
    ['resets the connection', reset],
    ['never answers', stayStill],
    ['answers 502', answer(502)],
    ['redirects', answer(302)],
  ])('%s, the message awaits confirmation and is not posted again', async (_what, behaviour) => {
    authority.next(lrn, behaviour);
    const id = await create();
    await send(id);
    const outbox = await reached(id, 'unconfirmed');
    expect(outbox.reason).toMatch(/customs|Customs/);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(posts()).toBe(1);
    const again = await send(id);
    expect(again.status).toBe(409);
    expect(again.body.data.outbox.state).toBe('unconfirmed');
  });

  test('dies in the middle of its 202, the message is taken', async () => {
    authority.next(lrn, dieMidAnswer);
    const id = await create();
    await send(id);
    expect((await reached(id, 'sent')).conversation_id).toBeTruthy();
  });

  test('cannot be reached, the message waits and goes when it is back', async () => {
    const [port] = await freePorts(1);
    const away = await startTestServer({ hmrcUrl: `http://127.0.0.1:${port}` });
    try {
      const there = await away.signIn();
      const id = await create(undefined, there);
      await send(id, undefined, there);
      const outboxOf = async () => (await there.call('GET', `/customs-declarations/${id}`)).body.data.outbox;
      const waiting = await eventually('a refused connection', async () => {
        const outbox = await outboxOf();
        return outbox.attempts >= 2 && outbox.reason && outbox;
      });
      expect(waiting.reason).toContain('ECONNREFUSED');
      const back = await startSmallAuthority(port);
      await eventually('the post', async () => (await outboxOf()).state === 'sent');
      expect(back.posted).toHaveLength(1);
      await back.close();
    } finally {
      await away.close();
    }
  });

  test('cannot be reached and the message is given up: the next one that they refuse as repeated is rejected', async () => {
    const [port] = await freePorts(1);
    const away = await startTestServer({ hmrcUrl: `http://127.0.0.1:${port}` });
    try {
      const there = await away.signIn();
      const id = await create(undefined, there);
      await send(id, undefined, there);
      const path = `/customs-declarations/${id}`;
      const read = async () => (await there.call('GET', path)).body.data;
      await eventually('two attempts', async () => {
        const { outbox } = await read();
        return outbox.attempts >= 2 && outbox.state === 'waiting';
      });
      expect((await there.call('POST', `${path}/outbox`, { decision: 'discard' })).status).toBe(200);
      const back = await startSmallAuthority(port);
      expect((await send(id, undefined, there)).status).toBe(200);
      await eventually('the post', async () => (await read()).outbox.state === 'sent');
      const isRepeated = { code: '03', lrn, errors: errorElement('CDS12003', '42A #D026') };
      await push(away.server, notification(isRepeated), {
        'x-conversation-id': back.posted[0]!.conversationId,
      });
      // It is the LRN of a message that another program sent.
      await eventually('a verdict', async () => (await read()).outbox.outcome !== null);
      expect(await read()).toMatchObject({ facts: { rejected: true, repeatRefused: false } });
      await back.close();
    } finally {
      await away.close();
    }
  });
});

describe('the check before a declaration is sent', () => {
  const check = (document: unknown, options: object = {}, by = person) =>
    by.call('POST', '/customs-declarations/check', { data_j: JSON.stringify(document), ...options });
  const places = (problems: readonly { path: unknown; code: string; severity: string }[]) =>
    problems.filter(({ severity }) => severity === 'error').map(({ code, path }) => [code, path]);

  test('judges it as its declaration category, and saves and sends nothing', async () => {
    const alone = { ...acceptedDocument(lrn), ref_general: '', mainPreviousCDSItems: [] };
    const { status, body } = await check({
      ...alone,
      mainPreviousCDSItems: [{ docCategory: 'Z', import_prev_doc: 'ZZZ', prevTransactionRef: lrn }],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ category: 'H1', similar: [] });
    expect(places(body.data.problems)).toEqual([]);
    expect(posts()).toBe(0);
  });

  test('names what the category always needs, on its field, and the send is refused for it', async () => {
    const { dispatch_country_code: _country, ...document } = acceptedDocument(lrn);
    const expected = [['check.H1-5/14', ['dispatch_country_code']]];
    expect(places((await check(document)).body.data.problems)).toEqual(expected);
    const { status, body } = await send(await create(document), document);
    expect(status).toBe(422);
    expect(places(body.problems)).toEqual(expected);
    const missing = body.problems.find(({ code }: { code: string }) => code === 'check.H1-5/14');
    expect(missing.explanation).toContain('appendix 21A');
    expect(posts()).toBe(0);
  });

  test('what it only doubts is told, and the send is not refused for it', async () => {
    const doubtful = {
      ...acceptedDocument(lrn),
      container_flag: '0',
      mainContainerCDSItems: [{ container_no: 'CSQU3054383' }],
    };
    const { problems } = (await check(doubtful)).body.data;
    expect(problems).toContainEqual(expect.objectContaining({ code: 'check.IM-7/10', severity: 'warning' }));
    expect(places(problems)).toEqual([]);
    expect((await send(await create(doubtful), doubtful)).status).toBe(200);
  });

  describe('a published rule may be outdated', () => {
    const missing = { place: '/dispatch_country_code', code: 'check.H1-5/14' };
    const because = (...checks: object[]) => ({ reason: ' Customs takes it without. ', checks });
    const without = () => {
      const { dispatch_country_code: _country, ...document } = acceptedDocument(lrn);
      return document;
    };
    const sendPast = (id: number, document: unknown, passed_checks: object, by = person) =>
      by.call('POST', '/customs-declarations/send', {
        id,
        data_j: JSON.stringify(document),
        passed_checks,
      });

    test('who knows better passes it with a reason, which the audit and the timeline keep', async () => {
      const document = without();
      const id = await create(document);
      const { data } = (await check(document, { id, passed_checks: because(missing) })).body;
      expect(places(data.problems)).toEqual([]);
      expect((await sendPast(id, document, because(missing))).status).toBe(200);
      await reached(id, 'sent');
      const audits = await running.db.selectFrom('audit').where('record_id', '=', id).selectAll().execute();
      const message = expect.stringContaining('ispatch');
      const rules = [{ code: missing.code, message, places: [missing.place] }];
      expect(audits.map(({ detail }) => detail)).toContainEqual(
        expect.objectContaining({ passedChecks: { reason: 'Customs takes it without.', rules } }),
      );
      const { senders } = (await person.call('GET', `/customs-declarations/${id}/history`)).body.data;
      expect(senders).toMatchObject([
        {
          by: { isMe: true },
          passed: {
            reason: 'Customs takes it without.',
            rules: [{ code: 'check.H1-5/14', message, count: 1 }],
          },
        },
      ]);
    });

    test('that rule at that place alone is passed, and with a reason', async () => {
      const document = without();
      const id = await create(document);
      const refused = async (passed: object) => {
        const { status, body } = await sendPast(id, document, passed);
        expect(status, JSON.stringify(passed)).toBe(422);
        return body;
      };
      await refused(because({ ...missing, place: '/destination_country_code' }));
      await refused(because({ ...missing, code: 'check.H1-5/8' }));
      await refused({ ...because(missing), reason: ' \n' });
      await refused({ ...because(missing), reason: 'n'.repeat(513) });
      await refused({ reason: 'Because.', checks: [] });
      expect(await running.db.selectFrom('outbox').where('document_id', '=', id).execute()).toEqual([]);
    });

    test('rules that each of hundreds of items breaks are passed as well', async () => {
      const [item] = acceptedDocument(lrn).CDSItems as readonly Row[];
      const { uuid: _, preference: __, valuation_method: ___, net_mass: ____, ...fields } = item!;
      const items = Array.from({ length: 720 }, (_, at) => ({ ...fields, uuid: `i${at}`, item_no: at + 1 }));
      const totals = { items: 720, currency_1: '720000.00', total_packages: '', gross_mass: '' };
      const document = { ...acceptedDocument(lrn), ...totals, CDSItems: items };
      const id = await create(document);
      const { problems } = (await check(document, { id })).body.data;
      const errors: Problem[] = problems.filter(({ severity }: Problem) => severity === 'error');
      expect(errors.length).toBeGreaterThanOrEqual(3 * 720);
      expect(errors.filter(({ code }) => !code.startsWith('check.'))).toEqual([]);
      const checks = errors.map(({ path, code }) => ({ place: formatPath(path), code }));
      expect((await sendPast(id, document, because(...checks))).status).toBe(200);
    });

    test('is not offered to be passed while the LRN is none or one that was sent: the check finds that too', async () => {
      const errorsIn = async (document: object, by = person) => {
        const { problems } = (await check(document, {}, by)).body.data;
        expect(passableErrors(problems) === undefined).toBe(places(problems).length > 1);
        return places(problems);
      };
      const broken = ['check.H1-5/14', ['dispatch_country_code']];
      const lrnless = { ...without(), transaction_ref: '' };
      expect(await errorsIn(lrnless)).toEqual([['problem.required', ['transaction_ref']], broken]);
      expect(await errorsIn(without())).toEqual([broken]);
      await send(await create());
      expect(await errorsIn(without())).toEqual([broken, ['server.lrn.used', ['transaction_ref']]]);
      expect(await errorsIn(without(), await running.signIn('other@tidewaiter.example'))).toEqual([broken]);
    });

    test('no error of a schema and no LRN that was used is passed', async () => {
      await send(await create());
      const used = await create();
      const lrnUsed = { place: '/transaction_ref', code: 'server.lrn.used' };
      expect(places((await sendPast(used, acceptedDocument(lrn), because(lrnUsed))).body.problems)).toEqual([
        ['server.lrn.used', ['transaction_ref']],
      ]);
      const long = { ...acceptedDocument(`${lrn}-l`), location_goods: 'GB'.repeat(40) };
      const [error] = (await send(await create(long), long)).body.problems;
      const at = { place: '/location_goods', code: error.code };
      expect(error.path).toEqual(['location_goods']);
      expect((await sendPast(await create(long), long, because(at))).status).toBe(422);
    });

    test('the same by send-xml, and only for who may send', async () => {
      const id = await create(without());
      const editor = await running.signIn('editor@tidewaiter.example');
      expect((await sendPast(id, without(), because(missing), editor)).status).toBe(403);
      const xml = { type: 'send', passed_checks: because(missing) };
      expect((await person.call('POST', `/customs-declarations/${id}/send-xml`, xml)).status).toBe(200);
    });

    test('in a form it is passed by its JSON, as figures that were seen are', async () => {
      const id = await create({ ...without(), currency_1: '999.00' });
      const post = async (fields: Readonly<Record<string, string>>) => {
        const form = new FormData();
        for (const [name, value] of Object.entries({ type: 'send', ...fields })) form.set(name, value);
        const response = await fetch(`${running.server.address}/api/customs-declarations/${id}/send-xml`, {
          method: 'POST',
          headers: { authorization: `Bearer ${person.token}` },
          body: form,
        });
        return { status: response.status, body: await response.json() };
      };
      const refused = await post({});
      expect(places(refused.body.problems)).toEqual(
        expect.arrayContaining([
          ['check.H1-5/14', ['dispatch_country_code']],
          ['server.figure.differs', ['currency_1']],
        ]),
      );
      const { value, computed } = refused.body.problems.find(
        ({ code }: Problem) => code === 'server.figure.differs',
      );
      const seen_figures = JSON.stringify([{ place: '/currency_1', value, computed }]);
      const passed_checks = JSON.stringify(because(missing));
      const broken = await post({ seen_figures: seen_figures.slice(1), passed_checks });
      expect(broken).toMatchObject({ status: 422, body: { errors: { seen_figures: [expect.any(String)] } } });
      expect((await post({ seen_figures })).status).toBe(422);
      expect((await post({ seen_figures, passed_checks })).status).toBe(200);
    });
  });

  test('names other declarations of the company with its LRN, DUCR, previous MRN or invoice', async () => {
    const mrn = '26GB1234567890ABC1';
    const about = (own: string, previous: string, type: string, invoice: string) => ({
      ...acceptedDocument(own),
      ref_general: '',
      mainPreviousCDSItems: [{ docCategory: 'Y', import_prev_doc: type, prevTransactionRef: previous }],
      ...(invoice ? { invoice_number: invoice } : {}),
    });
    const sameLrn = await create(about(lrn, 'x', 'ZZZ', ''));
    const sameDucr = await create(about(`${lrn}-b`, `6US12345-${lrn}`, 'DCR', ''));
    const sameMrn = await create(about(`${lrn}-c`, mrn, 'SDE', ''));
    const sameInvoice = await create(about(`${lrn}-d`, 'x', 'ZZZ', `inv ${lrn}`));
    const otherValue = { ...about(`${lrn}-e`, 'x', 'ZZZ', `INV ${lrn}`), currency_1: '999' };
    await create(otherValue);
    const stranger = await running.signIn('other@tidewaiter.example');
    await create(about(lrn, mrn, 'SDE', `INV ${lrn}`), stranger);
    const archived = await create(about(lrn, mrn, 'SDE', ''));
    await person.call('DELETE', `/customs-declarations/${archived}`);

    const document = {
      ...about(lrn, mrn, 'SDE', `INV ${lrn}`),
      currency_1: '1000.00',
      ref_general: `6US12345-${lrn}`,
    };
    const id = await create(document);
    const { body } = await check(document, { id });
    const told = body.data.similar.map((one: { id: number; alike: string[] }) => [one.id, one.alike]);
    expect(told).toEqual([
      [sameInvoice, ['invoice']],
      [sameMrn, ['mrn']],
      [sameDucr, ['ducr']],
      [sameLrn, ['lrn']],
    ]);
    const { rows } = await sql<{ marks: string[] }>`
      select marks from documents where id = ${sameLrn}`.execute(running.db);
    expect(rows[0]!.marks).toEqual([`lrn:${lrn}`]);
  });

  const invoice = (code: string, doc_ident: string) => ({
    CertificateCDSItems: [{ doc_code_1: code[0], doc_code_3: code.slice(1), doc_ident }],
  });
  test.each([
    ['that of the customs value, N935', (number: string) => invoice('N935', number)],
    ['in small letters and without blanks', (number: string) => invoice('n380', number.replace(' ', ''))],
    [
      'as a previous document',
      (prevTransactionRef: string) => ({
        PreviousCDSItems: [{ docCategory: 'Z', import_prev_doc: '380', prevTransactionRef }],
      }),
    ],
  ])('knows an invoice in the documents of an item: %s', async (_what, told) => {
    const number = `inv a-${lrn}`;
    const { currency_1: _total, currency: _currency, CDSItems, ...document } = acceptedDocument(lrn);
    const { uuid: _, PreviousCDSItems: __, ...item } = (CDSItems as readonly Row[])[0]!;
    // Neither says the total, as customs' own samples do not.
    const alone = { ...document, ref_general: '', mainPreviousCDSItems: [] };
    const other = [{ ...item, ...invoice('N380', number.toUpperCase()) }];
    const id = await create({ ...alone, transaction_ref: `${lrn}-b`, CDSItems: other });
    const { body } = await check({ ...alone, CDSItems: [{ ...item, ...told(number) }] });
    expect(body.data.similar).toMatchObject([{ id, alike: ['invoice'] }]);
  });

  test('knows the invoice and any previous MRN of a declaration of 999 items, however they stand', async () => {
    const mrns = Array.from({ length: 999 }, (_, at) => `26GB${String(at).padStart(14, '0')}`);
    const of = (own: string, list: readonly string[]) => ({
      ...acceptedDocument(own),
      ref_general: '',
      invoice_number: `INV ${lrn}`,
      mainPreviousCDSItems: [],
      CDSItems: list.map((prevTransactionRef) => ({
        PreviousCDSItems: [{ docCategory: 'Z', import_prev_doc: 'MRN', prevTransactionRef }],
      })),
    });
    const large = await create(of(`${lrn}-b`, mrns));
    const similar = async (document: unknown) => (await check(document)).body.data.similar;
    expect(await similar(of(lrn, [...mrns].reverse()))).toMatchObject([
      { id: large, alike: ['mrn', 'invoice'] },
    ]);
    expect(await similar({ ...of(lrn, mrns.slice(-1)), invoice_number: '' })).toMatchObject([
      { id: large, alike: ['mrn'] },
    ]);
  });

  test('names one that was put away if customs have it, and says so', async () => {
    const id = await create(acceptedDocument(` ${lrn.toLowerCase()}`));
    const asked = { ...acceptedDocument(lrn), ref_general: '', mainPreviousCDSItems: [] };
    await running.db
      .updateTable('documents')
      .set({ mrn: '26GB0000000000000Z' })
      .where('id', '=', id)
      .execute();
    const similar = async () => (await check(asked)).body.data.similar;
    expect(await similar()).toMatchObject([{ id, archived: false }]);
    await person.call('DELETE', `/customs-declarations/${id}`);
    expect(await similar()).toMatchObject([{ id, archived: true, alike: expect.arrayContaining(['lrn']) }]);
  });

  test('of a declaration out of reach is answered as of none (404)', async () => {
    const id = await create();
    const stranger = await running.signIn('other@tidewaiter.example');
    expect((await check(acceptedDocument(lrn), { id }, stranger)).status).toBe(404);
  });

  test('finds duplicates by index', async () => {
    const plan = await running.db.transaction().execute(async (transaction) => {
      await sql`set local enable_seqscan = off`.execute(transaction);
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select id from documents where marks && array['lrn:X']`.execute(transaction);
      return rows.map((row) => row['QUERY PLAN']).join(' ');
    });
    expect(plan).toContain('documents_by_marks');
  });
});

describe('a person decides over a message that awaits confirmation', () => {
  const unconfirmed = async () => {
    authority.next(lrn, reset);
    const id = await create();
    await send(id);
    await reached(id, 'unconfirmed');
    return id;
  };
  const decide = (id: number, decision: string) =>
    person.call('POST', `/customs-declarations/${id}/outbox`, { decision });

  test('the list says of it that it is unconfirmed, until that is settled', async () => {
    const id = await unconfirmed();
    const listed = async () =>
      (await person.call('GET', `/customs-declarations?keyword=${lrn}`)).body.data.find(
        (row: { id: number }) => row.id === id,
      ).unconfirmed;
    expect(await listed()).toBe(true);
    await decide(id, 'discard');
    expect(await listed()).toBe(false);
  });

  test('released, it is posted again', async () => {
    const id = await unconfirmed();
    expect((await decide(id, 'release')).status).toBe(200);
    await reached(id, 'sent');
    expect(posts()).toBe(2);
    expect((await decide(id, 'release')).status).toBe(409);
  });

  test('discarded, the declaration is a draft again and can be sent anew', async () => {
    const id = await unconfirmed();
    expect((await decide(id, 'discard')).body.data.status).toBe('draft');
    expect((await send(id)).status).toBe(200);
    await reached(id, 'sent');
  });
});

test('a declaration with a message on its way is not archived', async () => {
  authority.next(lrn, reset);
  const id = await create();
  await send(id);
  await reached(id, 'unconfirmed');
  const archive = () => person.call('DELETE', `/customs-declarations/${id}`);
  expect((await archive()).status).toBe(409);
  expect((await read(id)).id).toBe(id);
  await person.call('POST', `/customs-declarations/${id}/outbox`, { decision: 'discard' });
  expect((await archive()).status).toBe(200);
});

test('the access token is not logged, not even with an error', () => {
  expect(running.log()).toContain('Message posted.');
  expect(running.log()).not.toContain('access-secret');
});
