import { type Kysely, type Migration, sql } from 'kysely';

/**
 * How much of an answer of customs is told, in bytes, with the words of ours that stand beside each error: known of each
 * without reading it, so that a page tells no more than it can.
 */
export const weightsOfAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`
      alter table notifications add column weight integer not null generated always as (
        octet_length(errors::text) + 512 * jsonb_array_length(errors)
        + octet_length((content - array['errors', 'amendments', 'amendedValues', 'extras', 'statuses'])::text)
      ) stored`.execute(db);
  },
};
