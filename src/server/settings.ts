import { type Environment, environments } from './sending/environment.ts';

/** What the server can be told from outside. One table: name, default, meaning, secret or not. */
export const settingsTable = {
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
  DATA_DIR: { default: '.data', meaning: 'Folder of the embedded database; not used with DATABASE_URL.' },
  DATABASE_URL: {
    default: '',
    secret: true,
    meaning: 'A PostgreSQL 15 or newer to use instead of the embedded one.',
  },
  WEB_DIR: { default: 'dist/app', meaning: 'Folder of the built web app.' },
  BUILD_ID: { default: 'development', meaning: 'Name of the deployed version.' },
  TRUST_PROXY: {
    default: '0',
    meaning: 'How many reverse proxies stand in front; decides which client address is believed.',
  },
  LOG_LEVEL: {
    default: 'warn',
    meaning: 'pino level: fatal, error, warn, info (every call), debug, trace or silent.',
  },
  SECRET_KEY: {
    default: 'development-only-secret-key-000000000000',
    secret: true,
    production: true,
    meaning:
      'Key under which session tokens are hashed, at least 32 characters; a new one signs everybody out.',
  },
  SESSION_HOURS: { default: '12', meaning: 'How long a sign-in lasts; renewed, a week at most.' },
  SIGN_IN_ELSEWHERE_SECONDS: {
    default: '120',
    meaning:
      "How long a person's open windows have to save and sign out after a sign-in elsewhere; 0: sign-ins stand side by side.",
  },
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
      'Key under which tokens of customs and passes of badges are stored, at least 32 characters; after a new one both are entered again.',
  },
  HMRC_ACCESS_TOKEN: {
    default: 'simulator-access-token',
    secret: true,
    meaning: 'Bearer token of calls to a rehearsal authority; used while HMRC_CLIENT_ID is blank.',
  },
  HMRC_CALLBACK_TOKEN: {
    default: 'simulator-callback-token',
    secret: true,
    production: true,
    meaning: 'Token that customs shows in Authorization when it pushes a notification.',
  },
  SEND_TIMEOUT_MS: {
    default: '59000',
    meaning: 'Longest wait for the answer of customs; after it the outcome is unknown (D-05).',
  },
  SEND_RETRY_MS: {
    default: '1000',
    meaning: 'First pause before a surely untaken message is sent again; it doubles.',
  },
  SENDS_PER_SECOND: {
    default: '3',
    meaning: 'Most messages posted to customs within a second, by all processes together; 0: no limit.',
  },
} satisfies Record<string, SettingDefinition>;

/** `production`: must be given when NODE_ENV is production. `secret`: never printed or logged. */
export interface SettingDefinition {
  readonly default: string;
  readonly meaning: string;
  readonly secret?: boolean;
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
  readonly webDir: string;
  readonly trustProxy: number;
  readonly logLevel: string;
  readonly secretKey: string;
  readonly sessionHours: number;
  /** 0: several sign-ins of one person stand side by side. */
  readonly signInElsewhereSeconds: number;
  readonly hmrcUrl: string;
  /** Where messages go, as people are told. */
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
  readonly hmrcAccessToken: string;
  readonly hmrcCallbackToken: string;
  readonly sendTimeoutMs: number;
  readonly sendRetryMs: number;
  /** 0: no limit. */
  readonly sendsPerSecond: number;
}

/** Every fault of the settings in one message, each naming its setting. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

type SettingName = keyof typeof settingsTable;

/**
 * Settings from the environment. Throws SettingsError for a number that is none, an unknown API version
 * and, in production, for missing secrets, a short key, no database of its own choice, or an
 * outside address that is not https (D-01; localhost excepted).
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const faults: string[] = [];
  const text = (name: SettingName) => environment[name]?.trim() || settingsTable[name].default;
  const isGiven = (name: SettingName) => Boolean(environment[name]?.trim());
  const whole = (name: SettingName) => {
    if (!/^\d{1,9}$/.test(text(name))) faults.push(`${name} must be a whole number, got "${text(name)}".`);
    return Number(text(name));
  };
  const port = (name: SettingName) => {
    const value = whole(name);
    if (value > 65535) faults.push(`${name} must be a port, 0 to 65535, got "${text(name)}".`);
    return value;
  };
  const production = text('NODE_ENV') === 'production';

  const settings: Settings = {
    production,
    host: text('HOST'),
    port: port('PORT'),
    socketPort: port('SOCKET_PORT'),
    socketUrl: text('SOCKET_URL'),
    simulatorPort: port('SIMULATOR_PORT'),
    dataDir: text('DATA_DIR'),
    databaseUrl: text('DATABASE_URL'),
    webDir: text('WEB_DIR'),
    trustProxy: whole('TRUST_PROXY'),
    logLevel: text('LOG_LEVEL'),
    secretKey: text('SECRET_KEY'),
    sessionHours: whole('SESSION_HOURS'),
    signInElsewhereSeconds: whole('SIGN_IN_ELSEWHERE_SECONDS'),
    hmrcUrl: (text('HMRC_URL') || `http://127.0.0.1:${text('SIMULATOR_PORT')}`).replace(/\/+$/, ''),
    environment: environmentOf(text('HMRC_URL')),
    build: text('BUILD_ID'),
    hmrcApiVersions: versionsIn(text('HMRC_API_VERSION')),
    hmrcClientId: text('HMRC_CLIENT_ID'),
    hmrcClientSecret: text('HMRC_CLIENT_SECRET'),
    hmrcReturnUrl: text('HMRC_RETURN_URL'),
    tokenKey: text('TOKEN_KEY'),
    hmrcAccessToken: text('HMRC_ACCESS_TOKEN'),
    hmrcCallbackToken: text('HMRC_CALLBACK_TOKEN'),
    sendTimeoutMs: whole('SEND_TIMEOUT_MS'),
    sendRetryMs: whole('SEND_RETRY_MS'),
    sendsPerSecond: whole('SENDS_PER_SECOND'),
  };

  if (settings.sessionHours === 0) faults.push('SESSION_HOURS must be at least 1.');
  if (environments.some((one) => !['1.0', '2.0', '3.0'].includes(settings.hmrcApiVersions[one]))) {
    faults.push(
      `HMRC_API_VERSION must be 1.0, 2.0 or 3.0, or such as "TT=2.0 TDR=1.0 PROD=1.0", got "${text('HMRC_API_VERSION')}".`,
    );
  }
  if (settings.hmrcClientId !== '' && settings.hmrcClientSecret === '') {
    faults.push('HMRC_CLIENT_ID wants HMRC_CLIENT_SECRET beside it.');
  }
  if (production) {
    for (const [name, definition] of Object.entries<SettingDefinition>(settingsTable)) {
      if (definition.production && !isGiven(name as SettingName)) {
        faults.push(`${name} is required in production: ${definition.meaning}`);
      }
    }
    for (const name of ['SECRET_KEY', 'TOKEN_KEY'] as const) {
      if (isGiven(name) && text(name).length < 32) faults.push(`${name} must be at least 32 characters.`);
    }
    if (!isGiven('DATABASE_URL') && !isGiven('DATA_DIR')) {
      faults.push('DATABASE_URL or DATA_DIR is required in production: it decides where the data are kept.');
    }
    for (const name of ['HMRC_URL', 'HMRC_RETURN_URL', 'SOCKET_URL'] as const) {
      if (isGiven(name) && !isSecureAddress(text(name))) {
        faults.push(`${name} must begin with https:// in production (localhost apart), got "${text(name)}".`);
      }
    }
  }
  if (faults.length > 0) throw new SettingsError(faults.join('\n'));
  return settings;
}

/** One version for all environments, or NAME=version for each; '' for one that is not named. */
function versionsIn(text: string): Readonly<Record<Environment, string>> {
  const versionOf = (one: Environment) =>
    text.includes('=') ? (new RegExp(`(?:^|\\s)${one}=(\\S+)`).exec(text)?.[1] ?? '') : text;
  return { TT: versionOf('TT'), TDR: versionOf('TDR'), PROD: versionOf('PROD') };
}

/** HMRC's production host is production; any other authority than the simulator is a trade test. */
function environmentOf(hmrcUrl: string): Settings['environment'] {
  if (hmrcUrl === '') return 'simulator';
  return URL.canParse(hmrcUrl) && new URL(hmrcUrl).hostname === 'api.service.hmrc.gov.uk'
    ? 'production'
    : 'trade-test';
}

function isSecureAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}
