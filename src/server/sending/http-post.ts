import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Readable } from 'node:stream';
import axios, { isAxiosError } from 'axios';
import { type PostOutcome, unposted } from './gateway.ts';

/** What somebody answered to a post. */
export interface HttpAnswer {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  /** What of the body arrived; its status line has said the essential already. */
  readonly text: string;
}

/** Posts bytes; an answer, or the outcome of a post that got none. Never throws. */
export type HttpPost = (
  post: {
    readonly url: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: Buffer;
  },
  signal: AbortSignal,
) => Promise<HttpAnswer | PostOutcome>;

/** Largest body of an answer that is read: the published errors are 25 at most, the places of files 11. */
const responseLimit = 256 * 1024;

/** Failures before a connection stood, unless they are of reading or writing: nothing was written. */
const neverConnected = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

export function createHttpPost({ timeoutMs }: { timeoutMs: number }): HttpPost {
  // A kept connection may be half dead, and a reset on it would say nothing about the message.
  const httpAgent = new HttpAgent({ keepAlive: false });
  const httpsAgent = new HttpsAgent({ keepAlive: false });

  return async ({ url, headers, body }, signal) => {
    if (signal.aborted) return unposted('Tidewaiter was stopped before the message was posted.');
    // Held here until the answer is read: a time that only AbortSignal.any knows of can be collected before it is over.
    const ending = new AbortController();
    const end = () => ending.abort();
    const timer = setTimeout(end, timeoutMs);
    signal.addEventListener('abort', end);
    try {
      const response = await axios.post<Readable>(url, body, {
        headers: { ...headers },
        adapter: 'http',
        httpAgent,
        httpsAgent,
        proxy: false,
        maxRedirects: 0,
        responseType: 'stream',
        signal: ending.signal,
        validateStatus: () => true,
      });
      return { status: response.status, headers: response.headers, text: await textOf(response.data) };
    } catch (error) {
      return failureOf(error, signal.aborted, timeoutMs);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    }
  };
}

function failureOf(error: unknown, wasStopped: boolean, timeoutMs: number): PostOutcome {
  const failure = isAxiosError(error) ? error : undefined;
  const code = failure?.code ?? '';
  const { syscall } = (failure?.cause ?? {}) as NodeJS.ErrnoException;
  if (neverConnected.includes(code) && syscall !== 'read' && syscall !== 'write') {
    return {
      kind: 'untaken',
      httpStatus: null,
      conversationId: null,
      reason: `Customs cannot be reached (${code}).`,
    };
  }
  const cause = wasStopped
    ? 'Tidewaiter was stopped'
    : code === 'ERR_CANCELED'
      ? `no answer came within ${timeoutMs / 1000} seconds`
      : `the connection broke (${code || String(error)})`;
  const reason = `The message was posted and then ${cause}: customs may have it.`;
  return { kind: 'unknown', httpStatus: null, conversationId: null, reason };
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > responseLimit) break;
    }
  } catch {
    // The status stands; the rest of the body is lost.
  }
  stream.destroy();
  return Buffer.concat(chunks).subarray(0, responseLimit).toString('utf8');
}
