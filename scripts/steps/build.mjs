// Generates from the schemas and builds dist, only when something that goes into it changed.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runProcess } from './processes.mjs';

const inputs = [
  'schemas',
  'generators',
  'src',
  'widgets',
  'scripts/steps/build.mjs',
  'vite.config.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
];
/** Within dist, so that it goes when that goes. */
const marker = 'dist/.built-from';

/** What runs on Node: each bundled with our own code inside and packages left where npm put them. */
const programs = {
  'server/process': 'src/server/process.ts',
  'server/thread': 'src/server/threads/thread.ts',
  'server/settings': 'src/server/settings.ts',
  'server/embedded': 'src/server/embedded/postgres.ts',
  'server/held-folder': 'src/server/embedded/held-folder.ts',
  'simulator/main': 'src/simulator/main.ts',
};

/** Throws with a sentence when a part fails, whose own words stand above then. */
export async function buildWhenChanged() {
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hashOfInputs()) return;
  await build();
}

/** Generates and builds, changed or not. */
export async function build() {
  // What fails or is cut off half way is no finished build.
  rmSync(marker, { force: true });
  console.log('Generating from the schemas …');
  await node('generating', 'node_modules/tsx/dist/cli.mjs', 'generators/generate.ts');
  const hash = hashOfInputs();

  console.log('Building …');
  await node(
    'building the web app',
    'node_modules/vite/bin/vite.js',
    'build',
    '--logLevel',
    'warn',
    '--config',
    'vite.config.ts',
  );
  const { build: bundle, stop } = await import('esbuild');
  await bundle({
    entryPoints: programs,
    outdir: 'dist',
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    packages: 'external',
    conditions: ['bundled'],
    sourcemap: true,
    logLevel: 'warning',
  });
  await stop();
  writeFileSync(marker, hash);
}

/** Whether there is a finished build to run. */
export function isBuilt() {
  return existsSync(marker);
}

async function node(what, ...args) {
  const code = await runProcess(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  if (code !== 0) throw new Error(`Tidewaiter could not be built: ${what} failed.`);
}

function hashOfInputs() {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesBelow).sort()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

function filesBelow(path) {
  if (!existsSync(path)) return [];
  try {
    return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
      const inner = join(path, entry.name);
      if (entry.isDirectory()) return filesBelow(inner);
      return entry.isFile() ? [inner] : [];
    });
  } catch (error) {
    if (error.code === 'ENOTDIR') return [path];
    throw error;
  }
}
