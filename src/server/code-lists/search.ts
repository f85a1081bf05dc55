import { sql } from 'kysely';
import {
  isNearSpelling,
  isOneSlipAway,
  MOST_SLIPS,
  slipsBetween,
  spellingsOf,
  stemOf,
  wordsOf,
} from '../../engine/index.ts';
import type { Database } from '../storage/database.ts';

/**
 * Most rows one step of a search reads, however long the list: a search has a step for the codes, one for each
 * of its words (WORDS at most), one for near spellings, and one that reads the codes found.
 */
export const SCAN = 400;
export const WORDS = 4;
/** Typed words that say which of the codes found is better; of those behind WORDS only whether a code has them. */
const RANKING = 8;
/** Beginnings of words that count as near spellings of one word. */
const NEAR = 40;
/** Greater than every continuation of a text. */
const END = '\u{10FFFF}';

export interface StoredCode {
  readonly code: string;
  readonly label: string;
  readonly guidance: string | null;
  readonly regime: 'import' | 'export' | null;
  /** YYYY-MM-DD or -infinity. */
  readonly valid_from: string;
  /** YYYY-MM-DD; null: until further notice. */
  readonly valid_to: string | null;
}

export interface CodeQuery {
  readonly list: string;
  /** Only codes in force on this day, YYYY-MM-DD. */
  readonly day: string;
  /** Beginning of a code, beginnings of words, or words with one slip; blank: the first codes. */
  readonly keyword: string;
  /** Only codes of this regime or of both. */
  readonly regime?: string | undefined;
  readonly limit: number;
}

export interface CodesFound {
  /** The best first. */
  readonly codes: readonly StoredCode[];
  /** There are others, or may be: more letters would tell. */
  readonly more: boolean;
}

/** Codes of a stored list for a typed text: exact, then by beginning, then by words, then by near spellings. */
export async function findCodes(db: Database, query: CodeQuery): Promise<CodesFound> {
  const typed = query.keyword.trim();
  const code = typed.toUpperCase().replaceAll(/[\s\0]/g, '');
  const byCode = await codesBeginning(db, query, code);
  if (typed === '' || byCode.codes.length > query.limit) return cut(byCode, query.limit);

  const words = wordsOf(typed).slice(0, RANKING);
  const slips = slipsOnce();
  const wordsIn = wordsOnce();
  const byWords = await codesByWords(db, query, { words: words.slice(0, WORDS), slips, wordsIn });
  const all = new Map([...byCode.codes, ...byWords.codes].map((found) => [found.code, found]));
  const ranked = [...all.values()]
    .map((found) => ({ found, rank: rankOf(found, code, words, { slips, wordsIn }) }))
    .sort(
      (a, b) =>
        a.rank - b.rank ||
        (a.rank === BY_CODE ? 0 : a.found.label.length - b.found.label.length) ||
        order(a, b),
    );
  return cut({ codes: ranked.map(({ found }) => found), more: byCode.more || byWords.more }, query.limit);
}

/** These codes, each as it is on the day, else as it was last; one that the list never held is not there. */
export async function codesNamed(
  db: Database,
  list: string,
  day: string,
  codes: readonly string[],
): Promise<readonly StoredCode[]> {
  const versions = await versionsOf(db, list, codes);
  const found = new Map<string, StoredCode>();
  for (const version of versions) {
    const earlier = found.get(version.code);
    if (earlier === undefined || !isInForce(earlier, day)) found.set(version.code, version);
  }
  return [...found.values()];
}

/** The codes before and from a place in the order of codes, half of the limit each where there are as many. */
export async function codesAround(
  db: Database,
  query: Omit<CodeQuery, 'keyword'> & { readonly code: string },
): Promise<CodesFound> {
  const side = async (operator: '<' | '>=', direction: 'asc' | 'desc') => {
    const versions: StoredCode[] = await db
      .selectFrom('list_codes')
      .select(columns)
      .where('list', '=', query.list)
      .where('code', operator, query.code)
      .orderBy('code', direction)
      .limit(SCAN)
      .execute();
    return versions.filter((version) => isOffered(version, query));
  };
  const [before, after] = await Promise.all([side('<', 'desc'), side('>=', 'asc')]);
  const half = Math.floor(query.limit / 2);
  const fromBefore = before.slice(0, Math.max(half, query.limit - after.length));
  const codes = [...fromBefore.toReversed(), ...after.slice(0, query.limit - fromBefore.length)];
  return { codes, more: before.length + after.length > codes.length };
}

async function codesBeginning(db: Database, query: CodeQuery, beginning: string): Promise<CodesFound> {
  const versions: StoredCode[] = await db
    .selectFrom('list_codes')
    .select(columns)
    .where('list', '=', query.list)
    .where('code', '>=', beginning)
    .where('code', '<', beginning + END)
    .orderBy('code')
    .limit(SCAN)
    .execute();
  return { codes: versions.filter((version) => isOffered(version, query)), more: versions.length === SCAN };
}

/** Codes whose words begin with all the typed ones, or with a near spelling where nothing begins with one. */
async function codesByWords(
  db: Database,
  query: CodeQuery,
  {
    words,
    slips,
    wordsIn,
  }: { readonly words: readonly string[]; readonly slips: Slips; readonly wordsIn: typeof wordsOf },
): Promise<CodesFound> {
  if (words.length === 0) return { codes: [], more: false };
  const hits = await Promise.all(words.map((word) => codesOfWord(db, query.list, word, slips)));
  const narrowest = hits.reduce((best, hit) => (hit.codes.length < best.codes.length ? hit : best));
  const versions = await versionsOf(db, query.list, [...new Set(narrowest.codes)]);
  const codes = versions.filter((version) => {
    if (!isOffered(version, query)) return false;
    const own = wordsIn(version.label);
    return hits.every(({ isHit }) => own.some(isHit));
  });
  return { codes, more: narrowest.codes.length === SCAN };
}

interface WordHit {
  /** Whether a word of a code is a hit. */
  readonly isHit: (own: string) => boolean;
  readonly codes: readonly string[];
}

async function codesOfWord(db: Database, list: string, word: string, slips: Slips): Promise<WordHit> {
  const codes = await codesWithWord(db, list, word);
  const stem = stemOf(word);
  if (codes.length > 0 || stem === undefined) return { isHit: (own) => own.startsWith(word), codes };
  const stems = await db
    .selectFrom('list_spellings')
    .select('stem')
    .where('list', '=', list)
    .where('spelling', 'in', [...spellingsOf(stem)])
    .limit(SCAN)
    .execute();
  // The slip may come behind the stem: words that begin like the typed one come first, and get half of it all.
  const near = [...new Set(stems.map((row) => row.stem))]
    .filter((other) => isOneSlipAway(stem, other))
    .sort((a, b) => Number(b === stem) - Number(a === stem))
    .slice(0, NEAR);
  const each = Math.floor(SCAN / 2 / Math.max(1, near.length));
  const beginnings = near.map((other) => ({ beginning: other, most: other === stem ? SCAN / 2 : each }));
  return {
    isHit: (own) => slips(word, own) <= MOST_SLIPS,
    codes: await codesWithWords(db, list, beginnings),
  };
}

async function codesWithWord(db: Database, list: string, beginning: string): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('list_words')
    .select('code')
    .where('list', '=', list)
    .where('word', '>=', beginning)
    .where('word', '<', beginning + END)
    .orderBy('word')
    .orderBy('code')
    .limit(SCAN)
    .execute();
  return rows.map(({ code }) => code);
}

/** The first codes with a word that begins so, as many as is said of each beginning, in one query. */
async function codesWithWords(
  db: Database,
  list: string,
  beginnings: readonly { readonly beginning: string; readonly most: number }[],
): Promise<readonly string[]> {
  if (beginnings.length === 0) return [];
  const { rows } = await sql<{ code: string }>`
    select found.code
    from unnest(
      ${beginnings.map(({ beginning }) => beginning)}::text[], ${beginnings.map(({ most }) => most)}::int[]
    ) with ordinality as wanted (beginning, most, place)
    cross join lateral (
      select word, code from list_words
      where list = ${list} and word >= wanted.beginning and word < wanted.beginning || ${END}
      order by word, code limit wanted.most
    ) as found
    order by wanted.place, found.word, found.code`.execute(db);
  return rows.map(({ code }) => code);
}

async function versionsOf(
  db: Database,
  list: string,
  codes: readonly string[],
): Promise<readonly StoredCode[]> {
  if (codes.length === 0) return [];
  return db
    .selectFrom('list_codes')
    .select(columns)
    .where('list', '=', list)
    .where('code', 'in', [...codes])
    .orderBy('code')
    .orderBy('valid_from')
    .execute();
}

const columns = ['code', 'label', 'guidance', 'regime', 'valid_from', 'valid_to'] as const;

function isOffered(version: StoredCode, { day, regime }: Pick<CodeQuery, 'day' | 'regime'>): boolean {
  return isInForce(version, day) && (!regime || version.regime === null || version.regime === regime);
}

/** YYYY-MM-DD and -infinity compare as texts: `-` stands before every digit. */
export function isInForce({ valid_from, valid_to }: StoredCode, day: string): boolean {
  return valid_from <= day && (valid_to === null || valid_to >= day);
}

type Slips = (typed: string, own: string) => number;

/**
 * Slips between near spellings, each two compared once: the codes of a list have most of their words in common. Of words
 * that are not near no letters are compared: as many as one may type.
 */
function slipsOnce(): Slips {
  const known = new Map<string, number>();
  return (typed, own) => {
    const both = `${typed} ${own}`;
    const slips = known.get(both) ?? (isNearSpelling(typed, own) ? slipsBetween(typed, own) : typed.length);
    known.set(both, slips);
    return slips;
  };
}

/** The words of a text, each text read once: it is asked which codes have a word, and then which has more of them. */
function wordsOnce(): typeof wordsOf {
  const known = new Map<string, readonly string[]>();
  return (text) => {
    const words = known.get(text) ?? wordsOf(text);
    known.set(text, words);
    return words;
  };
}

const BY_CODE = 1;

/** The less, the better; within one rank shorter words are better, and codes stand in their own order. */
export function rankOf(
  found: Pick<StoredCode, 'code' | 'label'>,
  code: string,
  typed: readonly string[],
  { slips, wordsIn }: { readonly slips: Slips; readonly wordsIn: typeof wordsOf } = {
    slips: slipsBetween,
    wordsIn: wordsOf,
  },
): number {
  if (found.code === code) return 0;
  if (code !== '' && found.code.startsWith(code)) return BY_CODE;
  const words = wordsIn(found.label);
  if (typed.every((word, index) => words[index] === word)) return 2;
  if (typed.every((word, index) => words[index]?.startsWith(word))) return 3;
  if (typed.every((word) => words.includes(word))) return 4;
  const missed = typed.map((word, index) => {
    if (words.some((own) => own.startsWith(word))) return 0;
    return index < WORDS ? Math.min(...words.map((own) => slips(word, own))) : word.length;
  });
  return 5 + missed.reduce((sum, each) => sum + each, 0);
}

function order(a: { found: StoredCode }, b: { found: StoredCode }): number {
  return a.found.code < b.found.code ? -1 : 1;
}

function cut({ codes, more }: CodesFound, limit: number): CodesFound {
  return { codes: codes.slice(0, limit), more: more || codes.length > limit };
}
