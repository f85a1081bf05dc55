import type { Migration } from 'kysely';
import { foundation } from './0001-foundation.ts';
import { factsOfEachMessage } from './0002-facts-of-each-message.ts';

/** All migrations by name, in the order they run. A released one is never edited: add the next number. */
export const migrations: Readonly<Record<string, Migration>> = {
  '0001-foundation': foundation,
  '0002-facts-of-each-message': factsOfEachMessage,
};
