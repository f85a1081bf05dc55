import type { Lodged } from './additional-message.ts';
import type { TakenMessage } from './authority.ts';
import type { UploadPlace } from './uploads/store.ts';

declare module '../shared/memory/entry.ts' {
  interface Entries {
    readonly 'message taken': { readonly message: TakenMessage };
    /** A declaration as it stands from now on. */
    readonly declaration: { readonly xml: string; readonly lodged: Omit<Lodged, 'submission'> };
    readonly places: { readonly places: readonly UploadPlace[] };
    readonly 'file received': {
      readonly reference: string;
      readonly sha256: string;
      readonly outcome: string;
    };
  }
}
