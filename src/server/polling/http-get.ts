import type { Readable } from 'node:stream';
import axios, { isAxiosError } from 'axios';

/** What somebody answered to a question. */
export interface GetAnswer {
  readonly status: number;
  /** By name in lower case. */
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: Buffer;
}

export interface GetOptions {
  readonly method?: 'GET' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Largest body, in bytes. */
  readonly limit: number;
  readonly signal: AbortSignal;
}

/** Asks for what stands at an address, whatever the status. Throws an Error in words where no whole answer comes. */
export async function getBytes(url: string, options: GetOptions): Promise<GetAnswer> {
  const { method = 'GET', headers, timeoutMs, limit, signal } = options;
  const ending = new AbortController();
  const end = () => ending.abort();
  const timer = setTimeout(end, timeoutMs);
  signal.addEventListener('abort', end);
  try {
    if (signal.aborted) throw new Error('Tidewaiter was stopped before it asked.');
    const response = await axios.request<Readable>({
      url,
      method,
      headers: { ...headers },
      adapter: 'http',
      proxy: false,
      maxRedirects: 0,
      responseType: 'stream',
      signal: ending.signal,
      validateStatus: () => true,
    });
    return {
      status: response.status,
      headers: response.headers,
      body: await bytesOf(response.data, limit),
    };
  } catch (error) {
    if (!isAxiosError(error) || ending.signal.aborted)
      throw ending.signal.aborted && !signal.aborted
        ? new Error(`No whole answer came within ${timeoutMs / 1000} seconds.`)
        : error;
    throw new Error(`Nothing answers (${error.code ?? error.message}).`);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
  }
}

async function bytesOf(stream: Readable, limit: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of stream as AsyncIterable<Buffer>) {
    size += piece.length;
    if (size > limit) {
      stream.destroy();
      throw new Error(`The answer has more than ${limit} bytes.`);
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
