import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bodyOf, discardBody } from '../../../../server/body.ts';
import { refusals } from '../../../../server/errors.ts';
import { announce } from '../../../../server/live/events.ts';
import type { Services } from '../../../../server/services.ts';
import { cdsInterface } from '../cds-maps.ts';

/** Largest notification taken: a calculation of 999 items is far below it. */
export const notificationLimit = 16 * 1024 * 1024;

/** Bytes beyond which nobody is answered. */
const longestRefused = 16 * notificationLimit;

/**
 * POST /notifications/cds, called by customs: the bytes are committed as they came before the 200, because
 * customs never sends a delivered notification again and blocks the channel of a receiver that fails
 * (reference cds/lifecycle.md). Reading them comes later. The same bytes of one conversation are kept once.
 */
export async function intakeRoutes(
  api: FastifyInstance,
  { customsDb: db, settings }: Services,
): Promise<void> {
  await api.register(async (intake) => {
    intake.removeAllContentTypeParsers();
    intake.addContentTypeParser('*', wholeBody);
    intake.addHook('onRequest', async (request) => {
      if (!isToken(request.headers.authorization ?? '', settings.hmrcCallbackToken)) {
        // As of one that is too large: whoever sends a token that was changed is to hear of it.
        await discardBody(request, longestRefused);
        throw refusals.notSignedIn();
      }
      // Whatever it says of itself, and in whatever form: it is kept. Fastify refuses a malformed type (415).
      request.raw.headers['content-type'] = 'application/octet-stream';
    });
    intake.post<{ Body: Push | undefined }>(
      '/notifications/cds',
      { config: { access: 'customs' } },
      async (request) => {
        const { bytes, sha256 } = request.body ?? nothing;
        await db
          .insertInto('received_notifications')
          .values({
            conversation_id: String(request.headers['x-conversation-id'] ?? '').slice(0, 100),
            sha256,
            api: cdsInterface,
            headers: JSON.stringify(headersOf(request)),
            body: bytes,
          })
          .onConflict((conflict) => conflict.columns(['conversation_id', 'sha256']).doNothing())
          .execute();
        await announce(db, { name: 'received-notification' });
        return { data: { success: true } };
      },
    );
  });
}

/** What a push brought. */
interface Push {
  readonly bytes: Buffer;
  readonly sha256: string;
}

const nothing: Push = { bytes: Buffer.alloc(0), sha256: createHash('sha256').digest('hex') };

/**
 * The bytes of a push, hashed as they come: 16 MB at once would hold up everybody. One that is too large is refused when all of it has come: whom the door is shut on meanwhile
 * takes it for no answer, and customs then holds back all that comes after it.
 */
async function wholeBody(request: FastifyRequest): Promise<Push> {
  const hash = createHash('sha256');
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of bodyOf(request)) {
    size += piece.length;
    if (size > notificationLimit) {
      await discardBody(request, longestRefused);
      throw refusals.tooLarge(notificationLimit);
    }
    hash.update(piece);
    pieces.push(piece);
  }
  return { bytes: Buffer.concat(pieces), sha256: hash.digest('hex') };
}

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
