import type { IncomingMessage, ServerResponse } from 'node:http';
import { callerOf, type Doorkeeper } from '../access.ts';
import { type ErrorAnswer, errorAnswers } from '../error-response.ts';
import { send, sendError } from '../http.ts';
import { tag } from '../xml/writer.ts';
import type { Inbox, KeptNotification } from './inbox.ts';

const uuid = '[0-9a-fA-F]{8}(?:-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}';
const conversationPath = new RegExp(`^/notifications/conversationId/(${uuid})(?:/(un)?pulled)?/?$`);
const listPath = /^\/notifications\/(un)?pulled\/?$/;
const notificationPath = new RegExp(`^/notifications/(un)?pulled/(${uuid})$`);

/** True for a path of the pull API. */
export function isPullPath(path: string): boolean {
  return path.startsWith('/notifications/');
}

/** Answers one request to the pull API: lists of notifications, and each of them once more while it is kept. */
export function answerPull(
  request: IncomingMessage,
  response: ServerResponse,
  inbox: Inbox,
  doorkeeper: Doorkeeper,
) {
  const { pathname } = new URL(request.url ?? '/', 'http://customs');
  const refusal = pullRefusal(request, doorkeeper);
  if (refusal) return sendError(response, refusal);
  const conversation = conversationPath.exec(pathname);
  if (conversation) {
    const isAll = /\/conversationId\/[^/]+\/?$/.test(pathname);
    const found = inbox.list({
      conversationId: conversation[1]!.toLowerCase(),
      ...(isAll ? {} : { isPulled: conversation[2] !== 'un' }),
    });
    return sendList(response, pathname, found, isAll);
  }
  const list = listPath.exec(pathname);
  if (list) return sendList(response, pathname, inbox.list({ isPulled: list[1] !== 'un' }), false);
  const one = notificationPath.exec(pathname);
  const kept = one ? inbox.find(one[2]!.toLowerCase()) : undefined;
  if (!kept) return sendError(response, errorAnswers.notFound);
  return sendOne(response, inbox, kept, one![1] !== 'un');
}

function pullRefusal(request: IncomingMessage, doorkeeper: Doorkeeper): ErrorAnswer | undefined {
  if (request.method !== 'GET') return errorAnswers.onlyGet;
  if (!/^application\/vnd\.hmrc\.1\.0\+xml$/i.test((request.headers.accept ?? '').trim()))
    return errorAnswers.accept;
  const caller = callerOf(request, 'notifications', doorkeeper);
  return typeof caller === 'object' ? caller : undefined;
}

function sendOne(response: ServerResponse, inbox: Inbox, kept: KeptNotification, isAskedAsPulled: boolean) {
  if (kept.isPulled !== isAskedAsPulled)
    return sendError(response, kept.isPulled ? errorAnswers.pulled : errorAnswers.unpulled);
  inbox.pull(kept);
  send(response, 'application/xml; charset=UTF-8', kept.body, {
    headers: { 'X-Conversation-ID': kept.conversationId, ...kept.headers },
  });
}

/** Writes a list in the published form; that of a whole conversation names itself without the last slash. */
function sendList(
  response: ServerResponse,
  path: string,
  found: readonly KeptNotification[],
  isConversation: boolean,
): void {
  const bare = path.replace(/\/$/, '');
  const links = [
    tag('link', '', { rel: 'self', href: isConversation ? bare : `${bare}/` }),
    ...found.map(({ id, isPulled }) =>
      tag('link', '', {
        rel: 'notification',
        href: `/notifications/${isPulled ? 'pulled' : 'unpulled'}/${id}`,
      }),
    ),
  ];
  send(response, 'application/xml; charset=UTF-8', tag('resource', links.join(''), { href: `${bare}/` }));
}
