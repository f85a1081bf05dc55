import { askedTypes } from '../api/declarations.ts';
import { processAddress, readProcess } from './process-address.ts';

/** Where a redirect page leads, and what the page there is told. */
export interface Redirection {
  readonly to: string;
  readonly state?: { readonly sendXml: true; readonly type: string };
  /** The type in the address, where the page knows none of that name. */
  readonly strange?: string;
}

/** What may be asked for at each redirect page; first what is meant without a type. */
const pages: Readonly<Record<string, readonly [string, ...string[]]>> = {
  '/amend-redirect': ['amend', 'nil'],
  '/goods-arrival-redirect': ['goods-arrival', ...askedTypes],
  '/auth-files-redirect': ['cds-upload'],
};

/**
 * D-57: /amend-redirect to the action page with the same query (type amend unless nil is given);
 * /auth-files-redirect there with type cds-upload; /goods-arrival-redirect to the editor, which sends (type goods-arrival unless another is given). Without a
 * declaration all end where the action page ends (D-55); with a type that is none of theirs in the editor, which says so.
 */
export function redirection(pathname: string, search: string, route: string): Redirection {
  const query = readProcess(search);
  if (query.id === undefined) return { to: processAddress({}) };
  const known = pages[pathname]!;
  const type = query.type || known[0];
  const editor = `${route}/edit/${query.id}`;
  if (!known.includes(type)) return { to: editor, strange: type };
  return pathname === '/goods-arrival-redirect'
    ? { to: editor, state: { sendXml: true, type } }
    : { to: processAddress({ ...query, type }) };
}
