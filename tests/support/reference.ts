import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('../../../shared/reference/', import.meta.url));

/** Whether the reference material lies beside the project; tests that read it are skipped where it does not. */
export const hasReference = existsSync(folder);

/** Path of a reference file, such as `cds/samples/submission-import/x.xml`. */
export function referencePath(file: string): string {
  return `${folder}${file}`;
}
