import type { FastifyRequest } from 'fastify';
import { ApiError } from './errors.ts';

/** What of the body is still to come; the connection stays when it is not read to its end. 400 where it breaks off. */
export async function* bodyOf({ raw }: FastifyRequest): AsyncGenerator<Buffer> {
  try {
    yield* raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
  } catch {
    throw new ApiError(400, 'The request did not arrive whole.');
  }
}

/**
 * Lets the rest of a body go by, so many bytes at most: whoever is refused in the middle of one looks for the answer
 * when all of it is sent.
 */
export async function discardBody(request: FastifyRequest, most: number): Promise<void> {
  let count = 0;
  try {
    for await (const piece of bodyOf(request)) {
      count += piece.length;
      if (count > most) return;
    }
  } catch {
    // Nobody is there any more.
  }
}
