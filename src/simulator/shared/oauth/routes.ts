import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorAnswers } from '../error-response.ts';
import { mediaType, readBody, redirect, send, sendError, sendPage } from '../http.ts';
import type { AuthorizationServer } from './authorization-server.ts';
import { writeConsentPage, writeRefusedPage } from './pages.ts';
import { scopesIn } from './scopes.ts';

const maximumForm = 64 * 1024;

/** An authorisation request whose application and return address are right. */
interface AuthorizationRequest {
  readonly redirectUri: string;
  readonly state: string | null;
  readonly scopes: readonly string[];
  readonly challenge: string | undefined;
}

/** True for a path of the authorisation server. */
export function isOAuthPath(path: string): boolean {
  return path === '/oauth/authorize' || path === '/oauth/token';
}

/** Answers /oauth/authorize (GET the question, POST the user's answer) and /oauth/token (POST). */
export async function answerOAuth(
  request: IncomingMessage,
  response: ServerResponse,
  server: AuthorizationServer,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://customs');
  if (url.pathname === '/oauth/token') return answerToken(request, response, server);
  if (request.method === 'GET') return ask(url.searchParams, response, server);
  if (request.method !== 'POST')
    return sendError(response, { ...errorAnswers.methodNotAllowed, allow: 'GET, POST' });
  const body = await readBody(request, maximumForm);
  if (!body) return sendError(response, errorAnswers.tooLarge);
  return decide(url.searchParams, new URLSearchParams(body.toString('utf8')), response, server);
}

async function answerToken(
  request: IncomingMessage,
  response: ServerResponse,
  server: AuthorizationServer,
): Promise<void> {
  if (request.method !== 'POST') return sendError(response, errorAnswers.methodNotAllowed);
  const body = await readBody(request, maximumForm);
  if (!body) return sendError(response, errorAnswers.tooLarge);
  const isForm = mediaType(request) === 'application/x-www-form-urlencoded';
  const answer = server.token(new URLSearchParams(isForm ? body.toString('utf8') : ''));
  const { status, ...said } = 'error' in answer ? answer : { ...answer, status: 200 };
  send(response, 'application/json', JSON.stringify(said), { status });
}

function ask(query: URLSearchParams, response: ServerResponse, server: AuthorizationServer) {
  const asked = readRequest(query, response, server);
  if (!asked) return;
  const page = writeConsentPage(server.clientId, asked.scopes, `/oauth/authorize?${query}`);
  sendPage(response, page, { formTargets: new URL(asked.redirectUri).origin });
}

function decide(
  query: URLSearchParams,
  form: URLSearchParams,
  response: ServerResponse,
  server: AuthorizationServer,
) {
  const asked = readRequest(query, response, server);
  if (!asked) return;
  if (form.get('decision') === 'grant') {
    const code = server.grantCode(asked.scopes, asked.redirectUri, asked.challenge);
    return sendBack(response, asked, { code });
  }
  return sendBack(response, asked, {
    error: 'access_denied',
    error_description: 'user denied the authorization',
    error_code: 'USER_DENIED_AUTHORIZATION',
  });
}

/**
 * Reads an authorisation request. One that does not say rightly who asks and where to go back is refused
 * here and now, never sent on; any other fault goes back to the application. Undefined when it was answered.
 */
function readRequest(
  query: URLSearchParams,
  response: ServerResponse,
  server: AuthorizationServer,
): AuthorizationRequest | undefined {
  const redirectUri = query.get('redirect_uri') ?? '';
  const refusal =
    query.get('client_id') !== server.clientId
      ? 'client_id is invalid'
      : server.isRedirectAllowed(redirectUri)
        ? undefined
        : 'redirect_uri is invalid';
  if (refusal) {
    sendPage(response, writeRefusedPage(refusal), { status: 400 });
    return undefined;
  }
  const back = { redirectUri, state: query.get('state') };
  const scopes = scopesIn(query.get('scope') ?? '');
  const challenge = query.get('code_challenge') ?? undefined;
  const fault =
    query.get('response_type') !== 'code'
      ? { error: 'unsupported_response_type', error_description: 'response_type must be code' }
      : !scopes || scopes.length === 0
        ? { error: 'invalid_scope', error_description: 'scope is invalid' }
        : challenge !== undefined && query.get('code_challenge_method') !== 'S256'
          ? { error: 'invalid_request', error_description: 'code_challenge_method must be S256' }
          : undefined;
  if (fault) {
    sendBack(response, back, fault);
    return undefined;
  }
  return { ...back, scopes: scopes!, challenge };
}

function sendBack(
  response: ServerResponse,
  { redirectUri, state }: Pick<AuthorizationRequest, 'redirectUri' | 'state'>,
  said: Record<string, string>,
): void {
  const target = new URL(redirectUri);
  for (const [name, value] of Object.entries(said)) target.searchParams.set(name, value);
  if (state !== null) target.searchParams.set('state', state);
  redirect(response, target.href);
}
