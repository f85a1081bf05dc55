// The reference papers beside the project, and tests that read them.
import { existsSync, readFileSync } from 'node:fs';

/** Why a test that reads them is skipped where they are not. */
export const withoutPapers = 'the reference material is not beside the project';

/** The same, when it is why a test of this file was skipped. */
export function paperReason(file, hasPapers = existsSync('../shared/reference')) {
  const isReader = /from '[./]*\/support\/reference\.ts'/.test(readFileSync(file, 'utf8'));
  return isReader && !hasPapers ? withoutPapers : undefined;
}
