import { type Kysely, type Migration, sql } from 'kysely';

/**
 * What of customs' notifications a person has not read yet (src/server/notifications/unread.ts), and an index of what
 * could not be worked in (received.ts).
 */
export const unreadErrors: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(tables).execute(db);
  },
};

const tables = `
create table unread_errors (
  user_id bigint not null references users,
  notification_id bigint not null references notifications,
  error_id integer not null,
  primary key (user_id, notification_id, error_id)
);
create index received_notifications_kept on received_notifications (id) where state in ('unreadable', 'unmatched');
`;
