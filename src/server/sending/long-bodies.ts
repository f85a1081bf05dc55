import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** Bytes of a body that are read at once: a file of 10 MiB keeps others waiting no longer than any message does. */
const pieceSize = 1024 * 1024;

/** The first piece of a message's body, and how long all of it is. */
export const bodyBegun = [
  sql<Buffer>`substring(outbox.body from 1 for ${pieceSize}::int)`.as('begun'),
  sql<number>`octet_length(outbox.body)`.as('size'),
] as const;

/** All of the body of a message, whose first piece was read with it. Nobody changes it meanwhile: no body ever is. */
export async function wholeBody(
  db: Database,
  { id, begun, size }: { readonly id: number; readonly begun: Buffer; readonly size: number },
): Promise<Buffer> {
  const pieces = [begun];
  for (let read = begun.length; read < size; read += pieceSize) {
    const { piece } = await db
      .selectFrom('outbox')
      .where('id', '=', id)
      .select(sql<Buffer>`substring(outbox.body from ${read + 1}::int for ${pieceSize}::int)`.as('piece'))
      .executeTakeFirstOrThrow();
    pieces.push(piece);
  }
  return pieces.length === 1 ? begun : Buffer.concat(pieces, size);
}
