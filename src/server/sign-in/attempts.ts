import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { refusals } from '../errors.ts';
import type { Database } from '../storage/database.ts';
import { knownDays } from './known-networks.ts';
import { networkOf, surroundingsOf } from './network.ts';
import { type Line, noLine } from './strangers.ts';
import { type Guesses, Turns, type Waits } from './turns.ts';

/**
 * What is tried: a password, the access code after the right one at the sign-in, other digits, a mailed link, a
 * registration, that a link or digits are mailed, or a word to support.
 */
export type AttemptKind =
  | 'sign-in'
  | 'access-code'
  | 'code'
  | 'link'
  | 'registration'
  | 'link-mail'
  | 'code-mail'
  | 'support';

/**
 * So many attempts are free within the minutes of a kind. Each further one waits: `first` seconds since the last, twice as
 * long after each, no longer than `longest`. Where nothing is said of waits it waits until the count is below again.
 */
interface Limit {
  readonly free: number;
  readonly waits?: { readonly first: number; readonly longest: number };
}

interface Limits {
  readonly minutes: number;
  /** A person's own mistakes, of one network or one known device; others' mistakes from elsewhere do not count here. */
  readonly own: Limit;
  /**
   * What is tried about one person from many addresses; undefined where no number of it does harm. It keeps nobody
   * waiting in a network they signed in from lately: there their own count decides.
   * Those that take turns are never refused for the guesses of other networks: each waits its turn, or whoever guesses
   * would keep the person out.
   */
  readonly person?: Limit | { readonly free: number; readonly takesTurns: true };
  /**
   * Guesses from one network about many people. Where somebody came in from lately it may hold nobody up: whoever guesses
   * in an office would shut out all others of it. There what counts is each person's own.
   */
  readonly network: Limit & { readonly spares?: 'known networks' };
}

const many: Limit = { free: 50, waits: { first: 5, longest: 60 } };
/** Mails that one network asks for, to whomever. */
const manyMails: Limit = { free: 20, waits: { first: 60, longest: 300 } };
/** Whoever waits so long gets another (`isMailedEnough`). */
const ownMails: Limit = { free: 3, waits: { first: 600, longest: 600 } };

const limits: Readonly<Record<AttemptKind, Limits>> = {
  // At most 13 an hour of one place, 112 from a network nobody came in from lately; one a second about one person from all
  // that are not known.
  'sign-in': {
    minutes: 60,
    own: { free: 5, waits: { first: 15, longest: 900 } },
    person: { free: 20, takesTurns: true },
    network: { ...many, spares: 'known networks' },
  },
  'access-code': { minutes: 15, own: { free: 5 }, person: { free: 10 }, network: many },
  // Mailed digits end strangers' guesses themselves.
  code: { minutes: 15, own: { free: 5 }, network: many },
  link: { minutes: 15, own: { free: 5, waits: { first: 5, longest: 60 } }, network: many },
  registration: {
    minutes: 60,
    own: { free: 3, waits: { first: 60, longest: 600 } },
    network: manyMails,
  },
  'link-mail': { minutes: 60, own: ownMails, network: manyMails },
  'code-mail': { minutes: 60, own: ownMails, network: manyMails },
  support: { minutes: 60, own: { free: 20 }, person: { free: 20 }, network: { free: 100 } },
};

/** Who tries something, and from where. */
export interface Attempt {
  readonly kind: AttemptKind;
  /** Lower case; '' where the attempt names nobody, and only the address counts. */
  readonly email: string;
  readonly ip: string;
  /**
   * The device this person signed in with lately, where it is proved, or the sign-in of who is signed in: there their own
   * count alone decides.
   */
  readonly device?: string | undefined;
  /** Whether somebody, whoever it was, came in from this network lately. */
  readonly isOfKnownNetwork?: boolean;
}

/** How somebody waits who may have to: with their place, and until they hang up. */
type Patience = Omit<Waits, 'guesses'>;

/** What somebody signed in tries: counted by their sign-in, whatever strangers try about their address. */
export function attemptOfSignIn(
  { actor, ip }: Pick<FastifyRequest, 'actor' | 'ip'>,
  kind: AttemptKind,
): Attempt {
  return { kind, email: actor.email, ip, device: actor.signIn };
}

/**
 * Notes an attempt before it is looked at, so that many at once cannot slip through. Throws 429 with the seconds to
 * wait when one is to wait for the attempts before; such an attempt is not counted, or whoever goes on trying would keep
 * a person out for ever. They are counted in the database: every process sees the same. Resolves when it may be made.
 */
export async function noteAttempt(db: Database, attempt: Attempt): Promise<void> {
  await attemptIn(noLine, db, attempt)(async () => {});
}

/**
 * Notes an attempt and makes it, when it has its turn in the line: in one turn, so that none is counted and turned away
 * before it is looked at, but for one that has to wait for its turn about its person meanwhile. That one is counted no more
 * when it is turned away.
 */
export function attemptIn(line: Line, db: Database, attempt: Attempt, patience: Patience = {}): Line {
  return async (make) => {
    const first = await line(async () => {
      const { takesTurn, guesses, id } = await count(db, attempt, patience);
      if (takesTurn) return { takesTurn, guesses, id } as const;
      return { takesTurn, made: await make() } as const;
    });
    if (!first.takesTurn) return first.made;
    let isMade = false;
    try {
      await turnsAboutAPerson.take(attempt.email, { ...patience, guesses: first.guesses });
      return await line(() => {
        isMade = true;
        return make();
      });
    } catch (failure) {
      const uncount = db.deleteFrom('sign_in_attempts').where('id', '=', first.id);
      // One that stays counted keeps its person waiting a little longer, and lets nobody in.
      if (!isMade) await line(() => uncount.execute()).catch(() => {});
      throw failure;
    }
  };
}

const turnsAboutAPerson = new Turns();

/** What is found of an attempt before it is made. */
interface Found {
  /** Seconds until it may be made; 0 when it is now. */
  readonly seconds: number;
  /** Whether it waits its turn with all that are about its person. */
  readonly takesTurn: boolean;
  /** How often this was tried about its person before, ever closer around its network. */
  readonly guesses: Guesses;
}

async function count(
  db: Database,
  attempt: Attempt,
  patience: Patience,
): Promise<Found & { readonly id: number }> {
  const { kind, email, device = '', isOfKnownNetwork = false } = attempt;
  const ip = networkOf(attempt.ip);
  return await db.transaction().execute(async (transaction) => {
    // One after the other for an email and for an address; always in this order.
    for (const whose of [...(email === '' ? [] : [`email ${email}`]), `address ${ip}`]) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} ${whose}`}, 0))`.execute(
        transaction,
      );
    }
    const found = await judge(transaction, { kind, email, ip, device, isOfKnownNetwork });
    const { seconds, takesTurn, guesses } = found;
    if (seconds > 0) throw refusals.suspended(seconds);
    const refusal = takesTurn && turnsAboutAPerson.refusalOf(email, { ...patience, guesses });
    if (refusal) throw refusal;
    const { id } = await transaction
      .insertInto('sign_in_attempts')
      .values({ kind, email, ip, device })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...found, id };
  });
}

async function judge(db: Database, of: Required<Attempt>): Promise<Found> {
  const { kind, email, ip, device, isOfKnownNetwork } = of;
  const { minutes, own, person, network } = limits[kind];
  const isOfAll = email === '' || network.spares === undefined || !isOfKnownNetwork;
  const recent = await db
    .selectFrom('sign_in_attempts')
    .where('kind', '=', kind)
    .where('at', '>', sql<Date>`now() - make_interval(mins => ${minutes})`)
    .where((eb) =>
      eb.or([...(isOfAll ? [eb('ip', '=', ip)] : []), ...(email === '' ? [] : [eb('email', '=', email)])]),
    )
    .orderBy('at', 'desc')
    .select(['email', 'ip', 'device', sql<number>`extract(epoch from now() - at)::float8`.as('age')])
    .execute();
  type Recent = (typeof recent)[number];
  const waitOf = (limit: Limit, isCounted: (one: Recent) => boolean) =>
    waitAfter(
      recent.filter(isCounted).map(({ age }) => age),
      limit,
      minutes * 60,
    );
  const isOwn = (one: Recent) => one.email === email;

  const ofDevice = (one: Recent) => isOwn(one) && one.device === device;
  if (device !== '') return { seconds: waitOf(own, ofDevice), takesTurn: false, guesses: [] };
  const waits = isOfAll ? [waitOf(network, (one) => one.ip === ip && one.device === '')] : [];
  if (email === '') return { seconds: Math.max(...waits), takesTurn: false, guesses: [] };

  const ofNobodyKnown = recent.filter((one) => isOwn(one) && one.device === '');
  waits.push(waitOf(own, (one) => isOwn(one) && one.ip === ip && one.device === ''));
  const isMuchGuessed = person !== undefined && ofNobodyKnown.length >= person.free;
  const isMet = isMuchGuessed && !(await isKnownNetwork(db, email, ip));
  const takesTurn = isMet && 'takesTurns' in person;
  if (isMet && !takesTurn) waits.push(waitOf(person, (one) => isOwn(one) && one.device === ''));
  if (!takesTurn) return { seconds: Math.max(...waits), takesTurn, guesses: [] };
  const before = ofNobodyKnown.map((one) => surroundingsOf(one.ip));
  const guesses = surroundingsOf(ip).map((around, at) => ({
    around,
    count: before.filter((one) => one[at] === around).length,
  }));
  return { seconds: Math.max(...waits), takesTurn, guesses };
}

/** Seconds to wait after attempts of these ages, the latest first, within a window of so many seconds. */
function waitAfter(ages: readonly number[], { free, waits }: Limit, window: number): number {
  if (ages.length < free) return 0;
  const untilFree = window - ages[free - 1]!;
  if (waits === undefined) return Math.ceil(untilFree);
  const sinceLast = Math.min(waits.first * 2 ** (ages.length - free), waits.longest) - ages[0]!;
  return Math.max(0, Math.ceil(Math.min(untilFree, sinceLast)));
}

/** Whether the person signed in with this device lately, or came in from this network, by their password or a mailed link. */
export async function isKnownPlace(
  db: Database,
  { email, ip, device }: Omit<Attempt, 'kind'>,
): Promise<boolean> {
  return device !== undefined || (await isKnownNetwork(db, email, networkOf(ip)));
}

async function isKnownNetwork(db: Database, email: string, network: string): Promise<boolean> {
  const from = await db
    .selectFrom('audit')
    .innerJoin('users', 'users.id', 'audit.user_id')
    .where('users.email', '=', email)
    .where('audit.action', 'in', ['sign-in', 'password replaced'])
    .where('audit.at', '>', sql<Date>`now() - make_interval(days => ${knownDays})`)
    .select('audit.ip')
    .distinct()
    .execute();
  return from.some(({ ip }) => ip !== null && networkOf(ip) === network);
}

/** After a success this person's count at this place begins again; attempts too old to count are swept out. */
export async function forgiveAttempts(
  db: Database,
  { kind, email, ip, device = '' }: Attempt,
): Promise<void> {
  const oldest = Math.max(...Object.values(limits).map(({ minutes }) => minutes));
  await db
    .deleteFrom('sign_in_attempts')
    .where((eb) =>
      eb.or([
        eb.and([
          eb('kind', '=', kind),
          eb('email', '=', email),
          eb('device', '=', device),
          ...(device === '' ? [eb('ip', '=', networkOf(ip))] : []),
        ]),
        eb('at', '<', sql<Date>`now() - make_interval(mins => ${oldest})`),
      ]),
    )
    .execute();
}
