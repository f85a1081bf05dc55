import pg from 'pg';

/** What databases answered to this process: rows, and the bytes in them. */
export interface Answered {
  readonly rows: number;
  /** Rows of one answer at most. */
  readonly mostRows: number;
  readonly bytes: number;
  /** The longest value of all. */
  readonly longest: number;
}

interface DataRow {
  readonly fields: readonly (string | Buffer | null)[];
}

/** Goes with every query of this process, of whichever connection, while `during` lasts. */
export async function rowsAnswered(during: () => Promise<unknown>): Promise<Answered> {
  const query = pg.Query.prototype as unknown as { handleDataRow(row: DataRow): void };
  const original = query.handleDataRow;
  const answered = { rows: 0, mostRows: 0, bytes: 0, longest: 0 };
  const ofOne = new WeakMap<object, number>();
  query.handleDataRow = function (row) {
    answered.rows += 1;
    ofOne.set(this, (ofOne.get(this) ?? 0) + 1);
    answered.mostRows = Math.max(answered.mostRows, ofOne.get(this)!);
    for (const field of row.fields) {
      const { length } = field ?? '';
      answered.bytes += length;
      answered.longest = Math.max(answered.longest, length);
    }
    original.call(this, row);
  };
  try {
    await during();
  } finally {
    query.handleDataRow = original;
  }
  return answered;
}
