import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CountedCall } from './call-limits.ts';

/** No call is longer under way than this after its connection was closed, whatever happened to it, ms. */
const longestMs = 15 * 60_000;

/** What a call still waits for before it is over. */
interface UnderWay {
  readonly waitsFor: Set<'answer' | 'body' | 'handler'>;
  readonly call: CountedCall;
}

/**
 * Tells calls when their body has come in and was read, which where there is none is at once, and when they are over: their
 * answer has left, or whoever waited for it has gone, and what reads their body and makes their answer has ended too. Work
 * goes on when somebody hangs up; were the call over then, anybody could have as much done at once as they like. Gives what
 * begins to watch a call. Call it before routes are declared.
 */
export function watchCalls(
  app: FastifyInstance,
): (request: FastifyRequest, reply: FastifyReply, call: CountedCall) => void {
  const calls = new WeakMap<FastifyRequest, UnderWay>();

  function end(request: FastifyRequest, what: 'answer' | 'body' | 'handler'): void {
    const underWay = calls.get(request);
    if (underWay?.waitsFor.delete(what) && underWay.waitsFor.size === 0) underWay.call.over();
  }

  app.addHook('onRoute', (route) => {
    const { handler } = route;
    route.handler = function handle(request, reply) {
      calls.get(request)?.waitsFor.add('handler');
      end(request, 'body');
      const ended = () => end(request, 'handler');
      try {
        const made: unknown = handler.call(this, request, reply);
        if (made instanceof Promise) made.then(ended, ended);
        else ended();
        return made;
      } catch (error) {
        ended();
        throw error;
      }
    };
  });
  app.addHook('preParsing', async (request) => {
    calls.get(request)?.waitsFor.add('body');
  });
  app.addHook('preValidation', async (request) => calls.get(request)?.call.arrived());
  app.addHook('onError', async (request) => end(request, 'body'));

  return (request, reply, call) => {
    const waitsFor: UnderWay['waitsFor'] = new Set(['answer']);
    calls.set(request, { waitsFor, call });
    reply.raw.once('close', () => {
      // Of a body that did not come in whole nothing is made, whoever hung up.
      if (!request.raw.complete) end(request, 'body');
      end(request, 'answer');
      if (waitsFor.size > 0) setTimeout(() => call.over(), longestMs).unref();
    });
  };
}
