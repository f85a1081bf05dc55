import { ApiError } from '../../../../server/errors.ts';
import { type Environment, environmentFor, requireServed } from '../../../../server/sending/environment.ts';
import type { Provider, ServiceProvider } from '../../../../server/sending/provider.ts';
import type { Settings } from '../../../../server/settings.ts';
import type { Database } from '../../../../server/storage/database.ts';

/** What the sender chose. */
export interface ChannelChoice {
  readonly provider: Provider;
  /** One of the company's at the community system; needed where it has several there. */
  readonly badge?: string;
  /** TDR instead of the environment the company is set to (D-59). */
  readonly env?: Environment;
}

/** The way a message goes, as the outbox keeps it. */
export interface Channel {
  readonly provider: Provider;
  readonly environment: Environment;
  /** null when it goes to HMRC itself. */
  readonly badge: string | null;
}

/**
 * The way a message of this company goes. Throws 409 for an environment that is not the company's, or that the
 * provider is not reached in, or where it has no badge; 422 for a badge that is not one of its own there.
 */
export async function channelFor(
  db: Database,
  companyId: number,
  { provider, badge, env }: ChannelChoice,
  settings: Pick<Settings, 'environment' | 'serviceProviders'>,
): Promise<Channel> {
  const company = await db
    .selectFrom('companies')
    .where('id', '=', companyId)
    .select('csp_env')
    .executeTakeFirstOrThrow();
  const environment = environmentFor(env, company.csp_env[provider] ?? 'TT');
  const held = provider === 'HMRC' ? [] : await badgesAt(db, companyId, { provider, environment });
  return chooseChannel({ provider, environment, badge }, new Set(held), settings);
}

/** The same, of a company that holds these badges at the provider in the environment. */
export function chooseChannel(
  choice: { provider: Provider; environment: Environment; badge?: string | undefined },
  held: ReadonlySet<string>,
  settings: Pick<Settings, 'environment' | 'serviceProviders'>,
): Channel {
  const { provider, environment, badge } = choice;
  if (provider === 'HMRC') {
    if (badge !== undefined) throw wrongBadge('HMRC takes no badge.');
    requireServed(environment, settings.environment);
    return { provider, environment, badge: null };
  }
  if (settings.serviceProviders[provider].urls[environment] === undefined)
    throw new ApiError(
      409,
      `This would be sent to ${environment}, and this Tidewaiter has no address of ${provider} there; nothing was sent.`,
    );
  return { provider, environment, badge: chooseBadge({ provider, environment, badge }, held) };
}

async function badgesAt(
  db: Database,
  companyId: number,
  { provider, environment }: { provider: ServiceProvider; environment: Environment },
): Promise<readonly string[]> {
  const held = await db
    .selectFrom('badges')
    .where('company_id', '=', companyId)
    .where('csp', '=', provider)
    .where('csp_env', '=', environment)
    .orderBy('id')
    .select('badge')
    .execute();
  return held.map((one) => one.badge);
}

function chooseBadge(
  choice: { provider: ServiceProvider; environment: Environment; badge: string | undefined },
  held: ReadonlySet<string>,
): string {
  const { provider, environment, badge } = choice;
  if (held.size === 0)
    throw new ApiError(
      409,
      `Your company has no badge for ${provider} in ${environment}. Its owner adds one in the company settings.`,
    );
  if (badge === undefined) {
    const [first, ...others] = held;
    if (others.length === 0) return first!;
    throw wrongBadge(`Choose one of ${[...held].join(', ')}.`);
  }
  if (!held.has(badge))
    throw wrongBadge(`Your company has no badge ${badge} for ${provider} in ${environment}.`);
  return badge;
}

function wrongBadge(reason: string): ApiError {
  return new ApiError(422, 'The badge is not one to send by.', { errors: { badge: [reason] } });
}
