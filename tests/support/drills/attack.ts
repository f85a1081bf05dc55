import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { PersonName, WatchedProduct } from './watched-product.ts';

/** A call that nobody's page makes. */
export interface Attack {
  readonly name: string;
  /** Absent: whoever has no session. */
  readonly as?: PersonName;
  readonly method: string;
  readonly path: string;
  /** Made when its turn comes, so that not all of them lie in memory. */
  readonly body?: () => Buffer | string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Bytes that its head announces, where they are not those of the body. */
  readonly announced?: number;
  /**
   * refused: answered 400 to 499. answered: taken or refused, as the product likes. broken: it hangs up in the middle,
   * so no answer is expected.
   */
  readonly outcome: 'refused' | 'answered' | 'broken';
}

/** How the product took an attack. */
export interface Withstood {
  readonly name: string;
  /** Undefined: no answer came. */
  readonly status: number | undefined;
  readonly words: string;
  /** It hung up itself. */
  readonly isHangUp: boolean;
  readonly retryAfter: string | undefined;
  /** Milliseconds until the answer. */
  readonly took: number;
  /** Longest hold of the thread that answers meanwhile, and what it used of a processor; milliseconds. */
  readonly held: number;
  readonly used: number | undefined;
}

/** Milliseconds after which nobody waits for an answer any longer. */
const patience = 60_000;

/** Makes the call and tells how it was taken. */
export async function attack(product: WatchedProduct, one: Attack): Promise<Withstood> {
  const bytes = Buffer.from(one.body?.() ?? '');
  const before = product.used();
  const began = performance.now();
  const answer = one.outcome === 'broken' ? await hangUp(product, one, bytes) : await answered();
  const took = performance.now() - began;
  // One that stands still does not tell for how long it did.
  const held = await Promise.race([product.held(), pause(5000, took, { ref: false })]);
  const after = product.used();
  const used = before === undefined || after === undefined ? undefined : after - before;
  return { name: one.name, isHangUp: one.outcome === 'broken', ...answer, took, held, used };

  /** Who is refused while they send may find the door shut before they listen, and tries again. */
  async function answered(tries = 3): Promise<Answer> {
    const answer = await call(product, one, bytes);
    const isShut = answer.status === undefined && /EPIPE|ECONNRESET/.test(answer.words);
    return isShut && product.isAlive() && tries > 1 ? await answered(tries - 1) : answer;
  }
}

type Answer = Pick<Withstood, 'status' | 'words' | 'retryAfter'>;

function headersOf(product: WatchedProduct, { as, type, headers, announced }: Attack, bytes: Buffer) {
  return {
    ...(as ? { authorization: `Bearer ${product.tokens[as]}` } : {}),
    ...(bytes.length > 0 || announced ? { 'content-type': type ?? 'application/json' } : {}),
    'content-length': String(announced ?? bytes.length),
    ...headers,
  };
}

function call(product: WatchedProduct, one: Attack, bytes: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const agent = new Agent({ keepAlive: false });
    const sent = request(`${product.address}${one.path}`, {
      method: one.method,
      headers: headersOf(product, one, bytes),
      agent,
      timeout: patience,
    });
    sent.on('response', async (answer) => {
      const pieces: Buffer[] = [];
      try {
        for await (const piece of answer) pieces.push(piece as Buffer);
      } catch {
        // What was answered counts, though the rest of what was sent found nobody.
      }
      const words = Buffer.concat(pieces).toString('utf8').slice(0, 2000);
      resolve({ status: answer.statusCode, words, retryAfter: answer.headers['retry-after'] });
      sent.destroy();
    });
    sent.on('timeout', () => sent.destroy(new Error('no answer in a minute')));
    sent.on('error', (error) => resolve({ status: undefined, words: error.message, retryAfter: undefined }));
    sent.end(bytes);
  });
}

/** Sends the head and what there is of the body, waits a moment and is gone. */
function hangUp(product: WatchedProduct, one: Attack, bytes: Buffer): Promise<Answer> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(product.address);
    const head = Object.entries(headersOf(product, one, bytes)).map(([name, value]) => `${name}: ${value}`);
    const socket = connect(Number(port), hostname, () => {
      socket.write(`${one.method} ${one.path} HTTP/1.1\r\nhost: ${hostname}\r\n${head.join('\r\n')}\r\n\r\n`);
      socket.write(bytes, () => setTimeout(() => socket.destroy(), 20));
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve({ status: undefined, words: 'hung up', retryAfter: undefined }));
  });
}
