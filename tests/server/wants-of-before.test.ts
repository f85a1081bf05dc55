import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { factsIn } from '../../src/areas/customs/server/story/facts.ts';
import { wantsOfCustoms } from '../../src/server/storage/migrations/0065-wants-of-customs.ts';
import { wantsToldBefore } from '../../src/server/storage/migrations/0066-wants-told-before.ts';
import { doneMarks } from '../../src/server/storage/migrations/0071-done-marks.ts';
import { lapsed } from '../../src/server/storage/migrations/0073-lapsed.ts';
import { eachWantOfDocuments } from '../../src/server/storage/migrations/0087-each-want-of-documents.ts';
import { faultsListedBefore } from '../../src/server/storage/migrations/0107-faults-listed-before.ts';
import { migrateAsThen } from '../support/older-migrations.ts';
import { notification } from './notifications.ts';
import {
  acceptedDocument,
  eventually,
  type Person,
  push,
  type RunningServer,
  startTestServer,
} from './running-server.ts';
import { refuseContent, type SmallAuthority, startSmallAuthority } from './small-authority.ts';

let running: RunningServer;
let authority: SmallAuthority;
let person: Person;
beforeAll(async () => {
  authority = await startSmallAuthority();
  running = await startTestServer({ hmrcUrl: authority.url });
  person = await running.signIn();
});
afterAll(async () => {
  await running?.close();
  await authority?.close();
});

const limit =
  '<resp:AdditionalInformation><resp:StatementTypeCode>DMS</resp:StatementTypeCode><resp:LimitDateTime><rds:DateTimeString formatCode="304">20261201093000Z</rds:DateTimeString></resp:LimitDateTime></resp:AdditionalInformation>';

/** A declaration that customs said all this of, in this order. */
async function told(lrn: string, ...codes: readonly string[]): Promise<number> {
  const { id } = (await person.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data;
  await person.call('POST', '/customs-declarations/send', {
    id,
    data_j: JSON.stringify(acceptedDocument(lrn)),
  });
  const read = async () => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
  const conversation = await eventually('sent', async () => {
    const { outbox } = await read();
    return outbox.state === 'sent' && (outbox.conversation_id as string);
  });
  for (const [at, code] of codes.entries()) {
    const parts = { code, lrn, mrn: `26GB${lrn.padStart(13, '0')}A`, issued: `2026112110000${at}Z` };
    await push(running.server, notification({ ...parts, errors: code === '02' ? '' : limit }), {
      'x-conversation-id': conversation,
    });
  }
  await eventually('told', async () => {
    const { data } = (await person.call('GET', `/customs-declarations/${id}/notifications`)).body;
    const answers = data.filter((entry: { function_code?: string }) => entry.function_code !== undefined);
    return answers.length === codes.length;
  });
  return id;
}

test('what customs wanted before it was kept, and by when, is read from what they said then', async () => {
  await told('WANTS1', '02');
  await told('WANTS2', '02', '01');
  await told('WANTS3', '01', '14');
  await told('WANTS4', '01', '51', '08');
  await told('WANTS5', '01', '08', '18');
  await told('WANTS6', '01', '08', '18', '16');
  await told('WANTS7', '01', '06', '51');
  await told('WANTS8', '01', '06', '05', '06');
  await told('WANTS9', '06', '01', '08', '06');
  const kept = async () => {
    const rows = await running.db
      .selectFrom('documents')
      .orderBy('id')
      .select(['lrn', 'facts', 'updated_at'])
      .execute();
    return rows.map(({ facts, ...row }) => ({ ...row, facts: factsIn(facts) }));
  };
  const before = await kept();
  expect(before.map(({ facts }) => [facts.wants, facts.wantsBy, facts.arrivalBy])).toEqual([
    [null, null, '2026-12-21T10:00:00.000Z'],
    [null, null, null],
    ['payment', '2026-12-01T09:30:00Z', null],
    [null, null, null],
    ['exit', '2026-12-01T09:30:00Z', null],
    [null, null, null],
    ['answer', '2026-12-01T09:30:00Z', null],
    [null, null, null],
    [null, null, null],
  ]);

  await sql`update documents set facts = facts - 'wants' - 'wantsBy' - 'arrivalBy'`.execute(running.db);
  await migrateAsThen(running.db, wantsOfCustoms);
  await migrateAsThen(running.db, wantsToldBefore);
  expect(await kept()).toEqual(before);

  await sql`update documents set facts = facts - 'wantsFrom' - 'documentsFrom'`.execute(running.db);
  await sql`drop table done_marks`.execute(running.db);
  await migrateAsThen(running.db, doneMarks);
  await sql`update documents set facts = facts - 'documentsOpen'`.execute(running.db);
  await migrateAsThen(running.db, eachWantOfDocuments);
  const now = await kept();
  expect(now).toEqual(before);
  expect(now.map(({ facts }) => facts.documentsOpen.length)).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 1]);
});

test('what lapsed before it had a word of its own gets it, what was rejected does not', async () => {
  const made = async (lrn: string, expired: boolean) => {
    const { id } = (await person.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data;
    await sql`update documents set status = 'rejection',
      facts = facts || jsonb_build_object('rejected', true, 'held', false, 'expired', ${expired}::boolean)
      where id = ${id}`.execute(running.db);
    return id as number;
  };
  const [old, rejected] = [await made('LAPSED1', true), await made('LAPSED2', false)];
  await migrateAsThen(running.db, lapsed);
  const read = async (id: number) =>
    (await person.call('GET', `/customs-declarations/${id}`)).body.data.status;
  expect([await read(old), await read(rejected)]).toEqual(['lapsed', 'rejection']);
});

test('what customs refused with a list of faults before that was told apart may be given up; what they answered since may not', async () => {
  const made = async (lrn: string) => {
    const document = acceptedDocument(lrn);
    const { id } = (await person.call('POST', '/customs-declarations', document)).body.data;
    authority.next(lrn, refuseContent());
    await person.call('POST', '/customs-declarations/send', { id, data_j: JSON.stringify(document) });
    await eventually('refused', async () => (await read(id)).outbox?.state === 'refused');
    return id as number;
  };
  const read = async (id: number) => (await person.call('GET', `/customs-declarations/${id}`)).body.data;
  const [listed, answered] = [await made('LISTED1'), await made('LISTED2')];
  const mrn = '26GB00000LISTED2A';
  await push(
    running.server,
    notification({ code: '03', lrn: 'LISTED2', mrn, issued: '20261121100000Z' }),
    {},
  );
  await eventually('told', async () => (await read(answered)).mrn === mrn);
  await sql`update documents set facts = facts - 'faultsListed'`.execute(running.db);

  await migrateAsThen(running.db, faultsListedBefore);
  const kept = async (id: number) => (await read(id)).facts.faultsListed;
  expect([await kept(listed), await kept(answered)]).toEqual([true, undefined]);
  const { status } = await person.call('POST', `/customs-declarations/${listed}/outbox`, {
    decision: 'discard',
  });
  expect(status).toBeLessThan(300);
});
