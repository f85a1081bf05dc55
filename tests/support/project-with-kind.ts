import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const project = fileURLToPath(new URL('../../', import.meta.url));

/** What the product is built from. */
const sources = [
  'generators',
  'package-lock.json',
  'package.json',
  'schemas',
  'scripts',
  'src',
  'tsconfig.json',
  'vite.config.ts',
  'widgets',
];

/** A project of its own. */
export interface BuiltProject {
  readonly root: string;
  remove(): void;
}

/**
 * Builds this project with the schemas of tests/kinds beside its own, as somebody does who adds a kind of document: no
 * other file is there that is not here.
 */
export async function projectWithKind(): Promise<BuiltProject> {
  const root = mkdtempSync(join(tmpdir(), 'tidewaiter-kind-'));
  for (const name of sources) cpSync(join(project, name), join(root, name), { recursive: true });
  cpSync(join(project, 'tests/support'), join(root, 'tests/support'), { recursive: true });
  cpSync(join(project, 'tests/kinds/schemas'), join(root, 'schemas'), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(root, 'node_modules'));
  const run = promisify(execFile);
  await run(process.execPath, ['scripts/tidewaiter.mjs', 'check'], { cwd: root });
  await run(process.execPath, ['scripts/build.mjs'], { cwd: root });
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
