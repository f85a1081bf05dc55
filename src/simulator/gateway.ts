import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { accessRefusal, type Doorkeeper } from './access.ts';
import type { Conversation, Request } from './additional-message.ts';
import type { Authority } from './authority.ts';
import { type ErrorAnswer, errorAnswers } from './error-response.ts';
import { cancellation } from './facts/cancellation.ts';
import { declaration } from './facts/declaration.ts';
import type { GroupFact } from './facts/fact.ts';
import { readBody, sendError, sleep } from './http.ts';
import { declarationScope } from './oauth/scopes.ts';
import type { SchemaJudge } from './official-schema.ts';
import { rootPlace, text } from './place.ts';
import { scenarioOf, slowAnswerSeconds } from './scenarios.ts';
import { checkStructure } from './structure.ts';
import { answerFileUpload } from './uploads/routes.ts';
import type { UploadStore } from './uploads/store.ts';
import { NotWellFormed, readXml, type XmlElement } from './xml/reader.ts';

/** What the gateway needs to know. */
export interface GatewaySettings {
  readonly authority: Authority;
  readonly doorkeeper: Doorkeeper;
  readonly uploads: UploadStore;
  /** Judges by the official schemas too, where they were given. */
  readonly schemaJudge: SchemaJudge | undefined;
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
 * Content-Type, Authorization, badge and submitter), then the body.
 */
export async function answerApi(
  request: IncomingMessage,
  response: ServerResponse,
  settings: GatewaySettings,
): Promise<void> {
  const conversationId = randomUUID();
  response.setHeader('X-Conversation-ID', conversationId);
  const { pathname } = new URL(request.url ?? '/', 'http://customs');
  const endpoint = endpoints[pathname];
  const isUpload = pathname === '/customs/declarations/file-upload';
  if (!endpoint && !isUpload) return sendError(response, errorAnswers.notFound);
  const refusal = requestRefusal(request, settings.doorkeeper);
  if (refusal) return sendError(response, refusal);
  const body = await readBody(request, maximumBody);
  if (!body) return sendError(response, errorAnswers.tooLarge);
  const root = readBodyXml(body);
  if ('status' in root) return sendError(response, root);
  const kind = !endpoint ? 'upload' : endpoint.takes === 'cancellation' ? 'cancellation' : 'declaration';
  const faults = (await settings.schemaJudge?.(kind, body)) ?? [];
  if (faults.length > 0) return sendError(response, { ...errorAnswers.invalid, faults });
  if (!endpoint) return answerFileUpload(request, response, settings.uploads, root);
  const verdict = checkStructure(root, endpoint.facts);
  if (!verdict.valid) return sendError(response, { ...errorAnswers.invalid, faults: verdict.faults });
  const conversation = { id: conversationId, headers: serviceProviderHeaders(request) };
  return take(endpoint.takes, verdict.declaration, conversation, response, settings);
}

async function take(
  kind: 'submission' | Request,
  message: XmlElement,
  conversation: Conversation,
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
  if (kind === 'submission') authority.takeSubmission(message, conversation);
  else authority.takeAdditional(kind, message, conversation);
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

/** Why the method or the headers of a request to the API are refused, if so; the first reason in HMRC's order. */
export function requestRefusal(request: IncomingMessage, doorkeeper: Doorkeeper): ErrorAnswer | undefined {
  if (request.method !== 'POST') return errorAnswers.methodNotAllowed;
  const { accept = '' } = request.headers;
  if (!/^application\/vnd\.hmrc\.[123]\.0\+xml$/i.test(accept.trim())) return errorAnswers.accept;
  const contentType = request.headers['content-type'] ?? '';
  if (!/^application\/xml(\s*;\s*charset=utf-8)?$/i.test(contentType.trim())) return errorAnswers.contentType;
  return (
    accessRefusal(request, { kind: 'user', scope: declarationScope }, doorkeeper) ??
    serviceProviderRefusal(request)
  );
}

/** Headers of community systems: each may be left out, and has its shape when given. */
const serviceProviderShapes = [
  ['x-badge-identifier', /^[0-9A-Z]{6,12}$/, errorAnswers.badge],
  ['x-submitter-identifier', /^[0-9A-Za-z]{1,17}$/, errorAnswers.submitter],
  ['x-eori-identifier', /^[0-9A-Za-z]{1,17}$/, errorAnswers.eori],
] as const;

function serviceProviderRefusal(request: IncomingMessage): ErrorAnswer | undefined {
  return serviceProviderShapes.find(([name, shape]) => {
    const given = request.headers[name];
    return given !== undefined && !shape.test(String(given));
  })?.[2];
}

/** The badge and submitter a request gave. */
export function serviceProviderHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    ['x-badge-identifier', 'x-submitter-identifier']
      .filter((name) => request.headers[name] !== undefined)
      .map((name) => [name, String(request.headers[name])]),
  );
}

function readBodyXml(body: Buffer): ErrorAnswer | XmlElement {
  try {
    return readXml(body);
  } catch (error) {
    if (error instanceof NotWellFormed) return { ...errorAnswers.notWellFormed, faults: [error.message] };
    throw error;
  }
}
