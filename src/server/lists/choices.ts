import type { FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { largestPage, pickerPageSize } from '../../engine/list-screen.ts';
import { catalogue } from '../../generated/catalogue.ts';
import type { Services } from '../services.ts';
import { companiesWithin, customersWithin, reachedCompanies } from '../storage/scope.ts';
import { choiceCalls } from './filter-members.ts';

interface ChoiceQuery {
  readonly keyword: string;
  readonly id?: number;
  readonly per_page: number;
}

const querystring = {
  type: 'object',
  properties: {
    keyword: { type: 'string', maxLength: 50, default: '' },
    id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
    per_page: { type: 'integer', minimum: 1, maximum: largestPage, default: pickerPageSize },
  },
} as const;

/** Families of kept parties that a declaration can be made for. */
const customerFamilies = [
  ...new Set(
    Object.values(catalogue.documents)
      .flatMap(({ fields }) => Object.values(fields))
      .flatMap(({ party }) => (party?.refers?.field === 'customer_id' ? [party.family] : [])),
  ),
];

/**
 * What filters of lists offer, by keyword in the name or by id: GET /document-assignees the people who can be assigned
 * (API-066; whoever left stands behind the others), GET /list-customers the kept parties that declarations are made
 * for, GET /list-companies and /list-partners for people who see the records of more companies than their own.
 */
export function choiceRoutes(api: FastifyInstance, { db }: Services): void {
  api.get<{ Querystring: ChoiceQuery }>(
    choiceCalls.assignees,
    {
      config: { access: { resource: 'customs-declaration', action: 'read' } },
      schema: { querystring },
    },
    async ({ actor, query }) => {
      const companies = await reachedCompanies(db, actor, 'customs-declaration');
      const people = await db
        .selectFrom('users')
        .where((eb) => (companies === 'all' ? eb.lit(true) : eb('company_id', 'in', [...companies, 0])))
        .where(isAsked(sql`name || ' ' || second_name`, query))
        .orderBy((eb) => eb('deleted_at', 'is not', null))
        .orderBy('name')
        .orderBy('id')
        .limit(query.per_page)
        .select(['id', 'name', 'second_name', 'deleted_at'])
        .execute();
      return { data: people };
    },
  );

  api.get<{ Querystring: ChoiceQuery }>(
    choiceCalls.customers,
    {
      config: { access: { resource: 'customs-declaration', action: 'read' }, cost: 'read' },
      schema: { querystring },
    },
    async ({ actor, query }) => ({
      data: await customersWithin(db, actor)
        .where('family', 'in', customerFamilies)
        .where(isAsked(sql`name`, query))
        .orderBy((eb) => eb('deleted_at', 'is not', null))
        .orderBy(sql`lower(name)`)
        .orderBy('id')
        .limit(query.per_page)
        .select(['id', 'name', 'deleted_at'])
        .execute(),
    }),
  );

  const company = { access: { resource: 'company', action: 'read' } } as const;

  api.get<{ Querystring: ChoiceQuery }>(
    choiceCalls.companies,
    { config: company, schema: { querystring } },
    async ({ actor, query }) => ({
      data: await companiesWithin(db, actor)
        .where(isAsked(sql`name`, query))
        .orderBy('name')
        .orderBy('id')
        .limit(query.per_page)
        .select(['id', 'name'])
        .execute(),
    }),
  );

  api.get<{ Querystring: ChoiceQuery }>(
    choiceCalls.partners,
    { config: company, schema: { querystring } },
    async ({ actor, query }) => ({
      data: await db
        .selectFrom('partners')
        .where(
          'id',
          'in',
          companiesWithin(db, actor).where('partner_id', 'is not', null).select('partner_id'),
        )
        .where(isAsked(sql`name`, query))
        .orderBy('name')
        .orderBy('id')
        .limit(query.per_page)
        .select(['id', 'name'])
        .execute(),
    }),
  );
}

function isAsked(name: RawBuilder<unknown>, { keyword, id }: ChoiceQuery): RawBuilder<boolean> {
  const words = keyword
    .trim()
    .toLowerCase()
    .replaceAll('\0', '')
    .replace(/[\\%_]/g, '\\$&');
  const isNamed = sql<boolean>`lower(${name}) like ${`%${words}%`}`;
  return id === undefined ? isNamed : sql<boolean>`(${isNamed} and id = ${id})`;
}
