import { Worker } from 'node:worker_threads';
import type { CodeLabels } from './code-labels.ts';
import type { PrintedDeclaration } from './declaration-report.ts';

/** What is printed, as a thread gets it. */
export interface PrintOrder extends Omit<PrintedDeclaration, 'definition' | 'document' | 'label'> {
  readonly documentName: string;
  /** JSON. */
  readonly document: string;
  readonly labels: CodeLabels;
}

/**
 * Prints documents, each in a thread of its own that ends with it: one of 999 items takes seconds of processor time and
 * hundreds of megabytes, and meanwhile everybody else is answered. One after the other.
 */
export interface Printer {
  /** The document as PDF. Throws an Error when that fails or the printer is closed. */
  print(order: PrintOrder): Promise<Buffer>;
  close(): Promise<void>;
}

export function createPrinter(): Printer {
  let last: Promise<unknown> = Promise.resolve();
  let running: Worker | undefined;
  let isClosed = false;

  const printed = (order: PrintOrder): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      if (isClosed) throw new Error('Nothing is printed any more: the server is ending.');
      const worker = startThread(order);
      running = worker;
      worker.on('message', (pdf: Uint8Array) => resolve(Buffer.from(pdf)));
      worker.on('error', reject);
      worker.on('exit', () => reject(new Error('The thread that prints ended.')));
    });

  return {
    print(order) {
      const turn = last.then(() => printed(order));
      last = turn.catch(() => {});
      return turn;
    },
    async close() {
      isClosed = true;
      await running?.terminate();
    },
  };
}

/** Of the build, where it stands beside this file, or of the source. */
function startThread(order: PrintOrder): Worker {
  const isSource = import.meta.url.endsWith('.ts');
  const file = isSource ? './report-thread.mjs' : './report-thread.js';
  return new Worker(new URL(file, import.meta.url), { workerData: order });
}
