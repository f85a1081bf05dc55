import Fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { kindNames } from '../generated/kinds.ts';
import { accountRoutes } from './accounts/routes.ts';
import { securityRoutes } from './accounts/security-routes.ts';
import { answerErrors } from './api-errors.ts';
import { codeListRoutes } from './code-lists/routes.ts';
import { badgeRoutes } from './companies/badges.ts';
import { environmentRoutes } from './companies/environments.ts';
import { transactionStatusRoutes } from './companies/transaction-statuses.ts';
import { headLimits, limitConnections, mostConnections } from './connections.ts';
import { kindNamed } from './declarations/kind.ts';
import { declarationRoutes } from './declarations/routes.ts';
import { refusals } from './errors.ts';
import { historyRoutes } from './history/routes.ts';
import { importRoutes } from './imports/routes.ts';
import { boundJsonBodies } from './json-bodies.ts';
import { choiceRoutes } from './lists/choices.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { activityRoutes } from './own-account/activities.ts';
import { colleagueRoutes } from './own-account/colleagues.ts';
import { ownCompanyRoutes } from './own-account/company.ts';
import { dashboardRoutes } from './own-account/dashboard.ts';
import { planRoutes } from './own-account/plans.ts';
import { profileRoutes } from './own-account/profile.ts';
import { userSettingsRoutes } from './own-account/user-settings.ts';
import { watchRoutes } from './own-account/watches.ts';
import { reportRoutes } from './report/routes.ts';
import { guardRoutes, usualBodyLimit } from './route-access.ts';
import { mountedAuthorities } from './sending/authority.ts';
import type { Services } from './services.ts';
import { menuRoutes } from './shell/menu.ts';
import { signInRoutes } from './sign-in/routes.ts';
import { limitSlowAnswers } from './slow-answers.ts';
import { limitSlowBodies, longestCallMs } from './slow-bodies.ts';
import { supportRoutes } from './support/routes.ts';
import { templateRoutes } from './templates/routes.ts';
import { validateRequests } from './validation.ts';
import { answerHeaders, answersWith, refuseTunnels, refuseUnreadable } from './web/answer-headers.ts';
import { socketUrlFor, strictPages } from './web/content-security-policy.ts';
import { publicRoutes } from './web/routes.ts';
import { warnOfNoAddress, warnOfUnbelievedProxy } from './web/unbelieved-proxy.ts';
import { serveWebApp } from './web/web-app.ts';

const longestSilenceMs = 5 * 60_000;

/** The API under /api and the web app beside it, not listening yet. */
export async function createApp(services: Services): Promise<FastifyInstance> {
  const { settings, log, socketPort } = services;
  const headers = answerHeaders(settings);
  const app = Fastify({
    loggerInstance: log,
    // Hop 0 is who called us: without a proxy in front nobody's word is taken.
    trustProxy: (_address, hop) => hop < settings.trustProxy,
    forceCloseConnections: true,
    http: { ServerResponse: answersWith(headers), ...headLimits },
    clientErrorHandler: refuseUnreadable(headers),
    frameworkErrors: (error, _request, reply: FastifyReply) =>
      reply.status(error.statusCode ?? 400).send({ message: 'There can be nothing at this address.' }),
    bodyLimit: usualBodyLimit,
    requestTimeout: longestCallMs,
    // Whoever neither sends nor takes anything for so long is gone; no call is answered later.
    connectionTimeout: longestSilenceMs,
  }) as unknown as FastifyInstance;

  refuseTunnels(headers, app.server);
  boundJsonBodies(app);
  warnOfUnbelievedProxy(app, settings.trustProxy);
  warnOfNoAddress(app, settings.trustProxy);
  limitConnections(app.server, {
    trustProxy: settings.trustProxy,
    most: mostConnections * settings.callLimits,
  });
  limitSlowBodies(app);
  limitSlowAnswers(app);
  validateRequests(app);
  answerErrors(app);
  // Before the guard, whose refusals have the policy too.
  strictPages(app, settings, (request) => socketUrlFor(request, settings, socketPort()));
  guardRoutes(app, services);
  app.setNotFoundHandler(() => {
    throw refusals.notFound();
  });

  await app.register(
    async (api) => {
      publicRoutes(api, services);
      mailboxRoutes(api, services);
      await codeListRoutes(api, services);
      signInRoutes(api, services);
      accountRoutes(api, services);
      securityRoutes(api, services);
      await supportRoutes(api, services);
      await profileRoutes(api, services);
      ownCompanyRoutes(api, services);
      activityRoutes(api, services);
      colleagueRoutes(api, services);
      planRoutes(api, services);
      userSettingsRoutes(api, services);
      watchRoutes(api, services);
      dashboardRoutes(api, services);
      messageRoutes(api, services);
      menuRoutes(api);
      for (const kind of kindNames.map(kindNamed)) {
        await declarationRoutes(api, services, kind);
        if (kind.capabilities.includes('print')) reportRoutes(api, services, kind);
        if (kind.capabilities.includes('history')) historyRoutes(api, services, kind);
      }
      choiceRoutes(api, services);
      for (const authority of mountedAuthorities()) await authority.routes(api, services);
      templateRoutes(api, services);
      environmentRoutes(api, services);
      badgeRoutes(api, services);
      transactionStatusRoutes(api, services);
      await importRoutes(api, services);
    },
    { prefix: '/api' },
  );
  await serveWebApp(app, settings.webDir);
  return app;
}
