import { NoTurn } from './connection-turns.ts';

/**
 * Why the database did not do what it was asked, where what was asked is not to blame. busy: in time, or not without
 * waiting for others too long. away: it cannot be reached, or went while it was asked. read-only, full: it takes no changes.
 */
export type TroubleKind = 'busy' | 'away' | 'read-only' | 'full';

/** The same asked again may succeed later. What was done within the transaction is undone. */
export class DatabaseTrouble extends Error {
  override readonly name = 'DatabaseTrouble';

  constructor(
    readonly kind: TroubleKind,
    override readonly cause: Error & { readonly code?: string },
  ) {
    super(cause.message || cause.code);
  }

  /** PostgreSQL's own, or the one of the network. */
  get code(): string | undefined {
    return this.cause.code;
  }
}

/** By PostgreSQL's codes (appendix A of its manual): whole ones, or a class of them. */
const kinds: Readonly<Record<string, TroubleKind>> = {
  '08': 'away',
  '25006': 'read-only',
  // The transaction was idle, or open, for too long.
  '25P03': 'busy',
  '25P04': 'busy',
  // Others did the same at the same moment.
  '40001': 'busy',
  '40P01': 'busy',
  '53': 'busy',
  '53100': 'full',
  '53400': 'full',
  '55P03': 'busy',
  '57': 'away',
  // A statement that took longer than it may.
  '57014': 'busy',
};

/** What the network says, and the driver where it says it with no code. */
const networkCodes =
  /^E(CONN|PIPE|TIMEDOUT|NOTFOUND|AI_AGAIN|HOSTUNREACH|NETUNREACH|NOENT|ADDRNOTAVAIL|MFILE|NFILE)/;
const driverWords =
  /^(Connection terminated|Client (has|was)|Query read timeout|Cannot use a pool|timeout expired)/;

/** Undefined for whatever the statement itself did wrong. */
export function troubleOf(error: unknown): DatabaseTrouble | undefined {
  if (error instanceof DatabaseTrouble) return error;
  if (!(error instanceof Error)) return undefined;
  const { code = '', message } = error as Error & { code?: string };
  const told = kinds[code] ?? (code.length === 5 ? kinds[code.slice(0, 2)] : undefined);
  if (told !== undefined) return new DatabaseTrouble(told, error);
  if (error instanceof NoTurn) return new DatabaseTrouble('busy', error);
  const isGone = networkCodes.test(code) || driverWords.test(message);
  return isGone ? new DatabaseTrouble('away', error) : undefined;
}
