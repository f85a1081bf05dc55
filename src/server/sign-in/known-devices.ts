import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';

/** How long a browser stays known after a sign-in with it, days. */
const knownDays = 30;

/**
 * Proof that a person signed in with a browser lately: a cookie for each of them that no script and no other site can
 * read or send. It opens nothing; guesses by others are no reason to keep its bearer waiting.
 */
export interface KnownDevices {
  /** The Set-Cookie of a browser that this person has just signed in with. */
  cookieFor(email: string): string;
  /** Name of the device, where the Cookie header has the proof for this person. */
  deviceOf(email: string, cookies: string | undefined): string | undefined;
}

export function createKnownDevices(secretKey: string): KnownDevices {
  const keyed = (text: string) => createHmac('sha256', secretKey).update(text).digest();
  const nameOf = (email: string) =>
    `__Host-device-${keyed(`browser of ${email}`).toString('hex').slice(0, 16)}`;
  const sealOf = (email: string, device: string, until: string) =>
    keyed(`device ${device} of ${email} until ${until}`);

  return {
    cookieFor(email) {
      const device = randomBytes(16).toString('base64url');
      const until = String(Date.now() + knownDays * 86_400_000);
      return stringifySetCookie({
        name: nameOf(email),
        value: [device, until, sealOf(email, device, until).toString('base64url')].join('.'),
        path: '/',
        maxAge: knownDays * 86_400,
        httpOnly: true,
        secure: true,
        sameSite: 'strict',
      });
    },

    deviceOf(email, cookies = '') {
      const [device = '', until = '', seal = ''] = (parseCookie(cookies)[nameOf(email)] ?? '').split('.');
      const given = Buffer.from(seal, 'base64url');
      const right = sealOf(email, device, until);
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      return Number(until) > Date.now() ? device : undefined;
    },
  };
}
