import { askedTypes } from '../api/documents.ts';
import { processAddress, readProcess } from './process-address.ts';

/** Where a redirect page leads, and what the page there is told. */
export interface Redirection {
  readonly to: string;
  readonly state?: { readonly sendXml: true; readonly type: string };
  /** The type in the address, where the page knows none of that name. */
  readonly strange?: string;
}

/**
 * D-57: /amend-redirect to the action page with the same query (type amend unless nil is given);
 * /auth-files-redirect there with type cds-upload, whatever the query says; /goods-arrival-redirect to the editor, which
 * sends the type given (goods-arrival without one), and says so where there is none of that name. Without a declaration
 * all end where the action page ends (D-55).
 */
export function redirection(pathname: string, search: string, route: string): Redirection {
  const query = readProcess(search);
  if (query.id === undefined) return { to: processAddress({}) };
  switch (pathname) {
    case '/goods-arrival-redirect': {
      const to = `${route}/edit/${query.id}`;
      const type = query.type || 'goods-arrival';
      const isKnown = askedTypes.some((one) => one === type);
      return isKnown ? { to, state: { sendXml: true, type } } : { to, strange: type };
    }
    case '/auth-files-redirect':
      return { to: processAddress({ ...query, type: 'cds-upload' }) };
    default:
      return { to: processAddress({ ...query, type: query.type === 'nil' ? 'nil' : 'amend' }) };
  }
}
