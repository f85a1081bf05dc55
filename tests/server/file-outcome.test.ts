import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { upload } from './files.ts';
import { openImport, type Rehearsal, startRehearsal } from './rehearsal.ts';
import { eventually } from './running-server.ts';

let rehearsal: Rehearsal;
let other: pg.Client;
beforeAll(async () => {
  const databaseLimits = { waitMs: 8000, statementMs: 20_000, lockMs: 15_000, idleMs: 15_000 };
  rehearsal = await startRehearsal(() => ({ databaseLimits }));
  other = new pg.Client({ connectionString: rehearsal.running.databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await rehearsal.close();
});

test('what customs say of a file while its post is being settled leaves what is known of the post', async () => {
  const id = await rehearsal.lodge(openImport('OUTCOME-1'));
  await upload(rehearsal.running, rehearsal.person, `${id}/send-xml`, [['a.txt', 'one file']]);
  const file = async () => {
    const { rows } = await other.query(
      `select state, detail from outbox where document_id = $1 and kind = 'file'`,
      [id],
    );
    return rows[0];
  };
  await eventually('the file is under way', async () => (await file()).state === 'sending');
  // A save of a colleague holds the document for a moment: the settling and the reading wait for it together, unless the
  // post was settled just before.
  await other.query('begin');
  await other.query('select id from documents where id = $1 for update', [id]);
  await eventually('both wait, or it is settled', async () => {
    const { rows } = await other.query(`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`);
    return rows.length >= 2 || (await file()).state === 'sent';
  });
  await other.query('commit');
  const { detail } = await eventually('both are through', async () => {
    const found = await file();
    return found.state === 'sent' && found.detail.file.outcome && found;
  });
  expect(detail.file.outcome.code).toBe('SUCCESS');
  expect(detail.posts).toHaveLength(1);
}, 60_000);
