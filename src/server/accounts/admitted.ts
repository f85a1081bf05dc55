import { type RawBuilder, sql } from 'kysely';
import type { Settings } from '../settings.ts';

/**
 * Of `users` and `companies` in a query: the person may be in. Neither they nor their company is blocked or deleted, and
 * in production they are nobody of the demonstration, whose password everybody can read.
 */
export function isAdmitted({ production }: Pick<Settings, 'production'>): RawBuilder<boolean> {
  const counts = sql<boolean>`users.state = 1 and users.deleted_at is null
    and companies.state = 1 and companies.deleted_at is null`;
  return production ? sql<boolean>`${counts} and not users.is_demonstration` : counts;
}
