import { type Kysely, type Migration, sql } from 'kysely';

/** From where people came in lately is found without looking through the audit. */
export const networksOfSignIns: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      create index audit_sign_ins on audit (at, ip) where action in ('sign-in', 'password replaced')`.execute(
      db,
    );
  },
};
