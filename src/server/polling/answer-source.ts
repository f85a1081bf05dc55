import { type RawBuilder, sql } from 'kysely';

/** Answers that an authority keeps until somebody fetches them. It is asked over the network: each call may throw. */
export interface AnswerSource {
  /** Of the authority's interface and environment, such as `CDS`; no two have one. */
  readonly name: string;
  /** The interface, as the kinds of documents name it (`sending.api`). */
  readonly api: string;
  /** How long it is left alone after it told all it has, ms. */
  readonly everyMs: number;
  /** Shortest time from one question to the next, ms: authorities count them. */
  readonly betweenMs: number;
  /** Selects what the authority is asked for, one by one: the movements that are open, or `wholeList` where it has one list. */
  readonly places: Places;
  /** References of the answers that it keeps there. One that was fetched before may be among them. */
  list(place: AskedPlace, signal: AbortSignal): Promise<AnswerList>;
  /** An answer as it came; undefined where it is kept no more. */
  fetch(reference: string, signal: AbortSignal): Promise<FetchedAnswer | undefined>;
  /** Tells the authority that it is stored here and may be forgotten there. Absent where it asks for no such word. */
  acknowledge?(reference: string, signal: AbortSignal): Promise<void>;
}

/** A statement that gives the names of places. */
export type Places = RawBuilder<{ readonly place: string }>;

/** The one place of an authority that lists its answers to everything. */
export const wholeList: Places = sql`select '' as place`;

export interface AskedPlace {
  readonly name: string;
  /** What `list` gave when all that it named had been stored; null before. */
  readonly mark: string | null;
  /** The round before did not end well: something may have been fetched there and not stored here. */
  readonly isAfterTrouble: boolean;
}

export interface AnswerList {
  readonly references: readonly string[];
  /** From where the next list is to begin; absent: there is no such place. */
  readonly mark?: string;
  /** It tells so many at a time, and has others once these are fetched. */
  readonly isPart: boolean;
  /** Why something that may stand there could not be listed; the others are fetched, and it is asked for again. */
  readonly trouble?: string;
}

export interface FetchedAnswer {
  /** '' where it names none. */
  readonly conversationId: string;
  /** As they came, without secrets. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}
