import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyOf, discardBody } from '../body.ts';
import { refusals } from '../errors.ts';
import { announce } from '../live/events.ts';
import type { Services } from '../services.ts';

/** Largest notification taken: a calculation of 999 items is far below it. */
export const notificationLimit = 16 * 1024 * 1024;

/**
 * POST /notifications/cds, called by customs: the bytes are committed as they came before the 200, because
 * customs never sends a delivered notification again and blocks the channel of a receiver that fails
 * (reference cds/lifecycle.md). Reading them comes later. The same bytes of one conversation are kept once.
 */
export async function intakeRoutes(api: FastifyInstance, { db, settings }: Services): Promise<void> {
  await api.register(async (intake) => {
    intake.removeAllContentTypeParsers();
    intake.addContentTypeParser('*', wholeBody);
    intake.addHook('onRequest', async (request) => {
      if (!isToken(request.headers.authorization ?? '', settings.hmrcCallbackToken))
        throw refusals.notSignedIn();
      // Whatever it says of itself, and in whatever form: it is kept. Fastify refuses a malformed type (415).
      request.raw.headers['content-type'] = 'application/octet-stream';
    });
    intake.post<{ Body: Buffer | undefined }>(
      '/notifications/cds',
      { config: { access: 'customs' } },
      async (request) => {
        const body = request.body ?? Buffer.alloc(0);
        await db
          .insertInto('received_notifications')
          .values({
            conversation_id: String(request.headers['x-conversation-id'] ?? '').slice(0, 100),
            sha256: createHash('sha256').update(body).digest('hex'),
            headers: JSON.stringify(headersOf(request)),
            body,
          })
          .onConflict((conflict) => conflict.columns(['conversation_id', 'sha256']).doNothing())
          .execute();
        await announce(db, { name: 'received-notification' });
        return { data: { success: true } };
      },
    );
  });
}

/**
 * The bytes of a push. One that is too large is refused when all of it has come: whom the door is shut on meanwhile
 * takes it for no answer, and customs then holds back all that comes after it.
 */
async function wholeBody(request: FastifyRequest): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of bodyOf(request)) {
    size += piece.length;
    if (size > notificationLimit) {
      await discardBody(request, longestRefused);
      throw refusals.tooLarge(notificationLimit);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/** Bytes beyond which nobody is answered. */
const longestRefused = 16 * notificationLimit;

/** Compares digests, so that the time taken tells nothing of the token. "Bearer" before it is allowed. */
function isToken(header: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header.replace(/^Bearer\s+/i, '')), digest(token));
}

/** The headers as they came, without secrets. */
function headersOf(request: FastifyRequest): Record<string, string> {
  const { authorization: _secret, cookie: _cookie, ...headers } = request.raw.headersDistinct;
  return Object.fromEntries(
    Object.entries(headers).map(([name, values]) => [name, values?.join(', ') ?? '']),
  );
}
