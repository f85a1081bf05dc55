import axios from 'axios';

/** The application as customs knows it, and where. */
export interface Application {
  /** Base address of the authority that authorises. */
  readonly url: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** The scope of submissions, further messages and file uploads (reference cds section 5). */
const declarationScope = 'write:customs-declaration';

/** A token that speaks for somebody until it ends. */
export interface AccessToken {
  readonly accessToken: string;
  readonly expiresAt: Date;
}

/** What a person granted; the refresh token works once. */
export interface Tokens extends AccessToken {
  readonly refreshToken: string;
}

/** refused: the authority answered no, and why by its own word (RFC 6749 section 5.2). away: no usable answer. */
export type TokenAnswer<Granted = Tokens> =
  | { readonly kind: 'granted'; readonly tokens: Granted }
  | { readonly kind: 'refused'; readonly error: string }
  | { readonly kind: 'away' };

/** Longest wait for tokens, ms: nobody else renews the person's authorisation meanwhile. */
const timeout = 10_000;

/** The address at which a person is asked to let the application send for them. */
export function consentAddress({ url, clientId }: Application, redirectUri: string, state: string): string {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: clientId,
    scope: declarationScope,
    state,
    redirect_uri: redirectUri,
  });
  return `${url}/oauth/authorize?${query}`;
}

export function exchangeCode(
  application: Application,
  { code, redirectUri }: { code: string; redirectUri: string },
): Promise<TokenAnswer> {
  return askForRenewable(application, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
  });
}

export function renewTokens(application: Application, refreshToken: string): Promise<TokenAnswer> {
  return askForRenewable(application, { grant_type: 'refresh_token', refresh_token: refreshToken });
}

/** The application's own token, for which no person is asked (client credentials). */
export function ownToken(application: Application): Promise<TokenAnswer<AccessToken>> {
  return ask(application, { grant_type: 'client_credentials', scope: declarationScope });
}

async function askForRenewable(
  application: Application,
  grant: Record<string, string>,
): Promise<TokenAnswer> {
  const answer = await ask(application, grant);
  if (answer.kind !== 'granted') return answer;
  const { refreshToken, ...access } = answer.tokens;
  return refreshToken === undefined
    ? { kind: 'away' }
    : { kind: 'granted', tokens: { ...access, refreshToken } };
}

async function ask(
  { url, clientId, clientSecret }: Application,
  grant: Record<string, string>,
): Promise<TokenAnswer<AccessToken & { readonly refreshToken?: string }>> {
  const askedAt = Date.now();
  try {
    const { status, data } = await axios.post<unknown>(
      `${url}/oauth/token`,
      new URLSearchParams({ ...grant, client_id: clientId, client_secret: clientSecret }),
      { adapter: 'http', proxy: false, maxRedirects: 0, timeout, validateStatus: () => true },
    );
    return answerIn(status, data, askedAt);
  } catch {
    return { kind: 'away' };
  }
}

function answerIn(
  status: number,
  data: unknown,
  askedAt: number,
): TokenAnswer<AccessToken & { readonly refreshToken?: string }> {
  if (typeof data !== 'object' || data === null) return { kind: 'away' };
  const { access_token, refresh_token, expires_in, error } = data as Record<string, unknown>;
  if (status === 200 && typeof access_token === 'string') {
    const seconds = Number(expires_in);
    if (!Number.isFinite(seconds)) return { kind: 'away' };
    return {
      kind: 'granted',
      tokens: {
        accessToken: access_token,
        expiresAt: new Date(askedAt + seconds * 1000),
        ...(typeof refresh_token === 'string' ? { refreshToken: refresh_token } : {}),
      },
    };
  }
  if (status >= 400 && status < 500 && typeof error === 'string') return { kind: 'refused', error };
  return { kind: 'away' };
}
