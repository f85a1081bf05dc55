import type { Actor } from '../../../../server/access.ts';
import { ApiError, refusals } from '../../../../server/errors.ts';
import { type Environment, environmentFor } from '../../../../server/sending/environment.ts';
import { type Provider, providers } from '../../../../server/sending/provider.ts';
import type { Settings } from '../../../../server/settings.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { documentsWithin } from '../../../../server/storage/scope.ts';
import { cdsDeclaration } from '../cds-maps.ts';
import { chooseChannel } from './channel.ts';

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
  const company = await documentsWithin(db, actor, cdsDeclaration.document)
    .innerJoin('companies', 'companies.id', 'documents.company_id')
    .where('documents.id', '=', id)
    .where('documents.deleted_at', 'is', null)
    .select(['companies.id', 'companies.csp_env'])
    .executeTakeFirst();
  if (company === undefined) throw refusals.documentNotFound();
  const badges = await db
    .selectFrom('badges')
    .where('company_id', '=', company.id)
    .orderBy('id')
    .select(['csp', 'csp_env', 'badge', 'description'])
    .execute();

  const waysTo = (provider: Provider, env: 'TDR' | undefined): readonly OfferedWay[] => {
    const environment = environmentFor(env, company.csp_env[provider] ?? 'TT');
    const held = badges.filter(({ csp, csp_env }) => csp === provider && csp_env === environment);
    const names = new Set(held.map(({ badge }) => badge));
    const named = held.length > 0 ? held : [{ badge: null, description: null }];
    return named.map(({ badge, description }) => {
      const choice = { provider, environment, badge: badge ?? undefined };
      const reason = whyNot(() => chooseChannel(choice, names, settings));
      return { provider, environment, badge, description, reason };
    });
  };
  const waysIn = (env: 'TDR' | undefined) => providers.flatMap((provider) => waysTo(provider, env));
  return { general: waysIn(undefined), TDR: waysIn('TDR') };
}

function whyNot(choose: () => unknown): string | null {
  try {
    choose();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.message;
    throw error;
  }
}
