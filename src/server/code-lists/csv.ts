import { CsvError as ParserError, parse } from 'csv-parse/sync';

/** One line of a table: its cells, and the line of the text it begins in, from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** Longest row, in characters; a quote that is never closed would make the rest of the file one cell. */
const maxRow = 100_000;

/**
 * Rows of a comma separated text: quotes where needed, doubled inside, line breaks within; blank lines left out.
 * `isRagged`: a table that people made: rows may have fewer or more cells than the first, and a quote that does not
 * stand around a whole cell is one of its characters, as an inch is.
 * @throws CsvError naming the line, also where a row has fewer or more cells than the first, as in a file cut short.
 */
export function csvRows(
  text: string,
  {
    delimiter = ',',
    isRagged = false,
    onRow,
  }: {
    readonly delimiter?: string;
    readonly isRagged?: boolean;
    /** Called with each row when it is read, before the next: what it throws ends the reading. */
    readonly onRow?: (line: number, cells: readonly string[]) => void;
  } = {},
): readonly CsvRow[] {
  try {
    const records = parse(text, {
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      info: true,
      delimiter,
      relax_column_count: isRagged,
      relax_quotes: isRagged,
      skip_empty_lines: true,
      max_record_size: maxRow,
      on_record(read) {
        // With `info` it comes with what is told of it.
        const { info, record } = read as unknown as ReadRecord;
        onRow?.(info.lines, record);
        return read;
      },
    }) as unknown as readonly ReadRecord[];
    return records.map(({ info, record }) => ({ line: info.lines - breaksIn(record), cells: record }));
  } catch (error) {
    if (error instanceof ParserError)
      throw new CsvError(Number(error.lines) || 1, reasonOf(error, text, delimiter));
    throw error;
  }
}

/** As the parser tells it. */
interface ReadRecord {
  readonly info: { readonly lines: number };
  readonly record: readonly string[];
}

/** The parser tells the line in which a row ends. */
function breaksIn(cells: readonly string[]): number {
  return cells.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
}

function reasonOf({ code, message }: ParserError, text: string, delimiter: string): string {
  const [heading = ''] = text.split(/[\r\n]/, 1);
  if (delimiter === ',' && !heading.includes(',') && /[;\t]/.test(heading)) {
    return 'the cells of the first line are not separated by commas; save the file with commas.';
  }
  if (code === 'CSV_RECORD_INCONSISTENT_FIELDS_LENGTH') {
    return 'this row has another number of cells than the first line; is the file cut short, or a comma unquoted?';
  }
  if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote opened here or before is not closed.';
  if (code === 'CSV_MAX_RECORD_SIZE') {
    return `the row has more than ${maxRow} characters; is a quote opened here or before not closed?`;
  }
  return `${message.replace(/\.$/, '')}.`;
}

/** A text that is no table. */
export class CsvError extends Error {
  override readonly name = 'CsvError';

  constructor(
    readonly line: number,
    reason: string,
  ) {
    super(`line ${line}: ${reason}`);
  }
}
