import type { IncomingMessage } from 'node:http';
import { type ErrorAnswer, errorAnswers } from './error-response.ts';
import { type Access, type AuthorizationServer, isSame } from './oauth/authorization-server.ts';
import type { Switches } from './switches.ts';

/** What lets a request in. */
export interface Doorkeeper {
  readonly authorization: AuthorizationServer;
  /** The fixed bearer token let in beside those granted, while OAuth is not demanded; any when not given. */
  readonly accessToken: string | undefined;
  readonly switches: Switches;
}

/** Why the bearer token of a request does not let it in, if so. `scope` is demanded of a token a user granted. */
export function accessRefusal(
  request: IncomingMessage,
  needed: { readonly kind: Access['kind']; readonly scope?: string },
  { authorization, accessToken, switches }: Doorkeeper,
): ErrorAnswer | undefined {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (!token) return errorAnswers.unauthorized;
  if (switches.state.oauth === 'off' && (accessToken === undefined || isSame(token, accessToken)))
    return undefined;
  const access = authorization.accessOf(token);
  if (!access) return errorAnswers.unauthorized;
  if (access.kind !== needed.kind) return errorAnswers.wrongTokenKind;
  return needed.scope && !access.scopes.includes(needed.scope) ? errorAnswers.scope : undefined;
}
