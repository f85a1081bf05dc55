import type { Actor } from '../access.ts';
import { ApiError, refusals } from '../errors.ts';
import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { channelFor } from './channel.ts';
import { type Environment, environmentFor } from './environment.ts';
import { type Provider, providers } from './provider.ts';

/** One way a declaration could go, and why it cannot where that is so. */
interface OfferedWay {
  readonly provider: Provider;
  readonly environment: Environment;
  /** Null for HMRC itself, and where the company has none there. */
  readonly badge: string | null;
  /** The badge in the company's words. */
  readonly description: string | null;
  readonly reason: string | null;
}

/** The tabs of the provider-badge dialog (D-59): as the company is set, or as a rehearsal. */
export type OfferedWays = Readonly<Record<'general' | 'TDR', readonly OfferedWay[]>>;

/** The ways of a declaration's company, judged as a send judges them. 404 out of reach. */
export async function offeredWays(
  db: Database,
  actor: Actor,
  id: number,
  settings: Pick<Settings, 'environment' | 'serviceProviders'>,
): Promise<OfferedWays> {
  const company = await declarationsWithin(db, actor)
    .innerJoin('companies', 'companies.id', 'declarations.company_id')
    .where('declarations.id', '=', id)
    .where('declarations.deleted_at', 'is', null)
    .select(['companies.id', 'companies.csp_env'])
    .executeTakeFirst();
  if (company === undefined) throw refusals.documentNotFound();
  const badges = await db
    .selectFrom('badges')
    .where('company_id', '=', company.id)
    .orderBy('id')
    .select(['csp', 'csp_env', 'badge', 'description'])
    .execute();

  const waysTo = async (provider: Provider, env: 'TDR' | undefined): Promise<OfferedWay[]> => {
    const environment = environmentFor(env, company.csp_env[provider] ?? 'TT');
    const held = badges.filter(({ csp, csp_env }) => csp === provider && csp_env === environment);
    const named = held.length > 0 ? held : [{ badge: null, description: null }];
    return await Promise.all(
      named.map(async ({ badge, description }) => {
        const choice = { provider, env, badge: badge ?? undefined };
        const reason = await whyNot(() => channelFor(db, company.id, choice, settings));
        return { provider, environment, badge, description, reason };
      }),
    );
  };
  const waysIn = async (env: 'TDR' | undefined) =>
    (await Promise.all(providers.map((provider) => waysTo(provider, env)))).flat();
  return { general: await waysIn(undefined), TDR: await waysIn('TDR') };
}

async function whyNot(choose: () => Promise<unknown>): Promise<string | null> {
  try {
    await choose();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}
