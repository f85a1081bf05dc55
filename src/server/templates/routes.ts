import type { FastifyInstance } from 'fastify';
import { largestPage, longestKeyword, pickerPageSize } from '../../engine/list-screen.ts';
import { catalogue } from '../../generated/catalogue.ts';
import { ApiError, refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { templatesWithin } from '../storage/scope.ts';
import { countOf, keptParties, type TemplateQuery } from './kept-parties.ts';

type TemplateBody = Readonly<Record<string, string>> & { readonly template_name: string };

/** Members of the templates of each family, as the fields they fill name them. */
const families: ReadonlyMap<string, ReadonlySet<string>> = membersByFamily();

const querystring = {
  type: 'object',
  properties: {
    sort: { enum: ['updated_at', 'name'], default: 'updated_at' },
    direction: { enum: ['asc', 'desc'], default: 'desc' },
    current_page: { type: 'integer', minimum: 1, maximum: 1_000_000, default: 1 },
    per_page: { type: 'integer', minimum: 1, maximum: largestPage, default: pickerPageSize },
    keyword: { type: 'string', maxLength: longestKeyword, default: '' },
  },
};

const text = { type: 'string', maxLength: 512 };

/** Kept parties of a company, of all families: far more than anybody chooses from, and few enough to be looked through. */
export const mostParties = 20_000;

/**
 * Kept parties of a company by family, for the customer picker (specification 1 section 7, D-09): GET
 * /templates/{family} lists those that hold the keyword, POST keeps one. 404 for a family there is not, 422 for a
 * name that is taken, a member the family has not or one party too many.
 */
export function templateRoutes(api: FastifyInstance, { db }: Services): void {
  api.get<{ Params: { family: string }; Querystring: TemplateQuery }>(
    '/templates/:family',
    {
      config: { access: { resource: 'customs-declaration', action: 'read' }, cost: 'read' },
      schema: { querystring },
    },
    async ({ actor, params, query }) => {
      membersOf(params.family);
      return keptParties(db, actor, params.family, query);
    },
  );

  api.post<{ Params: { family: string }; Body: TemplateBody }>(
    '/templates/:family',
    {
      config: { access: { resource: 'customs-declaration', action: 'write' }, cost: 'save' },
      schema: {
        body: {
          type: 'object',
          required: ['template_name'],
          properties: { template_name: { type: 'string', minLength: 1, maxLength: 191, pattern: '\\S' } },
          additionalProperties: text,
        },
      },
    },
    async ({ actor, params, body }, reply) => {
      const members = membersOf(params.family);
      const { template_name, ...document } = body;
      const unknown = Object.keys(document).filter((name) => !members.has(name));
      if (unknown.length > 0)
        throw refusals.fields(Object.fromEntries(unknown.map((name) => [name, ['Unknown field.']])));
      const count = await countOf(db, templatesWithin(db, actor), mostParties);
      if (count >= mostParties) throw tooManyParties(count);
      const made = await db
        .insertInto('templates')
        .values({
          company_id: actor.companyId,
          user_id: actor.userId,
          family: params.family,
          name: template_name.trim().replaceAll('\0', ''),
          document: JSON.stringify(document),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returning(['id', 'name', 'user_id', 'created_at', 'updated_at'])
        .executeTakeFirst();
      if (made === undefined) throw new ApiError(422, 'The name is already taken');
      reply.status(201);
      return { data: { ...document, ...made } };
    },
  );
}

function tooManyParties(count: number): ApiError {
  const [kept, most] = [count, mostParties].map((number) => number.toLocaleString('en-GB'));
  const message = `Your company keeps ${kept} parties, and may keep ${most} at most.`;
  return new ApiError(422, message, { limit: mostParties, count });
}

function membersOf(family: string): ReadonlySet<string> {
  const members = families.get(family);
  if (members === undefined) throw refusals.documentNotFound();
  return members;
}

function membersByFamily(): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const { fields } of Object.values(catalogue.documents)) {
    for (const { party } of Object.values(fields)) {
      if (party === undefined) continue;
      const members = found.get(party.family) ?? new Set();
      for (const member of Object.values(party.fills)) if (member !== 'name') members.add(member);
      found.set(party.family, members);
    }
  }
  return found;
}
