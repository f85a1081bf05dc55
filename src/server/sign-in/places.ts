import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { ApiError, WaitedInVain } from '../errors.ts';

/** How long one may stay away with a place, ms. */
const holdsMs = 30_000;

/**
 * Places in the lines of those who sign in. Whoever waited too long is refused with theirs, sealed, and keeps it by coming
 * back within half a minute. It serves one call at a time, and is used up by one whose password was looked at: a place
 * that serves again would be a way to guess before all others.
 */
export interface Places {
  /**
   * Does what one may have to wait for, with the time since which they wait, if `place` says one that holds. Where they
   * waited in vain the refusal has a place with it.
   */
  hold<Result>(
    email: string,
    place: unknown,
    work: (since: number | undefined) => Promise<Result>,
  ): Promise<Result>;
  /** One before all others, for who gave the right password and comes back with an access code. */
  first(email: string): string;
}

export function createPlaces(secretKey: string): Places {
  /** Those that serve a call, or did within the time for which they hold. */
  const inUse = new Set<string>();

  const sealOf = (email: string, place: Place, until: string) =>
    createHmac('sha256', secretKey)
      .update(`place ${place.id} of ${email} since ${place.since} until ${until}`)
      .digest();

  function write(email: string, place: Place): string {
    const until = String(Date.now() + holdsMs);
    return [place.id, place.since, until, sealOf(email, place, until).toString('base64url')].join('.');
  }

  function read(email: string, text: unknown): Place | undefined {
    const [id = '', since = '', until = '', seal = ''] = typeof text === 'string' ? text.split('.') : [];
    const given = Buffer.from(seal, 'base64url');
    const right = sealOf(email, { id, since: Number(since) }, until);
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
    return Number(until) > Date.now() && !inUse.has(id) ? { id, since: Number(since) } : undefined;
  }

  return {
    async hold(email, text, work) {
      const held = read(email, text);
      const place = held ?? newPlace(Date.now());
      inUse.add(place.id);
      try {
        return await work(held?.since);
      } catch (error) {
        if (!(error instanceof WaitedInVain)) throw error;
        inUse.delete(place.id);
        throw new ApiError(error.status, error.message, { ...error.body, place: write(email, place) });
      } finally {
        if (inUse.has(place.id)) setTimeout(() => inUse.delete(place.id), holdsMs).unref();
      }
    },
    first: (email) => write(email, newPlace(0)),
  };
}

interface Place {
  readonly id: string;
  /** When its bearer began to wait, ms since 1970. */
  readonly since: number;
}

function newPlace(since: number): Place {
  return { id: randomBytes(9).toString('base64url'), since };
}
