/** What was passed over, as it is kept: each rule with its words and the places where it was. */
export interface KeptPassing {
  readonly reason: string;
  readonly rules: readonly {
    readonly code: string;
    readonly message: string;
    readonly places: readonly string[];
  }[];
}

/** What of it a timeline tells: each rule, and at how many places it was passed over. */
export function passingView({ reason, rules }: KeptPassing) {
  return {
    reason,
    rules: rules.map(({ code, message, places }) => ({ code, message, count: places.length })),
  };
}
