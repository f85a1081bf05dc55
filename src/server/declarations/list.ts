import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { listScreens } from '../../generated/list-screens.ts';
import type { Actor } from '../access.ts';
import type { DeclarationFacts } from '../lifecycle/facts.ts';
import { nextActionFor } from '../lifecycle/offers.ts';
import type { ListSource } from '../lists/list-source.ts';
import type { Database } from '../storage/database.ts';

/** The list of declarations. */
export const declarationList: ListSource<DeclarationRow> = {
  screen: listScreens['customs-declarations'],
  resource: 'customs-declaration',
  table: 'declarations',
  tally: { table: 'declaration_tallies', by: 'updated_at' },
  rows: declarationRows,
};

export type DeclarationRow = Awaited<ReturnType<typeof declarationRows>>[number];

async function declarationRows(db: Database, actor: Actor, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('declarations')
    .innerJoin('users', 'users.id', 'declarations.user_id')
    .innerJoin('companies', 'companies.id', 'declarations.company_id')
    .where('declarations.id', 'in', ids)
    .select([
      'declarations.id',
      'declarations.reference',
      'declarations.lrn',
      'declarations.mrn',
      'declarations.customs_regime',
      'declarations.additional_dec_type',
      'declarations.status',
      'declarations.request_status',
      'declarations.state',
      'declarations.facts',
      'declarations.environment',
      'declarations.items',
      'declarations.total',
      'declarations.currency',
      'declarations.acceptance_date',
      'declarations.created_at',
      'declarations.updated_at',
      'declarations.deleted_at',
      'users.name as user',
      'companies.name as company',
    ])
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('users as person')
          .whereRef('person.id', '=', 'declarations.assignee_id')
          // No name of a person of another company, whatever number the document holds.
          .whereRef('person.company_id', '=', 'declarations.company_id')
          .select(['person.id', 'person.name', 'person.second_name', 'person.deleted_at']),
      ).as('assignee'),
      eb
        .selectFrom('templates')
        .whereRef('templates.id', '=', 'declarations.customer_id')
        .where((eb) =>
          eb.or([
            eb('templates.company_id', '=', eb.ref('declarations.company_id')),
            eb('templates.company_id', '=', actor.companyId),
          ]),
        )
        .select('templates.name')
        .as('customer'),
      eb
        .exists(
          eb
            .selectFrom('notifications')
            .innerJoin('unread_errors', 'unread_errors.notification_id', 'notifications.id')
            .whereRef('notifications.declaration_id', '=', 'declarations.id')
            .where('unread_errors.user_id', '=', actor.userId)
            .select('notifications.id'),
        )
        .$castTo<boolean>()
        .as('unread'),
    ])
    .execute();
  return rows.map(({ facts, environment, ...row }) => ({
    ...row,
    /** Where one was sent that is no legal act; null for what is one, and for what was not sent. */
    test_environment: row.status === 'draft' || environment === 'PROD' ? null : environment,
    /** Posted, and nobody knows whether customs has it: a person settles it. */
    unconfirmed: facts.unconfirmed,
    unsent: unsentStatus(facts),
    next_action: nextActionFor(actor, facts),
  }));
}

/** The status whose message waits to leave, and says so instead of what it says once that is posted. */
function unsentStatus({ waiting, submissionPending, uploadPending }: DeclarationFacts) {
  if (!waiting) return null;
  if (submissionPending) return 'status';
  // It may be a file that waits, and the request is posted.
  return uploadPending ? null : 'request_status';
}
