import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { errorElement, type NotificationParts, notification } from './notifications.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { answer, reset, type SmallAuthority, startSmallAuthority } from './small-authority.ts';

let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
let count = 0;
let lrn: string;
let mrn: string;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
  person = await running.signIn();
});
afterAll(async () => {
  await running.close();
  await authority.close();
});
beforeEach(() => {
  count += 1;
  lrn = `ASKED-${count}`;
  mrn = `26GB${String(count).padStart(14, '0')}`;
});

const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
// biome-ignore lint/suspicious/noExplicitAny: tests look into views of every state.
const becomes = (id: number, what: string, is: (view: any) => boolean) =>
  eventually(what, async () => {
    const view = await read(id);
    return is(view) && view;
  });
const say = (conversation: string, parts: NotificationParts) =>
  push(running.server, notification({ mrn, ...parts }), { 'x-conversation-id': conversation });
const outboxOf = (id: number, state: string) =>
  becomes(id, `a message ${state}`, ({ outbox }) => outbox?.state === state).then(({ outbox }) => outbox);
const sendXml = (id: number, body: object) =>
  person.call('POST', `/customs-declarations/${id}/send-xml`, body);
const why = { change_reason: '32', statement_description: 'A slip of the pen.' };

/** A declaration that customs accepted, edited before it was sent, and the conversation of its submission. */
async function accepted(...patches: object[]) {
  const created = await person.call('POST', '/customs-declarations', acceptedDocument(lrn));
  const { id, revision } = created.body.data;
  await person.call('PATCH', `/customs-declarations/${id}`, { revision, patches });
  const { document } = await read(id);
  await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
  const { conversation_id: conversation } = await outboxOf(id, 'sent');
  await say(conversation, { code: '01', lrn, issued: '20261121100000Z' });
  await becomes(id, 'acceptance', ({ facts }) => facts.accepted);
  return { id: id as number, conversation: conversation as string };
}

async function edit(id: number, ...changes: [path: unknown[], value: string][]) {
  const { revision } = await read(id);
  const patches = changes.map(([path, value]) => ({ op: 'set', path, value }));
  expect((await person.call('PATCH', `/customs-declarations/${id}`, { revision, patches })).status).toBe(200);
}

const price: [unknown[], string] = [['CDSItems', { id: 'i1' }, 'itemPriceAmount'], '1200'];
const arrival: [unknown[], string] = [['arrival_number'], '12345'];

/** An amendment of two changes that customs took. */
async function amended() {
  const { id, conversation: own } = await accepted();
  await edit(id, arrival, price);
  expect((await sendXml(id, { type: 'amend', ...why })).status).toBe(200);
  const { conversation_id: conversation } = await outboxOf(id, 'sent');
  return { id, own, conversation: conversation as string, lrn: `${lrn}-A1` };
}

test.each([
  ['cancel', '/customs/declarations/cancellation-requests', 'INV'],
  ['amend', '/customs/declarations/amend', 'COR'],
  ['nil', '/customs/declarations/amend', 'COR'],
])('%s is posted to %s with its own LRN and the MRN', async (type, path, typeCode) => {
  const { id } = await accepted();
  if (type === 'amend') await edit(id, price);
  const reason = type === 'cancel' ? { ...why, change_reason: '1' } : why;
  await sendXml(id, { type, ...reason });
  const { lrn: own } = await outboxOf(id, 'sent');
  const [post, ...more] = authority.posted.filter((one) => one.lrn === own);
  expect(more).toEqual([]);
  expect(post!.path).toBe(path);
  expect(post!.body).toContain(`<TypeCode>${typeCode}</TypeCode>`);
  expect(post!.body).toContain(`<ID>${mrn}</ID>`);
  expect(post!.headers['content-type']).toBe('application/xml; charset=utf-8');
});

test('goods-arrival is posted to its own path', async () => {
  const { id, conversation } = await accepted();
  await say(conversation, { code: '02', lrn, issued: '20261121100001Z' });
  await becomes(id, 'a pre-lodged declaration', ({ facts }) => facts.prelodged);
  await sendXml(id, { type: 'goods-arrival' });
  const { lrn: own } = await outboxOf(id, 'sent');
  const post = authority.posted.find((one) => one.lrn === own)!;
  expect(post.path).toBe('/customs/declarations/arrival-notification');
  expect(post.body).toContain('<TypeCode>GPR</TypeCode>');
});

describe('an answer', () => {
  test('belongs to the message whose LRN it names, whichever conversation it comes in', async () => {
    const { id, own, conversation, lrn: asked } = await amended();
    await say(conversation, { code: '09', lrn, issued: '20261121100005Z' });
    const cleared = await becomes(id, 'clearance', ({ facts }) => facts.cleared);
    expect(cleared).toMatchObject({ status: 'cleared', request_status: 'amend_submit' });
    await say(own, { code: '11', lrn: asked, status: '39', issued: '20261121100006Z' });
    const granted = await becomes(id, 'the grant', (view) => view.request_status === 'amend_accept');
    expect(granted.status).toBe('cleared');
  });

  test('with an LRN nobody has belongs to the declaration of its MRN, not to the amendment', async () => {
    const { id, conversation, lrn: asked } = await amended();
    const arrives = (wanted: string) =>
      eventually(wanted, async () => {
        const { body } = await person.call('GET', `/customs-declarations/${id}/notifications`);
        return body.data.some(({ name }: { name?: string }) => name === wanted);
      });
    // The amendment is the later of the two that have answers with this MRN.
    await say(conversation, { code: '02', lrn: asked, issued: '20261121100004Z' });
    await arrives('DMSRCV');
    await say('loader', { code: '07', lrn: 'LOADER', issued: '20261121100005Z' });
    await arrives('DMSRES');
    const view = await read(id);
    expect(view).toMatchObject({ facts: { amendmentPending: true }, request_status: 'amend_submit' });
  });

  test('with an LRN nobody has grants and denies nothing of ours, in whichever conversation it comes', async () => {
    const { id, own, conversation } = await amended();
    const named = async () =>
      (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data.map(
        ({ name }: { name?: string }) => name,
      );
    for (const [index, inConversation] of [conversation, own, 'loader'].entries()) {
      const said = { lrn: 'LOADER', issued: `2026112110001${index}Z` };
      await say(inConversation, { ...said, code: '11', status: index === 1 ? '39' : '41' });
      await say(inConversation, { ...said, code: '03', errors: errorElement('CDS12005', '42A', '#D026') });
      await eventually(`both told in ${inConversation}`, async () => {
        const names = await named();
        return ['DMSREQ', 'DMSREJ'].every(
          (name) => names.filter((one: string) => one === name).length > index,
        );
      });
    }
    expect(await read(id)).toMatchObject({
      status: 'validation',
      request_status: 'amend_submit',
      facts: { accepted: true, held: true, amendmentPending: true },
    });
  });

  test('that rejects what somebody else asked about a pre-lodged declaration lets nobody send it a second time', async () => {
    const { id } = (await person.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data;
    const send = (again: string) =>
      person.call('POST', '/customs-declarations/send', {
        id,
        data_j: JSON.stringify(acceptedDocument(again)),
      });
    expect((await send(lrn)).status).toBe(200);
    const { conversation_id: conversation } = await outboxOf(id, 'sent');
    await say(conversation, { code: '02', lrn, issued: '20261121100000Z' });
    await becomes(id, 'registration', ({ facts }) => facts.prelodged);
    const errors = errorElement('CDS12005', '42A', '#D026');
    await say(conversation, { code: '03', lrn: 'LOADER', errors, issued: '20261121100005Z' });
    await eventually('the rejection told', async () => {
      const { body } = await person.call('GET', `/customs-declarations/${id}/notifications`);
      return body.data.some(({ name }: { name?: string }) => name === 'DMSREJ');
    });
    expect(await read(id)).toMatchObject({ status: 'validation', facts: { held: true, prelodged: true } });
    expect((await send(`${lrn}-2`)).status).toBe(409);
  });

  test('in a conversation nobody knows is of the message of its declaration that has the LRN', async () => {
    const { id, lrn: asked } = await amended();
    await say(`another of ${lrn}`, { code: '11', lrn: asked, status: '39', issued: '20261121100006Z' });
    await becomes(id, 'the grant', (view) => view.request_status === 'amend_accept');
  });

  test('to a message that awaits confirmation, in the conversation of another, leaves it its own', async () => {
    const { id, conversation: own } = await accepted();
    authority.next(`${lrn}-C1`, reset);
    await sendXml(id, { type: 'cancel', ...why, change_reason: '1' });
    await outboxOf(id, 'unconfirmed');
    await say(own, { code: '02', lrn: `${lrn}-C1`, issued: '20261121100005Z' });
    await outboxOf(id, 'sent');
    await push(running.server, `<broken ${lrn}`, { 'x-conversation-id': own });
    const timeline = async () =>
      (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data as { kind: string }[];
    await eventually('one that cannot be read', async () =>
      (await timeline()).some(({ kind }) => kind === 'kept'),
    );
    expect((await timeline()).filter(({ kind }) => kind === 'kept')).toHaveLength(1);
    const kept = (await person.call('GET', '/received-notifications')).body.data;
    expect(kept.filter((one: { conversation_id: string }) => one.conversation_id === own)).toHaveLength(1);

    const its = `of the cancellation of ${lrn}`;
    await say(its, { code: '11', lrn: `${lrn}-C1`, status: '39', issued: '20261121100006Z' });
    const view = await becomes(id, 'the grant', ({ facts }) => facts.cancellationGranted);
    expect(view.outbox).toMatchObject({ lrn: `${lrn}-C1`, outcome: 'accepted', conversation_id: its });
  });

  test('to one that was given up is told while another of its kind is on its way, and both end', async () => {
    const { id, conversation: own } = await accepted();
    await edit(id, price);
    authority.next(`${lrn}-A1`, reset);
    await sendXml(id, { type: 'amend', ...why });
    await outboxOf(id, 'unconfirmed');
    await person.call('POST', `/customs-declarations/${id}/outbox`, { decision: 'discard' });
    expect((await sendXml(id, { type: 'amend', ...why })).status).toBe(200);
    expect((await outboxOf(id, 'sent')).lrn).toBe(`${lrn}-A2`);

    // Registered and not decided: of the first, which nobody waits for any more.
    await say(`late of ${lrn}`, { code: '02', lrn: `${lrn}-A1`, issued: '20261121100010Z' });
    const timeline = async () =>
      (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data as {
        kind: string;
        lrn: string;
        outcome: string;
        reason: string;
      }[];
    const registered = await eventually('the registration', async () => {
      const entries = await timeline();
      return entries.some(({ kind }) => kind !== 'sent' && entries.length > 3) && entries;
    });
    expect(registered.filter(({ kind }) => kind === 'kept').map(({ reason }) => reason)).toEqual([]);
    const ends = async () =>
      Object.fromEntries(
        (await timeline()).filter(({ kind }) => kind === 'sent').map((one) => [one.lrn, one.outcome]),
      );
    expect(await ends()).toMatchObject({ [`${lrn}-A1`]: 'discarded', [`${lrn}-A2`]: null });

    // The second ends: then the first is pending again, until it is answered too.
    await say(own, {
      code: '03',
      lrn: `${lrn}-A2`,
      errors: errorElement('CDS10020', '42A'),
      issued: '20261121100011Z',
    });
    await eventually('its end', async () => (await ends())[`${lrn}-A2`] === 'rejected');
    expect(await ends()).toMatchObject({ [`${lrn}-A1`]: null });
    await say(`late of ${lrn}`, { code: '11', lrn: `${lrn}-A1`, status: '39', issued: '20261121100012Z' });
    await eventually('the grant', async () => (await ends())[`${lrn}-A1`] === 'accepted');
  });

  test('never hides the state of the declaration, in any order and doubled', async () => {
    const { id, own, conversation, lrn: asked } = await amended();
    const ofRequest = [
      { code: '02', issued: '20261121100010Z' },
      { code: '11', status: '39', issued: '20261121100011Z' },
      { code: '13', status: '67', issued: '20261121100012Z' },
      { code: '07', issued: '20261121100013Z' },
    ].map((parts, index) => notification({ ...parts, lrn: asked, mrn, id: `r${count}-${index}` }));
    const ofDeclaration = notification({ code: '05', lrn, mrn, id: `d${count}`, issued: '20261121100009Z' });
    for (const index of [3, 1, 3, 0, 2, 2]) {
      await push(running.server, ofRequest[index]!, { 'x-conversation-id': conversation });
      if (index === 0) await push(running.server, ofDeclaration, { 'x-conversation-id': own });
    }
    const view = await becomes(
      id,
      'both states',
      ({ status, request_status }) => status === 'control' && request_status === 'amend_accept',
    );
    expect(view.facts).toMatchObject({ underControl: true, amendmentPending: false });
  });
});

describe('an error of an amendment', () => {
  const rejected = (conversation: string, asked: string, errors: string) =>
    say(conversation, { code: '03', lrn: asked, errors, issued: '20261121100010Z' });
  // biome-ignore lint/suspicious/noExplicitAny: as they are answered.
  const errorsOf = (view: any) => view.problems.filter((one: any) => one.source === 'customs');

  test('at one of its changes stands on the field changed', async () => {
    const { id, conversation, lrn: asked } = await amended();
    const { rows } = await sql<{ detail: { changes: { pointer: string }[] } }>`
      select detail from outbox where lrn = ${asked}`.execute(running.db);
    const number = 1 + rows[0]!.detail.changes.findIndex(({ pointer }) => pointer.startsWith('42A/67A/28A'));
    expect(number).toBeGreaterThan(1);
    await rejected(conversation, asked, errorElement('CDS10020', '42A', `06A ${number}`));
    const view = await becomes(
      id,
      'declined',
      ({ request_status }) => request_status === 'amendment_declined',
    );
    expect(errorsOf(view)).toEqual([
      expect.objectContaining({
        code: 'CDS10020',
        severity: 'error',
        path: ['arrival_number'],
        value: '12345',
      }),
    ]);
    // It ends when the field holds something else.
    await edit(id, [['arrival_number'], '999']);
    expect(errorsOf(await read(id))).toEqual([]);
  });

  test('in the declaration it makes stands where that has it, though rows have gone since', async () => {
    const { id, conversation: own } = await accepted();
    const { revision, document } = await read(id);
    const row = { ...document.CDSItems[0], uuid: 'i2', item_no: 2 };
    await person.call('PATCH', `/customs-declarations/${id}`, {
      revision,
      patches: [{ op: 'insert', path: ['CDSItems'], after: 'i1', row }],
    });
    expect((await sendXml(id, { type: 'amend', ...why })).status).toBe(200);
    const { conversation_id, lrn: asked } = await outboxOf(id, 'sent');
    expect(conversation_id).not.toBe(own);
    const latest = await read(id);
    await person.call('PATCH', `/customs-declarations/${id}`, {
      revision: latest.revision,
      patches: [{ op: 'move', path: ['CDSItems', { id: 'i2' }], after: null }],
    });
    await rejected(
      conversation_id,
      asked,
      errorElement('CDS12070', '42A', '67A', '68A 2', '23A', '79A #112'),
    );
    const view = await becomes(
      id,
      'declined',
      ({ request_status }) => request_status === 'amendment_declined',
    );
    expect(errorsOf(view)).toEqual([
      expect.objectContaining({ path: ['CDSItems', { id: 'i2' }, 'itemPriceAmount'], value: '1000' }),
    ]);
  });

  test('at a change stands where the row changed has gone to, since one before it was taken out', async () => {
    const [first] = acceptedDocument(lrn).CDSItems as { uuid: string }[];
    const row = { ...first, uuid: 'i2', item_no: 2, commodityCode: '8510100000', description: 'Shavers' };
    const { id } = await accepted({ op: 'insert', path: ['CDSItems'], after: 'i1', row });
    const { revision } = await read(id);
    const patches = [
      { op: 'remove', path: ['CDSItems', { id: 'i1' }] },
      { op: 'set', path: ['CDSItems', { id: 'i2' }, 'itemPriceAmount'], value: '1200' },
    ];
    expect((await person.call('PATCH', `/customs-declarations/${id}`, { revision, patches })).status).toBe(
      200,
    );
    expect((await sendXml(id, { type: 'amend', ...why })).status).toBe(200);
    const { conversation_id, lrn: asked } = await outboxOf(id, 'sent');
    const { rows } = await sql<{ detail: { changes: { pointer: string }[] } }>`
      select detail from outbox where lrn = ${asked}`.execute(running.db);
    const pointers = rows[0]!.detail.changes.map(({ pointer }) => pointer);
    const number = 1 + pointers.findIndex((pointer) => pointer.startsWith('42A/67A/68A[2]/23A/79A'));
    expect(number, pointers.join(' ')).toBeGreaterThan(0);
    await rejected(conversation_id, asked, errorElement('CDS10020', '42A', `06A ${number}`));
    const view = await becomes(
      id,
      'declined',
      ({ request_status }) => request_status === 'amendment_declined',
    );
    expect(errorsOf(view)).toEqual([
      expect.objectContaining({ path: ['CDSItems', { id: 'i2' }, 'itemPriceAmount'], value: '1200' }),
    ]);
  });

  test('at what was taken out stands at its list', async () => {
    const { id } = await accepted();
    const { revision } = await read(id);
    await person.call('PATCH', `/customs-declarations/${id}`, {
      revision,
      patches: [{ op: 'remove', path: ['CDSItems', { id: 'i1' }, 'TaxCDSItems', { id: 't2' }] }],
    });
    expect((await sendXml(id, { type: 'amend', ...why })).status).toBe(200);
    const { conversation_id, lrn: asked } = await outboxOf(id, 'sent');
    await rejected(conversation_id, asked, errorElement('CDS10020', '42A', '06A 1'));
    const view = await becomes(
      id,
      'declined',
      ({ request_status }) => request_status === 'amendment_declined',
    );
    expect(errorsOf(view)).toEqual([
      expect.objectContaining({ path: ['CDSItems', { id: 'i1' }, 'TaxCDSItems'] }),
    ]);
  });

  test.each([
    ['its LRN', 'D026'],
    ['its MRN', 'D014'],
    ['its type', 'D013'],
  ])('at %s stands at no field of the declaration', async (_what, tag) => {
    const { id, conversation, lrn: asked } = await amended();
    await rejected(conversation, asked, errorElement('CDS12003', `42A #${tag}`));
    const view = await becomes(
      id,
      'declined',
      ({ request_status }) => request_status === 'amendment_declined',
    );
    expect(errorsOf(view)).toEqual([
      expect.objectContaining({ path: [], severity: 'warning', pointer: `42A/${tag}` }),
    ]);
  });
});

describe('when customs', () => {
  test('refuse a request at once (400), it is declined with their words and offered again', async () => {
    const { id } = await accepted();
    authority.next(
      `${lrn}-C1`,
      answer(
        400,
        '<errorResponse><code>BAD_REQUEST</code><message>Not taken</message><errors><error><code>xml_validation_error</code><message>Payload is not valid</message></error></errors></errorResponse>',
      ),
    );
    await sendXml(id, { type: 'cancel', ...why, change_reason: '1' });
    const view = await becomes(id, 'declined', ({ request_status }) => request_status === 'cancel_decline');
    expect(view).toMatchObject({ status: 'validation', actions: { cancel: { offered: true } } });
    expect(view.problems).toContainEqual(expect.objectContaining({ message: 'Payload is not valid' }));
    await sendXml(id, { type: 'cancel', ...why, change_reason: '1' });
    // They may have it all the same: under another LRN they would hold two.
    expect((await outboxOf(id, 'sent')).lrn).toBe(`${lrn}-C1`);
  });

  test('ask to come again (503), the request waits and goes', async () => {
    const { id } = await accepted();
    authority.next(`${lrn}-C1`, answer(503), answer(500), answer(429));
    await sendXml(id, { type: 'cancel', ...why, change_reason: '1' });
    const { attempts } = await outboxOf(id, 'sent');
    expect(attempts).toBe(4);
  });

  test('do not answer, the request awaits confirmation; an answer with its LRN settles it', async () => {
    const { id } = await accepted();
    authority.next(`${lrn}-C1`, reset);
    await sendXml(id, { type: 'cancel', ...why, change_reason: '1' });
    await outboxOf(id, 'unconfirmed');
    expect(await read(id)).toMatchObject({
      status: 'validation',
      request_status: 'cancel_submit',
      next_action: 'settle',
      actions: { release: { offered: true }, discard: { offered: true }, cancel: { offered: false } },
    });
    await say('of the cancellation', {
      code: '11',
      lrn: `${lrn}-C1`,
      status: '39',
      issued: '20261121100010Z',
    });
    await say('of the cancellation', { code: '10', lrn: `${lrn}-C1`, issued: '20261121100011Z' });
    const view = await becomes(id, 'the invalidation', ({ facts }) => facts.invalidated);
    expect(view).toMatchObject({ status: 'cancel_accept', facts: { messagePending: false } });
    expect(authority.posted.filter((post) => post.lrn === `${lrn}-C1`)).toHaveLength(1);
  });

  test('grant an amendment that was given up, it is what they hold', async () => {
    const { id } = await accepted();
    await edit(id, price);
    authority.next(`${lrn}-A1`, reset);
    await sendXml(id, { type: 'amend', ...why });
    await outboxOf(id, 'unconfirmed');
    await person.call('POST', `/customs-declarations/${id}/outbox`, { decision: 'discard' });
    const diff = async () => (await person.call('GET', `/customs-declarations/${id}/amend/diff`)).body.data;
    expect((await diff()).differences).toHaveLength(1);
    await say('late', { code: '11', lrn: `${lrn}-A1`, status: '39', issued: '20261121100010Z' });
    await becomes(id, 'the grant', ({ request_status }) => request_status === 'amend_accept');
    expect((await diff()).differences).toEqual([]);
  });
});
