import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Entry } from '../memory/entry.ts';
import type { Journal } from '../memory/journal.ts';
import { scopesIn } from './scopes.ts';

/** What an application shows to get tokens. */
export interface Credentials {
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The application users grant authority to. */
export interface Application extends Credentials {
  /** Where users may be sent back to; when empty, any http address of this machine itself. */
  readonly redirectUris: readonly string[];
}

/** What a bearer token allows. */
export interface Access {
  /**
   * A person granted it (authorization code), or the application or a community system asked for itself (client
   * credentials).
   */
  readonly kind: 'user' | 'application' | 'service provider';
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
  readonly id: string;
  readonly scopes: readonly string[];
  readonly endsAt: number;
  isEnded: boolean;
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

/** What an authorisation server is set up with. */
export interface AuthorizationSettings {
  readonly application: Application;
  /** The community system whose tokens let declarations in without a user. */
  readonly serviceProvider: Credentials;
  /** The authority's time of day. */
  readonly clock: () => Date;
  /** Seconds an access token lasts. */
  readonly tokenSeconds: number;
  readonly journal: Journal;
}

/**
 * The OAuth 2.0 authorisation server of this authority: authorization code (PKCE optional), refresh with
 * single-use refresh tokens, and client credentials. Times are the authority's. Tokens are known by their digests.
 */
export class AuthorizationServer {
  private readonly codes = new Map<string, Code>();
  private readonly grants = new Map<string, UserGrant>();
  private readonly tokens = new Map<string, { readonly access: Access; readonly grant?: string }>();
  /** Digest → the grant it refreshes. */
  private readonly refreshTokens = new Map<string, string>();

  constructor(private readonly settings: AuthorizationSettings) {}

  /** The name users are asked for. */
  get clientId(): string {
    return this.settings.application.clientId;
  }

  /** Whether users of this application may be sent back there. */
  isRedirectAllowed(uri: string): boolean {
    const { redirectUris } = this.settings.application;
    if (redirectUris.length > 0) return redirectUris.includes(uri);
    return /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?(\/|$)/.test(uri) && URL.canParse(uri);
  }

  /** A code for what a user has just agreed to; it can be exchanged once within ten minutes. */
  grantCode(scopes: readonly string[], redirectUri: string, challenge: string | undefined): string {
    const now = this.now();
    const grant = { id: randomUUID(), scopes, endsAt: now + grantLifetime, isEnded: false };
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
    const { application, serviceProvider } = this.settings;
    const isServiceProvider = isClient(form, serviceProvider);
    if (!isServiceProvider && !isClient(form, application))
      return { status: 401, error: 'invalid_client', error_description: 'invalid client id or secret' };
    if (grantType === 'client_credentials')
      return this.grantItself(form, isServiceProvider ? 'service provider' : 'application');
    if (isServiceProvider)
      return {
        status: 400,
        error: 'unauthorized_client',
        error_description: 'grant_type is not for this client',
      };
    if (grantType === 'authorization_code') return this.exchangeCode(form);
    if (grantType === 'refresh_token') return this.refresh(form);
    return { status: 400, error: 'unsupported_grant_type', error_description: 'grant_type is invalid' };
  }

  /** What a bearer token allows now; nothing when it is unknown, expired or its grant has ended. */
  accessOf(token: string): Access | undefined {
    const known = this.tokens.get(digestOf(token));
    if (!known || this.now() >= known.access.expiresAt) return undefined;
    return known.grant !== undefined && this.grants.get(known.grant)?.isEnded !== false
      ? undefined
      : known.access;
  }

  /** Takes all authority back that users granted: what it allowed is refused from now on, refreshing too. */
  endGrants(): void {
    for (const grant of this.grants.values()) this.end(grant);
  }

  /** Takes back what was noted. */
  recall(entry: Entry): void {
    if (entry.what === 'grant') this.grants.set(entry.grant.id, { ...entry.grant, isEnded: false });
    if (entry.what === 'grant ended') this.grants.get(entry.id)!.isEnded = true;
    if (entry.what === 'token') this.tokens.set(entry.digest, entry);
    if (entry.what === 'refresh token') this.refreshTokens.set(entry.digest, entry.grant);
    if (entry.what === 'refresh token used') this.refreshTokens.delete(entry.digest);
  }

  private exchangeCode(form: URLSearchParams): TokenGrant | TokenFault {
    for (const name of ['code', 'redirect_uri'])
      if (!form.get(name)) return badRequest(`${name} is required`);
    const code = this.codes.get(form.get('code')!);
    // A code shown twice may be stolen: what was granted on it ends (RFC 6749 section 4.1.2).
    if (code?.isUsed) this.end(code.grant);
    if (!code || code.isUsed || this.now() >= code.expiresAt) return badGrant('code is invalid');
    if (code.redirectUri !== form.get('redirect_uri')) return badGrant('redirect_uri is invalid');
    if (code.challenge !== undefined && code.challenge !== challengeOf(form.get('code_verifier') ?? ''))
      return badGrant('code_verifier is invalid');
    const { id, scopes, endsAt } = code.grant;
    const granted = this.grantUser(code.grant, { what: 'grant', grant: { id, scopes, endsAt } });
    code.isUsed = true;
    this.grants.set(id, code.grant);
    return granted;
  }

  private refresh(form: URLSearchParams): TokenGrant | TokenFault {
    const token = form.get('refresh_token');
    if (!token) return badRequest('refresh_token is required');
    const digest = digestOf(token);
    const grant = this.grants.get(this.refreshTokens.get(digest) ?? '');
    if (!grant || grant.isEnded || this.now() >= grant.endsAt) return badGrant('refresh_token is invalid');
    const granted = this.grantUser(grant, { what: 'refresh token used', digest });
    this.refreshTokens.delete(digest);
    return granted;
  }

  /** A token with the one that refreshes it; noted together with what led to it. */
  private grantUser({ id, scopes }: UserGrant, told: Entry): TokenGrant {
    const refreshToken = newSecret();
    const digest = digestOf(refreshToken);
    const token = this.newToken({ kind: 'user', scopes, grant: id }, [
      told,
      { what: 'refresh token', digest, grant: id },
    ]);
    this.refreshTokens.set(digest, id);
    return { ...token, refresh_token: refreshToken };
  }

  private grantItself(form: URLSearchParams, kind: Access['kind']): TokenGrant | TokenFault {
    const scopes = scopesIn(form.get('scope') ?? '');
    if (!scopes) return { status: 400, error: 'invalid_scope', error_description: 'scope is invalid' };
    return this.newToken({ kind, scopes }, []);
  }

  private newToken(
    { kind, scopes, grant }: Pick<Access, 'kind' | 'scopes'> & { readonly grant?: string },
    told: readonly Entry[],
  ): TokenGrant {
    const { tokenSeconds, journal } = this.settings;
    const token = newSecret();
    const digest = digestOf(token);
    const access = { kind, scopes, expiresAt: this.now() + tokenSeconds * 1000 };
    const known = { access, ...(grant === undefined ? {} : { grant }) };
    journal.note(...told, { what: 'token', digest, ...known });
    this.tokens.set(digest, known);
    return {
      access_token: token,
      token_type: 'bearer',
      expires_in: tokenSeconds,
      scope: scopes.join(' '),
    };
  }

  private end(grant: UserGrant): void {
    if (grant.isEnded) return;
    this.settings.journal.note({ what: 'grant ended', id: grant.id });
    grant.isEnded = true;
  }

  private now(): number {
    return this.settings.clock().getTime();
  }
}

function isClient(form: URLSearchParams, { clientId, clientSecret }: Credentials): boolean {
  const isSecret = isSame(form.get('client_secret')!, clientSecret);
  return isSame(form.get('client_id')!, clientId) && isSecret;
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

function digestOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
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
