import { ApiError } from '../errors.ts';
import type { Settings } from '../settings.ts';

/** Where a message goes: trade test, trader dress rehearsal, or customs in earnest. */
export const environments = ['TT', 'TDR', 'PROD'] as const;
export type Environment = (typeof environments)[number];

/** Whether the authority of the settings takes messages of this environment: production those alone, others never. */
export function isServed(environment: string, authority: Settings['environment']): boolean {
  return (environment === 'PROD') === (authority === 'production');
}

/**
 * The environment of a message. A company sends to the one it is set to; a rehearsal (TDR) may be chosen
 * instead (D-59). Throws 409 for another choice.
 */
export function environmentFor(chosen: Environment | undefined, ofCompany: Environment): Environment {
  const environment = chosen ?? ofCompany;
  if (environment === ofCompany || environment === 'TDR') return environment;
  throw new ApiError(409, `Your company is set to ${ofCompany}; it cannot send to ${environment}.`);
}

/** Throws 409 for an environment that the authority of the settings does not serve. */
export function requireServed(environment: Environment, authority: Settings['environment']): void {
  if (isServed(environment, authority)) return;
  throw new ApiError(
    409,
    authority === 'production'
      ? `This would be sent to ${environment}, and this Tidewaiter sends to the live customs authority; nothing was sent.`
      : `This would be sent to ${environment}, and this Tidewaiter sends to a rehearsal only; nothing was sent.`,
  );
}
