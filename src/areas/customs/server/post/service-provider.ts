import type { Sealing } from '../../../../server/authorisation/sealing.ts';
import { badgePassPlace } from '../../../../server/companies/badge-pass.ts';
import type { Environment } from '../../../../server/sending/environment.ts';
import {
  type Gateway,
  type OutgoingMessage,
  postFile,
  postWithBearer,
  unposted,
} from '../../../../server/sending/gateway.ts';
import type { ServiceProvider } from '../../../../server/sending/provider.ts';
import type { Settings } from '../../../../server/settings.ts';
import type { Database } from '../../../../server/storage/database.ts';
import type { BadgeApplication, BadgeBearers } from '../authorisation/badge-bearer.ts';
import { cdsInterface } from '../cds-maps.ts';
import { hmrcAuthority } from '../hmrc-authority.ts';
import type { CdsApi } from './cds-api.ts';
import type { FileStore } from './file-store.ts';

/**
 * A community system (CNS, MCP), spoken to by HMRC's published API with the headers of a community system: badge and
 * submitter. Their own interfaces are not public, and nothing of them is assumed. The credentials are those of the
 * company's badge at the moment the message is posted.
 */
export function createServiceProvider(options: {
  name: ServiceProvider;
  api: CdsApi;
  /** Base address in each environment; one without it is not posted to. */
  urls: Readonly<Partial<Record<Environment, string>>>;
  apiVersions: Settings['hmrcApiVersions'];
  db: Database;
  sealing: Sealing;
  bearers: BadgeBearers;
  files: FileStore;
}): Gateway {
  const { name, api, urls, apiVersions, db, sealing, bearers, files } = options;

  /** The badge as an application, or why it is none. */
  async function applicationOf(
    { company_id: companyId, environment, badge }: OutgoingMessage,
    url: string,
  ): Promise<BadgeApplication | string> {
    const held = await db
      .selectFrom('badges')
      .where('company_id', '=', companyId)
      .where('csp', '=', name)
      .where('csp_env', '=', environment)
      .where('badge', '=', badge)
      .select(['badge', 'csp_client_id', 'csp_client_pass'])
      .executeTakeFirst();
    if (held === undefined)
      return `The company has no badge ${badge} for ${name} in ${environment} any more.`;
    const pass = sealing.open(held.csp_client_pass, badgePassPlace(companyId));
    if (pass === undefined)
      return `The pass of badge ${badge} cannot be opened with the present TOKEN_KEY. Enter it again.`;
    return { url, clientId: held.csp_client_id, clientSecret: pass, badge: held.badge };
  }

  return {
    authority: hmrcAuthority,
    provider: name,
    api: cdsInterface,
    async post(message, posting) {
      const { signal } = posting;
      const { kind, body, environment, submitter, detail } = message;
      const url = urls[environment];
      if (url === undefined) return unposted(`This Tidewaiter has no address of ${name} for ${environment}.`);
      if (kind === 'file') return await postFile(posting, () => files.post(detail.file, body, signal));
      let application: BadgeApplication | string;
      try {
        application = await applicationOf(message, url);
      } catch (error) {
        return unposted(`The badge could not be read (${String(error)}).`);
      }
      if (typeof application === 'string') return unposted(application);

      const of = application;
      const headers = {
        'X-Badge-Identifier': of.badge,
        ...(submitter === null ? {} : { [submitterHeader(kind)]: submitter }),
      };
      const version = apiVersions[environment];
      return await postWithBearer(
        (refused) => bearers.of(of, refused),
        posting,
        (token) => api.post({ kind, url, version, token, body, headers }, signal),
      );
    },
  };
}

/** The declarant's EORI number has another name on a file upload (reference cds section 5). */
function submitterHeader(kind: OutgoingMessage['kind']): string {
  return kind === 'upload' ? 'X-EORI-Identifier' : 'X-Submitter-Identifier';
}
