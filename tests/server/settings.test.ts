import { expect, test } from 'vitest';
import { readSettings, SettingsError } from '../../src/server/settings.ts';

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'k'.repeat(32),
  HMRC_URL: 'https://api.service.hmrc.gov.uk',
  HMRC_CLIENT_ID: 'client',
  HMRC_CLIENT_SECRET: 'client-secret',
  HMRC_RETURN_URL: 'https://tidewaiter.example/api/hmrc/return',
  TOKEN_KEY: 't'.repeat(32),
  HMRC_CALLBACK_TOKEN: 'callback',
  DATABASE_URL: 'postgresql://somewhere/tidewaiter',
};

test('development needs nothing: API on 8000, socket on 3000, messages to the simulator (API-001)', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 8000,
    socketPort: 3000,
    hmrcUrl: 'http://127.0.0.1:8010',
    environment: 'simulator',
  });
  expect(readSettings({ HMRC_URL: 'https://test-api.service.hmrc.gov.uk' }).environment).toBe('trade-test');
  expect(readSettings({ SIMULATOR_PORT: '8123' }).hmrcUrl).toBe('http://127.0.0.1:8123');
});

test('production starts with its secrets', () => {
  expect(readSettings(production)).toMatchObject({ production: true, environment: 'production' });
  const { DATABASE_URL: _url, ...embedded } = production;
  expect(readSettings({ ...embedded, DATA_DIR: '/var/lib/tidewaiter' }).databaseUrl).toBe('');
});

test.each([
  'SECRET_KEY',
  'TOKEN_KEY',
  'HMRC_URL',
  'HMRC_CLIENT_ID',
  'HMRC_CLIENT_SECRET',
  'HMRC_RETURN_URL',
  'HMRC_CALLBACK_TOKEN',
  'DATABASE_URL',
])('production refuses to start without %s and names it', (name) => {
  expect(() => readSettings({ ...production, [name]: '' })).toThrow(new RegExp(name));
});

test('production refuses a short key and outside addresses without https, localhost apart (API-002, D-01)', () => {
  expect(() => readSettings({ ...production, SECRET_KEY: 'k'.repeat(31) })).toThrow(/SECRET_KEY/);
  expect(() => readSettings({ ...production, TOKEN_KEY: 't'.repeat(31) })).toThrow(/TOKEN_KEY/);
  expect(() => readSettings({ ...production, HMRC_RETURN_URL: 'http://back.example' })).toThrow(
    /HMRC_RETURN_URL/,
  );
  expect(() => readSettings({ ...production, HMRC_URL: 'http://api.example' })).toThrow(/HMRC_URL/);
  expect(() => readSettings({ ...production, SOCKET_URL: 'http://live.example' })).toThrow(/SOCKET_URL/);
  expect(readSettings({ ...production, HMRC_URL: 'http://localhost:8010' }).hmrcUrl).toBe(
    'http://localhost:8010',
  );
});

test('a version of the API is said for all environments or for each', () => {
  expect(readSettings({}).hmrcApiVersions).toEqual({ TT: '2.0', TDR: '1.0', PROD: '1.0' });
  expect(readSettings({ HMRC_API_VERSION: '3.0' }).hmrcApiVersions.TDR).toBe('3.0');
  for (const wrong of ['4.0', 'TT=2.0', 'TT=2.0 TDR=1.0 PROD=9'])
    expect(() => readSettings({ HMRC_API_VERSION: wrong })).toThrow(/HMRC_API_VERSION/);
});

test('all faults come in one message, without the value of a secret', () => {
  const attempt = () =>
    readSettings({ ...production, PORT: 'eight', SOCKET_PORT: '70000', SECRET_KEY: 'too-short-secret' });
  expect(attempt).toThrow(SettingsError);
  expect(attempt).toThrow(/PORT.*\n.*SOCKET_PORT.*\n.*SECRET_KEY/);
  expect(attempt).not.toThrow(/too-short-secret/);
});

test('an application without its secret is refused in every setting', () => {
  expect(() => readSettings({ HMRC_CLIENT_ID: 'client' })).toThrow(/HMRC_CLIENT_SECRET/);
});
