import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isOfPeople } from '../../src/server/secret-strength.ts';
import { readSettings, SettingsError } from '../../src/server/settings.ts';

const production = {
  NODE_ENV: 'production',
  SECRET_KEY: 'nXbL0rdyYkUyZ7Tn5o6Ox1y3oZ9pUuGv1l9vF3jV3cI=',
  TRUST_PROXY: '1',
  HMRC_URL: 'https://api.service.hmrc.gov.uk',
  HMRC_CLIENT_ID: 'client',
  HMRC_CLIENT_SECRET: 'client-secret',
  HMRC_RETURN_URL: 'https://tidewaiter.example/api/hmrc/return',
  TOKEN_KEY: '4c8c1f0f7d7e5b29a3f1be36d05a92e7',
  HMRC_CALLBACK_TOKEN: 'e0b7c9f4-5d3a-4c8e-9f21-7ab64d0c83f5',
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
  'TRUST_PROXY',
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

describe('in production no two secrets are the same', () => {
  const one = 'wq0mRk3Zt8yVn1cHs5LbXe7oJf2uPa9dGi6TzKv4MhE=';
  test.each([
    ['SECRET_KEY', 'TOKEN_KEY'],
    ['SECRET_KEY', 'HMRC_CALLBACK_TOKEN'],
    ['TOKEN_KEY', 'HMRC_CALLBACK_TOKEN'],
    ['SECRET_KEY', 'HMRC_CLIENT_SECRET'],
    ['HMRC_ACCESS_TOKEN', 'HMRC_CALLBACK_TOKEN'],
  ])('%s and %s', (first, second) => {
    const attempt = () => readSettings({ ...production, [first]: one, [second]: ` ${one}` });
    const words = 'are the same: whoever learns one has the other\\. Give each its own\\.';
    expect(attempt).toThrow(new RegExp(`^(${first} and ${second}|${second} and ${first}) ${words}$`));
    expect(() => readSettings({ [first]: one, [second]: one })).not.toThrow();
  });

  test('but keys of before: a key that had two uses is changed for another', () => {
    const { SECRET_KEY: key } = production;
    expect(readSettings({ ...production, TOKEN_KEY_BEFORE: key, AUDIT_KEYS: key }).tokenKeyBefore).toBe(key);
  });
});

describe('in production a secret is judged by how soon it is guessed', () => {
  const hexOf = (bytes: readonly number[]) => Buffer.from(bytes).toString('hex');
  const hexBy = (length: number, rule: (index: number) => number) =>
    hexOf(Array.from({ length }, (_, index) => rule(index)));
  const fibonacci = (index: number): number =>
    index < 2 ? index : (fibonacci(index - 1) + fibonacci(index - 2)) % 256;
  const encoded = (text: string, encoding?: BufferEncoding) => Buffer.from(text, encoding);
  const guessed = [
    'a'.repeat(64),
    'tidewaiter'.repeat(6),
    'tide-and-paper-2026-'.repeat(3),
    '2026-11-26 2026-11-26 2026-11-26 2026-11-26',
    '0123456789abcdefghijklmnopqrstuvwxyz0123456789',
    '1234567890'.repeat(5),
    'qwertyuiopasdfghjklzxcvbnmqwertyuiopasdf',
    'password123password456password789password0',
    'Tidewaiter-Production-Secret-Key-2026-11-26!',
    'change-me-change-me-change-me-change-me',
    'openssl rand -base64 32',
    '"$(openssl rand -base64 32)"',
    'development-only-secret-key-000000000001',
    // Words that stand in no list of ours, as whole sentences, with years, in other languages, with digits for letters.
    'correct horse battery staple harbour morning 2026',
    'Our harbour opens at six in the morning 2026!',
    'the-old-sea-was-big-and-red-and-we-ran-2026',
    'The-Old-Sea-Was-Big-And-Red-And-We-Ran-2026',
    'WinterIsComingToTheNorthSea2026ForEverybody',
    'harbourmorninglanternviolet2026',
    'Ein Hafen an der Nordsee im Jahr 2026 und 1999',
    'c0rrect h0rse b4ttery st4ple 2026 H4rbour',
    'qX7-pL2.vR9',
    // Words in another writing, and a number that everybody knows.
    Buffer.from('my-production-secret-key').toString('hex'),
    Buffer.from('my-production-secret-key-2026').toString('base64'),
    Buffer.from('tidewaiter-customs-secret-key-prod\n').toString('base64url'),
    // Words in other letters, over several lines, as other systems write them, and backwards.
    encoded('unser geheimer Schlüssel für den Zoll').toString('base64'),
    encoded('наш секретный ключ для таможни').toString('base64url'),
    encoded('我们海关的秘密钥匙不告诉任何人').toString('hex'),
    encoded('café au lait for everyone').toString('hex'),
    encoded('the quick brown fox\njumps\tover the lazy dog\r\n\0').toString('base64'),
    encoded('\ufeffour secret password for customs').toString('base64'),
    encoded('our secret password for customs', 'utf16le').toString('base64'),
    encoded('\ufeffнаш секретный ключ', 'utf16le').toString('base64'),
    encoded('felixstowe dover southampton', 'utf16le').swap16().toString('hex'),
    [...encoded('our secret password for customs').toString('base64')].toReversed().join(''),
    'N52XEIDTMVRXEZLUEBYGC43TO5XXEZBAMZXXEIDDOVZXI33NOM======',
    'n52xeidtmvrxezluebygc43to5xxezbamzxxeiddovzxi33nom',
    `${encoded('{"alg":"HS256","typ":"JWT"}').toString('base64url')}.ZxKq0vT3hWm8LrYb1uNc.pQ7sXe4GdJ2kVfA9oUiT`,
    '3141592653589793238462643383279502884197',
    // Walks over the keyboard, along its columns and rows.
    '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
    'qazwsxedcrfvtgbyhnujmikolpqazwsxedc',
    'ZAQ12WSXcde34RFVbgt56YHNmju78IK,',
    'qwertzuiopasdfghjklyxcvbnmqwertzuiop',
    // Hashes that everybody can look up: of "password", of nothing, of a word of ours as a shell writes it.
    '5f4dcc3b5aa765d61d8327deb882cf99',
    'd41d8cd98f00b204e9800998ecf8427e',
    '5BAA61E4C9B93F3F0682250B6CF8331B7EE68FD8',
    'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    'XohImNooBHFR0OVvjcYpJ3NgPQ1qq73WKhHvch0VQtg=',
    createHash('sha512').update('tidewaiter\n').digest('base64url'),
    createHash('md5').update('admin').digest('hex'),
    createHash('md5').update('7').digest('hex'),
    createHash('sha256').update('tidewaiter2026').digest('hex'),
    createHash('sha256').update('MyCompany').digest('base64'),
    // Bytes that count on, in hex and base64, and back; words in hex.
    Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('hex'),
    Buffer.from(Array.from({ length: 32 }, (_, index) => index)).toString('base64'),
    '0f1e2d3c4b5a69788796a5b4c3d2e1f0',
    // A plain rule computes them: powers, Fibonacci's numbers, a generator of manuals, two counters in turn.
    hexBy(16, (index) => index ** 2),
    hexBy(32, (index) => index ** 3).toUpperCase(),
    hexBy(32, (index) => (index * (index - 1) * (index - 2) * (index - 3)) / 24 + 37 * index),
    hexBy(32, (index) => fibonacci(index) * 7 + 3),
    hexBy(16, (index) => Number(3n ** BigInt(index) % 256n)),
    Buffer.from(
      hexBy(32, (index) => Number(3n ** BigInt(index) % 256n)),
      'hex',
    ).toString('base64url'),
    hexBy(16, fibonacci),
    Buffer.from(hexBy(32, fibonacci), 'hex').toString('base64'),
    hexBy(16, (index) => (index % 2 === 0 ? index : 200 - 3 * index)),
    hexBy(32, (index) => (index % 2 === 0 ? 17 * index + 1 : index ** 2)),
    hexOf(
      Array.from({ length: 15 }).reduce<number[]>((made) => [...made, (made.at(-1)! * 77 + 41) % 256], [9]),
    ),
    // Primes, pi, e, keys of standards, in whatever form.
    '02030507 0b0d1113 171d1f25 292b2f35'.replaceAll(' ', ''),
    '0b0d1113171d1f25292b2f353b3d43474f5359616567',
    '243f6a8885a308d313198a2e03707344',
    Buffer.from('3243f6a8885a308d313198a2e03707344a4093822299f31d0082efa98ec4e6c8', 'hex').toString('base64'),
    '2b7e151628aed2a6abf7158809cf4f3c',
    '2B7E151628AED2A6ABF7158809CF4F3C762E7160F38B4DA56A784D9045190CFE',
    '8e73b0f7da0e6452c810f32b809079e562f8ead2522c6b7b',
    '603deb1015ca71be2b73aef0857d77811f352c073b6108d72d9810a30914dff4',
    // Digests of common passwords in capitals.
    createHash('sha256').update('PASSWORD').digest('hex'),
    createHash('sha1').update('Letmein').digest('hex'),
    createHash('md5').update('QWERTY\n').digest('hex'),
    createHash('md5').update('1Qaz2wsx').digest('hex'),
    'deadbeefcafebabefeedfacebaadf00d',
    'deadbeef-dead-4eef-8ead-deadbeefdead',
    '123e4567-e89b-42d3-a456-426614174000',
    // Of manuals: UUIDs, the first of which is made of the time, and a key that says so.
    'f81d4fae-7dec-11d0-a765-00a0c91e6bf6',
    '550e8400-e29b-41d4-a716-446655440000',
    'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    // Numbers that somebody was given, names in a language that has other letters more often, words in digits.
    'GB603202734852GB553202734852XYZ9',
    'WarszawaKrakowLodzWroclawPoznanGdansk',
    '7h1s-1s-4-v3ry-l0ng-53cr37-k3y-00',
    ...inOtherDress(),
  ];

  /** Phrases, digests and zeros as they stand in files and shells: with separators, quotes, prefixes and escapes. */
  function inOtherDress(): string[] {
    const phrase = 'my secret key for customs declarations 2026';
    const [hex, base64] = [encoded(phrase).toString('hex'), encoded(phrase).toString('base64')];
    const digest = createHash('sha256').update('password').digest('hex');
    const each = (prefix: string, separator = '') =>
      hex
        .match(/../g)!
        .map((byte) => prefix + byte)
        .join(separator);
    const bytes = [...encoded(phrase)];
    const zeros = Buffer.alloc(32).toString('base64');
    return [
      ...[each('', ':'), each('', '-'), each('\\x'), each('%'), each('0x', ', '), `0x${hex}`, `hex:${hex}`],
      ...[`"${base64}"`, `'${base64}'`, `base64:${base64}`, `/${base64}`, `$${base64}`, `"${hex}"`],
      ...[`${base64};`, `${base64},`, `SECRET_KEY=${base64}`, `https://${base64}`, `(${zeros})`],
      ...[base64.match(/.{1,4}/g)!.join(':'), encodeURIComponent(base64), `${base64}%3D`, `'${phrase}'`],
      ...[digest.match(/../g)!.join(':'), digest.toUpperCase().match(/../g)!.join(':'), `"${digest}"`],
      ...[digest.match(/.{8}/g)!.join('-'), `sha256:${digest}`, `${digest};`],
      ...[bytes.map((byte) => `&#${byte};`).join(''), bytes.join(','), JSON.stringify(bytes)],
      bytes.map((byte) => `\\u00${byte.toString(16)}`).join(''),
      [...'harbourmorninglanternviolet2026'].join('-'),
      [...'tidewaitersecretkeyproduction'].join('.'),
    ];
  }
  test.each(['SECRET_KEY', 'TOKEN_KEY', 'HMRC_CALLBACK_TOKEN'])('%s', (name) => {
    for (const value of guessed) {
      const attempt = () => readSettings({ ...production, [name]: value });
      expect(attempt, value).toThrow(
        new RegExp(
          `^${name} is guessed too soon: it has words or dates in it, repeats, or is short\\. Have \`openssl rand -base64 32\` write a random one\\.$`,
        ),
      );
    }
  });

  test('random ones of every usual form are taken, whatever comes out', () => {
    const random = [
      () => randomBytes(32).toString('base64'),
      () => randomBytes(32).toString('base64url'),
      () => randomBytes(32).toString('hex'),
    ];
    for (let round = 0; round < 10; round++) {
      for (const make of random) readSettings({ ...production, SECRET_KEY: make() });
    }
  });

  test('of 20,000 random ones none is taken for words, numbers, a walk, a digest or a text that is encoded', () => {
    // The same in each run: of a million some ten are taken for a number or a walk, which costs nobody anything.
    let count = 0;
    const bytes = (length: number) =>
      createHash('shake256', { outputLength: length }).update(`value ${count++}`).digest();
    const written = (characters: string, length: number) => () =>
      [...bytes(length * 2)]
        .filter((byte) => byte < 256 - (256 % characters.length))
        .slice(0, length)
        .map((byte) => characters[byte % characters.length])
        .join('');
    const uuid = () => {
      const digits = bytes(16).toString('hex');
      return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-4$3-a$4-$5');
    };
    const small = 'abcdefghijklmnopqrstuvwxyz';
    const generators = [
      () => bytes(16).toString('hex'),
      () => bytes(32).toString('base64'),
      () => bytes(22).toString('base64url'),
      () => bytes(32).toString('base64url'),
      () => bytes(32).toString('hex'),
      uuid,
      written(`${small}0123456789`, 28),
      written(`${small}${small.toUpperCase()}0123456789`, 28),
      written(String.fromCharCode(...Array.from({ length: 94 }, (_, index) => index + 33)), 32),
      // As other programs write theirs.
      () => bytes(32).toString('hex').match(/../g)!.join(':'),
      () => bytes(16).toString('hex').toUpperCase().match(/../g)!.join(':'),
      () => `"${bytes(32).toString('base64')}"`,
      () => `base64:${bytes(32).toString('base64')}`,
      () => bytes(32).toString('hex').match(/.{8}/g)!.join('-'),
      () => `{${uuid()}}`,
    ];
    for (const make of generators) {
      const refused = Array.from({ length: 2500 }, make).filter(isOfPeople);
      expect(refused).toEqual([]);
    }
  });

  test('the key before counts as it was: a weak one must be changed for another', () => {
    expect(readSettings({ ...production, TOKEN_KEY_BEFORE: 't'.repeat(32) }).tokenKeyBefore).toHaveLength(32);
  });
});

test('production wants to be told how many proxies stand in front, none included', () => {
  expect(readSettings({ ...production, TRUST_PROXY: '0' }).trustProxy).toBe(0);
  expect(() => readSettings({ ...production, TRUST_PROXY: '' })).toThrow(
    /^TRUST_PROXY is required in production: How many reverse proxies stand in front, 0 where none does;/,
  );
  expect(readSettings({}).trustProxy).toBe(0);
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

test('production refuses outside addresses without https, localhost apart (API-002, D-01)', () => {
  const source = readFileSync(new URL('../../src/server/settings.ts', import.meta.url), 'utf8');
  const named = [...source.matchAll(/^ {2}(\w+_URL): \{/gm)].map(([, name]) => name!);
  // The database is the operator's; the mail server is called with TLS or not at all (mail.test.ts).
  const others = ['DATABASE_URL', 'SMTP_URL'];
  const called = named.filter((name) => !others.includes(name));
  expect(called).toEqual(expect.arrayContaining(['HMRC_URL', 'CNS_URL', 'MCP_URL', 'SOCKET_URL']));
  for (const name of called)
    expect(() => readSettings({ ...production, [name]: 'http://outside.example' }), name).toThrow(
      new RegExp(`^${name} must begin with https:// in production`),
    );
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

test.each([
  ['DATABASE_CONNECTIONS', 1, 1000],
  ['DATABASE_WAIT_SECONDS', 1, 3600],
  ['DATABASE_STATEMENT_SECONDS', 1, 3600],
  ['DATABASE_LOCK_SECONDS', 1, 3600],
  ['DATABASE_IDLE_SECONDS', 1, 3600],
  ['CALL_LIMITS', 0, 1_000_000],
  ['TRUST_PROXY', 0, 100],
  ['SESSION_HOURS', 1, 168],
  ['SIGN_IN_ELSEWHERE_SECONDS', 0, 3600],
  ['PASSWORD_MINIMUM', 6, 72],
  ['HMRC_PULL_SECONDS', 0, 86_400],
  ['SEND_TIMEOUT_MS', 1, 3_600_000],
  ['SEND_RETRY_MS', 1, 3_600_000],
  ['ANSWER_HOURS', 0, 10_000],
  ['SENDS_PER_SECOND', 0, 1000],
])('%s is %i to %i: no timer is asked for what it cannot hold', (name, least, most) => {
  for (const right of [least, most]) readSettings({ [name]: `${right}` });
  for (const wrong of [least - 1, most + 1, 3_000_000, 999_999_999].filter(
    (one) => one < least || one > most,
  )) {
    const words = wrong < 0 ? 'a whole number' : `${least} to ${most}`;
    expect(() => readSettings({ [name]: `${wrong}` })).toThrow(
      new RegExp(`^${name} must be ${words}, got "${wrong}"\\.`),
    );
  }
});

test('a level of the log that there is none of is refused with the name of its setting, and those there are', () => {
  for (const right of ['fatal', 'warn', 'silent'])
    expect(readSettings({ LOG_LEVEL: right }).logLevel).toBe(right);
  expect(() => readSettings({ LOG_LEVEL: 'nonsense' })).toThrow(
    'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent, got "nonsense".',
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

test('senders and support have addresses that are some, in their one spelling', () => {
  expect(readSettings({ SUPPORT_EMAIL: ' Support@ｃustoms.example' }).supportEmail).toBe(
    'support@customs.example',
  );
  expect(readSettings({ MAIL_FROM: 'Tidewaiter <Mail@Customs.example>' }).supportEmail).toBe(
    'mail@customs.example',
  );
  expect(() =>
    readSettings({ SUPPORT_EMAIL: 'Help <help@customs.example>', MAIL_FROM: 'Tidewaiter' }),
  ).toThrow(
    'MAIL_FROM must be an email address such as support@customs.example, got "Tidewaiter".\nSUPPORT_EMAIL must be an email address such as support@customs.example, got "Help <help@customs.example>".',
  );
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
