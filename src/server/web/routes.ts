import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { catalogue } from '../../generated/catalogue.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import { socketUrlFor } from './content-security-policy.ts';

/** Health, what the web app must know at run time, and the reference lists. */
export function publicRoutes(api: FastifyInstance, { db, settings, socketPort }: Services): void {
  api.get('/health', { config: { access: 'public' }, logLevel: 'warn' }, async () => {
    await sql`select 1`.execute(db);
    return { data: { status: 'ready' } };
  });

  api.get('/config', { config: { access: 'public' } }, async (request) => ({
    data: {
      socketUrl: socketUrlFor(request, settings, socketPort()),
      environment: settings.environment,
      build: settings.build,
    },
  }));

  api.get<{ Params: { name: string } }>(
    '/cds-dictionaries/:name.json',
    { config: { access: 'signed-in' } },
    async ({ params }) => {
      if (!Object.hasOwn(catalogue.codeLists, params.name)) throw refusals.notFound();
      return { data: catalogue.codeLists[params.name]!.options };
    },
  );
}
