import { hmrcAuthority } from '../../areas/customs/server/hmrc-authority.ts';
import type { Bearers } from '../authorisation/bearer.ts';
import type { Settings } from '../settings.ts';
import type { CdsApi } from './cds-api.ts';
import { cdsInterface } from './cds-maps.ts';
import { isServed } from './environment.ts';
import type { FileStore } from './file-store.ts';
import { type Gateway, postFile, postWithBearer, unposted } from './gateway.ts';

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
