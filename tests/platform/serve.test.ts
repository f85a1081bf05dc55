import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { Drill } from './drill.ts';

let drill: Drill;

afterEach(() => drill.end());

const secrets = {
  SECRET_KEY: randomBytes(32).toString('base64'),
  TOKEN_KEY: randomBytes(32).toString('base64'),
  HMRC_CLIENT_ID: 'client-of-the-drill',
  HMRC_CLIENT_SECRET: 'client-secret-of-the-drill',
  HMRC_RETURN_URL: 'https://tidewaiter.example/api/hmrc/return',
  HMRC_CALLBACK_TOKEN: randomBytes(32).toString('base64'),
  TRUST_PROXY: '0',
  HMRC_URL: 'https://customs.example',
  SMTP_URL: 'smtps://mailer:password-of-the-drill@mail.example',
  MAIL_FROM: 'Tidewaiter <customs@tidewaiter.example>',
};

/** The answer to a sign-in of the demonstration. */
const signInOf = ({ address }: Drill) =>
  fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@tidewaiter.example', password: 'tide-and-paper-2026' }),
  });

test('serve refuses to start without its secrets and names each of them', async () => {
  drill = await Drill.begin();
  const serve = drill.node('scripts/serve.mjs');
  expect(await serve.ended()).toBe(1);
  for (const name of Object.keys(secrets))
    expect(serve.output).toContain(`${name} is required in production`);
  expect(drill.survivors()).toEqual([]);
});

test('a database that cannot be reached is named by its setting', async () => {
  drill = await Drill.begin(undefined, { DATABASE_URL: 'postgresql://127.0.0.1:1/nowhere' });
  const server = drill.node('dist/server/process.js');
  expect(await server.ended()).toBe(69);
  expect(server.output).toContain('The database at DATABASE_URL cannot be reached');
});

test.each([
  ['serve', ['run', 'serve'], {}, 'Tidewaiter serves'],
  ['start', ['start'], { NODE_ENV: 'production' }, 'Tidewaiter is ready'],
])(
  'npm %s in production runs what was built, seeds nobody and ends on SIGTERM',
  async (_name, words, extra, says) => {
    drill = await Drill.begin(undefined, { ...secrets, ...extra });
    const serve = drill.npm(...words);
    await serve.says(says);
    expect(serve.output).not.toContain('Password:');
    expect((await fetch(`${drill.address}/api/health`)).status).toBe(200);
    expect((await signInOf(drill)).status).toBe(401);
    serve.child.kill('SIGTERM');
    await expect.poll(() => drill.survivors(), { timeout: 30_000 }).toEqual([]);
  },
);

test('of a database that npm start filled nobody of the demonstration is let in by npm run serve, and the log says so', async () => {
  drill = await Drill.begin();
  const start = drill.npm('start');
  await start.says('Tidewaiter is ready');
  expect((await signInOf(drill)).status).toBe(200);
  start.child.kill('SIGTERM');
  await expect.poll(() => drill.survivors(), { timeout: 30_000 }).toEqual([]);

  Object.assign(drill.env, secrets);
  const serve = drill.npm('run', 'serve');
  await serve.says('Tidewaiter serves');
  expect((await signInOf(drill)).status).toBe(401);
  expect(serve.output).toContain('cannot sign in in production');
});
