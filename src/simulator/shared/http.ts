import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ErrorAnswer, writeErrorResponse } from './error-response.ts';

/** Answers with an errorResponse. */
export function sendError(response: ServerResponse, answer: ErrorAnswer): void {
  const body = writeErrorResponse(answer);
  response.writeHead(answer.status, {
    'Content-Type': 'application/xml; charset=UTF-8',
    'Content-Length': Buffer.byteLength(body),
    ...(answer.allow ? { Allow: answer.allow } : {}),
    ...(answer.status === 413 ? { Connection: 'close' } : {}),
  });
  response.end(body);
}

/** Answers with a text that no one may keep. */
export function send(
  response: ServerResponse,
  contentType: string,
  body: string,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): void {
  response.writeHead(status, { 'Content-Type': contentType, 'Cache-Control': 'no-store', ...headers });
  response.end(body);
}

/** Answers with a page that runs no script; `formTargets` are further origins its forms may end at. */
export function sendPage(
  response: ServerResponse,
  page: string,
  { status = 200, formTargets = '' }: { status?: number; formTargets?: string } = {},
): void {
  const policy = `default-src 'none'; style-src 'unsafe-inline'; form-action 'self' ${formTargets}; frame-ancestors 'none'; base-uri 'none'`;
  send(response, 'text/html; charset=utf-8', page, {
    status,
    headers: { 'Content-Security-Policy': policy },
  });
}

/** Sends the client elsewhere, to be fetched with GET. */
export function redirect(response: ServerResponse, location: string): void {
  response.writeHead(303, { Location: location, 'Cache-Control': 'no-store' }).end();
}

/** The whole body, undefined when it has more bytes than that. */
export async function readBody(request: IncomingMessage, maximum: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maximum) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The media type of a request in small letters, without its parameters. */
export function mediaType(request: IncomingMessage): string {
  return (request.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase();
}

/** Waits; ends early when the client goes away. */
export function sleep(milliseconds: number, response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
