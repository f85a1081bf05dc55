import Fastify, { type FastifyInstance } from 'fastify';
import { answerErrors } from './api-errors.ts';
import { authorisationRoutes } from './authorisation/routes.ts';
import { codeListRoutes } from './code-lists/routes.ts';
import { badgeRoutes } from './companies/badges.ts';
import { environmentRoutes } from './companies/environments.ts';
import { declarationRoutes } from './declarations/routes.ts';
import { refusals } from './errors.ts';
import { intakeRoutes } from './notifications/intake.ts';
import { timelineRoutes } from './notifications/routes.ts';
import { guardRoutes } from './route-access.ts';
import { sendingRoutes } from './sending/routes.ts';
import type { Services } from './services.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { validateRequests } from './validation.ts';
import { secureHeaders, socketUrlFor } from './web/content-security-policy.ts';
import { publicRoutes } from './web/routes.ts';
import { serveWebApp } from './web/web-app.ts';

/** The API under /api and the web app beside it, not listening yet. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { db, settings, sessions, log, socketPort } = services;
  const app = Fastify({
    loggerInstance: log,
    trustProxy: (_address, hop) => hop <= settings.trustProxy,
    forceCloseConnections: true,
  }) as unknown as FastifyInstance;

  validateRequests(app);
  answerErrors(app);
  guardRoutes(app, db, sessions);
  app.setNotFoundHandler(() => {
    throw refusals.notFound();
  });
  await secureHeaders(app, settings, (request) => socketUrlFor(request, settings, socketPort()));

  await app.register(
    async (api) => {
      api.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      publicRoutes(api, services);
      await codeListRoutes(api, services);
      signInRoutes(api, services);
      declarationRoutes(api, services);
      sendingRoutes(api, services);
      await authorisationRoutes(api, services);
      environmentRoutes(api, services);
      badgeRoutes(api, services);
      timelineRoutes(api, services);
      await intakeRoutes(api, services);
    },
    { prefix: '/api' },
  );
  await serveWebApp(app, settings.webDir);
  return app;
}
