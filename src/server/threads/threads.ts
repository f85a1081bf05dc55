import { AsyncResource } from 'node:async_hooks';
import { fileURLToPath } from 'node:url';
import type { MessagePort } from 'node:worker_threads';
import type { Logger } from 'pino';
import { Piscina } from 'piscina';
import type { Actor } from '../access.ts';
import { ApiError, refusals } from '../errors.ts';
import { CompanyQueue, type Owner } from './company-queue.ts';
import { withTexts } from './long-text.ts';
import {
  type AskedPurpose,
  limitsOf,
  type Purpose,
  type PurposeLimits,
  purposeOf,
  purposes,
} from './purposes.ts';
import { answering, type Questions } from './questions.ts';
import { SmallWorks } from './small-works.ts';
import { NotSmall, smallAnswers, smallWeight, type Work } from './work.ts';

/** What it is for, and whose: companies and people take turns. */
export interface Asker extends Owner {
  readonly purpose: AskedPurpose;
}

export function askerFor(
  purpose: AskedPurpose,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
): Asker {
  return { purpose, company: companyId, person: userId };
}

/**
 * Does what may take long off the thread that answers calls, which would answer nobody meanwhile: the one door to other
 * threads. Each purpose has threads of its own, which start with its first order and keep no process alive.
 */
export interface Threads {
  /**
   * What the work makes, wherever that is: what is small, and hears nothing long, is made here, unless much is made here
   * just now. Throws what the work throws, an ApiError as one; 503 when too much waits, or comes to wait while it does that is
   * of somebody who has less there; 422 for an order that takes more time or memory than one may, which ends its thread.
   * One whose thread ended otherwise is done again once.
   */
  run<About, Made, Asked extends Questions = Record<never, never>>(
    work: Work<About, Made, Asked>,
    about: About,
    asker: Asker,
    ...questions: Record<never, never> extends Asked ? [] : [Asked]
  ): Promise<Made>;
  /** How many orders each purpose's threads have done, failed ones among them. */
  done(): Readonly<Record<Purpose, number>>;
  /** Ends the threads; what they were at and what waits is refused. */
  close(): Promise<void>;
}

/** What a thread is given. */
export interface ThreadOrder {
  readonly work: string;
  readonly about: unknown;
  /** Through which its questions go. */
  readonly port?: MessagePort | undefined;
}

/** What it answers, and which it is: what was made, an ApiError, or why it failed. */
export type ThreadAnswer = { readonly thread: number } & (
  | { readonly made: unknown }
  | { readonly refused: Required<Pick<ApiError, 'status' | 'message' | 'body' | 'answer'>> }
  | { readonly failure: string }
);

interface Order extends Omit<ThreadOrder, 'port'> {
  readonly questions: Questions | undefined;
  /** Does it as whoever asked for it: what it asks of the database counts as theirs, whoever had the thread before. */
  begin(): Promise<unknown>;
  answer(made: unknown): void;
  refuse(error: unknown): void;
}

/** How long one who is turned away for the moment should wait, seconds. */
const comeAgainAfter = 5;

/** `file`: what a thread runs. */
export function createThreads(log: Logger, limits = limitsOf, file = threadFile()): Threads {
  const pools = new Map(
    purposes.map((purpose) => [purpose, new Pool({ purpose, limits: limits[purpose], file, log })]),
  );
  const here = new SmallWorks();
  return {
    async run(work, about, asker, ...[questions]) {
      const weight = work.weight?.(about) ?? Infinity;
      const over = weight <= smallWeight ? here.begin(asker) : undefined;
      if (over !== undefined) {
        try {
          await here.turn();
          return await work.run(
            about,
            smallAnswers(work, about, questions ?? {}, () => here.turn()) as never,
          );
        } catch (error) {
          if (!(error instanceof NotSmall)) throw error;
        } finally {
          over();
        }
      }
      const pool = pools.get(purposeOf(asker.purpose, weight))!;
      return (await pool.made({ work: work.name, about, questions }, asker)) as Awaited<
        ReturnType<typeof work.run>
      >;
    },
    done: () =>
      Object.fromEntries([...pools].map(([purpose, { done }]) => [purpose, done])) as Record<Purpose, number>,
    async close() {
      await Promise.all([...pools.values()].map((pool) => pool.close()));
    },
  };
}

interface PoolOptions {
  readonly purpose: Purpose;
  readonly limits: PurposeLimits;
  readonly file: string;
  readonly log: Logger;
}

/** The threads of one purpose. */
class Pool {
  readonly #purpose: Purpose;
  readonly #limits: PurposeLimits;
  readonly #file: string;
  readonly #log: Logger;
  readonly #waiting: CompanyQueue<Order>;
  #threads: Piscina | undefined;
  #running = 0;
  #isClosed = false;
  done = 0;

  constructor({ purpose, limits, file, log }: PoolOptions) {
    this.#purpose = purpose;
    this.#limits = limits;
    this.#file = file;
    this.#log = log;
    this.#waiting = new CompanyQueue(limits);
  }

  made(asked: Pick<Order, 'work' | 'about' | 'questions'>, owner: Owner): Promise<unknown> {
    return new Promise((answer, refuse) => {
      if (this.#isClosed) throw refusals.ending();
      const begin = AsyncResource.bind(() => this.#answered(order));
      const order: Order = { ...asked, begin, answer, refuse };
      this.#waiting.add(owner, order)?.refuse(refusals.busy(comeAgainAfter));
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const order of this.#waiting.empty()) order.refuse(refusals.ending());
    await this.#threads?.destroy();
  }

  /** No more are handed on than there are threads: what waits, waits here, where companies and people take turns. */
  #next(): void {
    while (this.#running < this.#limits.threads) {
      const taken = this.#waiting.take();
      if (taken === undefined) return;
      const { entry: order, over } = taken;
      this.#running += 1;
      void order
        .begin()
        .then(order.answer, order.refuse)
        .finally(() => {
          over();
          this.#running -= 1;
          this.#next();
        });
    }
  }

  async #answered(order: Order, isAgain = false): Promise<unknown> {
    const { work, questions } = order;
    const about = await withTexts(order.about);
    if (this.#isClosed) throw refusals.ending();
    const answers = questions && answering(questions);
    const tooLong = new AbortController();
    const timer = setTimeout(() => tooLong.abort(), this.#limits.seconds * 1000);
    let answer: ThreadAnswer;
    try {
      this.#threads ??= this.#startThreads();
      answer = await this.#threads.run({ work, about, port: answers?.port } satisfies ThreadOrder, {
        signal: tooLong.signal,
        ...(answers && { transferList: [answers.port] }),
      });
    } catch (error) {
      if (this.#isClosed) throw refusals.ending();
      this.#log.error(
        { err: error, work, purpose: this.#purpose },
        'A thread was ended, or ended by itself.',
      );
      if (tooLong.signal.aborted) throw refusals.tooMuchTime(this.#limits.seconds);
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY')
        throw refusals.tooMuchMemory();
      if (isAgain) throw refusals.threadLost();
      return await this.#answered(order, true);
    } finally {
      clearTimeout(timer);
      answers?.close();
    }
    this.done += 1;
    this.#log.debug(
      { work, purpose: this.#purpose, thread: answer.thread },
      'What was asked came from its thread.',
    );
    if ('made' in answer) return answer.made;
    if ('refused' in answer) {
      const { status, message, body, answer: told } = answer.refused;
      throw new ApiError(status, message, body, told);
    }
    const unanswered = answers?.failure();
    if (unanswered) throw unanswered.error;
    throw new Error(`${work} failed in its thread: ${answer.failure}`);
  }

  #startThreads(): Piscina {
    const { threads, niceness, megabytes, idleSeconds } = this.#limits;
    const started = new Piscina({
      filename: this.#file,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: idleSeconds === undefined ? Infinity : idleSeconds * 1000,
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
      workerData: { niceness },
      recordTiming: false,
    });
    // Of a thread that had nothing to do: the next order starts another one.
    started.on('error', (error) =>
      this.#log.error({ err: error, purpose: this.#purpose }, 'A thread was lost.'),
    );
    return started;
  }
}

/** Of the build, where it stands beside this file, or of the source. */
function threadFile(): string {
  const isSource = import.meta.url.endsWith('.ts');
  return fileURLToPath(new URL(isSource ? './thread.mjs' : './thread.js', import.meta.url));
}
