import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { areBuilt, headOfValidators, validatorsFile } from './validator-inputs.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

if (!areBuilt(root, headOfValidators(root))) {
  const { status, stderr, error } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'generators/build-validators.ts')],
    { stdio: ['ignore', 'ignore', 'pipe'], encoding: 'utf8' },
  );
  if (status !== 0) {
    throw new Error(
      `The validators could not be built; "npx tidewaiter check" says what is wrong with the schemas. ${error ?? stderr}`,
    );
  }
}

/**
 * What `#compiled-validators` is for whoever runs from source: the validators by the `$id` of their schema, built in a
 * process of its own where the schemas changed. A build takes the built file itself (package.json, condition `bundled`).
 */
export const { compiled } = await import(/* @vite-ignore */ pathToFileURL(join(root, validatorsFile)).href);
