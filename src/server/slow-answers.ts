import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from './sign-in/network.ts';

interface Bounds {
  /** Most bytes of answers that wait in this process until whoever asked takes them. */
  readonly mostWaiting: number;
  /** An answer is not cut off before it waited so long, ms. */
  readonly graceMs: number;
}

const usual: Bounds = { mostWaiting: 256 * 1024 * 1024, graceMs: 5000 };

interface Answer {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly since: number;
}

/**
 * Hangs up on those who do not take their answers, where more bytes wait for them than this process shall hold: of the
 * address for which most wait the longest answered first.
 */
export function limitSlowAnswers(
  app: FastifyInstance,
  { mostWaiting, graceMs }: Bounds = usual,
): { waiting(): number } {
  const answers = new Set<Answer>();
  const placeOf = ({ request }: Answer) => networkOf(request.ip);
  const waitingOf = ({ reply }: Answer) => reply.raw.writableLength;
  const waiting = () => [...answers].reduce((sum, answer) => sum + waitingOf(answer), 0);

  function cutOff(): void {
    let left = waiting();
    while (left > mostWaiting) {
      const late = [...answers].filter(
        (answer) => answer.since < Date.now() - graceMs && waitingOf(answer) > 0,
      );
      const sums = new Map<string, number>();
      for (const answer of late)
        sums.set(placeOf(answer), (sums.get(placeOf(answer)) ?? 0) + waitingOf(answer));
      const most = Math.max(...sums.values());
      const oldest = late.find((answer) => sums.get(placeOf(answer)) === most);
      if (oldest === undefined) return;
      left -= waitingOf(oldest);
      answers.delete(oldest);
      oldest.request.log.warn(
        { ip: oldest.request.ip, route: oldest.request.routeOptions.url },
        'An answer that was not taken while too many waited.',
      );
      oldest.request.raw.socket.destroy();
    }
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const answer: Answer = { request, reply, since: Date.now() };
    answers.add(answer);
    reply.raw.once('close', () => answers.delete(answer));
    return payload;
  });
  const clock = setInterval(cutOff, Math.min(1000, graceMs / 4)).unref();
  app.addHook('onClose', async () => clearInterval(clock));
  return { waiting };
}
