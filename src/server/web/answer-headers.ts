import { type IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import helmet from 'helmet';
import type { Settings } from '../settings.ts';

/**
 * What every answer says, Node's own to what it cannot read included: it is ours, a browser is to be strict with it, and
 * nobody is to keep it. A page has a policy and a time of its own.
 */
export function answerHeaders({ production }: Pick<Settings, 'production'>): ReadonlyMap<string, string> {
  // Whatever a network or a proxy answers in our place is told from our answers by the first.
  const headers = new Map([
    ['x-answered-by', 'tidewaiter'],
    ['cache-control', 'no-store'],
  ]);
  const strict = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
  });
  const collector = {
    setHeader: (name: string, value: string) => headers.set(name.toLowerCase(), value),
    removeHeader: () => {},
  };
  strict({} as IncomingMessage, collector as unknown as ServerResponse, (error) => {
    if (error !== undefined) throw error;
  });
  return headers;
}

/** Answers of a server of Node's that begin with these headers, whoever writes them. */
export function answersWith(headers: ReadonlyMap<string, string>): typeof ServerResponse {
  return class<Request extends IncomingMessage> extends ServerResponse<Request> {
    constructor(request: Request) {
      super(request);
      for (const [name, value] of headers) this.setHeader(name, value);
    }
  } as typeof ServerResponse;
}

const linesOf = (headers: ReadonlyMap<string, string>) =>
  [...headers].map(([name, value]) => `${name}: ${value}`);

const nothingHere = 'There can be nothing at this address.';

/** A whole answer, for a connection on which Node writes none. */
function writtenAnswer(headers: ReadonlyMap<string, string>, status: number, message: string): string {
  const body = JSON.stringify({ message });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...linesOf(headers),
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Answers whoever takes us for a proxy and wants a tunnel (CONNECT): Node would only hang up. */
export function refuseTunnels(headers: ReadonlyMap<string, string>, server: Server): void {
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    socket.end(writtenAnswer(headers, 404, nothingHere));
  });
}

/** Puts the headers into what a library writes by hand to a connection that it refuses to upgrade. */
export function refusedUpgradesWith(headers: ReadonlyMap<string, string>, server: Server): void {
  const withHeaders = (written: unknown) =>
    typeof written === 'string' && /^HTTP\/1\.1 [45]/.test(written) && !written.includes('x-answered-by')
      ? written
          .replace('\r\n', `\r\n${linesOf(headers).join('\r\n')}\r\n`)
          .replace(/(content-type: text\/html)\r/i, '$1; charset=utf-8\r')
      : written;
  server.prependListener('upgrade', (_request: IncomingMessage, socket: Duplex) => {
    const { write, end } = socket;
    // What is written first is the answer; a connection that is closed without one was of no use to anybody here.
    const first =
      (method: typeof write | typeof end) =>
      (written: unknown = writtenAnswer(headers, 404, nothingHere), ...rest: unknown[]) => {
        Object.assign(socket, { write, end });
        return Reflect.apply(method, socket, [withHeaders(written), ...rest]);
      };
    Object.assign(socket, { write: first(write), end: first(end) });
  });
}

const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Answers what Node could not read as a call, for which there is no answer to be written but by hand. */
export function refuseUnreadable(headers: ReadonlyMap<string, string>) {
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const status = statuses[error.code ?? ''] ?? 400;
    const message = `This cannot be read as a call: ${STATUS_CODES[status]}.`;
    if (socket.writable) socket.write(writtenAnswer(headers, status, message));
    socket.destroySoon();
  };
}
