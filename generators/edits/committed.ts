import { spawnSync } from 'node:child_process';
import { type SourceFile, sourceFile } from '../source-files.ts';

/** Schemas as they stood in a commit. */
export interface CommittedSchemas {
  /** The commit, short. */
  readonly commit: string;
  readonly files: readonly SourceFile[];
}

const largestOutput = 64 * 1024 * 1024;

/**
 * The JSON files below a folder of a git work tree, as of a commit (`HEAD`, a branch, a tag). Undefined
 * where the folder is in no work tree or git is not installed; throws a sentence for a commit that does not exist.
 */
export function committedSchemas(folder: string, commit: string): CommittedSchemas | undefined {
  const prefix = git(folder, ['rev-parse', '--show-prefix']);
  if (prefix === undefined) return undefined;
  const found = git(folder, ['rev-parse', '--short', '--verify', '--quiet', `${commit}^{commit}`]);
  if (found === undefined) throw new Error(`There is no commit "${commit}" in this repository.`);
  const listed = git(folder, ['ls-tree', '-r', '-z', '--name-only', found.trim(), './']) ?? '';
  const names = listed.split('\0').filter((name) => name.endsWith('.json'));
  const texts = blobs(
    folder,
    names.map((name) => `${found.trim()}:${prefix.trim()}${name}`),
  );
  return {
    commit: found.trim(),
    files: names
      .map((name, index) => sourceFile(name, texts[index] ?? ''))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

/** Contents by name of object, in the order asked, by one run of git. */
function blobs(folder: string, objects: readonly string[]): readonly string[] {
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], {
    cwd: folder,
    input: objects.map((object) => `${object}\n`).join(''),
    maxBuffer: largestOutput,
  });
  let at = 0;
  return objects.map(() => {
    const head = stdout.indexOf('\n', at);
    const size = Number(stdout.toString('utf8', at, head).split(' ')[2]);
    at = head + 1 + size + 1;
    return stdout.toString('utf8', head + 1, head + 1 + size);
  });
}

function git(folder: string, args: readonly string[]): string | undefined {
  const run = spawnSync('git', args, { cwd: folder, encoding: 'utf8', maxBuffer: largestOutput });
  return run.status === 0 ? run.stdout : undefined;
}
