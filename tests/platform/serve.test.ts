import { afterEach, expect, test } from 'vitest';
import { Drill } from './drill.ts';

let drill: Drill;

afterEach(() => drill.end());

const secrets = {
  SECRET_KEY: 'a-secret-key-of-the-drill-0123456789abcdef',
  TOKEN_KEY: 'a-token-key-of-the-drill-0123456789abcdef',
  HMRC_CLIENT_ID: 'client-of-the-drill',
  HMRC_CLIENT_SECRET: 'client-secret-of-the-drill',
  HMRC_RETURN_URL: 'https://tidewaiter.example/api/hmrc/return',
  HMRC_CALLBACK_TOKEN: 'callback-token-of-the-drill',
  HMRC_URL: 'https://customs.example',
  SMTP_URL: 'smtps://mailer:password-of-the-drill@mail.example',
  MAIL_FROM: 'Tidewaiter <customs@tidewaiter.example>',
};

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
  expect(await server.ended()).toBe(1);
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
    const answer = await fetch(`${drill.address}/api/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: 'demo@tidewaiter.example', password: 'tide-and-paper-2026' }),
    });
    expect(answer.status).toBe(401);
    serve.child.kill('SIGTERM');
    await expect.poll(() => drill.survivors(), { timeout: 30_000 }).toEqual([]);
  },
);
