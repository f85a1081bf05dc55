import { afterAll, beforeAll, expect, test } from 'vitest';
import { marksAnew } from '../../src/server/storage/migrations/0019-marks-of-declarations.ts';
import { migrateAsThen } from '../support/older-migrations.ts';
import { acceptedDocument, type Person, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let person: Person;
beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
});
afterAll(() => running?.close());

test('marks are made anew of every declaration, whatever a hand left of others: none keeps the server from starting', async () => {
  const made = async (lrn: string): Promise<number> =>
    (await person.call('POST', '/customs-declarations', acceptedDocument(lrn))).body.data.id;
  const broken = ['null', 'no JSON', '{"CDSItems":[null]}', '{"CDSItems":[{"CertificateCDSItems":[7]}]}'];
  for (const [at, document] of broken.entries()) {
    const id = await made(`BROKEN${at}`);
    await running.db.updateTable('documents').set({ document }).where('id', '=', id).execute();
  }
  const whole = await made('WHOLE');
  const kept = () =>
    running.db.selectFrom('documents').orderBy('id').select(['id', 'marks', 'updated_at']).execute();
  const before = await kept();
  await running.db
    .updateTable('documents')
    .set({ marks: ['lrn:OLD'] })
    .execute();
  await migrateAsThen(running.db, marksAnew);
  const after = await kept();
  expect(after.find(({ id }) => id === whole)).toEqual(before.find(({ id }) => id === whole));
  expect(after.filter(({ id }) => id !== whole).map(({ marks }) => marks)).toEqual(broken.map(() => []));
});
