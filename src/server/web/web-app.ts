import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refusals } from '../errors.ts';

const yearMs = 365 * 24 * 3_600_000;

/**
 * Serves the built web app. Files under assets/ carry their hash in their name and are kept by browsers
 * for good; every other address that is no file is a screen of the app and gets index.html. Addresses
 * under /api never do.
 */
export async function serveWebApp(app: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  const assets = join(root, 'assets') + sep;
  const isBuilt = existsSync(join(root, 'index.html'));
  if (isBuilt) await app.register(fastifyStatic, { root, serve: false, index: false });

  app.get<{ Params: { '*': string } }>('/*', { config: { access: 'public' } }, async (request, reply) => {
    const path = request.params['*'];
    if (!isBuilt || path === 'api' || path.startsWith('api/')) throw refusals.notFound();
    // An address may lead out of the folder again, in letters that are read here only.
    if (join(root, path).startsWith(assets)) return reply.sendFile(path, { immutable: true, maxAge: yearMs });
    // Of what lies beside the folder not even whether it is there is told.
    const isFile =
      /\.[a-z0-9]+$/i.test(path) && join(root, path).startsWith(root + sep) && existsSync(join(root, path));
    return reply
      .header('cache-control', 'no-cache')
      .sendFile(isFile ? path : 'index.html', { cacheControl: false });
  });
}
