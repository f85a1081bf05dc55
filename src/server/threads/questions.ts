import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { withTexts } from './long-text.ts';

/** What a work asks while it goes on: each question a function whose answer, data too, comes later. */
// biome-ignore lint/suspicious/noExplicitAny: each work says what its questions take.
export type Questions = Readonly<Record<string, (...about: any[]) => Promise<unknown>>>;

interface Question {
  readonly number: number;
  readonly name: string;
  readonly about: readonly unknown[];
}

type Reply = { readonly number: number } & ({ readonly told: unknown } | { readonly isUnanswered: true });

/** Answers the questions of one order, which come through `port`, until it is closed. */
export interface Answering {
  readonly port: MessagePort;
  /** What a question failed with, which the order failed with then. */
  failure(): { readonly error: unknown } | undefined;
  close(): void;
}

export function answering(questions: Questions): Answering {
  const { port1, port2 } = new MessageChannel();
  let failed: { readonly error: unknown } | undefined;
  port1.on('message', async ({ number, name, about }: Question) => {
    try {
      const told = await withTexts(await questions[name]!(...about));
      port1.postMessage({ number, told } satisfies Reply);
    } catch (error) {
      failed ??= { error };
      port1.postMessage({ number, isUnanswered: true } satisfies Reply);
    }
  });
  return { port: port2, failure: () => failed, close: () => port1.close() };
}

/** The questions as the work in a thread asks them. */
export function asking(port: MessagePort): Questions {
  const waiting = new Map<number, (reply: Reply) => void>();
  let last = 0;
  port.on('message', (reply: Reply) => {
    waiting.get(reply.number)?.(reply);
    waiting.delete(reply.number);
  });
  const ask = (name: string, about: readonly unknown[]) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, (reply) =>
        'told' in reply ? resolve(reply.told) : reject(new Error(`The question ${name} was not answered.`)),
      );
      port.postMessage({ number: last, name, about } satisfies Question);
    });
  return new Proxy({} as Questions, {
    get:
      (_, name) =>
      (...about: readonly unknown[]) =>
        ask(String(name), about),
  });
}
