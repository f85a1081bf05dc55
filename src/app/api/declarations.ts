import { type DocumentData, formatPath, type Patch, type Path, type Problem } from '../../engine/index.ts';
import { api, LONG_CALL_TIMEOUT } from './client.ts';

/** A declaration as the server holds it. */
export interface Declaration {
  readonly id: number;
  readonly revision: number;
  readonly status: string;
  readonly lrn: string | null;
  readonly mrn: string | null;
  readonly environment: string;
  readonly facts: DeclarationFacts;
  readonly updated_at: string;
  readonly document: DocumentData;
  readonly problems: readonly Problem[];
  /** The last message sent for it; null before the first. */
  readonly outbox: OutboxState | null;
}

/** What customs' answers say of a declaration; next actions follow from these, not from the status word. */
export interface DeclarationFacts {
  /** A message is on its way or unanswered. */
  readonly messagePending: boolean;
  /** Customs holds it: every answer but a rejection says so. */
  readonly held: boolean;
}

export interface OutboxState {
  readonly state: string;
  readonly outcome: string | null;
  readonly lrn: string | null;
  readonly created_at: string;
}

/** release: post it (again). discard: give it up, so that the declaration can be sent anew. */
export type MessageDecision = 'release' | 'discard';

/** One line of the list. */
export interface DeclarationSummary {
  readonly id: number;
  readonly internal_id: string | null;
  readonly ref_general: string | null;
  readonly lrn: string | null;
  readonly mrn: string | null;
  readonly customs_regime: string | null;
  readonly additional_dec_type: string | null;
  readonly status: string;
  /** Posted, and customs did not confirm it: a person settles it. */
  readonly unconfirmed: boolean;
  readonly items: number;
  readonly total: string | null;
  readonly currency: string | null;
  readonly updated_at: string;
  readonly user: string | null;
}

export interface ListQuery {
  readonly sort: string;
  readonly direction: 'asc' | 'desc';
  readonly current_page: number;
  readonly per_page: number;
  readonly keyword?: string;
}

export interface ListPage {
  readonly data: readonly DeclarationSummary[];
  readonly meta: { readonly total: number; readonly current_page: number; readonly per_page: number };
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

export interface SaveAnswer {
  readonly revision: number;
  readonly patches: readonly Patch[];
  /** Who deleted the rows that `patches` remove. */
  readonly deletedBy?: Changer;
  readonly problems: readonly Problem[];
}

/** One dated line of a declaration's story: a message of ours, or what customs said of it. */
export type TimelineEntry = SentEntry | NotificationEntry;

export interface SentEntry {
  readonly kind: 'sent';
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly provider: string;
  readonly lrn: string | null;
  readonly state: string;
  readonly outcome: string | null;
  /** Why it waits or was refused. */
  readonly reason: string | null;
}

export interface NotificationEntry {
  readonly kind: 'notification';
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** Function code `01` … `52`, and its name, for example DMSACC. */
  readonly function_code: string;
  readonly name: string;
  readonly mrn: string | null;
  readonly errors: readonly NotificationError[];
}

export interface NotificationError {
  readonly code: string;
  /** What is wrong and what to do, then what customs wrote. */
  readonly message: string;
  readonly pointer: string;
  readonly path: Path;
}

/** The calls of one kind of declaration, for example under `/customs-declarations`. */
export function declarationCalls(base: string) {
  return {
    async list(query: ListQuery, signal?: AbortSignal): Promise<ListPage> {
      return (await api.get<ListPage>(base, { params: query, signal })).data;
    },
    async get(id: number): Promise<Declaration> {
      return (await api.get<{ data: Declaration }>(`${base}/${id}`)).data.data;
    },
    /** Makes a declaration, or answers the one made before with this key (a UUID). */
    async create(document: DocumentData, key: string): Promise<Declaration> {
      const answer = await api.post<{ data: Declaration }>(base, document, {
        timeout: LONG_CALL_TIMEOUT,
        headers: { 'Idempotency-Key': key },
      });
      return answer.data.data;
    },
    /**
     * Sends edits on a revision; `client` lets the server know this window's own earlier saves, `answered` that they
     * hold what their events did here.
     */
    async patch(
      id: number,
      body: { revision: number; patches: readonly Patch[]; client: string; answered?: boolean },
    ): Promise<SaveAnswer> {
      const answer = await api.patch<{ data: SaveAnswer }>(`${base}/${id}`, body, {
        timeout: LONG_CALL_TIMEOUT,
      });
      return answer.data.data;
    },
    async send(declaration: {
      id: number;
      revision: number;
      client: string;
      document: DocumentData;
      /** Figures that differ from their computation and that the person who sends has seen and lets stand. */
      seenFigures: readonly { path: Path; value: string; computed: string }[];
    }): Promise<Declaration> {
      const { id, revision, client, document, seenFigures } = declaration;
      const body = {
        data_j: JSON.stringify(document),
        id,
        revision,
        client,
        provider: 'HMRC',
        seen_figures: seenFigures.map(({ path, value, computed }) => ({
          place: formatPath(path),
          value,
          computed,
        })),
      };
      return (await api.post<{ data: Declaration }>(`${base}/send`, body, { timeout: LONG_CALL_TIMEOUT }))
        .data.data;
    },
    /** A person's decision over the message that waits or is not confirmed. */
    async decide(id: number, decision: MessageDecision): Promise<Declaration> {
      return (await api.post<{ data: Declaration }>(`${base}/${id}/outbox`, { decision })).data.data;
    },
    async timeline(id: number): Promise<readonly TimelineEntry[]> {
      return (await api.get<{ data: readonly TimelineEntry[] }>(`${base}/${id}/notifications`)).data.data;
    },
  };
}

export type DeclarationCalls = ReturnType<typeof declarationCalls>;
