import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { sql } from 'kysely';
import { type ListActionName, mostExported } from '../../engine/list-screen.ts';
import { ApiError } from '../errors.ts';
import type { Services } from '../services.ts';
import { exportedRows } from './export.ts';
import { listPage } from './list-page.ts';
import { choiceProperties, listChoice, listQuery, listQuerySchema, type RawListQuery } from './list-query.ts';
import { type ChosenRows, chosenRows, type ListRow, type ListSource } from './list-source.ts';

/**
 * The calls of a list: GET {calls} gives a page; where its description offers it, GET export{calls}-csv all rows that filters choose and GET
 * export{calls}-bulk-csv the selected ones, as files (specification 1 section 7, API-015, API-042, API-043): `ids[]`
 * once for each, or several joined by _, so that more of them go into an address.
 */
export function listRoutes<Row extends ListRow>(
  api: FastifyInstance,
  { db }: Services,
  source: ListSource<Row>,
): void {
  const { screen, resource } = source;
  const isOffered = (name: ListActionName) => screen.actions.some(({ action }) => action === name);
  const access = { resource, action: 'read' } as const;

  api.get<{ Querystring: RawListQuery }>(
    screen.calls,
    { config: { access, cost: 'read' }, schema: { querystring: listQuerySchema(screen) } },
    ({ actor, query }) => listPage(db, actor, source, listQuery(screen, query)),
  );

  if (isOffered('export'))
    api.get<{ Querystring: RawListQuery }>(
      `/export${screen.calls}-csv`,
      {
        config: { access, tokenInQuery: 'download', cost: 'export' },
        schema: { querystring: { type: 'object', properties: choiceProperties(screen) } },
      },
      async ({ actor, query }, reply) => {
        const choice = listChoice(screen, query);
        const chosen = await chosenRows(db, actor, source, choice);
        return file(reply, exportedRows(db, actor, source, choice.view, chosen));
      },
    );

  if (isOffered('exportSelected'))
    api.get<{ Querystring: { 'ids[]': string | readonly string[] } }>(
      `/export${screen.calls}-bulk-csv`,
      {
        config: { access, tokenInQuery: 'download', cost: 'export' },
        schema: { querystring: { type: 'object', required: ['ids[]'], properties: { 'ids[]': ids } } },
      },
      async ({ actor, query }, reply) => {
        const all = await chosenRows(db, actor, source, {
          view: 'active',
          keyword: '',
          letter: undefined,
          filters: {},
        });
        const selected = [query['ids[]']].flat().flatMap((ids) => ids.split('_').map(Number));
        if (selected.length > mostExported) throw tooMany();
        const chosen: ChosenRows = {
          ...all,
          conditions: [...all.conditions, sql<boolean>`id = any(${selected}::bigint[])`],
        };
        return file(reply, exportedRows(db, actor, source, 'active', chosen));
      },
    );

  function file(reply: FastifyReply, content: AsyncGenerator<string>): FastifyReply {
    const name = `${screen.name.replaceAll('/', '-')}-${new Date().toISOString().slice(0, 10)}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(content));
  }
}

const someIds = { type: 'string', pattern: '^[1-9][0-9]{0,14}(_[1-9][0-9]{0,14})*$' };
const ids = { anyOf: [someIds, { type: 'array', minItems: 1, maxItems: mostExported, items: someIds }] };

function tooMany(): ApiError {
  const errors = { 'ids[]': [`${mostExported} at most.`] };
  return new ApiError(422, `No more than ${mostExported} rows are exported at once.`, { errors });
}
