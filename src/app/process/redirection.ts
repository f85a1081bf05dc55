import { processAddress, readProcess } from './process-address.ts';

/** Where a redirect page leads, and what the page there is told. */
export interface Redirection {
  readonly to: string;
  readonly state?: { readonly sendXml: true; readonly type: string };
}

/**
 * D-57: /amend-redirect to the action page with the same query (type amend unless nil is given);
 * /auth-files-redirect there with type cds-upload; /goods-arrival-redirect to the editor, which sends (type goods-arrival unless another is given). Without a
 * declaration both end where the action page ends (D-55).
 */
export function redirection(pathname: string, search: string, route: string): Redirection {
  const query = readProcess(search);
  if (query.id === undefined) return { to: processAddress({}) };
  switch (pathname) {
    case '/goods-arrival-redirect':
      return {
        to: `${route}/edit/${query.id}`,
        state: { sendXml: true, type: query.type || 'goods-arrival' },
      };
    case '/auth-files-redirect':
      return { to: processAddress({ ...query, type: 'cds-upload' }) };
    default:
      return { to: processAddress({ ...query, type: query.type === 'nil' ? 'nil' : 'amend' }) };
  }
}
