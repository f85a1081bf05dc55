import { describe, expect, test } from 'vitest';
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
  SMTP_URL: 'smtps://mailer:mail-password@mail.example:465',
  MAIL_FROM: 'Tidewaiter <customs@tidewaiter.example>',
  DATABASE_URL: 'postgresql://somewhere/tidewaiter',
};

test('development needs nothing: API on 8000, socket on 3000, messages to the simulator (API-001, SHL-099)', () => {
  expect(readSettings({})).toMatchObject({
    production: false,
    port: 8000,
    socketPort: 3000,
    hmrcUrl: 'http://127.0.0.1:8010',
    environment: 'simulator',
  });
  expect(readSettings({ HMRC_URL: 'https://test-api.service.hmrc.gov.uk' }).environment).toBe('trade-test');
  expect(readSettings({ ...production, HMRC_URL: 'https://api.service.hmrc.gov.uk.' }).environment).toBe(
    'production',
  );
  expect(readSettings({ SIMULATOR_PORT: '8123' }).hmrcUrl).toBe('http://127.0.0.1:8123');
});

test('easy passwords are refused in production and taken in a rehearsal, unless it is said', () => {
  const refuses = (environment: Record<string, string>) => readSettings(environment).refusesEasyPasswords;
  expect([refuses({}), refuses(production)]).toEqual([false, true]);
  expect(refuses({ EASY_PASSWORDS: 'refused' })).toBe(true);
  expect(refuses({ ...production, EASY_PASSWORDS: 'taken' })).toBe(false);
  expect(() => readSettings({ EASY_PASSWORDS: 'no' })).toThrow('EASY_PASSWORDS must be "refused" or "taken"');
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
  'SMTP_URL',
  'MAIL_FROM',
  'DATABASE_URL',
])('production refuses to start without %s and names it', (name) => {
  expect(() => readSettings({ ...production, [name]: '' })).toThrow(new RegExp(name));
});

test.each([
  ['SECRET_KEY', 'development-only-secret-key-000000000000'],
  ['TOKEN_KEY', 'development-only-token-key-00000000000000'],
  ['HMRC_CALLBACK_TOKEN', 'simulator-callback-token'],
])('production refuses the %s that everybody can read here', (name, known) => {
  expect(() => readSettings({ ...production, [name]: known })).toThrow(
    `${name} is the one of development, which everybody knows: give another.`,
  );
});

test('the audit is looked at with every key there ever was', () => {
  expect(
    readSettings({ TOKEN_KEY: 'third', TOKEN_KEY_BEFORE: 'second', AUDIT_KEYS: ' second first ' }).auditKeys,
  ).toEqual(['third', 'second', 'second', 'first']);
  expect(readSettings({ TOKEN_KEY: 'only' }).auditKeys).toEqual(['only']);
});

test('what is missing in production is told without what a blank one means elsewhere', () => {
  expect(() => readSettings({ ...production, HMRC_URL: '' })).toThrow(
    /^HMRC_URL is required in production: Base address of the customs authority\.$/,
  );
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

describe('the address of a community system', () => {
  const cns = (value: string, more: object = {}) =>
    readSettings({ HMRC_URL: 'https://test-api.service.hmrc.gov.uk', CNS_URL: value, ...more })
      .serviceProviders.CNS;

  test('is the simulator while HMRC is, for TT and TDR; none where HMRC is named', () => {
    const simulator = 'http://127.0.0.1:8010';
    expect(readSettings({}).serviceProviders.CNS).toEqual({
      urls: { TT: simulator, TDR: simulator },
      isSimulator: true,
    });
    expect(cns('')).toEqual({ urls: {}, isSimulator: false });
    expect(readSettings(production).serviceProviders.MCP.urls).toEqual({});
  });

  test('is one for TT and TDR, or one for each environment named', () => {
    const [one, other] = ['https://one.example', 'https://other.example'];
    expect(cns(`${one}/`)).toEqual({ urls: { TT: one, TDR: one }, isSimulator: false });
    expect(cns(`TT=${one} PROD=${other}`).urls).toEqual({ TT: one, PROD: other });
    expect(readSettings({ MCP_URL: `PROD=${one}` }).serviceProviders.MCP.urls).toEqual({ PROD: one });
  });

  test('is refused where a rehearsal would go to a live address, and where it is none', () => {
    for (const wrong of [
      'https://api.service.hmrc.gov.uk',
      'https://api.service.hmrc.gov.uk.',
      'TDR=https://api.service.hmrc.gov.uk',
      'TT=https://one.example PROD=https://one.example/',
      'TT=https://one.example PROD=https://one.example./',
      'LIVE=https://one.example',
      'one.example',
      'ftp://one.example',
    ])
      expect(() => cns(wrong)).toThrow(/CNS_URL/);
    expect(() => readSettings({ ...production, CNS_URL: 'PROD=http://one.example' })).toThrow(
      /CNS_URL.*https/,
    );
    expect(cns('PROD=https://api.service.hmrc.gov.uk').urls.PROD).toBe('https://api.service.hmrc.gov.uk');
  });
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

test('links in mails lead to PUBLIC_URL, else to the host people come back to, else to this machine', () => {
  expect(readSettings({ PORT: '8123' }).publicUrl).toBe('http://localhost:8123');
  expect(readSettings(production).publicUrl).toBe('https://tidewaiter.example');
  expect(readSettings({ PUBLIC_URL: 'https://customs.example/' }).publicUrl).toBe('https://customs.example');
  expect(() => readSettings({ PUBLIC_URL: 'customs.example' })).toThrow(/PUBLIC_URL/);
  expect(() => readSettings({ ...production, PUBLIC_URL: 'http://customs.example' })).toThrow(/PUBLIC_URL/);
});

test('a mail server is an smtp address, whose password no message shows', () => {
  expect(readSettings({}).smtpUrl).toBe('');
  const attempt = () => readSettings({ SMTP_URL: 'http://mailer:mail-password@mail.example' });
  expect(attempt).toThrow(/SMTP_URL/);
  expect(attempt).not.toThrow(/mail-password/);
});

test('an application without its secret is refused in every setting', () => {
  expect(() => readSettings({ HMRC_CLIENT_ID: 'client' })).toThrow(/HMRC_CLIENT_SECRET/);
});
