import type { FastifyInstance } from 'fastify';
import { isoDate, storedDate } from '../../engine/index.ts';
import { ApiError, refusals } from '../errors.ts';
import { jsonParser } from '../json-bodies.ts';
import type { Services } from '../services.ts';
import { createDictionaries } from './dictionaries.ts';
import { dictionaryOptions, isDictionary, MOST_OPTIONS } from './dictionary.ts';

interface ListAddress {
  readonly prefix: string;
  readonly name: string;
}

interface OptionBody {
  readonly keyword?: string;
  readonly codes?: readonly string[];
  readonly around?: string;
  readonly customs_regime?: string;
  readonly limit?: number;
}

/** Most codes that may be asked for by name at once. */
const MOST_CODES = 200;

const optionBody = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    keyword: { type: 'string', maxLength: 100 },
    codes: { type: 'array', maxItems: MOST_CODES, items: { type: 'string', maxLength: 50 } },
    around: { type: 'string', maxLength: 100 },
    customs_regime: { type: 'string', maxLength: 10 },
    limit: { type: 'integer', minimum: 1, maximum: MOST_OPTIONS },
  },
} as const;

/**
 * Reference lists (specification 1 section 7, API-113 to API-116, D-15): GET {prefix}-dictionaries/{name}.json
 * gives a whole list, POST {prefix}-options/{name}?d=yyyymmdd the options of a day that the body asks for:
 * without a body the whole of a list in the schemas, and the first ones of a list in the database.
 */
export async function codeListRoutes(api: FastifyInstance, services: Services): Promise<void> {
  await api.register(async (scope) => {
    takeEmptyBodies(scope);
    declareRoutes(scope, services);
  });
}

/** An option call may have nothing to say and still call itself JSON. */
function takeEmptyBodies(scope: FastifyInstance): void {
  const parse = jsonParser(scope);
  scope.removeContentTypeParser('application/json');
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text.trim() === '') done(null, null);
    else parse(request, text, done);
  });
}

function declareRoutes(api: FastifyInstance, { db }: Services): void {
  const dictionaries = createDictionaries(db);
  api.get<{ Params: ListAddress }>(
    '/:prefix-dictionaries/:name.json',
    { config: { access: 'signed-in', cost: 'read' } },
    async ({ params: { prefix, name } }, reply) => {
      if (!isDictionary(prefix, name)) throw refusals.notFound();
      const answer = await dictionaries.whole(name, today());
      if (answer === undefined) throw refusals.searchedList(`${prefix}-options/${name}`);
      return reply.type('application/json; charset=utf-8').send(answer);
    },
  );

  api.post<{ Params: ListAddress; Querystring: { d?: string }; Body: OptionBody | null }>(
    '/:prefix-options/:name',
    {
      config: { access: 'signed-in', cost: 'search' },
      schema: {
        querystring: { type: 'object', properties: { d: { type: 'string', maxLength: 20 } } },
        body: optionBody,
      },
    },
    async ({ params: { prefix, name }, query, body }) => {
      if (!isDictionary(prefix, name)) throw refusals.notFound();
      const { keyword = '', codes = [], around, customs_regime: regime, limit } = body ?? {};
      return dictionaryOptions(db, name, {
        day: dayOf(query.d),
        keyword: keyword.replaceAll('\0', ''),
        codes: codes.map((code) => code.replaceAll('\0', '').toUpperCase()),
        around: around?.replaceAll('\0', '').trim().toUpperCase(),
        regime: regime?.toLowerCase(),
        limit,
      });
    },
  );
}

/** YYYY-MM-DD of yyyymmdd; today (UTC) without one. */
function dayOf(d: string | undefined): string {
  if (d === undefined || d === '') return today();
  const stored = /^\d{8}$/.test(d) ? storedDate(d) : undefined;
  if (stored === undefined) {
    throw new ApiError(422, `"${d}" is no day; d is written yyyymmdd.`, {
      errors: { d: ['An existing day, written yyyymmdd.'] },
    });
  }
  return isoDate(stored)!;
}

function today(): string {
  return new Date().toISOString().slice(0, 10);
}
