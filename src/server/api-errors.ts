import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError, refusals } from './errors.ts';
import { seldomOfEach } from './seldom.ts';
import { networkOf, surroundingsOf } from './sign-in/network.ts';
import { DatabaseTrouble } from './storage/trouble.ts';
import { notValid } from './validation.ts';

/** Turns whatever a route throws into {message, errors?} with its status; the unforeseen into 500 'Server error'. */
export function answerErrors(app: FastifyInstance): void {
  const noteTooMany = seldomOfEach(
    ({ caller, ip, routeOptions }: FastifyRequest) =>
      `${caller?.userId ?? surroundingsOf(networkOf(ip))[0]} ${routeOptions.url}`,
    (passedOver, { ip, log, routeOptions: { url: route } }) =>
      log.warn({ ip, route, passedOver }, 'Too many attempts.'),
  );
  app.setErrorHandler<FastifyError | ApiError | DatabaseTrouble>((error, request, reply) => {
    const refusal = error instanceof ApiError ? error : refusalFor(error, request.routeOptions.bodyLimit);
    if (refusal === undefined) {
      request.log.error({ err: error }, 'Server error');
      return reply.status(500).send({ message: 'Server error' });
    }
    if (typeof refusal.body.time === 'number') {
      if (refusal.status === 429) noteTooMany(request);
      reply.header('retry-after', String(refusal.body.time));
    }
    if (error instanceof DatabaseTrouble) {
      request.log.warn(
        { err: error, kind: error.kind, route: request.routeOptions.url },
        'No use of the database.',
      );
    }
    reply.status(refusal.status);
    if (refusal.answer !== undefined)
      return reply.type('application/json; charset=utf-8').send(Buffer.from(refusal.answer));
    return reply.send({ message: refusal.message, ...refusal.body });
  });
}

function refusalFor(error: FastifyError | DatabaseTrouble, bodyLimit: number): ApiError | undefined {
  if (error instanceof DatabaseTrouble) return refusals.unavailable(error.kind);
  if (error.validation !== undefined) {
    // An id that can be none is an address with nothing behind it.
    if (error.validationContext === 'params') return refusals.documentNotFound();
    return notValid(error.validation);
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusals.tooLarge(bodyLimit);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError(error.statusCode, error.message);
  }
  return undefined;
}
