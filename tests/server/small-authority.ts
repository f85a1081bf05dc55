import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePorts } from '../support/ports.ts';

export interface Posted {
  readonly path: string;
  readonly lrn: string;
  readonly body: string;
  readonly headers: IncomingMessage['headers'];
  readonly conversationId: string;
  /** When it had arrived whole, ms. */
  readonly at: number;
}

export type Behaviour = (request: IncomingMessage, response: ServerResponse, posted: Posted) => void;

/** An authority for failures: it notes every message that arrives whole, then behaves as told. */
export interface SmallAuthority {
  readonly url: string;
  readonly posted: readonly Posted[];
  /** What its token endpoint was asked; it grants token-1, token-2 … to every client but those refused. */
  readonly tokenRequests: readonly Readonly<Record<string, string>>[];
  refuseClient(clientId: string | undefined): void;
  /** Grants none until the returned function is called. */
  holdTokens(): () => void;
  /** Behaviours for the next posts of an LRN in turn; all other posts are taken with 202. */
  next(lrn: string, ...behaviours: Behaviour[]): void;
  close(): Promise<void>;
}

export const take: Behaviour = (_request, response, { conversationId }) =>
  response.writeHead(202, { 'x-conversation-id': conversationId }).end();

export const answer =
  (status: number, body = '', headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (_request, response) =>
    response.writeHead(status, { 'content-type': 'application/xml', ...headers }).end(body);

/** As HMRC words a refusal. */
export const refuse = (
  status: number,
  code = 'BAD_REQUEST',
  headers: Readonly<Record<string, string>> = {},
): Behaviour =>
  answer(status, `<errorResponse><code>${code}</code><message>Not taken</message></errorResponse>`, headers);

/** As HMRC words a refusal of what the message itself says. */
export const refuseContent = (headers: Readonly<Record<string, string>> = {}): Behaviour =>
  answer(
    400,
    '<errorResponse><code>BAD_REQUEST</code><message>Not valid</message><errors><error><code>xml_validation_error</code><message>cvc</message></error></errors></errorResponse>',
    headers,
  );

export const reset: Behaviour = (request) => request.socket.resetAndDestroy();

export const stayStill: Behaviour = () => {};

/** Behaves in the end as `then`, but not before it is told to. */
export function untilTold(then: Behaviour = take): { readonly behaviour: Behaviour; tell(): void } {
  let tell = () => {};
  const told = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { behaviour: (...post) => void told.then(() => then(...post)), tell };
}

export const dieMidAnswer: Behaviour = (_request, response, { conversationId }) => {
  response.writeHead(202, { 'x-conversation-id': conversationId, 'content-length': '100' });
  response.write('half');
  setTimeout(() => response.destroy(), 20);
};

/** On a port nobody else takes while it is closed, or on this one again. */
export async function startSmallAuthority(again?: number): Promise<SmallAuthority> {
  const port = again ?? (await freePorts(1))[0]!;
  const posted: Posted[] = [];
  const behaviours = new Map<string, Behaviour[]>();
  const tokenRequests: Record<string, string>[] = [];
  let refusedClient: string | undefined;
  let granting = Promise.resolve();
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += String(chunk);
    if (request.url === '/oauth/token') {
      const asked = Object.fromEntries(new URLSearchParams(body));
      const number = tokenRequests.push(asked);
      const [status, said] =
        asked.client_id === refusedClient
          ? [401, { error: 'invalid_client' }]
          : [
              200,
              { access_token: `token-${number}`, refresh_token: `refresh-${number}`, expires_in: 14_400 },
            ];
      await granting;
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
      return;
    }
    const lrn = /<(?:\w+:)?FunctionalReferenceID>([^<]*)</.exec(body)?.[1] ?? '';
    const path = request.url ?? '';
    const entry = { path, lrn, body, headers: request.headers, conversationId: randomUUID(), at: Date.now() };
    posted.push(entry);
    (behaviours.get(lrn)?.shift() ?? take)(request, response, entry);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    posted,
    tokenRequests,
    refuseClient(clientId) {
      refusedClient = clientId;
    },
    holdTokens() {
      let grant = () => {};
      granting = new Promise((resolve) => {
        grant = resolve;
      });
      return grant;
    },
    next: (lrn, ...more) => behaviours.set(lrn, more),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
