import type { FastifyError, FastifyInstance } from 'fastify';
import { ApiError, refusals, textsByField } from './errors.ts';

/** Turns whatever a route throws into {message, errors?} with its status; the unforeseen into 500 'Server error'. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | ApiError>((error, request, reply) => {
    const refusal = error instanceof ApiError ? error : refusalFor(error, request.routeOptions.bodyLimit);
    if (refusal === undefined) {
      request.log.error({ err: error }, 'Server error');
      return reply.status(500).send({ message: 'Server error' });
    }
    if (typeof refusal.body.time === 'number') {
      request.log.warn({ ip: request.ip, route: request.routeOptions.url }, 'Too many attempts.');
      reply.header('retry-after', String(refusal.body.time));
    }
    return reply.status(refusal.status).send({ message: refusal.message, ...refusal.body });
  });
}

function refusalFor(error: FastifyError, bodyLimit: number): ApiError | undefined {
  if (error.validation !== undefined) {
    // An id that can be none is an address with nothing behind it.
    if (error.validationContext === 'params') return refusals.documentNotFound();
    const said = error.validation.map(({ instancePath, message, params }) => {
      const place = `${instancePath}/${String(params.missingProperty ?? params.additionalProperty ?? '')}`;
      const words =
        params.format === 'storable' ? 'Holds a character that cannot be stored.' : (message ?? 'Not valid.');
      return [place.replace(/^\/|\/$/g, ''), words] as const;
    });
    return new ApiError(422, 'The request is not valid.', { errors: textsByField(said) });
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') return refusals.tooLarge(bodyLimit);
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new ApiError(error.statusCode, error.message);
  }
  return undefined;
}
