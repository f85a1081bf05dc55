import { posix } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusals } from '../errors.ts';
import type { Settings } from '../settings.ts';

/**
 * The policy that keeps pages strict; in production one that is asked for without https is sent to https (D-01),
 * and a call is refused, or whoever sends their token unencrypted would never notice. Scripts come from our own files
 * only, nothing is evaluated, and connections go to our own address and the socket. Styles alone are 'unsafe-inline':
 * emotion writes style elements at run time, and a nonce would force a fresh index.html for every visit for little gain,
 * as nothing of a person's or of customs' text is ever put into a page as HTML without the safe subset (D-33).
 */
export function strictPages(
  app: FastifyInstance,
  settings: Settings,
  socketUrl: (request: FastifyRequest) => string,
): void {
  app.addHook('onRequest', async (request, reply) => {
    const isSecure = settings.production && request.protocol === 'https';
    reply.header('content-security-policy', policy(socketUrl(request), isSecure));
    const isBehindProxy = settings.trustProxy > 0 && request.headers['x-forwarded-proto'] !== undefined;
    if (!settings.production || !isBehindProxy || isSecure) return;
    if (request.method !== 'GET' || isOfApi(request)) throw refusals.onlyEncrypted();
    return reply.redirect(`https://${request.host}${request.url}`, 308);
  });
}

/** Whether it was meant for the API, as the router read its path: %61pi is api, and so is what leads there by other ways. */
function isOfApi({ params, routeOptions }: FastifyRequest): boolean {
  const { '*': rest } = params as { readonly '*'?: string };
  return /^\/+api(\/|$)/i.test(posix.normalize(rest === undefined ? routeOptions.url! : `/${rest}`));
}

function policy(socketUrl: string, isSecure: boolean): string {
  const directives = [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    `connect-src 'self' ${socketUrl.replace(/^http/, 'ws')} ${socketUrl}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  if (isSecure) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Address browsers reach the socket at: the setting's, else the host they called at the socket's port. */
export function socketUrlFor(request: FastifyRequest, settings: Settings, socketPort: number): string {
  if (settings.socketUrl !== '') return settings.socketUrl.replace(/\/+$/, '');
  const host = /^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:\d+)?$/i.exec(request.host)?.[1] ?? 'localhost';
  return `${request.protocol}://${host}:${socketPort}`;
}
