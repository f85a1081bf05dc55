import { createHash, type Hash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { requireHeld } from '../../src/areas/customs/server/requests/held.ts';
import { largestFile } from '../../src/messages/uploaded-file.ts';
import { createSessions } from '../../src/server/sign-in/sessions.ts';
import { rowsAnswered } from '../support/rows-answered.ts';
import { watchQueries } from '../support/watched-queries.ts';
import { type GivenFile, upload } from './files.ts';
import { notification } from './notifications.ts';
import { type Message, prelodgedImport, type Rehearsal, startRehearsal } from './rehearsal.ts';
import { eventually, type Person, push, startSecondServer } from './running-server.ts';

let rehearsal: Rehearsal;
let person: Person;
beforeAll(async () => {
  rehearsal = await startRehearsal();
  person = rehearsal.person;
});
afterAll(() => rehearsal?.close());

let count = 0;
const lodge = () => {
  count += 1;
  return rehearsal.lodge(prelodgedImport(`UPL-${count}`));
};
const sendFiles = (id: number, files: readonly GivenFile[], by = person, fields = {}) =>
  upload(rehearsal.running, by, `${id}/send-xml`, files, fields);
const pdf: GivenFile = ['licence.pdf', '%PDF-1.7 and so on'];
const text: GivenFile = ['packing list.txt', 'Zwölf Kisten, 10 £\n'];
const png: GivenFile = ['stamp.png', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])];

const hash = (content: GivenFile[1]) => createHash('sha256').update(content).digest('hex');
interface Place {
  readonly mrn: string;
  readonly sequence: number;
  readonly posts: number;
  readonly sha256: readonly string[];
  readonly outcome: string | null;
}
/** What the authority counts for a declaration. */
const places = async (mrn: string) => {
  const all = await (await fetch(`${rehearsal.simulator.address}/simulator/uploads`)).json();
  return (all as Place[]).filter((place) => place.mrn === mrn);
};
const filesOf = async (id: number) =>
  (await rehearsal.messages(id)).filter(({ message }) => message === 'file');
const ended = (id: number, files: number) =>
  eventually(`${files} files of ${id} ended`, async () => {
    const found = (await filesOf(id)).filter(({ outcome }) => outcome !== null);
    return found.length === files && found;
  });
const entries = async (id: number): Promise<readonly Message[]> =>
  (await person.call('GET', `/customs-declarations/${id}/notifications`)).body.data;
/** Customs want to see documents. */
async function wantDocuments(id: number): Promise<void> {
  const { lrn, mrn } = await rehearsal.read(id);
  const [{ conversation_id: conversation }] = (await rehearsal.messages(id)) as [Message];
  const issued = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
  const xml = notification({ code: '06', lrn, mrn, issued });
  await push(rehearsal.running.server, xml, { 'x-conversation-id': conversation });
  await rehearsal.becomes(id, 'documents wanted', ({ facts }) => facts.documentsWanted);
}

/** The bytes of each piece that is decoded, and of each that is hashed, while `during` lasts; small ones aside. */
async function handled(during: () => Promise<unknown>) {
  const pieces = { decoded: [] as number[], hashed: [] as number[] };
  const { decode } = TextDecoder.prototype;
  const hashes = Object.getPrototypeOf(createHash('sha256')) as Hash;
  const { update } = hashes;
  const note = (to: number[], data: unknown) => {
    const { byteLength = 0 } = (data ?? {}) as Uint8Array;
    if (byteLength > 16_384) to.push(byteLength);
  };
  TextDecoder.prototype.decode = function (data, options) {
    note(pieces.decoded, data);
    return decode.call(this, data, options);
  };
  hashes.update = function (this: Hash, data: Buffer) {
    note(pieces.hashed, data);
    return update.call(this, data as never, undefined as never);
  } as Hash['update'];
  try {
    await during();
  } finally {
    TextDecoder.prototype.decode = decode;
    hashes.update = update;
  }
  return pieces;
}

test('a file is judged and hashed once, in pieces between which others have the thread', async () => {
  const id = await lodge();
  // The first piece ends within a character.
  const words = `x${'\u00e9'.repeat(2_500_000)}`;
  const files: GivenFile[] = [1, 2].map((n) => [`${n}.txt`, words]);
  // Nothing is posted meanwhile: customs, which are this process too, hash what comes.
  const { db } = rehearsal.running;
  await sql`create function later() returns trigger language plpgsql as
    'begin new.next_attempt_at = clock_timestamp() + interval ''1 hour''; return new; end'`.execute(db);
  await sql`create trigger later before insert on outbox for each row execute function later()`.execute(db);
  const { decoded, hashed } = await handled(async () => {
    expect((await sendFiles(id, files)).status).toBe(200);
  });
  await sql`drop function later() cascade`.execute(db);
  const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0);
  for (const sizes of [decoded, hashed]) {
    expect(Math.max(...sizes)).toBeLessThanOrEqual(256 * 1024);
    expect(sum(sizes)).toBe(2 * 5_000_001);
  }
  const kept = await db
    .selectFrom('outbox')
    .where('document_id', '=', id)
    .where('kind', '=', 'file')
    .select('sha256')
    .execute();
  expect(kept.map(({ sha256 }) => sha256)).toEqual([hash(words), hash(words)]);
});

test('a file is read for its post in pieces, and posted whole', async () => {
  const id = await lodge();
  const content = new Uint8Array(largestFile).map((_, at) => at % 251);
  content.set(png[1] as Uint8Array);
  const { longest } = await rowsAnswered(async () => {
    expect((await sendFiles(id, [['long.png', content]])).status).toBe(200);
    await ended(id, 1);
  });
  expect(longest).toBeGreaterThan(1024 * 1024);
  // A byte is told by two characters.
  expect(longest).toBeLessThan(2.1 * 1024 * 1024);
  const { mrn } = await rehearsal.read(id);
  expect(await places(mrn!)).toMatchObject([{ posts: 1, sha256: [hash(content)] }]);
});

describe('an upload', () => {
  test('goes in three steps: places are asked for, each file is posted to its own, its outcome is told (API-029, API-044)', async () => {
    const id = await lodge();
    await wantDocuments(id);
    const before = await rehearsal.read(id);
    expect(before.next_action).toBe('cds-upload');
    const user = (await person.call('GET', '/init')).body.data.user.id;
    const answer = await sendFiles(id, [pdf, text, png], person, { id: String(id), user_id: String(user) });
    expect(answer.body.errors).toBeUndefined();
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      status: before.status,
      mrn: before.mrn,
      next_action: 'goods-arrival',
      facts: { uploadPending: true, messagePending: true, documentsSent: false },
      outbox: { kind: 'upload', lrn: null, environment: 'TT', provider: 'HMRC' },
    });
    expect(answer.body.data.actions['cds-upload'].offered).toBe(false);

    const files = await ended(id, 3);
    expect(files.map(({ file, outcome, state }) => [file, outcome, state])).toEqual([
      [{ name: 'licence.pdf', type: 'application/pdf', size: 18, sequence: 1 }, 'accepted', 'sent'],
      [{ name: 'packing list.txt', type: 'text/plain', size: 21, sequence: 2 }, 'accepted', 'sent'],
      [{ name: 'stamp.png', type: 'image/png', size: 9, sequence: 3 }, 'accepted', 'sent'],
    ]);
    expect(await places(before.mrn)).toMatchObject(
      [pdf, text, png].map(([, content], index) => ({
        sequence: index + 1,
        posts: 1,
        sha256: [hash(content)],
        outcome: 'SUCCESS',
      })),
    );
    const told = (await entries(id)).filter(({ function_code: code }) => code === 'file');
    expect(told.map(({ name, unread, errors }) => [name, unread, errors])).toEqual(
      Array(3).fill(['SUCCESS', false, []]),
    );
    const after = await rehearsal.read(id);
    expect(after).toMatchObject({
      status: before.status,
      next_action: 'goods-arrival',
      facts: { uploadPending: false, messagePending: false, documentsSent: true, documentsWanted: true },
    });
    expect(after.actions['cds-upload']).toEqual({ offered: true });
  });

  test('reads no document while the declaration is locked, however long it is', async () => {
    const id = await lodge();
    await wantDocuments(id);
    const { db, settings } = rehearsal.running;
    const actor = (await createSessions(settings).actorOf(db, person.token))!;
    const watched = watchQueries(db);
    const { held } = await requireHeld(watched.db, actor, { id, action: 'cds-upload', kinds: ['upload'] });
    expect(held.submission.provider).toBe('HMRC');
    const long = watched.seen.filter(({ sql }) => /\*|"(document|body|headers)"/.test(sql));
    expect(long.map(({ sql }) => sql)).toEqual([]);
  });

  test('keeps of a name what names a file: no folders, no controls, none that turn it round, no half of a character', async () => {
    const id = await lodge();
    const names = ['../../etc/passwd', 'a\u0001b.txt', 'bill\u202egpj.txt', `${'😀'.repeat(120)}odd.pdf`];
    const answer = await sendFiles(
      id,
      names.map((name): GivenFile => [name, 'text']),
    );
    expect(answer.body).toHaveProperty('data');
    const kept = (await ended(id, names.length)).map(({ file }) => file!.name);
    expect(kept).toEqual(['passwd', 'ab.txt', 'billgpj.txt', `${'😀'.repeat(96)}odd.pdf`]);
  });

  test('leaves intent, bytes, hash, status and audit behind in one transaction', async () => {
    const id = await lodge();
    await rehearsal.switch({ outage: 'unavailable' });
    try {
      await sendFiles(id, [pdf, text]);
      const { db } = rehearsal.running;
      const { rows } = await sql`
        select kind, state, sha256, encode(sha256(body), 'hex') as of_bytes from outbox
        where document_id = ${id} and kind in ('upload', 'file') order by id`.execute(db);
      expect(rows).toMatchObject([
        { kind: 'upload' },
        { kind: 'file', state: 'prepared', sha256: hash(pdf[1]), of_bytes: hash(pdf[1]) },
        { kind: 'file', state: 'prepared', sha256: hash(text[1]), of_bytes: hash(text[1]) },
      ]);
      const audit = await sql<{ action: string; detail: Record<string, unknown> }>`
        select action, detail from audit where record_id = ${id} and action in ('upload sent', 'file sent')
        order by id`.execute(db);
      expect(audit.rows.map(({ action, detail }) => [action, detail.name])).toEqual([
        ['upload sent', undefined],
        ['file sent', 'licence.pdf'],
        ['file sent', 'packing list.txt'],
      ]);
      expect(audit.rows[1]!.detail).toMatchObject({ sha256: hash(pdf[1]), type: 'application/pdf' });
    } finally {
      await rehearsal.switch({ outage: 'none' });
    }
    await ended(id, 2);
  });

  test('is sent once however often and wherever one clicks: the others get 409 with the first', async () => {
    const id = await lodge();
    const { mrn } = await rehearsal.read(id);
    await rehearsal.switch({ outage: 'unavailable' });
    const second = await startSecondServer(rehearsal.running);
    const elsewhere = await second.signIn();
    try {
      const colleague = await rehearsal.running.signIn('colleague@tidewaiter.example');
      const answers = await Promise.all([
        sendFiles(id, [pdf]),
        sendFiles(id, [pdf]),
        sendFiles(id, [text], colleague),
        upload(second, elsewhere, `${id}/send-xml`, [pdf]),
      ]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
      const first = answers.find(({ status }) => status === 200)!.body.data.outbox;
      const again = await sendFiles(id, [png]);
      for (const { status, body } of [...answers, again]) {
        if (status !== 409) continue;
        expect(body.data.outbox).toMatchObject({ id: first.id, kind: 'upload', document_id: id });
      }
    } finally {
      await rehearsal.switch({ outage: 'none' });
      await second.close();
    }
    await ended(id, 1);
    expect(await places(mrn)).toMatchObject([{ posts: 1, outcome: 'SUCCESS' }]);
  });

  test.each([
    ['FAILURE', ['TTFAIL.txt', 'text'] as GivenFile],
    ['QUARANTINE', ['list.txt', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'] as GivenFile],
  ])('tells %s of a file: unread, counted, mailed, and the declaration stands', async (name, file) => {
    const id = await lodge();
    await wantDocuments(id);
    const counter = async () => (await person.call('GET', '/init')).body.data.notifications.internal;
    const before = await counter();
    await sendFiles(id, [file, pdf]);
    const [bad, good] = await ended(id, 2);
    expect([bad!.outcome, good!.outcome]).toEqual(['rejected', 'accepted']);
    const [told] = (await entries(id)).filter((entry) => entry.name === name);
    expect(told).toMatchObject({
      function_code: 'file',
      unread: true,
      errors: [{ code: name, unread: true }],
    });
    expect(await counter()).toBe(before + 1);
    const { rows } = await sql<{ subject: string; body: string }>`
      select subject, body from mails where subject like ${`UPL-${count}: %a file`}`.execute(
      rehearsal.running.db,
    );
    expect(rows).toHaveLength(1);
    expect((await rehearsal.read(id)).facts.documentsSent).toBe(true);
  });

  test('received by nobody leaves the documents wanted, and can be sent again', async () => {
    const id = await lodge();
    await wantDocuments(id);
    await sendFiles(id, [['TTFAIL.txt', 'text']]);
    await ended(id, 1);
    expect(await rehearsal.read(id)).toMatchObject({
      next_action: 'cds-upload',
      facts: { documentsSent: false },
    });
    expect((await sendFiles(id, [pdf])).status).toBe(200);
    await rehearsal.becomes(id, 'documents sent', ({ facts }) => facts.documentsSent);
  });
});

describe('an upload is refused before anything is sent', () => {
  const program: GivenFile = ['bill.pdf', new Uint8Array([0x4d, 0x5a, 0x90, 0, 3])];
  test.each<[what: string, files: readonly GivenFile[], said: RegExp[]]>([
    ['without a file', [], [/at least one file/]],
    ['of twelve files', Array(12).fill(pdf), [/at most 11 files/]],
    [
      'of files that are none, or of another kind, whatever they are called',
      [['empty.pdf', ''], pdf, program, ['latin.txt', new Uint8Array([0x31, 0x30, 0xa3])]],
      [/empty\.pdf is empty/, /bill\.pdf is neither/, /latin\.txt is neither/],
    ],
    [
      'of a file of 10,485,761 bytes',
      [['large.txt', 'x'.repeat(10_485_761)]],
      [/large\.txt is larger than the 10485760 bytes/],
    ],
  ])('%s (CUS-311)', async (_what, files, said) => {
    const id = await lodge();
    const { status, body } = await sendFiles(id, files);
    expect(status).toBe(422);
    expect(body.errors.files).toEqual(said.map((one) => expect.stringMatching(one)));
    expect(body.data.error).toEqual(body.errors);
    expect(await filesOf(id)).toEqual([]);
  });

  test('and eleven, one of 10,485,760 bytes, are not', async () => {
    const id = await lodge();
    const { mrn } = await rehearsal.read(id);
    const files = [['large.txt', 'x'.repeat(10_485_760)] as GivenFile, ...Array<GivenFile>(10).fill(pdf)];
    expect((await sendFiles(id, files)).status).toBe(200);
    await ended(id, 11);
    const counted = await places(mrn);
    expect(counted.map(({ posts, outcome }) => [posts, outcome])).toEqual(Array(11).fill([1, 'SUCCESS']));
    expect(counted[0]!.sha256).toEqual([hash(files[0]![1])]);
  });

  test('that is no form', async () => {
    const id = await lodge();
    const files = [{ name: 'a.txt', content: 'text' }];
    const { status, body } = await rehearsal.sendXml(id, { type: 'cds-upload', files });
    expect([status, body.errors.files]).toEqual([422, ['Files come in a form.']]);
  });

  test("of another company's declaration, by a role that only reads, in another's name, of one customs lacks", async () => {
    const id = await lodge();
    const stranger = await rehearsal.running.signIn('other@tidewaiter.example');
    expect((await sendFiles(id, [pdf], stranger)).status).toBe(404);
    const editor = await rehearsal.running.signIn('editor@tidewaiter.example');
    expect((await sendFiles(id, [pdf], editor)).status).toBe(403);
    expect((await sendFiles(id, [pdf], person, { user_id: '999999' })).status).toBe(403);
    const draft = (await person.call('POST', '/customs-declarations', prelodgedImport('UPL-DRAFT'))).body.data
      .id;
    const { status, body } = await sendFiles(draft, [pdf]);
    expect([status, body.message]).toEqual([409, 'Customs does not hold this declaration.']);
    expect(await filesOf(id)).toEqual([]);
  });

  test('by the call for community systems when it went to HMRC, and to a target that is none (API-027)', async () => {
    const id = await lodge();
    const by = (target: string) => upload(rehearsal.running, person, `${id}/send-csp${target}`, [pdf]);
    expect((await by('/document-repository')).status).toBe(409);
    expect((await by('')).status).toBe(409);
    expect((await by('/somewhere')).status).toBe(404);
    expect(await filesOf(id)).toEqual([]);
  });
});
