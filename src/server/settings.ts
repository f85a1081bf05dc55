import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import { pino } from 'pino';
import { accountForms } from '../generated/account-forms.ts';
import { isGuessedTooSoon } from './secret-strength.ts';
import { addressesIn, isAddress, isHmrcProduction, isSecureAddress } from './sending/addresses.ts';
import { type Environment, environments } from './sending/environment.ts';
import type { ServiceProvider } from './sending/provider.ts';
import { emailAddress } from './sign-in/email-address.ts';
import type { DatabaseLimits } from './storage/pool.ts';

/** Seconds. Whatever is waited for longer than that is not waited for by anybody; a timer holds some 24 days. */
const anHour = 3600;
/** No sign-in lasts longer, however it is renewed. */
const aWeekInHours = 168;

/** What the server can be told from outside. One table: name, default, meaning, secret or not. */
const settingsTable = {
  NODE_ENV: {
    default: 'development',
    meaning: '"production" turns on HSTS and refuses to start without its secrets.',
  },
  HOST: {
    default: '127.0.0.1',
    meaning: 'Address the API and the socket listen on; 0.0.0.0 for every network.',
  },
  PORT: { default: '8000', meaning: 'Port of the web app and, under /api, of the API.' },
  SOCKET_PORT: { default: '3000', meaning: 'Port of the live socket.' },
  SOCKET_URL: {
    default: '',
    meaning: 'Address browsers reach the socket at; blank: the host they called, at SOCKET_PORT.',
  },
  SIMULATOR_PORT: {
    default: '8010',
    meaning: 'Port of the rehearsal authority; used when HMRC_URL is blank.',
  },
  DATA_DIR: {
    default: '.data',
    meaning: 'Folder of the embedded database and the rehearsal authority; not used with DATABASE_URL.',
  },
  DATABASE_URL: {
    default: '',
    secret: true,
    meaning: 'A PostgreSQL 15 or newer to use instead of the embedded one.',
  },
  DATABASE_CONNECTIONS: {
    default: '10',
    meaning:
      'Most connections to the database for the calls of people, for each process; sign-in, customs, health, and what is sent, read and mailed behind the calls have about fifteen of their own.',
  },
  DATABASE_WAIT_SECONDS: {
    default: '5',
    meaning: 'Longest wait for a connection to the database; then a call is answered 503.',
  },
  DATABASE_STATEMENT_SECONDS: {
    default: '20',
    meaning:
      'Longest time of one statement; then its call is answered 503 and nothing of it is done. Migrations and imports of code lists may take an hour.',
  },
  DATABASE_LOCK_SECONDS: {
    default: '5',
    meaning: 'Longest wait for what another transaction holds; then a call is answered 503.',
  },
  DATABASE_IDLE_SECONDS: {
    default: '30',
    meaning: 'Longest pause within a transaction; then the database ends it.',
  },
  CALL_LIMITS: {
    default: '1',
    meaning:
      'How many times as many calls are taken of a person, a company and an address as docs/security.md says; 0: any number.',
  },
  WEB_DIR: { default: 'dist/app', meaning: 'Folder of the built web app.' },
  BUILD_ID: { default: 'development', meaning: 'Name of the deployed version.' },
  TRUST_PROXY: {
    default: '0',
    production: true,
    meaning:
      'How many reverse proxies stand in front, 0 where none does; decides whose word for the address of a caller is believed, which the audit names and sign-ins are counted by.',
  },
  PUBLIC_URL: {
    default: '',
    meaning:
      'Address people reach the web app at: links in mails lead there, and its pages may open the live connection; blank: the host of HMRC_RETURN_URL, else localhost at PORT.',
  },
  SMTP_URL: {
    default: '',
    secret: true,
    production: true,
    meaning:
      'Mail server, such as smtps://name:password@mail.example:465; blank: mails stay in the local mailbox.',
  },
  MAIL_FROM: {
    default: 'Tidewaiter <tidewaiter@localhost>',
    production: true,
    meaning: 'Sender of the mails.',
  },
  SUPPORT_EMAIL: {
    default: '',
    meaning: 'Where what people write to support, and their feedback, is mailed; blank: MAIL_FROM.',
  },
  LOG_LEVEL: {
    default: 'warn',
    meaning: 'pino level: fatal, error, warn, info (every call), debug, trace or silent.',
  },
  SECRET_KEY: {
    default: 'development-only-secret-key-000000000000',
    secret: true,
    production: true,
    meaning: 'Key under which session tokens are hashed, random; a new one signs everybody out.',
  },
  SESSION_HOURS: { default: '12', meaning: 'How long a sign-in lasts; renewed, a week at most.' },
  SIGN_IN_ELSEWHERE_SECONDS: {
    default: '60',
    meaning:
      "How long a person's open windows have to save and sign out after a sign-in elsewhere; 0: sign-ins stand side by side. Demonstration accounts may always be signed in many times.",
  },
  PASSWORD_MINIMUM: {
    default: '6',
    meaning: 'Fewest characters of a new password; at least 6 (specification 3 section 5).',
  },
  EASY_PASSWORDS: {
    default: '',
    meaning:
      '"refused": no new password is a common one, or a word of the product or of the person; "taken": any is; blank: refused in production, taken elsewhere.',
  },
  CO_BRAND_SUBDOMAIN: {
    default: '',
    meaning:
      'Sign-in pages at a host that begins with this name and a dot bear the name and logo below; blank: none do.',
  },
  CO_BRAND_NAME: { default: '', meaning: 'Name on the co-branded sign-in pages.' },
  CO_BRAND_LOGO: { default: '', meaning: 'File of the logo on them: .svg or .png, at most 64 KiB.' },
  HMRC_URL: {
    default: '',
    production: true,
    meaning: 'Base address of the customs authority; blank: the simulator.',
  },
  HMRC_API_VERSION: {
    default: 'TT=2.0 TDR=1.0 PROD=1.0',
    meaning: 'Version in the Accept header (1.0, 2.0 or 3.0) for each environment, or one for all.',
  },
  HMRC_CLIENT_ID: {
    default: '',
    production: true,
    meaning: 'Name of this application at customs; with it every sender authorises it once (OAuth).',
  },
  HMRC_CLIENT_SECRET: {
    default: '',
    secret: true,
    production: true,
    meaning: 'Secret of this application at customs.',
  },
  HMRC_RETURN_URL: {
    default: '',
    production: true,
    meaning:
      'Address registered at customs for people coming back, ending in /api/hmrc/return; blank: the host they called.',
  },
  TOKEN_KEY: {
    default: 'development-only-token-key-00000000000000',
    secret: true,
    production: true,
    meaning:
      'Key under which tokens of customs, passes of badges and secrets of authenticator apps are stored and the audit is sealed, random.',
  },
  TOKEN_KEY_BEFORE: {
    default: '',
    secret: true,
    isFormer: true,
    meaning:
      'The key before TOKEN_KEY: what it sealed still opens, and is sealed with the new one at the start; leave it out after that.',
  },
  AUDIT_KEYS: {
    default: '',
    secret: true,
    isFormer: true,
    meaning:
      'Every key that ever was TOKEN_KEY, separated by blanks: `tidewaiter audit` opens seals under any of them, because a seal is never made anew.',
  },
  CNS_URL: {
    default: '',
    meaning:
      'Base address of CNS for each environment, such as "TT=https://test.example PROD=https://live.example", where HMRC\'s published API is spoken; one without a name is for TT and TDR; blank: the simulator while HMRC_URL is blank, else nothing is sent through CNS.',
  },
  MCP_URL: { default: '', meaning: 'The same for MCP.' },
  HMRC_ACCESS_TOKEN: {
    default: 'simulator-access-token',
    secret: true,
    meaning:
      'Bearer token of calls to a rehearsal authority; used while HMRC_CLIENT_ID, or the address of the community system, is blank.',
  },
  HMRC_CALLBACK_TOKEN: {
    default: 'simulator-callback-token',
    secret: true,
    production: true,
    meaning: 'Token that customs shows in Authorization when it pushes a notification, random.',
  },
  HMRC_PULL_SECONDS: {
    default: '0',
    meaning:
      'Where customs cannot reach this Tidewaiter: every how many seconds it asks them for their notifications, with HMRC_CLIENT_ID; 0: they push them. What a community system tells is pushed.',
  },
  SEND_TIMEOUT_MS: {
    default: '59000',
    meaning: 'Longest wait for the answer of customs; after it the outcome is unknown (D-05).',
  },
  SEND_RETRY_MS: {
    default: '1000',
    meaning: 'First pause before a surely untaken message, or a mail, is sent again; it doubles.',
  },
  ANSWER_HOURS: {
    default: '24',
    meaning:
      'Hours after which a declaration that customs took and never answered is shown as unconfirmed, for a person to settle; a request about one, over which officers decide, has seven times as long; 0: never.',
  },
  SENDS_PER_SECOND: {
    default: '3',
    meaning: 'Most messages posted to customs within a second, by all processes together; 0: no limit.',
  },
} satisfies Record<string, SettingDefinition>;

/**
 * `production`: must be given when NODE_ENV is production. `secret`: never printed or logged, and in production no other
 * secret is the same. `isFormer`: it tells keys of before, which may be the same as any.
 */
interface SettingDefinition {
  readonly default: string;
  readonly meaning: string;
  readonly secret?: boolean;
  readonly isFormer?: boolean;
  readonly production?: boolean;
}

export interface Settings {
  readonly production: boolean;
  readonly host: string;
  readonly port: number;
  readonly socketPort: number;
  /** '' when browsers reach the socket at the host they called. */
  readonly socketUrl: string;
  readonly simulatorPort: number;
  readonly dataDir: string;
  /** '' while the embedded database, whose address PLATFORM's supervisor fills in, is to be used. */
  readonly databaseUrl: string;
  /** Most connections for the calls of people. */
  readonly databaseConnections: number;
  /** Of what a call, or what is done behind the calls, asks of the database. */
  readonly databaseLimits: DatabaseLimits;
  /** Times as many calls are taken as usual; 0: any number. */
  readonly callLimits: number;
  readonly webDir: string;
  readonly trustProxy: number;
  /** Without a slash at its end. */
  readonly publicUrl: string;
  /** '' while mails stay in the local mailbox. */
  readonly smtpUrl: string;
  readonly mailFrom: string;
  readonly supportEmail: string;
  readonly logLevel: string;
  readonly secretKey: string;
  readonly sessionHours: number;
  /** 0: several sign-ins of one person stand side by side. */
  readonly signInElsewhereSeconds: number;
  readonly passwordMinimum: number;
  /** No new password is one that is guessed at once. */
  readonly refusesEasyPasswords: boolean;
  /** Undefined: no sign-in page is co-branded. */
  readonly coBrand: CoBrand | undefined;
  readonly hmrcUrl: string;
  readonly serviceProviders: Readonly<Record<ServiceProvider, ServiceProviderSettings>>;
  /** Where messages to HMRC go, as people are told. */
  readonly environment: 'simulator' | 'trade-test' | 'production';
  /** Names the deployed version; a change of it makes open pages offer a reload. */
  readonly build: string;
  readonly hmrcApiVersions: Readonly<Record<Environment, string>>;
  /** '' while everybody sends with `hmrcAccessToken`. */
  readonly hmrcClientId: string;
  readonly hmrcClientSecret: string;
  /** '' when people come back from customs to the host they called. */
  readonly hmrcReturnUrl: string;
  readonly tokenKey: string;
  /** '' while the key was not changed. */
  readonly tokenKeyBefore: string;
  /** Keys under which entries of the audit were ever sealed, the present one first. */
  readonly auditKeys: readonly string[];
  readonly hmrcAccessToken: string;
  readonly hmrcCallbackToken: string;
  /** How often customs are asked for notifications; 0: they push them. */
  readonly hmrcPullMs: number;
  readonly sendTimeoutMs: number;
  readonly sendRetryMs: number;
  /** 0: never. */
  readonly answerHours: number;
  /** 0: no limit. */
  readonly sendsPerSecond: number;
}

interface ServiceProviderSettings {
  /** Base address in each environment it is reached in. */
  readonly urls: Readonly<Partial<Record<Environment, string>>>;
  /** Whether that is the simulator, which takes the fixed token. */
  readonly isSimulator: boolean;
}

/** Name and logo of a partner on the sign-in pages of one subdomain (D-91). */
export interface CoBrand {
  readonly subdomain: string;
  readonly name: string;
  /** As a data: address. */
  readonly logo: string | undefined;
}

/** Every fault of the settings in one message, each naming its setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type SettingName = keyof typeof settingsTable;

/**
 * Settings from the environment. Throws SettingsError for a number that is none, an unknown API version
 * and, in production, for missing secrets, one that is guessed too soon or is the same as another, no database of its own
 * choice, or an outside address that is not https (D-01; localhost excepted).
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const text = (name: SettingName) => environment[name]?.trim() || settingsTable[name].default;
  const isGiven = (name: SettingName) => Boolean(environment[name]?.trim());
  const whole = (name: SettingName) => {
    if (!/^\d{1,9}$/.test(text(name))) faults.push(`${name} must be a whole number, got "${text(name)}".`);
    return Number(text(name));
  };
  const between = (least: number, most: number, name: SettingName) => {
    const value = whole(name);
    if (value < least || value > most)
      faults.push(`${name} must be ${least} to ${most}, got "${text(name)}".`);
    return value;
  };
  const port = (name: SettingName) => {
    const value = whole(name);
    if (value > 65535) faults.push(`${name} must be a port, 0 to 65535, got "${text(name)}".`);
    return value;
  };
  const production = text('NODE_ENV') === 'production';

  const serviceProviderOf = (name: 'CNS_URL' | 'MCP_URL'): ServiceProviderSettings => {
    const { urls, faults: found } = addressesIn(text(name), production);
    faults.push(...found.map((fault) => `${name} ${fault}`));
    if (Object.keys(urls).length > 0 || isGiven('HMRC_URL')) return { urls, isSimulator: false };
    const simulator = `http://127.0.0.1:${text('SIMULATOR_PORT')}`;
    return { urls: { TT: simulator, TDR: simulator }, isSimulator: true };
  };

  const settings: Settings = {
    production,
    host: text('HOST'),
    port: port('PORT'),
    socketPort: port('SOCKET_PORT'),
    socketUrl: text('SOCKET_URL'),
    simulatorPort: port('SIMULATOR_PORT'),
    dataDir: text('DATA_DIR'),
    databaseUrl: text('DATABASE_URL'),
    databaseConnections: between(1, 1000, 'DATABASE_CONNECTIONS'),
    databaseLimits: {
      waitMs: between(1, anHour, 'DATABASE_WAIT_SECONDS') * 1000,
      statementMs: between(1, anHour, 'DATABASE_STATEMENT_SECONDS') * 1000,
      lockMs: between(1, anHour, 'DATABASE_LOCK_SECONDS') * 1000,
      idleMs: between(1, anHour, 'DATABASE_IDLE_SECONDS') * 1000,
    },
    callLimits: between(0, 1_000_000, 'CALL_LIMITS'),
    webDir: text('WEB_DIR'),
    trustProxy: between(0, 100, 'TRUST_PROXY'),
    publicUrl: publicUrlFrom(text('PUBLIC_URL'), text('HMRC_RETURN_URL'), text('PORT')),
    smtpUrl: text('SMTP_URL'),
    mailFrom: text('MAIL_FROM'),
    supportEmail: emailAddress(text('SUPPORT_EMAIL') || bareAddress(text('MAIL_FROM'))),
    logLevel: text('LOG_LEVEL'),
    secretKey: text('SECRET_KEY'),
    sessionHours: between(1, aWeekInHours, 'SESSION_HOURS'),
    signInElsewhereSeconds: between(0, anHour, 'SIGN_IN_ELSEWHERE_SECONDS'),
    passwordMinimum: between(6, 72, 'PASSWORD_MINIMUM'),
    refusesEasyPasswords: (text('EASY_PASSWORDS') || (production ? 'refused' : 'taken')) === 'refused',
    coBrand: text('CO_BRAND_SUBDOMAIN') === '' ? undefined : coBrandOf(text, faults),
    hmrcUrl: (text('HMRC_URL') || `http://127.0.0.1:${text('SIMULATOR_PORT')}`).replace(/\/+$/, ''),
    environment: environmentOf(text('HMRC_URL')),
    serviceProviders: { CNS: serviceProviderOf('CNS_URL'), MCP: serviceProviderOf('MCP_URL') },
    build: text('BUILD_ID'),
    hmrcApiVersions: versionsIn(text('HMRC_API_VERSION')),
    hmrcClientId: text('HMRC_CLIENT_ID'),
    hmrcClientSecret: text('HMRC_CLIENT_SECRET'),
    hmrcReturnUrl: text('HMRC_RETURN_URL'),
    tokenKey: text('TOKEN_KEY'),
    tokenKeyBefore: text('TOKEN_KEY_BEFORE'),
    auditKeys: [text('TOKEN_KEY'), text('TOKEN_KEY_BEFORE'), ...text('AUDIT_KEYS').split(/\s+/)].filter(
      (key) => key !== '',
    ),
    hmrcAccessToken: text('HMRC_ACCESS_TOKEN'),
    hmrcCallbackToken: text('HMRC_CALLBACK_TOKEN'),
    hmrcPullMs: 1000 * between(0, 24 * anHour, 'HMRC_PULL_SECONDS'),
    sendTimeoutMs: between(1, 1000 * anHour, 'SEND_TIMEOUT_MS'),
    sendRetryMs: between(1, 1000 * anHour, 'SEND_RETRY_MS'),
    answerHours: between(0, 10_000, 'ANSWER_HOURS'),
    sendsPerSecond: between(0, 1000, 'SENDS_PER_SECOND'),
  };

  if (!['', 'refused', 'taken'].includes(text('EASY_PASSWORDS'))) {
    faults.push(`EASY_PASSWORDS must be "refused" or "taken", got "${text('EASY_PASSWORDS')}".`);
  }
  if (!(settings.logLevel in pino.levels.values) && settings.logLevel !== 'silent') {
    const known = [...Object.keys(pino.levels.values), 'silent'].join(', ');
    faults.push(`LOG_LEVEL must be one of ${known}, got "${settings.logLevel}".`);
  }
  if (environments.some((one) => !['1.0', '2.0', '3.0'].includes(settings.hmrcApiVersions[one]))) {
    faults.push(
      `HMRC_API_VERSION must be 1.0, 2.0 or 3.0, or such as "TT=2.0 TDR=1.0 PROD=1.0", got "${text('HMRC_API_VERSION')}".`,
    );
  }
  if (settings.smtpUrl !== '' && !isAddress(settings.smtpUrl, ['smtp:', 'smtps:'])) {
    faults.push('SMTP_URL must be an address that begins with smtp:// or smtps://.');
  }
  for (const [name, address] of [
    ['MAIL_FROM', bareAddress(text('MAIL_FROM'))],
    ['SUPPORT_EMAIL', text('SUPPORT_EMAIL')],
  ] as const) {
    if (address === '' || isEmailAddress(address)) continue;
    faults.push(`${name} must be an email address such as support@customs.example, got "${text(name)}".`);
  }
  if (!isAddress(settings.publicUrl, ['http:', 'https:'])) {
    faults.push(
      `PUBLIC_URL must be an address that begins with https:// or http://, got "${text('PUBLIC_URL')}".`,
    );
  }
  if (settings.hmrcClientId !== '' && settings.hmrcClientSecret === '') {
    faults.push('HMRC_CLIENT_ID wants HMRC_CLIENT_SECRET beside it.');
  }
  if (production) {
    for (const [name, definition] of Object.entries<SettingDefinition>(settingsTable)) {
      if (definition.production && !isGiven(name as SettingName)) {
        // What a blank one means holds elsewhere only.
        faults.push(`${name} is required in production: ${definition.meaning.replace(/; blank: .*/, '.')}`);
      }
    }
    // A TOKEN_KEY_BEFORE is not judged: a weak one is what must be changed for another.
    for (const name of ['SECRET_KEY', 'TOKEN_KEY', 'HMRC_CALLBACK_TOKEN'] as const) {
      if (!isGiven(name) || text(name) === settingsTable[name].default || !isGuessedTooSoon(text(name)))
        continue;
      faults.push(
        `${name} is guessed too soon: it has words or dates in it, repeats, or is short. Have \`openssl rand -base64 32\` write a random one.`,
      );
    }
    for (const [name, { secret, default: known }] of Object.entries<SettingDefinition>(settingsTable)) {
      const isKnown = isGiven(name as SettingName) && text(name as SettingName) === known;
      if (secret && known !== '' && isKnown) {
        faults.push(`${name} is the one of development, which everybody knows: give another.`);
      }
    }
    const given = Object.entries<SettingDefinition>(settingsTable)
      .map(([name, definition]) => ({ ...definition, name: name as SettingName }))
      .filter(({ name, secret, isFormer }) => secret && !isFormer && isGiven(name));
    for (const [index, { name }] of given.entries()) {
      for (const other of given.slice(index + 1)) {
        if (text(name) !== text(other.name)) continue;
        faults.push(
          `${name} and ${other.name} are the same: whoever learns one has the other. Give each its own.`,
        );
      }
    }
    if (!isGiven('DATABASE_URL') && !isGiven('DATA_DIR')) {
      faults.push('DATABASE_URL or DATA_DIR is required in production: it decides where the data are kept.');
    }
    for (const name of ['HMRC_URL', 'HMRC_RETURN_URL', 'PUBLIC_URL', 'SOCKET_URL'] as const) {
      if (isGiven(name) && !isSecureAddress(text(name))) {
        faults.push(`${name} must begin with https:// in production (localhost apart), got "${text(name)}".`);
      }
    }
  }
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

/** As whoever registers may write one. */
function isEmailAddress(text: string): boolean {
  const { pattern } = accountForms.registration.fields.email!.valid;
  return new RegExp(pattern!, 'u').test(text);
}

/** `Tidewaiter <mail@example>` → `mail@example`. */
function bareAddress(sender: string): string {
  return /<([^<>]+)>\s*$/.exec(sender)?.[1] ?? sender;
}

/** The logo is read at start, so that a wrong path is told then. */
function coBrandOf(text: (name: SettingName) => string, faults: string[]): CoBrand {
  const path = text('CO_BRAND_LOGO');
  if (text('CO_BRAND_NAME') === '') faults.push('CO_BRAND_SUBDOMAIN wants CO_BRAND_NAME beside it.');
  const brand = { subdomain: text('CO_BRAND_SUBDOMAIN'), name: text('CO_BRAND_NAME') };
  if (path === '') return { ...brand, logo: undefined };
  const type = ({ '.svg': 'image/svg+xml', '.png': 'image/png' } as Record<string, string>)[extname(path)];
  let logo = Buffer.alloc(0);
  try {
    logo = readFileSync(path);
  } catch {
    faults.push(`CO_BRAND_LOGO: there is no file ${path} that can be read.`);
  }
  if (type === undefined) faults.push(`CO_BRAND_LOGO must be a .svg or .png file, got "${path}".`);
  if (logo.length > 64 * 1024) faults.push('CO_BRAND_LOGO is larger than 64 KiB.');
  return { ...brand, logo: `data:${type};base64,${logo.toString('base64')}` };
}

/** One version for all environments, or NAME=version for each; '' for one that is not named. */
function versionsIn(text: string): Readonly<Record<Environment, string>> {
  const versionOf = (one: Environment) =>
    text.includes('=') ? (new RegExp(`(?:^|\\s)${one}=(\\S+)`).exec(text)?.[1] ?? '') : text;
  return { TT: versionOf('TT'), TDR: versionOf('TDR'), PROD: versionOf('PROD') };
}

function publicUrlFrom(publicUrl: string, returnUrl: string, port: string): string {
  if (publicUrl !== '') return publicUrl.replace(/\/+$/, '');
  return URL.canParse(returnUrl) ? new URL(returnUrl).origin : `http://localhost:${port}`;
}

/** HMRC's production host is production; any other authority than the simulator is a trade test. */
function environmentOf(hmrcUrl: string): Settings['environment'] {
  if (hmrcUrl === '') return 'simulator';
  return isHmrcProduction(hmrcUrl) ? 'production' : 'trade-test';
}
