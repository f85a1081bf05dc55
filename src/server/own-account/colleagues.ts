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
import type { Services } from '../services.ts';
import { endSessions } from '../sign-in/end-sessions.ts';
import type { Database } from '../storage/database.ts';
import { peopleWithin } from '../storage/scope.ts';

interface ListQuery {
  readonly sort: 'name' | 'email' | 'phone' | 'created_at';
  readonly direction: 'asc' | 'desc';
  readonly current_page: number;
  readonly per_page: number;
  readonly keyword: string;
}

const listQuery = {
  type: 'object',
  properties: {
    sort: { enum: ['name', 'email', 'phone', 'created_at'], default: 'name' },
    direction: { enum: ['asc', 'desc'], default: 'asc' },
    current_page: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
    per_page: { type: 'integer', enum: [10, 30, 50, 100, 200, 500], default: 10 },
    keyword: { type: 'string', maxLength: 100, default: '' },
  },
} as const;
const columns = ['id', 'name', 'second_name', 'email', 'phone', 'created_at', 'role'] as const;

/**
 * GET /account/employees: the others of one's own company (API-145, COM-068, COM-071). GET, PUT and DELETE
 * /clients/{id}: one person of a company within reach (D-14); of a company's own people only its manager writes. Each
 * comes with `may_change`: whether the caller may change and delete them.
 */
export function colleagueRoutes(api: FastifyInstance, { db, sessions }: Services): void {
  const read = { access: { resource: 'company', action: 'read' } } as const;
  const write = { access: { resource: 'company', action: 'write' } } as const;

  api.get<{ Querystring: ListQuery }>(
    '/account/employees',
    { config: { access: 'signed-in' }, schema: { querystring: listQuery } },
    async ({ actor, query }) => {
      const { sort, direction, current_page: page, per_page: size, keyword } = query;
      let people = db
        .selectFrom('users')
        .where('company_id', '=', actor.companyId)
        .where('id', '!=', actor.userId)
        .where('deleted_at', 'is', null);
      const words = keyword.replaceAll('\0', '').trim();
      if (words !== '') {
        const found = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
        people = people.where((eb) =>
          eb.or(
            (['name', 'second_name', 'email', 'phone'] as const).map((column) => eb(column, 'ilike', found)),
          ),
        );
      }
      const { total } = await people
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const data = await people
        .orderBy(sort === 'created_at' ? sort : sql`lower(${sql.ref(sort)})`, direction)
        .orderBy('id')
        .limit(size)
        .offset((page - 1) * size)
        .select(columns)
        .execute();
      const lastPage = Math.max(1, Math.ceil(Number(total) / size));
      return {
        data: data.map((one) => asShown(one, actor)),
        meta: { total: Number(total), current_page: page, per_page: size, last_page: lastPage },
      };
    },
  );

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
