import type { Notice } from '../notifications/notice.ts';
import type { Access } from '../oauth/authorization-server.ts';

/**
 * Things to remember, by their names; each authority adds its own (cds/entries.ts). Instants are milliseconds since 1970,
 * tokens their digests.
 *
 * @public
 */
export interface Entries {
  /** A request that was refused or answered oddly for the scenario of its LRN. */
  readonly refusal: { readonly lrn: string };
  readonly notices: { readonly notices: readonly Notice[] };
  /** A notification that was delivered or is given up. */
  readonly 'notice ended': { readonly id: string };
  /** A notification kept to be pulled. */
  readonly 'notice kept': { readonly id: string; readonly keptAt: number };
  readonly 'notice pulled': { readonly id: string };
  /** What a user agreed to. */
  readonly grant: {
    readonly grant: { readonly id: string; readonly scopes: readonly string[]; readonly endsAt: number };
  };
  readonly 'grant ended': { readonly id: string };
  readonly token: { readonly digest: string; readonly access: Access; readonly grant?: string };
  readonly 'refresh token': { readonly digest: string; readonly grant: string };
  readonly 'refresh token used': { readonly digest: string };
}

/** One thing to remember. */
export type Entry = { [What in keyof Entries]: { readonly what: What } & Entries[What] }[keyof Entries];
