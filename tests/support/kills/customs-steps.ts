import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StepWatch } from './kill-point.ts';

/** A customs authority under another address, where posts are counted and stopped at one of them. */
export interface CustomsSteps {
  readonly url: string;
  close(): Promise<void>;
}

export async function startCustomsSteps(url: string, watch: StepWatch): Promise<CustomsSteps> {
  const server = createServer(async (incoming, response) => {
    const side = watch.post();
    if (side === 'before') watch.freeze();
    if (watch.isFrozen) return;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    if (watch.isFrozen) return;
    const answer = await post(`${url}${incoming.url}`, incoming.headers, Buffer.concat(chunks));
    if (side === 'after') watch.freeze();
    if (watch.isFrozen) return;
    response.writeHead(answer.status, answer.headers);
    if (side === 'half') {
      response.write(answer.body.subarray(0, answer.body.length / 2), () => watch.freeze());
      response.flushHeaders();
      return;
    }
    response.end(answer.body);
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface PostAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** With the headers as they came, so that customs names places under the address it was reached by. */
function post(url: string, headers: IncomingHttpHeaders, body: Buffer): Promise<PostAnswer> {
  return new Promise((resolve, reject) => {
    const forwarded = request(url, { method: 'POST', headers, agent: false }, async (answer) => {
      const chunks: Buffer[] = [];
      for await (const chunk of answer) chunks.push(chunk as Buffer);
      resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(chunks) });
    });
    forwarded.on('error', reject);
    forwarded.end(body);
  });
}
