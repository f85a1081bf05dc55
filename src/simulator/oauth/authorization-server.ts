import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { scopesIn } from './scopes.ts';

/** The one application this authority knows. */
export interface Application {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Where users may be sent back to; when empty, any http address of this machine itself. */
  readonly redirectUris: readonly string[];
}

/** What a bearer token allows. */
export interface Access {
  /** A person granted it (authorization code), or the application asked for itself (client credentials). */
  readonly kind: 'user' | 'application';
  readonly scopes: readonly string[];
  readonly expiresAt: number;
}

/** A refusal of the token endpoint, as RFC 6749 section 5.2 shapes it. */
export interface TokenFault {
  readonly status: 400 | 401;
  readonly error: string;
  readonly error_description: string;
}

/** A grant of the token endpoint. */
export interface TokenGrant {
  readonly access_token: string;
  readonly token_type: 'bearer';
  /** Seconds. */
  readonly expires_in: number;
  readonly scope: string;
  readonly refresh_token?: string;
}

/** What a user agreed to, and until when it may be refreshed. */
interface UserGrant {
  readonly scopes: readonly string[];
  readonly endsAt: number;
  isRevoked: boolean;
}

interface Code {
  readonly grant: UserGrant;
  readonly redirectUri: string;
  readonly challenge: string | undefined;
  readonly expiresAt: number;
  isUsed: boolean;
}

const codeLifetime = 10 * 60_000;
/** 18 months, after which the user must be asked again. */
const grantLifetime = 548 * 24 * 60 * 60_000;

/**
 * The OAuth 2.0 authorisation server of this authority: authorization code (PKCE optional), refresh with
 * single-use refresh tokens, and client credentials. Times are the authority's.
 */
export class AuthorizationServer {
  private readonly codes = new Map<string, Code>();
  private readonly tokens = new Map<string, Access & { readonly grant?: UserGrant }>();
  private readonly refreshTokens = new Map<string, UserGrant>();

  constructor(
    readonly application: Application,
    private readonly clock: () => Date,
    /** Seconds an access token lasts. */
    private readonly tokenSeconds: number,
  ) {}

  /** Whether users of this application may be sent back there. */
  isRedirectAllowed(uri: string): boolean {
    const { redirectUris } = this.application;
    if (redirectUris.length > 0) return redirectUris.includes(uri);
    return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(uri) && URL.canParse(uri);
  }

  /** A code for what a user has just agreed to; it can be exchanged once within ten minutes. */
  grantCode(scopes: readonly string[], redirectUri: string, challenge: string | undefined): string {
    const now = this.clock().getTime();
    const grant = { scopes, endsAt: now + grantLifetime, isRevoked: false };
    const code = newSecret();
    this.codes.set(code, { grant, redirectUri, challenge, expiresAt: now + codeLifetime, isUsed: false });
    return code;
  }

  /** Answers a request to the token endpoint. */
  token(form: URLSearchParams): TokenGrant | TokenFault {
    const grantType = form.get('grant_type');
    if (!grantType) return badRequest('grant_type is required');
    for (const name of ['client_id', 'client_secret'])
      if (!form.get(name)) return badRequest(`${name} is required`);
    const { clientId, clientSecret } = this.application;
    const isKnown = isSame(form.get('client_id')!, clientId);
    if (!isSame(form.get('client_secret')!, clientSecret) || !isKnown)
      return { status: 401, error: 'invalid_client', error_description: 'invalid client id or secret' };
    if (grantType === 'authorization_code') return this.exchangeCode(form);
    if (grantType === 'refresh_token') return this.refresh(form);
    if (grantType === 'client_credentials') return this.grantApplication(form);
    return { status: 400, error: 'unsupported_grant_type', error_description: 'grant_type is invalid' };
  }

  /** What a bearer token allows now; nothing when it is unknown, expired or revoked. */
  accessOf(token: string): Access | undefined {
    const access = this.tokens.get(token);
    if (!access || access.grant?.isRevoked || this.clock().getTime() >= access.expiresAt) return undefined;
    return access;
  }

  private exchangeCode(form: URLSearchParams): TokenGrant | TokenFault {
    for (const name of ['code', 'redirect_uri'])
      if (!form.get(name)) return badRequest(`${name} is required`);
    const code = this.codes.get(form.get('code')!);
    // A code shown twice may be stolen: what was granted on it ends (RFC 6749 section 4.1.2).
    if (code?.isUsed) code.grant.isRevoked = true;
    if (!code || code.isUsed || this.clock().getTime() >= code.expiresAt) return badGrant('code is invalid');
    if (code.redirectUri !== form.get('redirect_uri')) return badGrant('redirect_uri is invalid');
    if (code.challenge !== undefined && code.challenge !== challengeOf(form.get('code_verifier') ?? ''))
      return badGrant('code_verifier is invalid');
    code.isUsed = true;
    return this.grantUser(code.grant);
  }

  private refresh(form: URLSearchParams): TokenGrant | TokenFault {
    const token = form.get('refresh_token');
    if (!token) return badRequest('refresh_token is required');
    const grant = this.refreshTokens.get(token);
    this.refreshTokens.delete(token);
    if (!grant || grant.isRevoked || this.clock().getTime() >= grant.endsAt)
      return badGrant('refresh_token is invalid');
    return this.grantUser(grant);
  }

  private grantUser(grant: UserGrant): TokenGrant {
    const refreshToken = newSecret();
    this.refreshTokens.set(refreshToken, grant);
    return { ...this.newToken('user', grant.scopes, grant), refresh_token: refreshToken };
  }

  private grantApplication(form: URLSearchParams): TokenGrant | TokenFault {
    const scopes = scopesIn(form.get('scope') ?? '');
    if (!scopes) return { status: 400, error: 'invalid_scope', error_description: 'scope is invalid' };
    return this.newToken('application', scopes);
  }

  private newToken(kind: Access['kind'], scopes: readonly string[], grant?: UserGrant): TokenGrant {
    const token = newSecret();
    const expiresAt = this.clock().getTime() + this.tokenSeconds * 1000;
    this.tokens.set(token, { kind, scopes, expiresAt, ...(grant ? { grant } : {}) });
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: this.tokenSeconds,
      scope: scopes.join(' '),
    };
  }
}

/** Whether two secrets are the same, told in a time that does not depend on where they differ. */
export function isSame(one: string, other: string): boolean {
  const [first, second] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return timingSafeEqual(first!, second!);
}

/** The S256 code challenge of a verifier (RFC 7636). */
function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url');
}

function newSecret(): string {
  return randomBytes(24).toString('base64url');
}

function badRequest(description: string): TokenFault {
  return { status: 400, error: 'invalid_request', error_description: description };
}

function badGrant(description: string): TokenFault {
  return { status: 400, error: 'invalid_grant', error_description: description };
}
