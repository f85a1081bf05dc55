import type pg from 'pg';

/** What a statement that copies begins with: `copy (select size, place, bytes …) to stdout (format binary)`. */
const beginning = /^\s*copy \(/;

export function isCopying(statement: string): boolean {
  return beginning.test(statement);
}

interface CopyData {
  readonly chunk: Buffer;
}

/** Before the first row: a signature, flags, and the length of what else is said. */
const headLength = 11 + 4 + 4;

/**
 * Bytes that the database hands over in pieces, a row each: how many there are altogether, where the piece begins (from 1
 * on) and the piece. The driver makes a text of every value of an ordinary row, in one go, however long it is; of these
 * nothing is made, and between pieces others have their turn. Threads share the memory that they are put into.
 */
class Copying implements pg.Submittable {
  readonly #statement: string;
  #isBegun = false;
  #bytes: Uint8Array | undefined;
  /** The driver puts its time limit around it. */
  callback: (error?: Error) => void = () => {};

  constructor(statement: string) {
    this.#statement = statement;
  }

  /** Undefined where there was no row. */
  get bytes(): Uint8Array | undefined {
    return this.#bytes;
  }

  submit(connection: pg.Connection): void {
    (connection as unknown as { query(statement: string): void }).query(this.#statement);
  }

  handleCopyData({ chunk }: CopyData): void {
    let at = 0;
    if (!this.#isBegun) {
      this.#isBegun = true;
      at = headLength + chunk.readInt32BE(headLength - 4);
    }
    if (at >= chunk.length) return;
    // Minus one after the last row.
    if (chunk.readInt16BE(at) < 0) return;
    const size = chunk.readInt32BE(at + 6);
    const place = chunk.readInt32BE(at + 14) - 1;
    this.#bytes ??= new Uint8Array(new SharedArrayBuffer(size));
    this.#bytes.set(chunk.subarray(at + 22, at + 22 + chunk.readInt32BE(at + 18)), place);
  }

  handleCommandComplete(): void {}

  handleReadyForQuery(): void {
    this.callback();
  }

  handleError(error: Error): void {
    this.callback(error);
  }
}

/** What such a statement gives, as if it had been a query: one row, or none. */
export async function copied(client: pg.ClientBase, statement: string) {
  const copying = new Copying(statement);
  await new Promise<void>((resolve, reject) => {
    copying.callback = (error) => (error === undefined ? resolve() : reject(error));
    client.query(copying);
  });
  const { bytes } = copying;
  return { command: 'SELECT', rowCount: 1, rows: bytes === undefined ? [] : [{ bytes }] };
}
