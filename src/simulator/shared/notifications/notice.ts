/** One message for the receiver. */
export interface Delivery {
  readonly body: string;
  readonly conversationId: string;
  /** Further headers it carries: the badge and submitter of the message it answers, when they were given. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A notification on its way, from the message it answers until it was delivered. */
export interface Notice extends Delivery {
  readonly id: string;
  /** When it is handed to the receiver, by the authority's time; milliseconds since 1970. */
  readonly dueAt: number;
}
