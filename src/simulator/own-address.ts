import type { IncomingMessage, ServerResponse } from 'node:http';
import { writeStanding } from './cds/additional-message.ts';
import type { Authority } from './cds/authority.ts';
import { countByLrn } from './cds/counts.ts';
import { countByPlace, type UploadStore } from './cds/uploads/store.ts';
import { writeScreen } from './screen.ts';
import { errorAnswers } from './shared/error-response.ts';
import { mediaType, readBody, redirect, send, sendError, sendPage } from './shared/http.ts';
import type { Channel } from './shared/notifications/channel.ts';
import type { Inbox } from './shared/notifications/inbox.ts';
import type { AuthorizationServer } from './shared/oauth/authorization-server.ts';
import { type OddAnswer, type OddAnswers, readOddAnswer } from './shared/odd-answers.ts';
import type { SchemaJudge } from './shared/official-schema.ts';
import type { Switches } from './shared/switches.ts';

/** What the simulator's own address shows and changes. */
export interface OwnAddress {
  readonly authority: Authority;
  readonly channel: Channel;
  readonly inbox: Inbox;
  readonly switches: Switches;
  readonly authorization: AuthorizationServer;
  readonly uploads: UploadStore;
  readonly oddAnswers: OddAnswers;
  readonly schemaJudge: SchemaJudge | undefined;
}

const maximumBody = 64 * 1024;

/** Answers what is no part of HMRC's API: the screen, the counts, the switches, the end of all authority. */
export async function answerOwn(
  request: IncomingMessage,
  response: ServerResponse,
  own: OwnAddress,
): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://customs');
  if (pathname === '/simulator/switches' && request.method === 'POST')
    return changeSwitches(request, response, own.switches);
  if (pathname === '/simulator/answers' && request.method === 'POST')
    return orderAnswers(request, response, own.oddAnswers);
  if (pathname === '/simulator/authority/end' && request.method === 'POST')
    return endAuthority(request, response, own.authorization);
  if (request.method !== 'GET') return sendError(response, errorAnswers.notFound);
  if (pathname === '/') return sendPage(response, writeScreen(own));
  if (pathname === '/simulator/messages')
    return sendJson(response, countByLrn(own.authority.taken, searchParams.get('lrn') ?? ''));
  if (pathname === '/simulator/uploads') return sendJson(response, countByPlace(own.uploads));
  if (pathname === '/simulator/switches') return sendJson(response, own.switches.state);
  const standing = own.authority.standing(/^\/simulator\/declarations\/(\w+)$/.exec(pathname)?.[1] ?? '');
  if (standing) return send(response, 'application/xml; charset=UTF-8', writeStanding(standing));
  return sendError(response, errorAnswers.notFound);
}

/** Changes switches by JSON, answering how they stand then, or by the form of the screen, going back to it. */
async function changeSwitches(
  request: IncomingMessage,
  response: ServerResponse,
  switches: Switches,
): Promise<void> {
  if (!isFromHere(request)) return sendJson(response, { errors: ['Another site may not switch.'] }, 403);
  const body = await readBody(request, maximumBody);
  if (!body) return sendError(response, errorAnswers.tooLarge);
  const isForm = mediaType(request) === 'application/x-www-form-urlencoded';
  const wanted = isForm
    ? Object.fromEntries(new URLSearchParams(body.toString('utf8')))
    : readObject(body.toString('utf8'));
  const faults = wanted ? switches.change(wanted) : ['The body must be a JSON object of switches.'];
  if (faults.length > 0) return sendJson(response, { errors: faults }, 400);
  if (isForm) return redirect(response, '/?switched=1#switches');
  return sendJson(response, switches.state);
}

/** Orders odd answers by JSON: {"name": an LRN or MRN, "answers": ["HAS503", "NOT400"]}. */
async function orderAnswers(
  request: IncomingMessage,
  response: ServerResponse,
  oddAnswers: OddAnswers,
): Promise<void> {
  if (!isFromHere(request)) return sendJson(response, { errors: ['Another site may not do this.'] }, 403);
  const body = await readBody(request, maximumBody);
  if (!body) return sendError(response, errorAnswers.tooLarge);
  const { name, answers } = readObject(body.toString('utf8')) ?? {};
  const read = Array.isArray(answers) ? answers.map((answer) => readOddAnswer(String(answer))) : [undefined];
  if (typeof name !== 'string' || read.includes(undefined)) {
    const errors = ['The body must be {"name": an LRN or MRN, "answers": such as ["HAS503", "NOT400"]}.'];
    return sendJson(response, { errors }, 400);
  }
  oddAnswers.order(name, read as OddAnswer[]);
  sendJson(response, { name, answers });
}

/** Takes back all authority that users granted, then goes back to the screen. */
function endAuthority(
  request: IncomingMessage,
  response: ServerResponse,
  authorization: AuthorizationServer,
) {
  if (!isFromHere(request)) return sendJson(response, { errors: ['Another site may not do this.'] }, 403);
  authorization.endGrants();
  redirect(response, '/');
}

/** A browser tells the origin of a form; only the screen's own may change anything. */
function isFromHere(request: IncomingMessage): boolean {
  const { origin, host } = request.headers;
  return origin === undefined || origin === `http://${host}`;
}

function readObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, value: unknown, status = 200): void {
  send(response, 'application/json', JSON.stringify(value), { status });
}
