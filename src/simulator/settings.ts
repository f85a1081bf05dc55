import type { Application, Credentials } from './shared/oauth/authorization-server.ts';
import type { SwitchState } from './shared/switches.ts';

/** How a simulator is started. */
export interface SimulatorSettings {
  /** 0 takes a free port. */
  readonly port: number;
  /** 127.0.0.1 unless given. */
  readonly host?: string;
  /** Where notifications are pushed to, and the Authorization header they carry. */
  readonly callbackUrl: string;
  readonly callbackToken: string;
  /** The only fixed bearer token let in; without it any bearer token is, while OAuth is not demanded. */
  readonly accessToken?: string;
  /** The application that may ask for authority; `rehearsalApplication` unless given. */
  readonly application?: Application;
  /** The community system known; `rehearsalServiceProvider` unless given. */
  readonly serviceProvider?: Credentials;
  /** Seconds an access token lasts; 4 hours unless given. */
  readonly tokenSeconds?: number;
  /** Switches that stand otherwise from the start. */
  readonly switches?: Partial<SwitchState>;
  /** The folder of the official schemas, when messages are judged by them too. */
  readonly schemaFolder?: string;
  /** The folder where what is held outlasts the process; without it everything is forgotten. */
  readonly dataFolder?: string;
  /** The authority's time of day. */
  readonly clock?: () => Date;
  /** Factor on every waiting time (notification pace, retries, slow answers): 1 is HMRC's own, 0.001 is for tests. */
  readonly timeScale?: number;
}

/** The application known unless another is set. */
export const rehearsalApplication: Application = {
  clientId: 'simulator-client',
  clientSecret: 'simulator-secret',
  redirectUris: [],
};

/** The community system known unless another is set. */
export const rehearsalServiceProvider: Credentials = {
  clientId: 'simulator-csp',
  clientSecret: 'simulator-csp-secret',
};

/** Seconds an access token lasts, as published. */
export const usualTokenSeconds = 4 * 60 * 60;

/**
 * Reads the settings of a process of its own.
 *
 * @throws an Error that names what is missing or wrong
 */
export function readSettings(environment: NodeJS.ProcessEnv): SimulatorSettings {
  const { CALLBACK_URL, CALLBACK_TOKEN } = environment;
  if (!CALLBACK_URL || !CALLBACK_TOKEN)
    throw new Error('The simulator needs CALLBACK_URL and CALLBACK_TOKEN.');
  const tokenSeconds = Number(environment.SIMULATOR_TOKEN_SECONDS || usualTokenSeconds);
  if (!Number.isInteger(tokenSeconds) || tokenSeconds < 1)
    throw new Error('SIMULATOR_TOKEN_SECONDS must be whole seconds, at least 1.');
  const timeScale = Number(environment.SIMULATOR_TIME_SCALE || 1);
  if (!(timeScale > 0)) throw new Error('SIMULATOR_TIME_SCALE must be a number above 0.');
  const port = Number(environment.SIMULATOR_PORT || 8010);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error('SIMULATOR_PORT must be a port, 0 to 65535.');
  return {
    port,
    callbackUrl: CALLBACK_URL,
    callbackToken: CALLBACK_TOKEN,
    timeScale,
    tokenSeconds,
    ...(environment.SIMULATOR_SCHEMAS ? { schemaFolder: environment.SIMULATOR_SCHEMAS } : {}),
    ...(environment.SIMULATOR_DATA_DIR ? { dataFolder: environment.SIMULATOR_DATA_DIR } : {}),
    application: {
      clientId: environment.SIMULATOR_CLIENT_ID || rehearsalApplication.clientId,
      clientSecret: environment.SIMULATOR_CLIENT_SECRET || rehearsalApplication.clientSecret,
      redirectUris: (environment.SIMULATOR_REDIRECT_URIS ?? '').split(/\s+/).filter(Boolean),
    },
    serviceProvider: {
      clientId: environment.SIMULATOR_CSP_CLIENT_ID || rehearsalServiceProvider.clientId,
      clientSecret: environment.SIMULATOR_CSP_CLIENT_SECRET || rehearsalServiceProvider.clientSecret,
    },
    switches: {
      oauth: onOff(environment, 'SIMULATOR_OAUTH'),
      rateLimit: onOff(environment, 'SIMULATOR_RATE_LIMIT'),
      delivery: oneOf<SwitchState['delivery']>(environment, 'SIMULATOR_DELIVERY', ['push', 'pull']),
    },
  };
}

function onOff(environment: NodeJS.ProcessEnv, name: string): 'off' | 'on' {
  return oneOf(environment, name, ['off', 'on']);
}

function oneOf<Value extends string>(
  environment: NodeJS.ProcessEnv,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  const given = environment[name] || values[0];
  const found = values.find((value) => value === given);
  if (!found) throw new Error(`${name} must be ${values.join(' or ')}.`);
  return found;
}
