import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Caller, callerOf, type Doorkeeper } from '../shared/access.ts';
import { type ErrorAnswer, errorAnswers } from '../shared/error-response.ts';
import { readBody, sendError, sleep } from '../shared/http.ts';
import { answerOddly, type OddAnswers } from '../shared/odd-answers.ts';
import type { SchemaJudge } from '../shared/official-schema.ts';
import { returnedHeaders, serviceProviderRefusal } from '../shared/service-provider.ts';
import { NotWellFormed, readXml, type XmlElement } from '../shared/xml/reader.ts';
import type { Conversation, Request } from './additional-message.ts';
import type { Authority } from './authority.ts';
import { cancellation } from './facts/cancellation.ts';
import { declaration } from './facts/declaration.ts';
import type { GroupFact } from './facts/fact.ts';
import { rootPlace, text } from './place.ts';
import { type RefusalKind, scenarioOf, slowAnswerSeconds } from './scenarios.ts';
import { checkStructure } from './structure.ts';
import { answerFileUpload } from './uploads/routes.ts';
import type { UploadStore } from './uploads/store.ts';

/** What the gateway needs to know. */
export interface GatewaySettings {
  readonly authority: Authority;
  readonly doorkeeper: Doorkeeper;
  readonly uploads: UploadStore;
  readonly oddAnswers: OddAnswers;
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
  const caller = judgeHead(request, settings.doorkeeper, isUpload);
  if (typeof caller === 'object') return sendError(response, caller);
  const body = await readBody(request, maximumBody);
  if (!body) return sendError(response, errorAnswers.tooLarge);
  const root = readBodyXml(body);
  if ('status' in root) return sendError(response, root);
  const kind = !endpoint ? 'upload' : endpoint.takes === 'cancellation' ? 'cancellation' : 'declaration';
  const faults = (await settings.schemaJudge?.(kind, body)) ?? [];
  if (faults.length > 0) return sendError(response, { ...errorAnswers.invalid, faults });
  if (!endpoint) return takeUpload(request, response, settings, { root, conversationId });
  const verdict = checkStructure(root, endpoint.facts);
  if (!verdict.valid) return sendError(response, { ...errorAnswers.invalid, faults: verdict.faults });
  const conversation = { id: conversationId, headers: returnedHeaders(request, caller) };
  return take(endpoint.takes, verdict.declaration, conversation, response, settings);
}

/** Gives places for files, or answers oddly. */
function takeUpload(
  request: IncomingMessage,
  response: ServerResponse,
  { authority, uploads, oddAnswers }: GatewaySettings,
  { root, conversationId }: { readonly root: XmlElement; readonly conversationId: string },
) {
  const about = root.children.find(({ name }) => name === 'DeclarationID')?.text.trim() ?? '';
  const odd = oddAnswers.next(about);
  const give = odd && (() => answerOddly(response, odd, { another: authority.another(conversationId) }));
  if (give && !odd.takes) return give();
  answerFileUpload(request, response, uploads, root, give);
}

async function take(
  kind: 'submission' | Request,
  message: XmlElement,
  conversation: Conversation,
  response: ServerResponse,
  { authority, oddAnswers, timeScale }: GatewaySettings,
) {
  const lrn = text(rootPlace(message), 'FunctionalReferenceID') ?? '';
  const refused = authority.refuses(lrn);
  if (refused) return sendError(response, refusals[refused]);
  const odd = oddAnswers.next(lrn);
  if (odd === undefined || odd.takes) {
    if (kind === 'submission') authority.takeSubmission(message, conversation);
    else authority.takeAdditional(kind, message, conversation);
  }
  if (odd) return answerOddly(response, odd, { another: authority.another(conversation.id) });
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

/** What a scenario refuses with. */
const refusals: Record<RefusalKind, ErrorAnswer> = {
  unavailable: errorAnswers.unavailable,
  failing: errorAnswers.internal,
  'rate limited': errorAnswers.rateLimited,
  forbidden: errorAnswers.forbidden,
  'without enrolment': errorAnswers.enrolment,
};

/** Who sends a request to the API, or why its method or headers are refused; the first reason in HMRC's order. */
function judgeHead(
  request: IncomingMessage,
  doorkeeper: Doorkeeper,
  isUpload: boolean,
): Caller | ErrorAnswer {
  if (request.method !== 'POST') return errorAnswers.methodNotAllowed;
  const { accept = '' } = request.headers;
  if (!/^application\/vnd\.hmrc\.[123]\.0\+xml$/i.test(accept.trim())) return errorAnswers.accept;
  const contentType = request.headers['content-type'] ?? '';
  if (!/^application\/xml(\s*;\s*charset=utf-8)?$/i.test(contentType.trim())) return errorAnswers.contentType;
  const caller = callerOf(request, 'declarations', doorkeeper);
  if (typeof caller === 'object') return caller;
  return serviceProviderRefusal(request, caller, isUpload) ?? caller;
}

function readBodyXml(body: Buffer): ErrorAnswer | XmlElement {
  try {
    return readXml(body);
  } catch (error) {
    if (error instanceof NotWellFormed) return errorAnswers.notWellFormed;
    throw error;
  }
}
