import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { accountForms } from '../../generated/account-forms.ts';
import type { Colleague } from '../../generated/types.ts';
import { type Actor, isAbove, ownsCompany, type Role } from '../access.ts';
import { formBody } from '../accounts/form-body.ts';
import { noteAudit } from '../audit.ts';
import { requireOwner } from '../companies/badges.ts';
import { idParams } from '../declarations/schemas.ts';
import { ApiError, refusals } from '../errors.ts';
import { listRoutes } from '../lists/list-routes.ts';
import type { ListRow } from '../lists/list-source.ts';
import { type TableList, tableList } from '../lists/table-list.ts';
import type { Services } from '../services.ts';
import { endSessions } from '../sign-in/end-sessions.ts';
import type { Database } from '../storage/database.ts';
import { peopleWithin } from '../storage/scope.ts';

const columns = ['id', 'name', 'second_name', 'email', 'phone', 'created_at', 'role'] as const;

/** The others of one's own company, by their whole names. */
export const colleagueList: TableList<ColleagueRow> = {
  name: 'my-colleagues',
  table: sql.table('users'),
  columns: {
    name: { kind: 'text', of: sql`concat_ws(' ', name, nullif(second_name, ''))` },
    email: { kind: 'text' },
    phone: { kind: 'text' },
    created_at: { kind: 'instant' },
  },
  lettersOf: 'name',
  search: ['name', 'email', 'phone'],
  beside: { role: sql`role` },
  only: sql<boolean>`deleted_at is null`,
  ownCompany: true,
  except: ({ userId }) => sql<boolean>`id <> ${userId}`,
  shown: (row, actor) => asShown(row as unknown as ColleagueRow & { readonly role: Role }, actor),
};

/** A colleague as the list tells them (COM-071). */
interface ColleagueRow extends ListRow {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly created_at: Date;
}

/**
 * GET /account/employees: the others of one's own company (API-145, COM-068, COM-071). GET, PUT and DELETE
 * /clients/{id}: one person of a company within reach (D-14); of a company's own people only its manager writes. Each
 * comes with `may_change`: whether the caller may change and delete them.
 */
export function colleagueRoutes(api: FastifyInstance, services: Services): void {
  const { db, sessions } = services;
  const read = { access: { resource: 'company', action: 'read' } } as const;
  const write = { access: { resource: 'company', action: 'write' } } as const;

  listRoutes(api, services, tableList(colleagueList));

  api.get<{ Params: { id: number } }>(
    '/clients/:id',
    { config: read, schema: { params: idParams } },
    async ({ actor, params }) => {
      const person = await peopleWithin(db, actor)
        .where('id', '=', params.id)
        .select(columns)
        .executeTakeFirst();
      if (person === undefined) throw refusals.notFound();
      return { data: asShown(person, actor) };
    },
  );

  api.put<{ Params: { id: number } }>(
    '/clients/:id',
    { config: write, schema: { params: idParams, body: { type: 'object' } }, bodyLimit: 16 * 1024 },
    async ({ actor, params, body, ip }) => {
      requireOwner(actor);
      const form: Colleague = formBody<Colleague>(accountForms.colleague, body);
      const data = await db.transaction().execute(async (transaction) => {
        await requireBelow(transaction, actor, params.id);
        const person = await transaction
          .updateTable('users')
          .set({
            name: form.name ?? '',
            second_name: form.second_name ?? '',
            phone: form.phone ?? '',
            updated_at: sql<Date>`now()`,
          })
          .where('id', '=', params.id)
          .returning([...columns, 'company_id'])
          .executeTakeFirstOrThrow();
        const { company_id: companyId, ...rest } = person;
        const { userId } = actor;
        await noteAudit(transaction, {
          action: 'person changed',
          userId,
          companyId,
          recordId: params.id,
          ip,
        });
        return asShown(rest, actor);
      });
      return { data, message: 'Data has been saved.' };
    },
  );

  api.delete<{ Params: { id: number } }>(
    '/clients/:id',
    { config: write, schema: { params: idParams } },
    async ({ actor, params, ip }) => {
      requireOwner(actor);
      if (params.id === actor.userId) throw new ApiError(422, 'Nobody deletes themselves.');
      await db.transaction().execute(async (transaction) => {
        await requireBelow(transaction, actor, params.id);
        const person = await transaction
          .updateTable('users')
          .set({ deleted_at: new Date() })
          .where('id', '=', params.id)
          .returning('company_id')
          .executeTakeFirstOrThrow();
        await endSessions(transaction, sessions, { userId: params.id });
        const { userId } = actor;
        const companyId = person.company_id;
        await noteAudit(transaction, {
          action: 'person deleted',
          userId,
          companyId,
          recordId: params.id,
          ip,
        });
      });
      return { data: { id: params.id } };
    },
  );
}

/** The person as the pages show them, whose buttons follow what the routes allow. */
function asShown<Row extends { readonly role: Role }>({ role, ...rest }: Row, actor: Actor) {
  return { ...rest, may_change: ownsCompany(actor) && isAbove(actor, role) };
}

/** Holds the person until the transaction ends. 404 for one out of reach, 403 for one the actor may look at only. */
async function requireBelow(transaction: Database, actor: Actor, id: number): Promise<void> {
  const person = await peopleWithin(transaction, actor)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .select('role')
    .executeTakeFirst();
  if (person === undefined) throw refusals.notFound();
  if (!isAbove(actor, person.role)) throw refusals.forbidden();
}
