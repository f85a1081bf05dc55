import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request } from './additional-message.ts';
import type { Authority } from './authority.ts';
import { type ErrorAnswer, errorAnswers, writeErrorResponse } from './error-response.ts';
import { cancellation } from './facts/cancellation.ts';
import { declaration } from './facts/declaration.ts';
import type { GroupFact } from './facts/fact.ts';
import { rootPlace, text } from './place.ts';
import { scenarioOf, slowAnswerSeconds } from './scenarios.ts';
import { checkStructure } from './structure.ts';
import { NotWellFormed, readXml, type XmlElement } from './xml/reader.ts';

/** What the gateway needs to know. */
export interface GatewaySettings {
  readonly authority: Authority;
  /** The bearer token that is let in; any token when it is not given. */
  readonly accessToken?: string;
  readonly timeScale: number;
}

const maximumBody = 10 * 1024 * 1024;

/** True for a path of the declarations API. */
export function isApiPath(path: string): boolean {
  return path === '/customs/declarations' || path.startsWith('/customs/declarations/');
}

/** What each path of the API takes, and the facts it is judged by. */
const endpoints: Record<string, { readonly takes: 'submission' | Request; readonly facts: GroupFact }> = {
  '/customs/declarations': { takes: 'submission', facts: declaration },
  '/customs/declarations/': { takes: 'submission', facts: declaration },
  '/customs/declarations/amend': { takes: 'amendment', facts: declaration },
  '/customs/declarations/cancellation-requests': { takes: 'cancellation', facts: cancellation },
  '/customs/declarations/arrival-notification': { takes: 'arrival', facts: declaration },
};

/**
 * Answers one request to the declarations API: path and method, then the headers in HMRC's order (Accept,
 * Content-Type, Authorization), then the body.
 */
export async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  settings: GatewaySettings,
) {
  const conversationId = randomUUID();
  response.setHeader('X-Conversation-ID', conversationId);
  const endpoint = endpoints[new URL(request.url ?? '/', 'http://customs').pathname];
  if (!endpoint) return sendError(response, errorAnswers.notFound);
  const refusal = requestRefusal(request, settings.accessToken);
  if (refusal) return sendError(response, refusal);
  const body = await readBody(request);
  if (!body) return sendError(response, errorAnswers.tooLarge);
  const read = readDeclaration(body, endpoint.facts);
  if ('status' in read) return sendError(response, read);
  return take(endpoint.takes, read.declaration, conversationId, response, settings);
}

async function take(
  kind: 'submission' | Request,
  message: XmlElement,
  conversationId: string,
  response: ServerResponse,
  { authority, timeScale }: GatewaySettings,
) {
  const lrn = text(rootPlace(message), 'FunctionalReferenceID') ?? '';
  const refused = authority.refuses(lrn);
  if (refused)
    return sendError(
      response,
      refused === 'unavailable' ? errorAnswers.unavailable : errorAnswers.rateLimited,
    );
  if (kind === 'submission') authority.takeSubmission(message, conversationId);
  else authority.takeAdditional(kind, message, conversationId);
  switch (scenarioOf(lrn)?.answer?.kind) {
    case 'never':
      return;
    case 'reset':
      response.socket?.resetAndDestroy();
      return;
    case 'slow':
      await sleep(slowAnswerSeconds * 1000 * timeScale, response);
  }
  if (!response.destroyed) response.writeHead(202).end();
}

function requestRefusal(request: IncomingMessage, accessToken: string | undefined): ErrorAnswer | undefined {
  if (request.method !== 'POST') return errorAnswers.methodNotAllowed;
  const { accept = '', authorization = '' } = request.headers;
  if (!/^application\/vnd\.hmrc\.[123]\.0\+xml$/i.test(accept.trim())) return errorAnswers.accept;
  const contentType = request.headers['content-type'] ?? '';
  if (!/^application\/xml(\s*;\s*charset=utf-8)?$/i.test(contentType.trim())) return errorAnswers.contentType;
  const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
  if (!token || (accessToken !== undefined && !isSame(token, accessToken))) return errorAnswers.unauthorized;
  return undefined;
}

function readDeclaration(body: Buffer, facts: GroupFact): ErrorAnswer | { declaration: XmlElement } {
  try {
    const verdict = checkStructure(readXml(body), facts);
    return verdict.valid ? verdict : { ...errorAnswers.invalid, faults: verdict.faults };
  } catch (error) {
    if (error instanceof NotWellFormed) return { ...errorAnswers.notWellFormed, faults: [error.message] };
    throw error;
  }
}

/** Answers with an errorResponse. */
export function sendError(response: ServerResponse, answer: ErrorAnswer): void {
  const body = writeErrorResponse(answer);
  response.writeHead(answer.status, {
    'Content-Type': 'application/xml; charset=UTF-8',
    'Content-Length': Buffer.byteLength(body),
    ...(answer.status === 405 ? { Allow: 'POST' } : {}),
    ...(answer.status === 413 ? { Connection: 'close' } : {}),
  });
  response.end(body);
}

/** The whole body, undefined when it is too large. */
async function readBody(request: IncomingMessage): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximumBody) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function isSame(token: string, expected: string): boolean {
  const one = Buffer.from(token);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

function sleep(milliseconds: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
