import { type Kysely, type Migration, sql } from 'kysely';

/**
 * A badge stands once in a company for a system and an environment. Of doubles the one changed last stays: its pass is
 * the newest. Judged when a transaction ends, so that two badges can be exchanged in one.
 */
export const oneBadge: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      delete from badges using badges as newer
      where newer.company_id = badges.company_id and newer.csp = badges.csp
        and newer.csp_env = badges.csp_env and newer.badge = badges.badge
        and (newer.updated_at, newer.id) > (badges.updated_at, badges.id)`.execute(db);
    await sql`
      alter table badges add constraint badges_once unique (company_id, csp, csp_env, badge)
        deferrable initially deferred`.execute(db);
  },
};
