import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const sources = join(root, 'tests/bench/peers');
/** Ignored by git and by every check: what the registry brings never lies among our own files. */
const workshop = join(root, 'dist/bench');

export const peerNames = ['rjsf', 'json-forms', 'react-hook-form', 'formily'] as const;
export type PeerName = (typeof peerNames)[number];

/** A built peer: the folder to serve, and the versions its package file asks for. */
export interface Peer {
  readonly name: PeerName;
  readonly script: string;
  readonly versions: Readonly<Record<string, string>>;
}

/** Installs a peer from its lock file, unless that was done, and builds it for production. Throws with the reason. */
export async function preparePeer(name: PeerName): Promise<Peer> {
  const folder = join(workshop, name);
  mkdirSync(folder, { recursive: true });
  const lock = readFileSync(join(sources, name, 'package-lock.json'), 'utf8');
  const marker = join(folder, 'installed-lock.json');
  cpSync(join(sources, name), folder, { recursive: true });
  if (!existsSync(marker) || readFileSync(marker, 'utf8') !== lock) {
    const { status, stderr } = spawnSync(
      'npm',
      ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
      { cwd: folder, encoding: 'utf8', timeout: 240_000 },
    );
    if (status !== 0) throw new Error(`npm ci failed: ${stderr.trim().split('\n').slice(0, 3).join(' ')}`);
    writeFileSync(marker, lock);
  }
  const script = join(folder, 'page.js');
  await build({
    entryPoints: [join(folder, 'main.jsx')],
    outfile: script,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', global: 'window' },
    logLevel: 'error',
  });
  const { dependencies } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  return { name, script, versions: dependencies };
}
