import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredWays } from '../../src/areas/customs/server/send/ways.ts';
import type { Actor } from '../../src/server/access.ts';
import { watchQueries } from '../support/watched-queries.ts';
import { acceptedDocument, type RunningServer, startTestServer } from './running-server.ts';

let running: RunningServer;
let actor: Actor;
let id: number;

beforeAll(async () => {
  running = await startTestServer();
  const person = await running.signIn();
  id = (await person.call('POST', '/customs-declarations', acceptedDocument('WAYS-1'))).body.data.id;
  const { id: userId, ...user } = await running.db
    .selectFrom('users')
    .where('email', '=', 'demo@tidewaiter.example')
    .select(['id', 'role', 'company_id'])
    .executeTakeFirstOrThrow();
  actor = { userId, role: user.role, companyId: user.company_id } as Actor;
});
afterAll(async () => await running.close());

/** What is offered while the company has so many badges at CNS, and how often the database is asked for it. */
async function offered(badges: number) {
  await running.db.deleteFrom('badges').execute();
  await sql`
    insert into badges (company_id, badge, description, csp, csp_env, csp_client_id, csp_client_pass, csp_topic)
    select ${actor.companyId}, 'BADGE' || n, '', 'CNS', env, 'x', 'x', 'x'
    from generate_series(1, ${badges}) as n, unnest(array['TT', 'TDR']) as env`.execute(running.db);
  const { db, seen } = watchQueries(running.db);
  const ways = await offeredWays(db, actor, id, running.settings);
  return { ways, queries: seen.length };
}

test('what the dialog offers asks as little of the database for sixty badges as for three', async () => {
  const few = await offered(3);
  const many = await offered(60);
  expect(many.ways.general.filter(({ badge }) => badge !== null)).toHaveLength(60);
  expect(many.ways.TDR.filter(({ badge }) => badge !== null)).toHaveLength(60);
  expect(many.queries).toBe(few.queries);
  expect(many.queries).toBeLessThanOrEqual(2);
});
