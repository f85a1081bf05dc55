import { type Authored, asWritten } from './authored.ts';
import { withGroups } from './groups.ts';
import { readSourceFiles, type SourceFile } from './source-files.ts';

/** Reads the schemas folder. Throws on a file that is no JSON; whether the files make sense is the check's business. */
export function readAuthored(schemasFolder: string): Authored {
  return authoredOf(readSourceFiles(schemasFolder));
}

/** The same of files that were read already, wherever they stood: with the fields of groups in their place. */
export function authoredOf(files: readonly SourceFile[]): Authored {
  return withGroups(asWritten(files));
}
