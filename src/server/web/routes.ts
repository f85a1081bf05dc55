import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { socketUrlFor } from './content-security-policy.ts';

/** Health, and what the web app must know at run time. */
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
}
