import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openImport, prelodgedImport, type Rehearsal, startRehearsal } from './rehearsal.ts';
import { eventually, startSecondServer } from './running-server.ts';

let rehearsal: Rehearsal;
beforeAll(async () => {
  rehearsal = await startRehearsal();
});
afterAll(() => rehearsal.close());

let count = 0;
const newLrn = () => {
  count += 1;
  return `REQ-${count}`;
};

const why = { change_reason: '32', statement_description: 'A slip of the pen.' };
const cancelWhy = { change_reason: '1', statement_description: 'The goods stay where they are.' };
const price = ['CDSItems', { id: 'i1' }, 'itemPriceAmount'];

/** What is asked, what must be so before, and what answers it. */
const kinds = [
  {
    type: 'cancel',
    body: { type: 'cancel', ...cancelWhy },
    lodge: () => rehearsal.lodge(openImport(newLrn())),
    pending: 'cancel_submit',
    accepted: 'cancel_accept',
    declined: 'cancel_decline',
    letter: 'C',
  },
  {
    type: 'amend',
    body: { type: 'amend', ...why },
    async lodge() {
      const id = await rehearsal.lodge(openImport(newLrn()));
      await rehearsal.edit(id, price, '1200');
      return id;
    },
    pending: 'amend_submit',
    accepted: 'amend_accept',
    declined: 'amendment_declined',
    letter: 'A',
  },
  {
    type: 'nil',
    body: { type: 'nil', statement_description: 'Nothing is other.' },
    lodge: () => rehearsal.lodge(openImport(newLrn())),
    pending: 'nil_amend_submit',
    accepted: 'amend_accept',
    declined: 'amendment_declined',
    letter: 'N',
  },
  {
    type: 'goods-arrival',
    body: { type: 'goods-arrival' },
    lodge: () => rehearsal.lodge(prelodgedImport(newLrn())),
    pending: 'arrival_submit',
    accepted: 'arrival_accept',
    declined: 'arrival_decline',
    letter: 'G',
  },
] as const;

describe.each(kinds)('$type', ({ type, body, lodge, pending, accepted, letter }) => {
  test('is sent, answered and told beside the state of the declaration (API-028, API-044)', async () => {
    const id = await lodge();
    const before = await rehearsal.read(id);
    const { status, body: answer } = await rehearsal.sendXml(id, body);
    expect(answer.errors).toBeUndefined();
    expect(status).toBe(200);
    expect(answer.data).toMatchObject({
      request_status: pending,
      lrn: before.lrn,
      mrn: before.mrn,
      facts: { messagePending: true },
      outbox: { about_id: before.outbox.id, environment: 'TT', provider: 'HMRC' },
    });
    expect(answer.data.actions[type].offered).toBe(false);

    const after = await rehearsal.becomes(id, accepted, ({ request_status }) => request_status === accepted);
    expect(after.mrn).toBe(before.mrn);
    const request = (await rehearsal.messages(id)).at(-1)!;
    expect(request).toMatchObject({ lrn: `${before.lrn}-${letter}1`, state: 'sent', outcome: 'accepted' });
    expect(await rehearsal.taken(request.lrn)).toBe(1);
    expect(await rehearsal.taken(before.lrn)).toBe(1);
  });

  test('is sent once however often and wherever one clicks: the others get 409 with the first', async () => {
    const id = await lodge();
    await rehearsal.switch({ delay: 2000 });
    const second = await startSecondServer(rehearsal.running);
    try {
      const colleague = await rehearsal.running.signIn('colleague@tidewaiter.example');
      const elsewhere = await second.signIn();
      const answers = await Promise.all([
        rehearsal.sendXml(id, body),
        rehearsal.sendXml(id, body),
        rehearsal.sendXml(id, body, colleague),
        rehearsal.sendXml(id, body, elsewhere),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const { lrn } = answers.find(({ status }) => status === 200)!.body.data.outbox;
      for (const { status, body } of answers) {
        if (status === 409) expect(body.data.outbox).toMatchObject({ document_id: id, lrn });
      }
      await rehearsal.becomes(id, 'a sent request', ({ outbox }) => outbox.state === 'sent');
      const again = await rehearsal.sendXml(id, body);
      expect(again).toMatchObject({ status: 409, body: { data: { outbox: { lrn } } } });
      expect(await rehearsal.taken(lrn)).toBe(1);
    } finally {
      await rehearsal.switch({ delay: 0 });
      await second.close();
    }
  });

  test('is answered late: pending until then, however the declaration goes on', async () => {
    const id = await lodge();
    await rehearsal.switch({ delay: 300 });
    const { status, lrn } = await rehearsal.read(id);
    await rehearsal.sendXml(id, body);
    const waiting = await rehearsal.becomes(id, 'a sent request', ({ outbox }) => outbox.state === 'sent');
    await rehearsal.switch({ delay: 0 });
    expect(waiting).toMatchObject({ status, lrn, request_status: pending });
    await rehearsal.becomes(id, accepted, ({ request_status }) => request_status === accepted);
  });

  test('of another company is not there, and a role that only reads may not', async () => {
    const id = await lodge();
    const stranger = await rehearsal.running.signIn('other@tidewaiter.example');
    expect((await rehearsal.sendXml(id, body, stranger)).status).toBe(404);
    const editor = await rehearsal.running.signIn('editor@tidewaiter.example');
    expect((await rehearsal.sendXml(id, body, editor)).status).toBe(403);
    expect((await rehearsal.messages(id)).map((message) => message.message)).toEqual(['submission']);
  });

  test('needs a declaration that customs hold', async () => {
    const { person } = rehearsal;
    const { id } = (await person.call('POST', '/customs-declarations', openImport(newLrn()))).body.data;
    const { status, body: answer } = await rehearsal.sendXml(id, body);
    expect(status).toBe(409);
    expect(answer.message).toBe('Customs does not hold this declaration.');
  });

  test('leaves an audit row with its hash', async () => {
    const id = await lodge();
    const { outbox } = (await rehearsal.sendXml(id, body)).body.data;
    const { rows } = await sql<{ detail: object }>`
      select detail from audit where action = ${`${outbox.kind} sent`} and record_id = ${id}`.execute(
      rehearsal.running.db,
    );
    expect(rows.map(({ detail }) => detail)).toEqual([
      expect.objectContaining({ outbox: outbox.id, lrn: outbox.lrn, sha256: outbox.sha256 }),
    ]);
  });
});

describe('when customs decline, the declaration stands as it did', () => {
  test.each(kinds.filter(({ type }) => type !== 'goods-arrival'))(
    '$type denied (DMSREQ 41)',
    async ({ type, body, declined }) => {
      const id = await rehearsal.lodge(prelodgedImport(`TTDENY-${newLrn()}`));
      if (type === 'amend') await rehearsal.edit(id, price, '1200');
      const before = await rehearsal.read(id);
      expect((await rehearsal.sendXml(id, body)).status).toBe(200);
      const after = await rehearsal.becomes(id, declined, (view) => view.request_status === declined);
      expect(after).toMatchObject({
        status: before.status,
        mrn: before.mrn,
        facts: { ...before.facts, messagePending: false },
      });
      expect(after.actions[type].offered).toBe(true);
      expect((await rehearsal.messages(id)).at(-1)).toMatchObject({ state: 'sent', outcome: 'rejected' });
    },
  );

  test('an amendment rejected (DMSREJ) has its error on its field, and the next one starts from what customs hold', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    const held = await rehearsal.standing((await rehearsal.read(id)).mrn);
    await rehearsal.edit(id, ['CDSItems', { id: 'i1' }, 'TaxCDSItems', { id: 't2' }, 'payment_method'], '');
    expect((await rehearsal.sendXml(id, { type: 'amend', ...why })).status).toBe(200);
    const declined = await rehearsal.becomes(
      id,
      'a declined amendment',
      ({ request_status }) => request_status === 'amendment_declined',
    );
    const errors = declined.problems.filter(
      ({ source, severity }: Record<string, string>) => source === 'customs' && severity === 'error',
    );
    expect(errors).toEqual([
      expect.objectContaining({
        path: ['CDSItems', { id: 'i1' }, 'TaxCDSItems', { id: 't2' }, 'payment_method'],
      }),
    ]);
    expect(await rehearsal.standing(declined.mrn)).toBe(held);

    await rehearsal.edit(id, ['CDSItems', { id: 'i1' }, 'TaxCDSItems', { id: 't2' }, 'payment_method'], 'E');
    await rehearsal.edit(id, price, '1300');
    const diff = (await rehearsal.person.call('GET', `/customs-declarations/${id}/amend/diff`)).body.data;
    expect(diff.oldValues.CDSItems[0].itemPriceAmount).toBe('1000');
    expect((await rehearsal.sendXml(id, { type: 'amend', ...why })).status).toBe(200);
    await rehearsal.becomes(id, 'a granted amendment', (view) => view.request_status === 'amend_accept');
  });

  test('an arrival rejected leaves the declaration pre-lodged', async () => {
    const id = await rehearsal.lodge(prelodgedImport(newLrn()));
    // Customs know no such declaration: what it said of it was never so.
    await sql`update documents set mrn = '26GB00000000000000' where id = ${id}`.execute(rehearsal.running.db);
    expect((await rehearsal.sendXml(id, { type: 'goods-arrival' })).status).toBe(200);
    const after = await rehearsal.becomes(
      id,
      'a declined arrival',
      (view) => view.request_status === 'arrival_decline',
    );
    expect(after).toMatchObject({ status: 'validation', facts: { prelodged: true, held: true } });
    expect(after.actions['goods-arrival'].offered).toBe(true);
  });
});

describe('a cancellation', () => {
  test('granted ends the declaration: nothing else is offered, and it says why', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    await rehearsal.sendXml(id, { type: 'cancel', ...cancelWhy });
    const after = await rehearsal.becomes(id, 'an invalidation', ({ facts }) => facts.invalidated);
    expect(after).toMatchObject({ status: 'cancel_accept', next_action: null });
    for (const action of ['send', 'amend', 'nil', 'cancel', 'goods-arrival', 'cds-upload']) {
      expect(after.actions[action]).toEqual({ offered: false, reason: 'This declaration is cancelled.' });
    }
    const { status, body } = await rehearsal.sendXml(id, { type: 'cancel', ...cancelWhy });
    expect(status).toBe(409);
    expect(body.message).toBe('This declaration is cancelled.');
  });

  test.each([
    [{}, ['change_reason', 'statement_description']],
    [{ change_reason: '1' }, ['statement_description']],
    [{ change_reason: '1', statement_description: ' \t' }, ['statement_description']],
    [{ change_reason: '', statement_description: 'Why.' }, ['change_reason']],
    [{ change_reason: '32', statement_description: 'Why.' }, ['change_reason']],
    [{ change_reason: '1', statement_description: 'x'.repeat(513) }, ['statement_description']],
  ])(
    'needs one of three reasons and a description of at most 512: %j (CUS-034, CUS-038)',
    async (fields, at) => {
      const id = await rehearsal.lodge(openImport(newLrn()));
      const { status, body } = await rehearsal.sendXml(id, { type: 'cancel', ...fields });
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual(at);
      expect((await rehearsal.read(id)).request_status).toBeNull();
    },
  );

  test('refused by us carries its errors where the action page takes them from (CUS-028)', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    const { body } = await rehearsal.sendXml(id, { type: 'cancel', change_reason: '1' });
    expect(body.data.error).toEqual(body.errors);
  });

  test('may be a form, with the id and the user in it', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    const user = (await rehearsal.person.call('GET', '/init')).body.data.user.id;
    const send = (fields: object) => {
      const form = new FormData();
      for (const [name, value] of Object.entries({ id, type: 'cancel', ...cancelWhy, ...fields }))
        form.append(name, String(value));
      return fetch(`${rehearsal.running.server.address}/api/customs-declarations/${id}/send-xml`, {
        method: 'POST',
        headers: { authorization: `Bearer ${rehearsal.person.token}` },
        body: form,
      });
    };
    expect((await send({ user_id: user + 1 })).status).toBe(403);
    expect((await send({ user_id: user })).status).toBe(200);
  });
});

describe('an amendment', () => {
  test('makes of what customs hold what was edited, and the next one starts from there', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    const { mrn } = await rehearsal.read(id);
    for (const amount of ['1234', '1235']) {
      await rehearsal.edit(id, price, amount);
      expect((await rehearsal.sendXml(id, { type: 'amend', ...why })).status).toBe(200);
      await rehearsal.becomes(id, 'the amendment', ({ facts, request_status }) => {
        return request_status === 'amend_accept' && !facts.amendmentPending;
      });
      await rehearsal.becomes(id, 'the change at customs', () => true);
      expect(await rehearsal.standing(mrn)).toMatch(new RegExp(`ItemChargeAmount[^>]*>${amount}<`));
      const { data } = (await rehearsal.person.call('GET', `/customs-declarations/${id}/amend/diff`)).body;
      expect(data.oldValues.CDSItems[0].itemPriceAmount).toBe(amount);
      expect(data.differences).toEqual([]);
    }
    const [submission, first, second] = await rehearsal.messages(id);
    const bases = await sql<{ base_id: number }>`
      select base_id from outbox where id in (${first!.id}, ${second!.id}) order by id`.execute(
      rehearsal.running.db,
    );
    expect(bases.rows.map(({ base_id }) => base_id)).toEqual([submission!.id, first!.id]);
  });

  test('of nothing is refused, and says what to do instead', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    const { status, body } = await rehearsal.sendXml(id, { type: 'amend', ...why });
    expect(status).toBe(422);
    expect(body.message).toContain('nil amendment');
  });

  test('of a declaration with errors is refused with them, each on its field', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    await rehearsal.edit(id, ['CDSItems', { id: 'i1' }, 'description'], '');
    await rehearsal.edit(id, ['CDSItems', { id: 'i1' }, 'commodityCode'], '12');
    const { status, body } = await rehearsal.sendXml(id, { type: 'amend', ...why });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain('/CDSItems/{i1}/commodityCode');
  });

  test('of the LRN is refused on its field: no amendment can change it', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    await rehearsal.edit(id, ['transaction_ref'], 'ANOTHER');
    const { status, body } = await rehearsal.sendXml(id, { type: 'amend', ...why });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['/transaction_ref']);
  });

  test('is offered no more after the final calculation', async () => {
    const id = await rehearsal.lodge(prelodgedImport(newLrn()));
    await rehearsal.sendXml(id, { type: 'goods-arrival' });
    await rehearsal.becomes(id, 'clearance', ({ facts }) => facts.cleared && facts.taxFinal);
    await rehearsal.edit(id, price, '1200');
    const { status, body } = await rehearsal.sendXml(id, { type: 'amend', ...why });
    expect(status).toBe(409);
    expect(body.message).toContain('final calculation');
  });

  test('sees what the sender saw: a change since is refused', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    await rehearsal.edit(id, price, '1200');
    const { revision } = await rehearsal.read(id);
    await rehearsal.edit(id, price, '1300');
    const late = await rehearsal.sendXml(id, { type: 'amend', ...why, revision });
    expect(late).toMatchObject({ status: 409, body: { data: { revision: revision + 1 } } });
    expect((await rehearsal.sendXml(id, { type: 'amend', ...why, revision: revision + 1 })).status).toBe(200);
  });
});

describe('differences and their reasons', () => {
  const amend = (id: number, body: unknown, headers = {}) =>
    rehearsal.person.call('POST', `/customs-declarations/${id}/amend`, body, headers);
  const diffOf = async (id: number) =>
    (await rehearsal.person.call('GET', `/customs-declarations/${id}/amend/diff`)).body.data;

  test('are told by section and row, with old and new values (API-022, CUS-041, CUS-043)', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    await rehearsal.edit(id, price, '1200');
    await rehearsal.edit(id, ['arrival_number'], '12345');
    await rehearsal.edit(id, ['internal_id'], 'ours alone');
    const diff = await diffOf(id);
    expect(diff.oldValues).toMatchObject({ arrival_number: '9074729', currency_1: '1000' });
    expect(diff.newValues).toMatchObject({ arrival_number: '12345', currency_1: '1200.00' });
    expect(diff.differences).toEqual([
      expect.objectContaining({
        kind: 'changed',
        section: expect.any(String),
        fields: [expect.objectContaining({ path: ['arrival_number'], before: '9074729', after: '12345' })],
      }),
      expect.objectContaining({ kind: 'changed', list: 'CDSItems', index: 0 }),
    ]);
    expect(diff.revision).toBe((await rehearsal.read(id)).revision);
  });

  test('each need a reason; given, they go with the amendment (API-021, CUS-044), all made in another thread', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    await rehearsal.edit(id, price, '1200');
    await rehearsal.edit(id, ['arrival_number'], '12345');
    const madeInThreads = () => rehearsal.running.log().split('came from its thread.').length;
    const before = madeInThreads();
    const { differences, revision } = await diffOf(id);
    const reasons = differences.map(
      ({ section, list, index, kind }: Record<string, unknown>, place: number) => ({
        section,
        ...(list === undefined ? {} : { list, index, kind }),
        change_reason: place === 0 ? '32' : '21',
        statement_description: `Reason ${place}.`,
      }),
    );
    const missing = await amend(id, reasons.slice(1));
    expect(missing.status).toBe(422);
    expect(Object.keys(missing.body.errors)).toEqual(['/arrival_number']);
    expect((await amend(id, reasons, { 'if-match': `"${revision - 1}"` })).status).toBe(409);
    expect((await diffOf(id)).reasons).toEqual([]);
    expect((await amend(id, reasons, { 'if-match': `"${revision}"` })).body.data).toEqual({
      revision,
      reasons,
    });
    expect((await diffOf(id)).reasons).toEqual(reasons);

    expect((await rehearsal.sendXml(id, { type: 'amend' })).status).toBe(200);
    // The differences three times, the reasons twice, the amendment with the document as edited.
    expect(madeInThreads() - before).toBe(6);
    const { rows } = await sql<{ detail: { changes: Record<string, string>[] } }>`
      select detail from outbox where document_id = ${id} and kind = 'amendment'`.execute(
      rehearsal.running.db,
    );
    const reasonsSent = rows[0]!.detail.changes.map((change) => [
      change.change_reason,
      change.statement_description,
    ]);
    expect(new Set(reasonsSent.map(String))).toEqual(new Set(['32,Reason 0.', '21,Reason 1.']));
    await rehearsal.becomes(id, 'the amendment', (view) => view.request_status === 'amend_accept');
    // They are used up.
    await rehearsal.edit(id, price, '1300');
    expect((await rehearsal.sendXml(id, { type: 'amend' })).status).toBe(422);
  });

  test('given for a declaration that was changed since do not hold', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    await rehearsal.edit(id, price, '1200');
    expect((await amend(id, [why])).status).toBe(200);
    await rehearsal.edit(id, price, '1300');
    expect((await diffOf(id)).reasons).toEqual([]);
    expect((await rehearsal.sendXml(id, { type: 'amend' })).status).toBe(409);
  });

  test('of a nil amendment: one element with reason 31, though the declaration was edited (CUS-062)', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    const { mrn } = await rehearsal.read(id);
    const before = await rehearsal.standing(mrn);
    await rehearsal.edit(id, price, '1200');
    const nil = [{ change_reason: '31', statement_description: 'Nothing is other.' }];
    expect((await amend(id, nil)).status).toBe(200);
    expect((await rehearsal.sendXml(id, { type: 'nil' })).status).toBe(200);
    await rehearsal.becomes(id, 'the amendment', (view) => view.request_status === 'amend_accept');
    expect(await rehearsal.standing(mrn)).toBe(before);
    expect((await diffOf(id)).oldValues.CDSItems[0].itemPriceAmount).toBe('1000');
  });

  test.each([
    ['no array', why],
    ['an empty one', []],
    ['a reason of a cancellation', [{ ...why, change_reason: '1' }]],
    ['a description of 513', [{ ...why, statement_description: 'x'.repeat(513) }]],
    ['no description', [{ change_reason: '32' }]],
    ['something unknown', [{ ...why, colour: 'red' }]],
  ])('%s is refused (422)', async (_what, body) => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    await rehearsal.edit(id, price, '1200');
    expect((await amend(id, body)).status).toBe(422);
  });

  test('of another company are not there, and of one that customs do not hold there are none', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    const stranger = await rehearsal.running.signIn('other@tidewaiter.example');
    expect((await stranger.call('GET', `/customs-declarations/${id}/amend/diff`)).status).toBe(404);
    expect((await stranger.call('POST', `/customs-declarations/${id}/amend`, [why])).status).toBe(404);
    const editor = await rehearsal.running.signIn('editor@tidewaiter.example');
    expect((await editor.call('POST', `/customs-declarations/${id}/amend`, [why])).status).toBe(403);
    const { person } = rehearsal;
    const draft = (await person.call('POST', '/customs-declarations', openImport(newLrn()))).body.data.id;
    expect((await person.call('GET', `/customs-declarations/${draft}/amend/diff`)).status).toBe(409);
  });
});

describe('where a request goes', () => {
  test('an LRN as long as can be leaves room for the letter and number behind it', async () => {
    const long = `TTROG-${'9'.repeat(29)}`;
    const id = await rehearsal.lodge({ ...openImport(''), transaction_ref: long });
    const { outbox } = (await rehearsal.sendXml(id, { type: 'cancel', ...cancelWhy })).body.data;
    expect(outbox.lrn).toBe(`${long.slice(0, 32)}-C1`);
  });

  test('a declaration that went to one environment is not asked about in another', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    const { db } = rehearsal.running;
    await sql`update outbox set environment = 'PROD' where document_id = ${id}`.execute(db);
    const { status, body } = await rehearsal.sendXml(id, { type: 'cancel', ...cancelWhy });
    expect(status).toBe(409);
    expect(body.message).toContain('it cannot send to PROD');
    expect((await rehearsal.messages(id)).map((message) => message.message)).toEqual(['submission']);
  });

  test('nor through another provider than it was sent by', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    const { status, body } = await rehearsal.sendXml(id, { type: 'cancel', ...cancelWhy, provider: 'CNS' });
    expect(status).toBe(409);
    expect(body.message).toContain('HMRC');
  });
});

describe('a person decides over a request nobody knows about', () => {
  test('by its own id, while another message of the declaration waits as well', async () => {
    const id = await rehearsal.lodge(openImport(newLrn()));
    await rehearsal.switch({ outage: 'unavailable' });
    try {
      await rehearsal.edit(id, price, '1200');
      const amendment = (await rehearsal.sendXml(id, { type: 'amend', ...why })).body.data.outbox;
      const cancellation = (await rehearsal.sendXml(id, { type: 'cancel', ...cancelWhy })).body.data.outbox;
      const decide = (message: number) =>
        rehearsal.person.call('POST', `/customs-declarations/${id}/outbox`, { decision: 'discard', message });
      // While it is being posted nobody decides over it. Customs answer 503: it is stopped, then given up.
      for (const decision of ['a first decision', 'a second']) {
        await eventually(decision, async () => (await decide(amendment.id)).status === 200);
      }
      const states = async () =>
        (await rehearsal.messages(id)).map(({ id, outcome }) => [id, outcome]).slice(1);
      expect(await states()).toEqual([
        [amendment.id, 'discarded'],
        [cancellation.id, null],
      ]);
      expect((await decide(amendment.id)).status).toBe(409);
    } finally {
      await rehearsal.switch({ outage: 'none' });
    }
    const after = await rehearsal.becomes(id, 'the cancellation', ({ facts }) => facts.invalidated);
    expect(after.request_status).toBe('cancel_accept');
  });
});
