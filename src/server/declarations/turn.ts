import { refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';

/** So many may wait for their turn with one declaration. */
const mostWaiting = 50;

/** By database: in tests one process has servers of several. */
const ends = new WeakMap<Database, Map<number, { last: Promise<unknown>; waiting: number }>>();

/**
 * Does what changes a declaration when all that this process was asked before about it is over, so that what is computed
 * for one is not in vain for the other's sake. 503 while too many wait.
 */
export async function inTurn<Made>(db: Database, id: number, doing: () => Promise<Made>): Promise<Made> {
  const ofDatabase = ends.get(db) ?? new Map();
  ends.set(db, ofDatabase);
  const own = ofDatabase.get(id) ?? { last: Promise.resolve(), waiting: 0 };
  if (own.waiting >= mostWaiting) throw refusals.busy(5);
  own.waiting += 1;
  ofDatabase.set(id, own);
  const made = own.last.then(doing);
  own.last = made.catch(() => {});
  try {
    return await made;
  } finally {
    own.waiting -= 1;
    if (own.waiting === 0) ofDatabase.delete(id);
  }
}
