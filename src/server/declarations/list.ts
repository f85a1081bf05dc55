import { sql } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import { kindIndex } from '../../engine/document-kind.ts';
import type { ListScreen } from '../../engine/list-screen.ts';
import type { Actor } from '../access.ts';
import type { ListSource } from '../lists/list-source.ts';
import type { Facts } from '../sending/facts.ts';
import type { Database } from '../storage/database.ts';
import { listOfKind } from '../storage/kind-tables.ts';
import type { KindColumnsTable } from '../storage/tables.ts';
import type { Kind } from './kind.ts';

/** The list of the documents of a kind. */
export function documentList(kind: Kind): ListSource<DocumentRow> {
  const { document: name, permissions } = kind;
  const screen = listOfKind(name);
  const shown = columnsShown(kind, screen);
  return {
    screen,
    resource: permissions,
    table: sql`documents`,
    only: sql<boolean>`document_kind = ${sql.lit(name)}`,
    piecesIndex: kindIndex(name, 'long_keywords'),
    tally: { table: 'document_tallies', by: 'updated_at' },
    rows: async (db, actor, ids) => {
      const rows = await documentRows(db, actor, ids, shown);
      return rows.map(({ facts, environment, ...row }) => ({
        ...row,
        /** Where one was sent that is no legal act; null for what is one, and for what was not sent. */
        test_environment: row.status === 'draft' || environment === 'PROD' ? null : environment,
        /** Posted, and nobody knows whether customs has it: a person settles it. */
        unconfirmed: facts.unconfirmed,
        unsent: unsentStatus(facts),
        next_action: kind.authority?.nextActionFor(actor, facts) ?? null,
      }));
    },
  };
}

/** A row with a member for each column of its kind that the list shows. */
export interface DocumentRow {
  readonly id: number;
  readonly [member: string]: unknown;
}

/** The columns of a kind that its list shows. */
function columnsShown({ listing }: Kind, { columns }: ListScreen): KindColumn[] {
  const shown = new Set(['state', ...columns.flatMap(({ name, currency, also }) => [name, currency, also])]);
  return Object.keys(listing.columns).filter((name) => shown.has(name)) as KindColumn[];
}

type KindColumn = keyof KindColumnsTable;

async function documentRows(
  db: Database,
  actor: Actor,
  ids: readonly number[],
  shown: readonly KindColumn[],
) {
  if (ids.length === 0) return [];
  return await db
    .selectFrom('documents')
    .innerJoin('users', 'users.id', 'documents.user_id')
    .innerJoin('companies', 'companies.id', 'documents.company_id')
    .where('documents.id', 'in', ids)
    .select([
      'documents.id',
      'documents.reference',
      'documents.mrn',
      'documents.status',
      'documents.request_status',
      'documents.facts',
      'documents.environment',
      'documents.created_at',
      'documents.updated_at',
      'documents.deleted_at',
      'users.name as user',
      'companies.name as company',
    ])
    .select(shown.map((name) => `documents.${name}` as const))
    .select((eb) => [
      jsonObjectFrom(
        eb
          .selectFrom('users as person')
          .whereRef('person.id', '=', 'documents.assignee_id')
          // No name of a person of another company, whatever number the document holds.
          .whereRef('person.company_id', '=', 'documents.company_id')
          .select(['person.id', 'person.name', 'person.second_name', 'person.deleted_at']),
      ).as('assignee'),
      eb
        .selectFrom('templates')
        .whereRef('templates.id', '=', 'documents.customer_id')
        .where((eb) =>
          eb.or([
            eb('templates.company_id', '=', eb.ref('documents.company_id')),
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
            .whereRef('notifications.document_id', '=', 'documents.id')
            .where('unread_errors.user_id', '=', actor.userId)
            .select('notifications.id'),
        )
        .$castTo<boolean>()
        .as('unread'),
    ])
    .execute();
}

/** The status whose message waits to leave, and says so instead of what it says once that is posted. */
function unsentStatus({ waiting, submissionPending, uploadPending }: Facts) {
  if (!waiting) return null;
  if (submissionPending) return 'status';
  // It may be a file that waits, and the request is posted.
  return uploadPending ? null : 'request_status';
}
