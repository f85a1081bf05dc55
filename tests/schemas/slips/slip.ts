/** One typing slip of an analyst, and what the check says of it. */
export interface Slip {
  readonly slip: string;
  readonly file: string;
  /** What stands there, and what is written instead. */
  readonly from: string;
  readonly to: string;
  /** Words of the findings, or the whole text of one. */
  readonly says: RegExp | string;
  /**
   * Text at which a finding stands, and its file where that is another; absent: at the innermost named value or
   * entry of a list that the slip changed.
   */
  readonly at?: readonly [text: string, file?: string];
  /** How many findings it gives where there are more than three. */
  readonly findings?: number;
}
