import { type Kysely, type Migration, sql } from 'kysely';

/**
 * `repeat_refused`: customs refused a post of a message as repeated, so they have an earlier one. What waits after it was
 * posted may be with customs as well, whatever they answered (`reposted`).
 */
export const postsOfMessages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table outbox add column repeat_refused boolean not null default false`.execute(db);
    await sql`
      update outbox set reposted = true
      where state in ('waiting', 'sending') and attempts > 0 and http_status is not null`.execute(db);
  },
};
