import { type Kysely, type Migration, sql } from 'kysely';

/** Customs may tell several things of a declaration under one id. */
export const idsOfNotifications: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table notifications drop constraint notifications_declaration_id_notification_id_key`.execute(
      db,
    );
    await sql`create index notifications_by_their_id on notifications (declaration_id, notification_id)`.execute(
      db,
    );
  },
};
