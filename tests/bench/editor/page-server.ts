import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Peer } from './peers.ts';
import { shapeOf } from './shape.ts';

export interface PageServer {
  readonly address: string;
  close(): void;
}

const floor = '<!doctype html><title>floor</title><input id="floor" value="FLOORTEXT">';
const page = (script: string) =>
  `<!doctype html><meta charset="utf-8"><title>peer</title><div id="root"></div><script type="module" src="${script}"></script>`;

/** Serves the peers' pages, their documents by size (`/shape-N.json`) and the empty page with one input. */
export async function servePages(peers: readonly Peer[]): Promise<PageServer> {
  const answers = new Map<string, readonly [type: string, body: string | Buffer]>([
    ['/floor', ['text/html', floor]],
  ]);
  for (const { name, script } of peers) {
    answers.set(`/${name}`, ['text/html', page(`/${name}.js`)]);
    answers.set(`/${name}.js`, ['text/javascript', readFileSync(script)]);
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname;
    const size = /^\/shape-(\d+)\.json$/.exec(path)?.[1];
    if (size) answers.set(path, ['application/json', JSON.stringify(shapeOf(Number(size)))]);
    const answer = answers.get(path);
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.[0] ?? 'text/plain' });
    response.end(answer?.[1] ?? '');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}
