import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import { startWantedWork, type WantedWork } from '../wanted-work.ts';
import type { AnswerList, AnswerSource, AskedPlace } from './answer-source.ts';
import {
  noteAcknowledged,
  noteEnded,
  noteLeft,
  notePlaces,
  noteTrouble,
  storeAnswer,
  storedOf,
  takePlace,
} from './kept-answers.ts';

/** So many times while a source is left alone is looked whether it is due. */
const looks = 4;
/** Longest pause after rounds that did not end well, ms. */
const longestPauseMs = 10 * 60_000;
/** So many places of a source are asked at once. */
const atOnce = 4;
/**
 * After so many answers in a row that could not be fetched a round ends: the authority is away, or wants to be left alone.
 * The next begins with others.
 */
const mostFailed = 3;
/** So many parts of a list are asked for in a round: what tells without end keeps no other place waiting. */
const mostParts = 50;
const graceMs = 1000;

/**
 * Fetches what authorities keep for us: each answer is stored, then acknowledged, and the reader works it in. An answer is
 * known by its reference, so that whatever is told twice, out of order, or again after a kill between the steps is kept
 * once and none is lost; any number of pollers may run. No transaction is open while the network is waited for. What one
 * place or one answer does wrong holds up no other.
 */
export function startPolling({
  db,
  sources,
  log,
}: {
  readonly db: Database;
  readonly sources: readonly AnswerSource[];
  readonly log: Logger;
}): WantedWork {
  const stopping = new AbortController();
  const polled = sources.map((source): PolledSource => ({ ...source, failed: new Map() }));
  const works = polled.map((source) =>
    startWantedWork({
      everyMs: source.everyMs / looks,
      onError: (error) => log.error({ err: error, source: source.name }, 'Answers could not be asked for.'),
      work: (isClosing) => askAll(db, source, { isClosing, signal: stopping.signal, log }),
    }),
  );
  return {
    wake() {
      for (const work of works) work.wake();
    },
    async close() {
      const letGo = setTimeout(() => stopping.abort(), graceMs);
      await Promise.all(works.map((work) => work.close()));
      clearTimeout(letGo);
    },
  };
}

interface Round {
  readonly isClosing: () => boolean;
  readonly signal: AbortSignal;
  readonly log: Logger;
}

async function askAll(db: Database, source: PolledSource, round: Round): Promise<void> {
  await notePlaces(db, source.name, source.places);
  const paced = pacedSource(source, round.signal);
  const askOneAfterTheOther = async () => {
    while (!round.isClosing()) {
      const place = await takePlace(db, source.name, source.places);
      if (place === undefined) return;
      await askPlace(db, paced, place, round);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOneAfterTheOther));
}

interface Failure {
  readonly reason: string;
  readonly pauseMs: number;
  readonly nextAt: number;
}

/** A source, and what of it could not be fetched: each process finds out for itself. */
interface PolledSource extends AnswerSource {
  readonly failed: Map<string, Failure>;
}

/** The source, asked no more often than it wants, however many ask. */
function pacedSource(source: PolledSource, signal: AbortSignal): PolledSource {
  const { betweenMs, acknowledge } = source;
  let next = 0;
  const pace = async () => {
    const at = Math.max(Date.now(), next);
    next = at + betweenMs;
    if (at > Date.now()) await pause(at - Date.now(), undefined, { signal });
  };
  return {
    ...source,
    list: async (...asked) => {
      await pace();
      return await source.list(...asked);
    },
    fetch: async (...asked) => {
      await pace();
      return await source.fetch(...asked);
    },
    ...(acknowledge && {
      acknowledge: async (...told) => {
        await pace();
        await acknowledge.apply(source, told);
      },
    }),
  };
}

async function askPlace(db: Database, source: PolledSource, place: AskedPlace, round: Round): Promise<void> {
  const { name, everyMs } = source;
  const tell = (reason: string) => {
    if (!round.isClosing())
      round.log.warn({ source: name, place: place.name, reason }, 'Answers were not fetched.');
  };
  try {
    const { mark, isWhole, left } = await fetchAll(db, source, place, round);
    const againMs = isWhole ? everyMs : 0;
    if (left === undefined) return await noteEnded(db, name, { place: place.name, mark, againMs });
    tell(left);
    await noteLeft(db, name, { place: place.name, reason: left, againMs });
  } catch (error) {
    const reason = wordsOf(error);
    tell(reason);
    await noteTrouble(db, name, {
      place: place.name,
      reason,
      firstMs: everyMs,
      longestMs: Math.max(everyMs, longestPauseMs),
    });
  }
}

interface Fetched {
  readonly mark: string | null;
  /** All that there was has been asked for. */
  readonly isWhole: boolean;
  /** Why something was not fetched; the mark stays where it was, so that it is listed again. */
  readonly left: string | undefined;
}

/** Fetches what is listed, part by part. Throws where nothing can be listed. */
async function fetchAll(
  db: Database,
  source: PolledSource,
  place: AskedPlace,
  round: Round,
): Promise<Fetched> {
  let { mark } = place;
  for (let part = 0; part < mostParts; part += 1) {
    const listed = await source.list({ ...place, mark }, round.signal);
    const { done, left = listed.trouble } = await fetchListed(db, source, listed, round);
    if (left !== undefined) return { mark, isWhole: !listed.isPart || done === 0, left };
    mark = listed.mark ?? mark;
    if (!listed.isPart || done === 0) return { mark, isWhole: true, left: undefined };
  }
  return { mark, isWhole: false, left: undefined };
}

/**
 * Tells how many of them were new, or had not been acknowledged, and why one was left. Those that failed before come last,
 * and not before their pause is over: however many they are, what is new is fetched.
 */
async function fetchListed(
  db: Database,
  { failed, ...source }: PolledSource,
  { references }: AnswerList,
  { isClosing, signal, log }: Round,
): Promise<{ readonly done: number; readonly left?: string }> {
  const stored = await storedOf(db, source.name, references);
  const open = [...new Set(references)].filter((reference) => {
    const isAcknowledged = stored.get(reference);
    return isAcknowledged === undefined || (!isAcknowledged && source.acknowledge !== undefined);
  });
  const isFailed = (reference: string) => failed.has(reference);
  let done = 0;
  let failedInARow = 0;
  let left: string | undefined;
  for (const reference of [...open.filter((one) => !isFailed(one)), ...open.filter(isFailed)]) {
    if (isClosing()) throw new Error('Tidewaiter was stopped meanwhile.');
    const before = failed.get(reference);
    if (before !== undefined && before.nextAt > Date.now()) {
      left ??= before.reason;
      continue;
    }
    try {
      const isKept = stored.has(reference) || (await fetchOne(db, source, reference, signal));
      if (isKept && source.acknowledge !== undefined) {
        await source.acknowledge(reference, signal);
        await noteAcknowledged(db, { source: source.name, reference });
      }
      if (isKept) done += 1;
      else log.warn({ source: source.name, reference }, 'An answer was gone before it was fetched.');
      failed.delete(reference);
      failedInARow = 0;
    } catch (error) {
      const reason = wordsOf(error);
      left ??= reason;
      failed.set(reference, failure(before, source.everyMs, reason));
      failedInARow += 1;
      if (failedInARow === mostFailed) break;
    }
  }
  return { done, ...(left === undefined ? {} : { left }) };
}

/** An answer that could not be fetched, and when it is tried again: after a pause that doubles. */
function failure(before: Failure | undefined, everyMs: number, reason: string): Failure {
  const pauseMs = Math.min((before?.pauseMs ?? everyMs / 2) * 2, Math.max(everyMs, longestPauseMs));
  return { reason, pauseMs, nextAt: Date.now() + pauseMs };
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** False where it is kept there no more. */
async function fetchOne(
  db: Database,
  source: AnswerSource,
  reference: string,
  signal: AbortSignal,
): Promise<boolean> {
  const answer = await source.fetch(reference, signal);
  if (answer === undefined) return false;
  await storeAnswer(db, { source: source.name, api: source.api, reference }, answer);
  return true;
}
