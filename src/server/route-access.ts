import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Action, type Actor, isAllowed, type Resource } from './access.ts';
import { refusals } from './errors.ts';
import type { Sessions } from './sign-in/sessions.ts';
import type { Database } from './storage/database.ts';

/**
 * Who may call a route. public: everybody. signed-in: every person with a session. customs: an authority,
 * by the token its route checks. Else whoever's role has this action on the resource (access.ts).
 */
export type RouteAccess =
  | 'public'
  | 'signed-in'
  | 'customs'
  | { readonly resource: Resource; readonly action: Action };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** The token may come as ?token=, for addresses a browser opens by itself (D-03). */
    tokenInQuery?: boolean;
  }
  interface FastifyRequest {
    /** Who calls; only in routes that are not public. */
    actor: Actor;
  }
}

/**
 * Every route declared from here on must state its access, or the server does not start; the actor is
 * known before a body is read.
 */
export function guardRoutes(app: FastifyInstance, db: Database, sessions: Sessions): void {
  app.decorateRequest('actor', null as unknown as Actor);
  app.addHook('onRoute', (route) => {
    if (route.config?.access === undefined) {
      throw new Error(`Route ${String(route.method)} ${route.url} does not state its access.`);
    }
  });
  app.addHook('onRequest', async (request) => {
    const access = request.routeOptions.config.access;
    if (access === undefined || access === 'public' || access === 'customs') return;
    const token = tokenOf(request);
    const actor = token === undefined ? undefined : await sessions.actorOf(db, token);
    if (actor === undefined) throw refusals.notSignedIn();
    if (access !== 'signed-in' && !isAllowed(actor, access.resource, access.action))
      throw refusals.forbidden();
    request.actor = actor;
  });
}

function tokenOf(request: FastifyRequest): string | undefined {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (bearer !== undefined || !request.routeOptions.config.tokenInQuery) return bearer;
  const token = (request.query as Record<string, unknown>).token;
  return typeof token === 'string' ? token : undefined;
}
