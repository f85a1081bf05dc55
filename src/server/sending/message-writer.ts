import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import type { DocumentData } from '../../engine/document.ts';
import type { Difference } from '../../engine/index.ts';
import type { ChangedDocument, RequestNames, ToldChanges } from '../../messages/index.ts';
import type { AskedImport, PlannedImport } from '../imports/plan.ts';
import { type Reading, readTold } from '../notifications/told.ts';
import type { CheckedMessage, Compared, MessageWork } from './message-work.ts';
import type { Asked, WrittenRequest } from './request-messages.ts';

/**
 * Makes the messages of declarations and requests, and reads those of customs, off the thread that answers requests: 999 items take a third of a
 * second of processor time, an amendment of them more, and meanwhile nobody else would be answered. Each thread takes
 * one after the other. Every one of these throws an Error when the work failed, its thread ended or the writer is
 * closed.
 */
export interface MessageWriter {
  /** Checks and writes the message of a declaration, given as JSON. */
  write(document: string): Promise<CheckedMessage>;
  /** Reads what customs sent; what is as short as usual at once. */
  told(body: Buffer): Promise<Reading>;
  /** Reads a file, and makes of it what would be imported. */
  importFile(asked: AskedImport): Promise<PlannedImport>;
  /** Writes what is asked of customs about a declaration. */
  request(asked: Asked, names: RequestNames): Promise<WrittenRequest>;
  /** The differences between what customs hold and what shall be that an amendment needs reasons for. */
  differences(documents: Pick<Asked, 'held' | 'edited'>): Promise<readonly Difference[]>;
  /** What makes a document another one, section by section and row by row. */
  compared(documents: Compared): Promise<readonly Difference[]>;
  /** What a declaration is after customs changed it themselves. */
  changed(document: DocumentData, changes: readonly ToldChanges[]): Promise<ChangedDocument>;
  /** Ends the threads; what they were at is refused. */
  close(): Promise<void>;
}

/** What a thread is sent. */
export interface ThreadOrder {
  readonly order: number;
  readonly work: keyof MessageWork;
  /** What that work takes. */
  readonly about: unknown;
}

/** What it answers: what was made, or why it failed. */
export type ThreadAnswer =
  | { readonly order: number; readonly made: unknown }
  | { readonly order: number; readonly failure: string };

interface Waiting {
  resolve(made: unknown): void;
  reject(error: Error): void;
}

interface Thread {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** Of a notification, bytes: it is read in less time than a thread takes to start. */
const usualLength = 64 * 1024;

/** One processor is left to the requests; more than two messages at once are rare. */
const mostThreads = Math.max(1, Math.min(2, availableParallelism() - 1));

/** A writer whose threads start with the first messages and stay. */
export function createMessageWriter(log: Logger): MessageWriter {
  const threads = new Set<Thread>();
  let lastOrder = 0;
  let isClosed = false;

  const start = (): Thread => {
    const thread: Thread = { worker: startThread(), waiting: new Map() };
    thread.worker.on('message', (answer: ThreadAnswer) => settle(thread, answer));
    thread.worker.on('error', (error) => lose(thread, String(error)));
    thread.worker.on('exit', () => lose(thread, 'it ended'));
    threads.add(thread);
    return thread;
  };

  const settle = ({ worker, waiting }: Thread, answer: ThreadAnswer) => {
    log.debug({ order: answer.order, thread: worker.threadId }, 'A message came from its thread.');
    const one = waiting.get(answer.order);
    waiting.delete(answer.order);
    // An idle thread keeps no process alive.
    if (waiting.size === 0) worker.unref();
    if ('made' in answer) one?.resolve(answer.made);
    else one?.reject(new Error(`A message could not be written: ${answer.failure}`));
  };

  /** The next order starts another thread. */
  const lose = (thread: Thread, why: string) => {
    if (!isClosed && threads.has(thread)) log.error({ why }, 'A thread that writes messages was lost.');
    threads.delete(thread);
    for (const { reject } of thread.waiting.values()) {
      reject(new Error(`The thread that writes messages was lost: ${why}.`));
    }
    thread.waiting.clear();
  };

  /** Has a thread do a work: the idlest, or another one while all are busy. */
  const made = async <Name extends keyof MessageWork>(
    work: Name,
    about: Parameters<MessageWork[Name]>[0],
  ): Promise<ReturnType<MessageWork[Name]>> => {
    if (isClosed) throw new Error('Messages are written no more: the server is ending.');
    const [idlest] = [...threads].sort((one, other) => one.waiting.size - other.waiting.size);
    const isBusy = idlest === undefined || idlest.waiting.size > 0;
    const { worker, waiting } = isBusy && threads.size < mostThreads ? start() : idlest!;
    lastOrder += 1;
    const order = lastOrder;
    const answer = new Promise((resolve, reject) => {
      waiting.set(order, { resolve, reject });
      worker.ref();
      worker.postMessage({ order, work, about } satisfies ThreadOrder);
    });
    return (await answer) as ReturnType<MessageWork[Name]>;
  };

  return {
    write: (document) => made('submission', document),
    told: async (body) =>
      body.length <= usualLength ? readTold(body) : await made('told', new Uint8Array(body)),
    importFile: (asked) => made('importFile', asked),
    request: (asked, names) => made('request', { asked, names }),
    compared: (documents) => made('compared', documents),
    changed: (document, changes) => made('changed', { document, changes }),
    differences: (documents) => made('differences', documents),
    async close() {
      isClosed = true;
      await Promise.all([...threads].map(({ worker }) => worker.terminate()));
    },
  };
}

/** Of the build, where it stands beside this file, or of the source. */
function startThread(): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? './message-thread.mjs' : './message-thread.js';
  return new Worker(new URL(file, import.meta.url));
}
