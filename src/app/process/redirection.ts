import type { DocumentKind } from '../../engine/document-kind.ts';
import { editorAddress } from '../addresses.ts';
import { askedTypes } from '../api/sending.ts';
import { processAddress, readProcess } from './process-address.ts';

/** Where a redirect page leads, and what the page there is told. */
export interface Redirection {
  readonly to: string;
  readonly state?: { readonly sendXml: true; readonly type: string };
  /** The type in the address, where the page knows none of that name. */
  readonly strange?: string;
}

/**
 * D-57: the address for an amendment leads to the action page with the same query (type amend unless nil is given); that
 * for files there with type cds-upload, whatever the query says; that for the arrival to the editor, which sends the type
 * given (goods-arrival without one), and says so where there is none of that name. Without a document all end where the
 * action page ends (D-55).
 */
export function redirection(
  kind: Pick<DocumentKind, 'addresses'>,
  pathname: string,
  search: string,
): Redirection {
  const query = readProcess(search);
  if (query.id === undefined) return { to: processAddress(kind, {}) };
  const { redirects = {} } = kind.addresses;
  switch (Object.keys(redirects).find((of) => redirects[of] === pathname)) {
    case 'goods-arrival': {
      const to = editorAddress(kind, query.id);
      const type = query.type || 'goods-arrival';
      const isKnown = askedTypes.some((one) => one === type);
      return isKnown ? { to, state: { sendXml: true, type } } : { to, strange: type };
    }
    case 'cds-upload':
      return { to: processAddress(kind, { ...query, type: 'cds-upload' }) };
    default:
      return { to: processAddress(kind, { ...query, type: query.type === 'nil' ? 'nil' : 'amend' }) };
  }
}
