import type { Lodged } from '../../cds/additional-message.ts';
import type { TakenMessage } from '../../cds/authority.ts';
import type { UploadPlace } from '../../cds/uploads/store.ts';
import type { Notice } from '../notifications/notice.ts';
import type { Access } from '../oauth/authorization-server.ts';

/** One thing to remember. Instants are milliseconds since 1970, tokens their digests. */
export type Entry =
  | { readonly what: 'message taken'; readonly message: TakenMessage }
  /** A declaration as it stands from now on. */
  | { readonly what: 'declaration'; readonly xml: string; readonly lodged: Omit<Lodged, 'submission'> }
  /** A request that was refused or answered oddly for the scenario of its LRN. */
  | { readonly what: 'refusal'; readonly lrn: string }
  | { readonly what: 'notices'; readonly notices: readonly Notice[] }
  /** A notification that was delivered or is given up. */
  | { readonly what: 'notice ended'; readonly id: string }
  /** A notification kept to be pulled. */
  | { readonly what: 'notice kept'; readonly id: string; readonly keptAt: number }
  | { readonly what: 'notice pulled'; readonly id: string }
  | { readonly what: 'places'; readonly places: readonly UploadPlace[] }
  | {
      readonly what: 'file received';
      readonly reference: string;
      readonly sha256: string;
      readonly outcome: string;
    }
  /** What a user agreed to. */
  | {
      readonly what: 'grant';
      readonly grant: { readonly id: string; readonly scopes: readonly string[]; readonly endsAt: number };
    }
  | { readonly what: 'grant ended'; readonly id: string }
  | { readonly what: 'token'; readonly digest: string; readonly access: Access; readonly grant?: string }
  | { readonly what: 'refresh token'; readonly digest: string; readonly grant: string }
  | { readonly what: 'refresh token used'; readonly digest: string };
