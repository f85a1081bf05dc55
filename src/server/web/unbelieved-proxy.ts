import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isOfNetwork } from '../sign-in/network.ts';

/** Headers in which a proxy tells of whom it calls for. */
const words = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Told again after so long, ms: an operator who overlooked it finds it, and no caller fills the log. */
const againMs = 10 * 60_000;

/** Characters that are told of what stands in the place of an address. */
const longestTold = 100;

/**
 * Where nobody is to be believed, a call that says for whom it is made is told of in the log, for then a proxy stands in
 * front that TRUST_PROXY does not count, and everybody has its address, or somebody tries to pass for another.
 */
export function warnOfUnbelievedProxy(app: FastifyInstance, trustProxy: number): void {
  if (trustProxy > 0) return;
  const wordsIn = ({ headers }: FastifyRequest) => words.filter((name) => headers[name] !== undefined);
  warnNowAndThen(
    app,
    (request) => wordsIn(request).length > 0,
    (request) => [
      { headers: wordsIn(request), ip: request.ip },
      'A call came with the word of a proxy, which is not believed because TRUST_PROXY is 0. Where proxies stand in front set it to their number: until then everybody counts as one address.',
    ],
  );
}

/** Where a proxy is believed, a call for which it names no address is told of in the log: all such count as one. */
export function warnOfNoAddress(app: FastifyInstance, trustProxy: number): void {
  if (trustProxy === 0) return;
  warnNowAndThen(
    app,
    ({ ip }) => !isOfNetwork(ip),
    ({ ip }) => [
      { ip: String(ip).slice(0, longestTold) },
      'A proxy named what is no IP address for the address of a caller. All of whom it says such count as one address: have it write theirs into X-Forwarded-For.',
    ],
  );
}

function warnNowAndThen(
  app: FastifyInstance,
  isOdd: (request: FastifyRequest) => boolean,
  words: (request: FastifyRequest) => readonly [found: object, words: string],
): void {
  let toldAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async (request) => {
    if (performance.now() - toldAt < againMs || !isOdd(request)) return;
    toldAt = performance.now();
    request.log.warn(...words(request));
  });
}
