import { randomUUID, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Authority } from './authority.ts';
import { type ErrorAnswer, errorAnswers, writeErrorResponse } from './error-response.ts';
import { scenarioOf, slowAnswerSeconds } from './scenarios.ts';
import { checkStructure } from './structure.ts';
import { readSubmission } from './submission.ts';
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
  const refusal = requestRefusal(request, settings.accessToken);
  if (refusal) return sendError(response, refusal);
  const body = await readBody(request);
  if (!body) return sendError(response, errorAnswers.tooLarge);
  const read = readDeclaration(body);
  if ('status' in read) return sendError(response, read);
  return submit(read.declaration, conversationId, response, settings);
}

async function submit(
  declaration: XmlElement,
  conversationId: string,
  response: ServerResponse,
  { authority, timeScale }: GatewaySettings,
) {
  const submission = readSubmission(declaration);
  const refused = authority.refuses(submission.lrn);
  if (refused)
    return sendError(
      response,
      refused === 'unavailable' ? errorAnswers.unavailable : errorAnswers.rateLimited,
    );
  authority.take(submission, conversationId);
  switch (scenarioOf(submission.lrn)?.answer?.kind) {
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
  const { pathname } = new URL(request.url ?? '/', 'http://customs');
  if (!['/customs/declarations', '/customs/declarations/'].includes(pathname)) return errorAnswers.notFound;
  if (request.method !== 'POST') return errorAnswers.methodNotAllowed;
  const { accept = '', authorization = '' } = request.headers;
  if (!/^application\/vnd\.hmrc\.[123]\.0\+xml$/i.test(accept.trim())) return errorAnswers.accept;
  const contentType = request.headers['content-type'] ?? '';
  if (!/^application\/xml(\s*;\s*charset=utf-8)?$/i.test(contentType.trim())) return errorAnswers.contentType;
  const token = /^Bearer (\S+)$/.exec(authorization)?.[1];
  if (!token || (accessToken !== undefined && !isSame(token, accessToken))) return errorAnswers.unauthorized;
  return undefined;
}

function readDeclaration(body: Buffer): ErrorAnswer | { declaration: XmlElement } {
  try {
    const verdict = checkStructure(readXml(body));
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
