/** A code as a file has it. */
export interface IncomingCode {
  /** Where it stands in the file, from 1; in a JSON file the number of its entry. */
  readonly line: number;
  readonly code: string;
  readonly label: string;
  readonly guidance: string | null;
  readonly regime: 'import' | 'export' | null;
  /** YYYY-MM-DD from which it is in force, where the file says so. */
  readonly from: string | null;
}

/** A file that cannot be imported. The message is a sentence for people. */
export class ListFileError extends Error {
  override readonly name = 'ListFileError';
}
