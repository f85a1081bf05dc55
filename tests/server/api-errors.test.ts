import { Writable } from 'node:stream';
import Fastify, { type FastifyBaseLogger } from 'fastify';
import { expect, test } from 'vitest';
import { answerErrors } from '../../src/server/api-errors.ts';
import { createLog } from '../../src/server/log.ts';

test('what nobody foresaw is answered 500 with words that tell nothing of the inside, and logged with its place', async () => {
  let logged = '';
  const destination = new Writable({
    write(chunk, _encoding, done) {
      logged += String(chunk);
      done();
    },
  });
  const log: FastifyBaseLogger = createLog('info', destination);
  const app = Fastify({ loggerInstance: log });
  answerErrors(app);
  const secret = 'relation "users" does not exist';
  app.get('/throws', async () => {
    throw new Error(secret);
  });
  app.get('/rejects', () =>
    Promise.reject(Object.assign(new Error(secret), { code: '42P01', detail: secret })),
  );
  app.get('/says-500', async () => {
    throw Object.assign(new Error(secret), { statusCode: 503 });
  });
  for (const url of ['/throws', '/rejects', '/says-500']) {
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.json()], url).toEqual([500, { message: 'Server error' }]);
  }
  expect(logged.match(/Server error/g)).toHaveLength(3);
  expect(logged).toContain(JSON.stringify(secret).slice(1, -1));
  expect(logged).toContain('api-errors.test.ts');
});
