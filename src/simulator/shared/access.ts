import type { IncomingMessage } from 'node:http';
import { type ErrorAnswer, errorAnswers } from './error-response.ts';
import { type Access, type AuthorizationServer, isSame } from './oauth/authorization-server.ts';
import { declarationScope } from './oauth/scopes.ts';
import type { Switches } from './switches.ts';

/** What lets a request in. */
export interface Doorkeeper {
  readonly authorization: AuthorizationServer;
  /** The fixed bearer token let in beside those granted, while OAuth is not demanded; any when not given. */
  readonly accessToken: string | undefined;
  readonly switches: Switches;
}

/** Who a request comes from; a token that was not granted here tells nothing of that. */
export type Caller = Access['kind'] | 'unknown';

/** Whose tokens each API takes, and the scope it demands of them. */
const doors = {
  declarations: { kinds: ['user', 'service provider'], scope: declarationScope },
  notifications: { kinds: ['application', 'service provider'], scope: undefined },
} as const satisfies Record<string, { kinds: readonly Access['kind'][]; scope: string | undefined }>;

/** Who calls an API, or why the bearer token does not let the request in. */
export function callerOf(
  request: IncomingMessage,
  api: keyof typeof doors,
  { authorization, accessToken, switches }: Doorkeeper,
): Caller | ErrorAnswer {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return errorAnswers.unauthorized;
  const access = authorization.accessOf(token);
  if (!access) {
    const isFixed = accessToken === undefined || isSame(token, accessToken);
    return switches.state.oauth === 'off' && isFixed ? 'unknown' : errorAnswers.unauthorized;
  }
  const { kinds, scope }: { kinds: readonly Access['kind'][]; scope: string | undefined } = doors[api];
  if (!kinds.includes(access.kind)) return errorAnswers.wrongTokenKind;
  return scope && !access.scopes.includes(scope) ? errorAnswers.scope : access.kind;
}
