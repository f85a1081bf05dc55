/** What is printed of a document, in reading order: all that the printing thread gets, and plain data. */
export interface Report {
  readonly title: string;
  /** What it is called in file names and at the head of each page. */
  readonly name: string;
  /** What must not be missed: that it is a trial, a draft, or not what customs hold. */
  readonly notices: readonly string[];
  readonly barcode: { readonly code: string; readonly alt: string } | undefined;
  readonly blocks: readonly ReportBlock[];
  /** `Page {page} of {pages}`. */
  readonly pageWords: string;
  /** Of letters that cannot be printed: what the first page says of them, and what stands beside each text that has some. */
  readonly unprinted: { readonly notice: string; readonly words: string };
}

/** The title of the report is the one of level 1. */
export type HeadingLevel = 2 | 3 | 4 | 5 | 6;

export type ReportBlock =
  | {
      readonly kind: 'heading';
      readonly level: HeadingLevel;
      readonly words: string;
      /** Stands at the left of what it is over, which saves a line. */
      readonly isAside?: boolean;
    }
  | { readonly kind: 'words'; readonly words: string }
  | ReportTable;

export interface ReportTable {
  readonly kind: 'table';
  /** What it is a table of, for those who do not see it. */
  readonly title: string;
  readonly columns: readonly ReportColumn[];
  /** A cell a column. */
  readonly rows: readonly (readonly string[])[];
  /** Which cell says what its row is about. */
  readonly rowHeader: number;
  /** Two rows stand side by side where they are short: the first column is narrow, the row header and the rest share. */
  readonly isPaired?: boolean;
  /** Leaves the room at the left to headings. */
  readonly isAside?: boolean;
}

interface ReportColumn {
  readonly words: string;
  /** Figures stand right-aligned. */
  readonly isNumber?: boolean;
}
