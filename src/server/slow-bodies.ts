import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** How long a body may take to come in. */
export interface BodyPace {
  /** Whatever its size, ms. */
  readonly firstMs: number;
  /** And a second longer for so many bytes of it that came. */
  readonly bytesASecond: number;
}

/** A slow telephone sends a file of 10 MB in time; who sends a byte now and then has a minute. */
const usualPace: BodyPace = { firstMs: 60_000, bytesASecond: 8 * 1024 };

/** Longest time of a whole call, however large its body is, ms. */
export const longestCallMs = 30 * 60_000;

const words = 'What was sent came in too slowly. Try again where the network is better.';

interface OpenBody {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly since: number;
  /** What its connection had brought before. */
  readonly before: number;
}

/** Answers 408, and hangs up, where a body comes in slower than this. */
export function limitSlowBodies(app: FastifyInstance, { firstMs, bytesASecond }: BodyPace = usualPace): void {
  const open = new Set<OpenBody>();

  function end({ request, reply }: OpenBody): void {
    const { socket } = request.raw;
    request.log.warn({ ip: request.ip, route: request.routeOptions.url }, 'A body that came in too slowly.');
    if (reply.raw.headersSent) return void socket.destroy();
    reply.hijack();
    reply.header('content-type', 'application/json; charset=utf-8').header('connection', 'close');
    for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value!);
    reply.raw.writeHead(408);
    reply.raw.end(JSON.stringify({ message: words }), () => socket.destroySoon());
  }

  app.addHook('onRequest', async (request, reply) => {
    const { headers, socket } = request.raw;
    if (headers['transfer-encoding'] === undefined && !Number(headers['content-length'])) return;
    const body: OpenBody = { request, reply, since: Date.now(), before: socket.bytesRead };
    open.add(body);
    const over = () => open.delete(body);
    request.raw.once('end', over).once('close', over);
  });
  const clock = setInterval(
    () => {
      for (const body of open) {
        const came = body.request.raw.socket.bytesRead - body.before;
        if (Date.now() - body.since < firstMs + (came / bytesASecond) * 1000) continue;
        open.delete(body);
        end(body);
      }
    },
    Math.min(2000, firstMs / 4),
  ).unref();
  app.addHook('onClose', async () => clearInterval(clock));
}
