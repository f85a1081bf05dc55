import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GivenFile, upload } from './files.ts';
import { notification } from './notifications.ts';
import type { Message } from './rehearsal.ts';
import {
  type Answer,
  acceptedDocument,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import {
  answer,
  type Behaviour,
  reset,
  type SmallAuthority,
  startSmallAuthority,
  stayStill,
} from './small-authority.ts';

let hmrc: SmallAuthority;
let cns: SmallAuthority;
/** The store that keeps the files; its posts are told by their path. */
let store: SmallAuthority;
let running: RunningServer;
let person: Person;
beforeAll(async () => {
  [hmrc, cns, store] = (await Promise.all([1, 2, 3].map(() => startSmallAuthority()))) as [
    SmallAuthority,
    SmallAuthority,
    SmallAuthority,
  ];
  running = await startTestServer({
    hmrcUrl: hmrc.url,
    sendTimeoutMs: 700,
    serviceProviders: {
      CNS: { urls: { TT: cns.url }, isSimulator: false },
      MCP: { urls: {}, isSimulator: false },
    },
  });
  person = await running.signIn();
  await person.call('POST', '/badges', {
    badge: 'CNSBADGE',
    description: 'Felixstowe',
    csp: 'CNS',
    csp_env: 'TT',
    csp_client_id: 'client-of-cns',
    csp_client_pass: 'pass-of-cns',
    csp_topic: 'topic',
  });
});
afterAll(async () => {
  await running?.close();
  await Promise.all([hmrc, cns, store].map((authority) => authority?.close()));
});

let count = 0;
/** A declaration customs accepted; its upload is answered by these behaviours in turn. */
async function accepted(provider: 'HMRC' | 'CNS', more: object = {}) {
  count += 1;
  const lrn = `FILES-${count}`;
  const mrn = `26GB${String(count).padStart(14, '0')}`;
  const document = { ...acceptedDocument(lrn), ...more };
  const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
  const sent =
    provider === 'HMRC'
      ? await person.call('POST', `/customs-declarations/${id}/send-xml`, { type: 'send' })
      : await person.call('POST', `/customs-declarations/${id}/send-csp`, { type: 'send', provider });
  expect(sent.body.errors).toBeUndefined();
  const conversation = await eventually('sent', async () => {
    const { outbox } = await read(id);
    return outbox.state === 'sent' && (outbox.conversation_id as string);
  });
  await push(running.server, notification({ code: '01', lrn, mrn }), { 'x-conversation-id': conversation });
  await eventually('accepted', async () => (await read(id)).facts.accepted);
  return { id: id as number, lrn, mrn };
}
const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
const messages = async (id: number): Promise<readonly Message[]> =>
  (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data
    .filter(({ kind, message }: Message) => kind === 'sent' && message !== 'submission')
    .reverse();
/** The upload and its files, when they have come to these states. */
const come = (id: number, ...states: string[]) =>
  eventually(`${id} at ${states}`, async () => {
    const found = await messages(id);
    return found.map(({ state }) => state).join() === states.join() && found;
  });
const decide = (id: number, decision: 'release' | 'discard', message?: number): Promise<Answer> =>
  person.call('POST', `/customs-declarations/${id}/outbox`, { decision, message });

const pdf: GivenFile = ['licence.pdf', '%PDF-1.7'];
const text: GivenFile = ['list.txt', 'text'];
const sendFiles = (id: number, files: readonly GivenFile[] = [pdf]) =>
  upload(running, person, `${id}/send-xml`, files);

/** The answer to a request: one place for each of so many files. */
function placesAt(files: number): { readonly behaviour: Behaviour; readonly references: readonly string[] } {
  const references = Array.from({ length: files }, () => randomUUID());
  const named = references.map(
    (reference) =>
      `<File><Reference>${reference}</Reference><UploadRequest><Href>${store.url}/${reference}</Href><Fields><key>${reference}</key><x-amz-meta-name>$\{filename} &amp; more</x-amz-meta-name></Fields></UploadRequest></File>`,
  );
  const xml = `<FileUploadResponse xmlns="hmrc:fileupload"><Files>${named.join('')}</Files></FileUploadResponse>`;
  return { behaviour: answer(200, xml), references };
}
const stored = (reference: string) => store.posted.filter(({ path }) => path === `/${reference}`);
const uploads = (authority: SmallAuthority, mrn: string) =>
  authority.posted.filter(({ path, body }) => path.endsWith('/file-upload') && body.includes(mrn));
const outcomeOf = (reference: string, outcome: string) =>
  push(
    running.server,
    `<Root xmlns="hmrc:fileupload"><FileReference>${reference}</FileReference><Outcome>${outcome}</Outcome><Details>Why.</Details></Root>`,
    { 'x-conversation-id': reference },
  );

describe('the request for places', () => {
  test.each([503, 500, 429])('answered %i is posted again, and the files go after it', async (status) => {
    const { id, mrn } = await accepted('HMRC');
    const { behaviour, references } = placesAt(2);
    hmrc.next('', answer(status), behaviour);
    store.next('', answer(204), answer(204));
    expect((await sendFiles(id, [pdf, text])).status).toBe(200);
    await come(id, 'sent', 'sent', 'sent');
    expect(uploads(hmrc, mrn)).toHaveLength(2);
    const { headers, body } = uploads(hmrc, mrn)[0]!;
    expect(headers).toMatchObject({ 'content-type': 'application/xml; charset=utf-8' });
    expect(headers['x-eori-identifier']).toBeUndefined();
    expect(body).toContain(`<DeclarationID>${mrn}</DeclarationID>`);
    for (const reference of references) expect(stored(reference)).toHaveLength(1);
    const [form] = stored(references[1]!);
    expect(form!.headers.authorization).toBeUndefined();
    expect(form!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(form!.headers['content-length']).toBeDefined();
    // Every field under its own name and as given, the file last.
    const names = [...form!.body.matchAll(/ name="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toEqual(['key', 'x-amz-meta-name', 'file']);
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the published field holds exactly this
    expect(form!.body).toContain('${filename} & more');
    expect(form!.body).toMatch(/filename="list\.txt"\r\nContent-Type: text\/plain\r\n\r\ntext\r\n/);
  });

  test.each<[what: string, behaviour: Behaviour]>([
    ['reset', reset],
    ['never answered', stayStill],
    ['answered by what names no place', answer(200, '<FileUploadResponse xmlns="hmrc:fileupload"/>')],
    ['cut short', answer(200, '<FileUploadResponse xmlns="hmrc:fileupload"><Files><File><Ref')],
    ['answered by one place too few', (...post) => placesAt(1).behaviour(...post)],
  ])('%s awaits confirmation and is not posted again but by a person', async (_what, behaviour) => {
    const { id, mrn } = await accepted('HMRC');
    const { behaviour: named, references } = placesAt(2);
    hmrc.next('', behaviour, named);
    await sendFiles(id, [pdf, text]);
    const [waiting] = await come(id, 'unconfirmed', 'prepared', 'prepared');
    expect(waiting!.reason).toBeTruthy();
    const again = await sendFiles(id, [text]);
    expect(again.status).toBe(409);
    expect(again.body.data.outbox).toMatchObject({ id: waiting!.id, state: 'unconfirmed' });
    expect(uploads(hmrc, mrn)).toHaveLength(1);

    store.next('', answer(204), answer(204));
    expect((await decide(id, 'release')).status).toBe(200);
    await come(id, 'sent', 'sent', 'sent');
    expect(uploads(hmrc, mrn)).toHaveLength(2);
    for (const reference of references) expect(stored(reference)).toHaveLength(1);
  });

  test('given up takes its files with it', async () => {
    const { id } = await accepted('HMRC');
    hmrc.next('', reset);
    await sendFiles(id, [pdf, text]);
    await come(id, 'unconfirmed', 'prepared', 'prepared');
    expect((await decide(id, 'discard')).status).toBe(200);
    await come(id, 'discarded', 'discarded', 'discarded');
    expect((await read(id)).actions['cds-upload']).toEqual({ offered: true });
  });

  test('refused ends the upload, and whoever sent it is told by mail', async () => {
    const { id, lrn } = await accepted('HMRC');
    const said =
      '<errorResponse><code>BAD_REQUEST</code><message>Payload did not pass validation</message></errorResponse>';
    hmrc.next('', answer(400, said));
    await sendFiles(id, [pdf]);
    const [request, file] = await come(id, 'refused', 'discarded');
    expect([request!.outcome, file!.outcome]).toEqual(['rejected', 'discarded']);
    const { rows } = await sql<{ subject: string; body: string }>`
      select subject, body from mails where subject like ${`${lrn}: %`}`.execute(running.db);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.body).toContain('Payload did not pass validation');
    expect(await read(id)).toMatchObject({ status: 'validation', facts: { uploadPending: false } });
  });
});

describe('a file', () => {
  /** Sends one file, whose place answers so; the reference of the last place. */
  async function post(...behaviours: Behaviour[]) {
    const { id } = await accepted('HMRC');
    const { behaviour, references } = placesAt(1);
    hmrc.next('', behaviour);
    store.next('', ...behaviours);
    await sendFiles(id);
    return { id, reference: references[0]! };
  }

  test('is posted again while its place says so', async () => {
    const { id, reference } = await post(answer(503), answer(500), answer(204));
    await come(id, 'sent', 'sent');
    expect(stored(reference)).toHaveLength(3);
    expect(await read(id)).toMatchObject({ facts: { uploadPending: false, documentsSent: false } });
  });

  test('refused by its place ended so, and the next upload is offered', async () => {
    const { id } = await post(answer(403, '<Error><Code>AccessDenied</Code></Error>'));
    const [, file] = await come(id, 'sent', 'refused');
    expect(file!.outcome).toBe('rejected');
    expect((await read(id)).actions['cds-upload']).toEqual({ offered: true });
  });

  test.each(['SUCCESS', 'REJECTED'])(
    'that nobody knows of is settled by its outcome %s, told twice or not, and posted once',
    async (outcome) => {
      const { id, reference } = await post(reset);
      await come(id, 'sent', 'unconfirmed');
      expect((await read(id)).next_action).toBe('settle');
      await outcomeOf(reference, outcome);
      await outcomeOf(reference, outcome);
      const [, file] = await come(id, 'sent', 'sent');
      expect(file!.outcome).toBe(outcome === 'SUCCESS' ? 'accepted' : 'rejected');
      expect(stored(reference)).toHaveLength(1);
      await eventually('both read', async () => {
        const { rows } = await sql<{ state: string }>`
          select state from received_notifications where conversation_id = ${reference}`.execute(running.db);
        return rows.every(({ state }) => state === 'read');
      });
      const told = (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data.filter(
        ({ function_code: code }: Message) => code === 'file',
      );
      expect(told).toHaveLength(1);
    },
  );

  test('that nobody knows of is posted again by a person alone', async () => {
    const { id, reference } = await post(stayStill, answer(204));
    const [, file] = await come(id, 'sent', 'unconfirmed');
    expect((await decide(id, 'release', file!.id)).status).toBe(200);
    await come(id, 'sent', 'sent');
    expect(stored(reference)).toHaveLength(2);
  });

  test('is not received when customs failed within, as an errorResponse tells', async () => {
    const { id, reference } = await post(answer(204));
    await come(id, 'sent', 'sent');
    await push(
      running.server,
      '<errorResponse><code>INTERNAL_SERVER_ERROR</code><message>Try it again.</message></errorResponse>',
      { 'x-conversation-id': reference },
    );
    const [told] = await eventually('the outcome', async () => {
      const found = (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data.filter(
        ({ function_code: code }: Message) => code === 'file',
      );
      return found.length > 0 && found;
    });
    expect(told).toMatchObject({
      name: 'FAILURE',
      errors: [{ code: 'FAILURE', description: 'Try it again.' }],
    });
    expect((await messages(id))[1]!.outcome).toBe('rejected');
  });

  test('whose place is slow or away says nothing of the authority', async () => {
    const { id } = await post(reset);
    await come(id, 'sent', 'unconfirmed');
    const { rows } = await sql<{ failures: number }>`
      select failures from authorities where name = 'HMRC CDS'`.execute(running.db);
    expect(rows).toEqual([{ failures: 0 }]);
  });
});

describe('through a community system', () => {
  const byCns = (id: number, fields: Readonly<Record<string, string>> = {}) =>
    upload(running, person, `${id}/send-csp/document-repository`, [pdf], fields);

  test('places are asked for with badge and EORI, and not in the name of a submitter (API-027)', async () => {
    const { id, mrn } = await accepted('CNS');
    const { behaviour, references } = placesAt(1);
    cns.next('', behaviour);
    store.next('', answer(204));
    const sent = await byCns(id, { badge: 'CNSBADGE' });
    expect(sent.body.errors).toBeUndefined();
    expect(sent.body.data.outbox).toMatchObject({ kind: 'upload', provider: 'CNS', badge: 'CNSBADGE' });
    await come(id, 'sent', 'sent');
    const [{ headers }] = uploads(cns, mrn) as [SmallAuthority['posted'][number]];
    expect(headers).toMatchObject({
      'x-badge-identifier': 'CNSBADGE',
      'x-eori-identifier': acceptedDocument('').declarant_identNo,
    });
    expect(headers['x-submitter-identifier']).toBeUndefined();
    expect(uploads(hmrc, mrn)).toEqual([]);
    expect(stored(references[0]!)[0]!.headers['x-badge-identifier']).toBeUndefined();
  });

  test('by another badge, or another system, it is refused', async () => {
    const { id } = await accepted('CNS');
    expect((await byCns(id, { badge: 'OTHERONE' })).status).toBe(409);
    expect((await byCns(id, { provider: 'MCP' })).status).toBe(409);
    expect(await messages(id)).toEqual([]);
  });

  test('a declaration without an EORI number that a header takes cannot have files', async () => {
    const { id } = await accepted('CNS', { declarant_identNo: 'GB 1234 5678' });
    const { status, body } = await byCns(id);
    expect([status, body.message]).toEqual([409, expect.stringContaining('EORI')]);
  });
});
