import { sql } from 'kysely';

/**
 * What was kept of notifications, taken apart once: taken part by part from the column, all of it would be read anew for
 * each. Names are those of KeptContent. Join it laterally.
 */
export const keptContent = sql`jsonb_to_record(notifications.content) as kept (
  "statusCodes" jsonb, information jsonb, duties jsonb, payments jsonb, changed jsonb)`;
