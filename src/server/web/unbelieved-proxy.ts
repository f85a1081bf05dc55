import type { FastifyInstance } from 'fastify';

/** Headers in which a proxy tells of whom it calls for. */
const words = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Told again after so long, ms: an operator who overlooked it finds it, and no caller fills the log. */
const againMs = 10 * 60_000;

/**
 * Where nobody is to be believed, a call that says for whom it is made is told of in the log, for then a proxy stands in
 * front that TRUST_PROXY does not count, and everybody has its address, or somebody tries to pass for another.
 */
export function warnOfUnbelievedProxy(app: FastifyInstance, trustProxy: number): void {
  if (trustProxy > 0) return;
  let toldAt = Number.NEGATIVE_INFINITY;
  app.addHook('onRequest', async ({ headers, ip, log }) => {
    const found = words.filter((name) => headers[name] !== undefined);
    if (found.length === 0 || performance.now() - toldAt < againMs) return;
    toldAt = performance.now();
    log.warn(
      { headers: found, ip },
      'A call came with the word of a proxy, which is not believed because TRUST_PROXY is 0. Where proxies stand in front set it to their number: until then everybody counts as one address.',
    );
  });
}
