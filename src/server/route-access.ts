import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Action, type Actor, type Caller, isAllowed, type Resource } from './access.ts';
import type { CallKind } from './call-limits.ts';
import { watchCalls } from './calls-under-way.ts';
import { refusals } from './errors.ts';
import { seldomOfEach } from './seldom.ts';
import type { Services } from './services.ts';
import { inCompany } from './storage/connection-turns.ts';

/**
 * Who may call a route. public: everybody. signed-in: every person with a session. customs: an authority,
 * by the token its route checks. Else whoever's role has this action on the resource (access.ts).
 */
export type RouteAccess =
  | 'public'
  | 'signed-in'
  | 'customs'
  | { readonly resource: Resource; readonly action: Action };

/** A route and who may call it. */
export interface DeclaredRoute {
  readonly method: string;
  /** With its parameters: /api/customs-declarations/:id. */
  readonly url: string;
  readonly access: RouteAccess;
  readonly tokenInQuery: 'session' | 'download' | undefined;
  readonly cost: CallKind;
  /** Largest body, bytes. */
  readonly bodyLimit: number;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** What a call costs, which says how many are taken (call-limits.ts); next to nothing unless it is said. */
    cost?: CallKind;
    /**
     * What may come as ?token= (D-03): the session's own token, in the token check alone, or a download token for
     * this very path, for addresses that a browser opens by itself.
     */
    tokenInQuery?: 'session' | 'download';
  }
  interface FastifyInstance {
    /** Every route declared so far. */
    declaredRoutes: readonly DeclaredRoute[];
  }
  interface FastifyRequest {
    /** Who calls; only in routes that are not public. */
    actor: Actor;
    /** As whose call it is counted, as soon as that is known. */
    caller: Caller | undefined;
  }
}

/**
 * Largest body of a call that does not say otherwise, bytes. The thread that answers reads it: of differing names, which are
 * slow to keep apart, a MiB takes 60 ms, and whoever sends 200 of them at once stops everybody for 15 s.
 */
export const usualBodyLimit = 16 * 1024;

/**
 * Every route declared from here on must state its access, or the server does not start; the actor is
 * known before a body is read.
 */
export function guardRoutes(
  app: FastifyInstance,
  {
    signInDb,
    sessions,
    bearers,
    downloadTokens,
    calls,
  }: Pick<Services, 'signInDb' | 'sessions' | 'bearers' | 'downloadTokens' | 'calls'>,
): void {
  app.decorateRequest('actor', null as unknown as Actor);
  app.decorateRequest('caller');
  const declared: DeclaredRoute[] = [];
  const watch = watchCalls(app);
  app.decorate('declaredRoutes', declared);
  app.addHook('onRoute', (route) => {
    const { method, url, config, bodyLimit = usualBodyLimit, handler } = route;
    if (config?.access === undefined) {
      throw new Error(`Route ${String(method)} ${url} does not state its access.`);
    }
    const { access, tokenInQuery, cost = 'call' } = config;
    for (const one of [method].flat()) {
      declared.push({ method: one, url, access, tokenInQuery, cost, bodyLimit });
    }
    // Here and no sooner: what reads a body forgets whose call it is.
    route.handler = function handle(request, reply) {
      return inCompany(request.actor?.companyId, () => handler.call(this, request, reply));
    };
  });
  const noteForbidden = seldomOfEach<[FastifyRequest, object]>(
    ({ actor, routeOptions }) => `${actor.userId} ${routeOptions.method} ${routeOptions.url}`,
    (passedOver, { actor: { userId, role }, ip, log }, access) =>
      log.warn({ userId, role, ...access, ip, passedOver }, 'A call that the role may not do.'),
  );
  app.addHook('onRequest', async (request, reply) => {
    // Where there is nothing no body is read.
    if (request.is404) throw refusals.notFound();
    const { access, cost = 'call' } = request.routeOptions.config;
    if (access === undefined || access === 'public' || access === 'customs') return;
    const bearer = bearerOf(request);
    // Whoever calls too often is told so without a question to the database, which others wait for.
    if (bearer?.known !== undefined) count(bearer.known);
    const actor = await bearer?.actor();
    if (actor === undefined) throw refusals.notSignedIn();
    request.actor = actor;
    if (bearer?.known === undefined) count(actor);
    if (access !== 'signed-in' && !isAllowed(actor, access.resource, access.action)) {
      noteForbidden(request, access);
      throw refusals.forbidden();
    }

    function count(caller: Caller): void {
      request.caller = caller;
      watch(request, reply, calls.receive(cost, caller));
    }
  });

  /** Whose token a call came with, where that is known already, and what asks the database who that is by now. */
  function bearerOf(
    request: FastifyRequest,
  ): { readonly known: Caller | undefined; actor(): Promise<Actor | undefined> } | undefined {
    const token = sessionTokenOf(request);
    if (token !== undefined)
      return { known: bearers.knownOf(token), actor: () => bearers.actorOf(token, request.ip) };
    const ofDownload = tokenInQueryOf(request, 'download');
    const known = ofDownload && downloadTokens.bearerOf(ofDownload, request.url.replace(/\?.*$/s, ''));
    if (!known) return undefined;
    const { signIn, companyId } = known;
    const actors = () => inCompany(companyId, () => sessions.actorsOf(signInDb, [signIn]));
    return { known, actor: async () => (await actors()).get(signIn) };
  }
}

/** The token of the session a call came with; undefined when it has none. */
export function sessionTokenOf(request: FastifyRequest): string | undefined {
  const [, bearer] = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  return bearer ?? tokenInQueryOf(request, 'session');
}

function tokenInQueryOf(request: FastifyRequest, kind: 'session' | 'download'): string | undefined {
  const { token } = request.query as Record<string, unknown>;
  const isTaken = request.routeOptions.config.tokenInQuery === kind;
  return isTaken && typeof token === 'string' ? token : undefined;
}
