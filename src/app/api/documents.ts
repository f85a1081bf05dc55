import type { AxiosRequestConfig } from 'axios';
import type {
  Choice,
  DocumentData,
  PackedProvenances,
  Patch,
  Path,
  Problem,
  SaidOfPlaces,
} from '../../engine/index.ts';
import type { CallsAddress } from '../addresses.ts';
import { api, LONG_CALL_TIMEOUT } from './client.ts';
import { openDownload } from './download.ts';

/** The kept party that a document is made for. */
export interface Customer {
  readonly id: number;
  readonly name: string;
}

/** A document as the server holds it. */
export interface StoredDocument {
  readonly id: number;
  readonly revision: number;
  readonly status: string;
  readonly updated_at: string;
  /** Who it is made for; null for nobody. */
  readonly customer: Customer | null;
  readonly document: DocumentData;
  /** Where its values came from. */
  readonly provenances: PackedProvenances;
  readonly problems: readonly Problem[];
}

/** A document that a keyword finds. */
export interface FoundDocument {
  readonly id: number;
  /** Its own reference, else its UCR, else ''. */
  readonly reference: string;
  readonly lrn: string | null;
  readonly mrn: string | null;
  readonly status: string;
}

/** Who changed or deleted a place, and when. */
export interface Changer {
  /** Null for somebody of another company. */
  readonly name: string | null;
  /** Oneself, in another window. */
  readonly isMe: boolean;
  /** ISO 8601. */
  readonly at: string;
}

/** Whose values stay in the places of a conflict. */
export interface Settled {
  readonly choice: Choice;
  readonly places: readonly Path[];
}

export interface SaveAnswer {
  readonly revision: number;
  readonly patches: readonly Patch[];
  /** Who deleted the rows that `patches` remove. */
  readonly deletedBy?: Changer;
  readonly problems: readonly Problem[];
}

/** Refusals the caller handles, whatever the page. */
type Handled = Pick<AxiosRequestConfig, 'suppressed'>;

/** The calls of one kind of document, for example under `/customs-declarations`. */
export function documentCalls(base: CallsAddress) {
  return {
    /** The documents changed last whose reference, LRN or MRN holds the keyword, ten at most. */
    async find(keyword: string, signal?: AbortSignal): Promise<readonly FoundDocument[]> {
      const answer = await api.get<{ data: readonly FoundDocument[] }>(base, {
        params: { keyword },
        signal,
      });
      return answer.data.data;
    },
    async get(id: number, options: Handled = {}): Promise<StoredDocument> {
      return (await api.get<{ data: StoredDocument }>(`${base}/${id}`, options)).data.data;
    },
    /** Makes a document, or answers the one made before with this key (a UUID). */
    async create(
      document: DocumentData,
      key: string,
      provenances?: readonly SaidOfPlaces[],
    ): Promise<StoredDocument> {
      const body = { ...document, ...(provenances && { provenances }) };
      const answer = await api.post<{ data: StoredDocument }>(base, body, {
        timeout: LONG_CALL_TIMEOUT,
        headers: { 'Idempotency-Key': key },
      });
      return answer.data.data;
    },
    /** Puts this in the place of what it was at that revision; what others changed since stays where it can (409). */
    async put(id: number, revision: number, document: DocumentData): Promise<StoredDocument> {
      const answer = await api.put<{ data: StoredDocument }>(`${base}/${id}`, document, {
        timeout: LONG_CALL_TIMEOUT,
        headers: { 'If-Match': String(revision) },
        // The form stays open with what was typed in it.
        suppressed: [404],
      });
      return answer.data.data;
    },
    /** Makes a document like this one, with these of its sections, or answers the one made before with this key. */
    async copy(id: number, sections: readonly string[], key: string): Promise<StoredDocument> {
      const body = { type: 'duplicate', sections };
      const answer = await api.post<{ data: StoredDocument }>(`${base}/${id}/copy`, body, {
        timeout: LONG_CALL_TIMEOUT,
        headers: { 'Idempotency-Key': key },
      });
      return answer.data.data;
    },
    /**
     * Sends edits on a revision; `client` lets the server know this window's own earlier saves, `answered` that they
     * hold what their events did here, `settled` whose values stay where they were in conflict.
     */
    async patch(
      id: number,
      body: {
        revision: number;
        patches: readonly Patch[];
        client: string;
        answered?: boolean;
        settled?: Settled;
      },
      options: Handled = {},
    ): Promise<SaveAnswer> {
      const answer = await api.patch<{ data: SaveAnswer }>(`${base}/${id}`, body, {
        timeout: LONG_CALL_TIMEOUT,
        // The document stays open with what was typed in it.
        suppressed: [404],
        ...options,
      });
      return answer.data.data;
    },
    /** Opens it as it is printed, in a new window (API-041). */
    async print(id: number): Promise<void> {
      await openDownload(`${base}/generate-report`, new URLSearchParams({ id: String(id) }));
    },
  };
}

export type DocumentCalls = ReturnType<typeof documentCalls>;
