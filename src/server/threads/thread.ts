import { getPriority, setPriority } from 'node:os';
import { threadId, workerData } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { mountAreas } from '../../areas/mount.ts';
import { declarationWorks } from '../declarations/works.ts';
import { ApiError } from '../errors.ts';
import { formWorks } from '../forms.ts';
import { historyWorks } from '../history/works.ts';
import { importWorks } from '../imports/works.ts';
import { reportWorks } from '../report/works.ts';
import { mountedAuthorities } from '../sending/authority.ts';
import { asking, type Questions } from './questions.ts';
import type { ThreadAnswer, ThreadOrder } from './threads.ts';
import type { Work } from './work.ts';

// What `threads.ts` runs in threads of its own: one order after the other.

mountAreas();

const works = new Map<string, Work<unknown, unknown, Questions>>(
  [
    ...declarationWorks,
    ...formWorks,
    ...historyWorks,
    ...importWorks,
    ...reportWorks,
    ...mountedAuthorities().flatMap(({ works }) => works as readonly Work<unknown, unknown>[]),
  ].map((work) => [work.name, work as Work<unknown, unknown>]),
);

// There alone a thread has a priority of its own: elsewhere all of the process would stand back.
const { niceness } = workerData as { readonly niceness: number };
if (process.platform === 'linux') setPriority(0, Math.min(19, getPriority() + niceness));

/** Never throws: of an order that was not answered the thread ended. */
export default async function answerTo({ work, about, port }: ThreadOrder): Promise<ThreadAnswer> {
  try {
    const made = await works.get(work)!.run(about, port === undefined ? {} : asking(port));
    return withoutCopies({ thread: threadId, made });
  } catch (error) {
    if (error instanceof ApiError) {
      const { status, message, body, answer } = error.answer === undefined ? error.made() : error;
      return { thread: threadId, refused: { status, message, body, answer: answer! } };
    }
    return {
      thread: threadId,
      failure: error instanceof Error ? (error.stack ?? String(error)) : String(error),
    };
  }
}

/** Bytes in it go over to whoever asked instead of being copied. */
function withoutCopies(answer: ThreadAnswer & { readonly made: unknown }): ThreadAnswer {
  const bytes = bytesIn(answer.made)
    // A part of a larger buffer is not all that lies in it.
    .filter(({ buffer, byteLength }) => byteLength === buffer.byteLength && byteLength > 0)
    .map(({ buffer }) => buffer);
  if (bytes.length === 0) return answer;
  const moved = { [Piscina.valueSymbol]: answer, [Piscina.transferableSymbol]: [...new Set(bytes)] };
  return Piscina.move(moved as never) as unknown as ThreadAnswer;
}

/** They stand at most so deep in what is made: `revision.columns.document`. */
const deepest = 3;

function bytesIn(data: unknown, depth = 0): Uint8Array<ArrayBuffer>[] {
  if (data instanceof Uint8Array)
    return data.buffer instanceof ArrayBuffer ? [data as Uint8Array<ArrayBuffer>] : [];
  if (typeof data !== 'object' || data === null || Array.isArray(data) || depth === deepest) return [];
  return Object.values(data).flatMap((one) => bytesIn(one, depth + 1));
}
