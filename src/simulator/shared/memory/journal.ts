import {
  closeSync,
  createReadStream,
  fstatSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  statSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './entry.ts';

/** What the simulator remembers beyond its end: written down before it is answered for, never changed after. */
export interface Journal {
  /**
   * Writes these down together: a restart finds all of them or none.
   *
   * @throws NoRoom when they cannot be written: then they have not happened
   */
  note(...entries: readonly Entry[]): void;
  /** The same of what has happened already: it is written as soon as there is room. */
  noteDone(...entries: readonly Entry[]): void;
  close(): void;
}

/** A journal and what stood in it. */
export interface OpenedJournal {
  readonly journal: Journal;
  readonly entries: AsyncIterable<Entry> | Iterable<Entry>;
}

/** What should be remembered cannot be written down just now. */
export class NoRoom extends Error {}

/** Remembers nothing. */
export const noJournal: OpenedJournal = {
  journal: { note() {}, noteDone() {}, close() {} },
  entries: [],
};

const fileName = 'journal.jsonl';
/** It holds digests of tokens and whole declarations. */
const onlyOwner = 0o600;

/**
 * Opens the journal of a folder, made when it is not there: one line of JSON for all that happened at once. A line cut
 * short by the end of the process never happened, for nobody was answered for it, and is taken away. Read `entries`
 * to their end before anything is noted.
 *
 * @throws an Error that names the folder when it cannot be written, or the line that cannot be read
 */
export function openJournal(folder: string): OpenedJournal {
  const file = join(folder, fileName);
  let descriptor: number;
  try {
    mkdirSync(folder, { recursive: true });
    descriptor = openSync(file, 'a', onlyOwner);
  } catch (error) {
    throw new Error(`SIMULATOR_DATA_DIR is ${folder}, and nothing can be written there (${codeOf(error)}).`);
  }
  return { entries: entriesIn(file), journal: journalIn(file, descriptor) };
}

/** How often what has happened and could not be written is tried again. */
const retryMs = 1000;

function journalIn(file: string, descriptor: number): Journal {
  /** What has happened and is not written yet, the oldest first. */
  let done: Entry[] = [];
  let isFull = false;
  let isEnded = false;
  const retry = setInterval(() => {
    if (done.length > 0) journal.noteDone();
  }, retryMs).unref();

  function write(entries: readonly Entry[]): void {
    if (entries.length === 0) return;
    const before = fstatSync(descriptor).size;
    try {
      writeWhole(descriptor, Buffer.from(`${JSON.stringify(entries)}\n`));
    } catch (error) {
      // Half a line before the next one would make the file unreadable.
      ftruncateSync(descriptor, before);
      const reason = `What customs hold cannot be written down just now: ${file} (${codeOf(error)}).`;
      if (!isFull) console.error(`${reason} Nothing is taken until it can.`);
      isFull = true;
      throw new NoRoom(reason);
    }
    if (isFull) console.error(`What customs hold is written down again: ${file}.`);
    isFull = false;
  }

  const journal: Journal = {
    note(...entries) {
      if (isEnded) return;
      write([...done, ...entries]);
      done = [];
    },
    noteDone(...entries) {
      if (isEnded) return;
      done.push(...entries);
      try {
        write(done);
        done = [];
      } catch (error) {
        if (!(error instanceof NoRoom)) throw error;
      }
    },
    close() {
      journal.noteDone();
      isEnded = true;
      clearInterval(retry);
      closeSync(descriptor);
    },
  };
  return journal;
}

async function* entriesIn(file: string): AsyncGenerator<Entry> {
  let rest = Buffer.alloc(0);
  let line = 0;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    rest = Buffer.concat([rest, chunk]);
    for (let end = rest.indexOf('\n'); end >= 0; end = rest.indexOf('\n')) {
      line += 1;
      yield* entriesOf(rest.subarray(0, end), file, line);
      rest = rest.subarray(end + 1);
    }
  }
  if (rest.length > 0) truncateSync(file, statSync(file).size - rest.length);
}

function entriesOf(line: Buffer, file: string, number: number): readonly Entry[] {
  try {
    return JSON.parse(line.toString('utf8'));
  } catch {
    throw new Error(
      `Line ${number} of ${file} cannot be read. Move the file away, and customs begin without any declaration.`,
    );
  }
}

function writeWhole(descriptor: number, bytes: Buffer): void {
  for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? String(error);
}
