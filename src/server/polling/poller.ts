import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Database } from '../storage/database.ts';
import { startWantedWork, type WantedWork } from '../wanted-work.ts';
import type { AnswerList, AnswerSource, AskedPlace } from './answer-source.ts';
import {
  noteAcknowledged,
  noteEnded,
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
/** After so many answers in a row that could not be fetched a round ends: the authority is away, or wants to be left alone. */
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
  const works = sources.map((source) =>
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

async function askAll(db: Database, source: AnswerSource, round: Round): Promise<void> {
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

/** The source, asked no more often than it wants, however many ask. */
function pacedSource(source: AnswerSource, signal: AbortSignal): AnswerSource {
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

async function askPlace(db: Database, source: AnswerSource, place: AskedPlace, round: Round): Promise<void> {
  const { name } = source;
  try {
    const { mark, isWhole } = await fetchAll(db, source, place, round);
    await noteEnded(db, name, { place: place.name, mark, againMs: isWhole ? source.everyMs : 0 });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    if (!round.isClosing())
      round.log.warn({ source: name, place: place.name, reason }, 'Answers were not fetched.');
    const firstMs = source.everyMs;
    await noteTrouble(db, name, {
      place: place.name,
      reason,
      firstMs,
      longestMs: Math.max(firstMs, longestPauseMs),
    });
  }
}

/** Fetches what is listed, part by part. Throws what the first that could not be fetched threw, when the others are. */
async function fetchAll(
  db: Database,
  source: AnswerSource,
  place: AskedPlace,
  round: Round,
): Promise<{ readonly mark: string | null; readonly isWhole: boolean }> {
  let { mark } = place;
  for (let part = 0; part < mostParts; part += 1) {
    const listed = await source.list({ ...place, mark }, round.signal);
    const fetched = await fetchListed(db, source, listed, round);
    mark = listed.mark ?? mark;
    if (!listed.isPart || fetched === 0) return { mark, isWhole: true };
  }
  return { mark, isWhole: false };
}

/** Tells how many of them were new, or had not been acknowledged. */
async function fetchListed(
  db: Database,
  source: AnswerSource,
  { references }: AnswerList,
  { isClosing, signal, log }: Round,
): Promise<number> {
  const stored = await storedOf(db, source.name, references);
  let done = 0;
  let failedInARow = 0;
  let trouble: unknown;
  for (const reference of new Set(references)) {
    const isAcknowledged = stored.get(reference);
    if (isAcknowledged === true || (isAcknowledged === false && source.acknowledge === undefined)) continue;
    if (isClosing()) throw new Error('Tidewaiter was stopped meanwhile.');
    try {
      const isKept = isAcknowledged !== undefined || (await fetchOne(db, source, reference, signal));
      if (isKept && source.acknowledge !== undefined) {
        await source.acknowledge(reference, signal);
        await noteAcknowledged(db, { source: source.name, reference });
      }
      if (isKept) done += 1;
      else log.warn({ source: source.name, reference }, 'An answer was gone before it was fetched.');
      failedInARow = 0;
    } catch (error) {
      trouble ??= error;
      failedInARow += 1;
      if (failedInARow === mostFailed) break;
    }
  }
  if (trouble !== undefined) throw trouble;
  return done;
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
  await storeAnswer(db, { source: source.name, reference }, answer);
  return true;
}
