import type { Bearers } from '../../../../server/authorisation/bearer.ts';
import { isServed } from '../../../../server/sending/environment.ts';
import { type Gateway, postFile, postWithBearer, unposted } from '../../../../server/sending/gateway.ts';
import type { Settings } from '../../../../server/settings.ts';
import { cdsInterface } from '../cds-maps.ts';
import { hmrcAuthority } from '../hmrc-authority.ts';
import type { CdsApi } from './cds-api.ts';
import type { FileStore } from './file-store.ts';

/** HMRC itself, or the simulator in its place: people send by their own authorisation. */
export function createHmrc(options: {
  api: CdsApi;
  url: string;
  apiVersions: Settings['hmrcApiVersions'];
  /** What it is: messages of an environment it does not serve are not posted. */
  environment: Settings['environment'];
  bearers: Bearers;
  files: FileStore;
}): Gateway {
  const { api, url, apiVersions, bearers, files } = options;
  return {
    authority: hmrcAuthority,
    provider: 'HMRC',
    api: cdsInterface,
    async post({ kind, body, environment, detail, user_id: userId }, posting) {
      const { signal } = posting;
      if (!isServed(environment, options.environment)) {
        return unposted(`The message is meant for ${environment}, which this authority is not.`);
      }
      if (kind === 'file') return await postFile(posting, () => files.post(detail.file, body, signal));
      const version = apiVersions[environment];
      return await postWithBearer(
        (refused) => bearers.of(userId, refused),
        posting,
        (token) => api.post({ kind, url, version, token, body }, signal),
      );
    },
  };
}
