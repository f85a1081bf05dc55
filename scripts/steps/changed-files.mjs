// What changed in this tree since a commit.
import { execFileSync } from 'node:child_process';

/**
 * Files that differ from the commit (without one: from where this branch left what was fetched last, or else from HEAD),
 * those not committed and those not known to git included.
 * @param {string} [commit]
 * @returns {string[]}
 */
export function changedFiles(commit = leftFrom()) {
  const differing = git('diff', '--name-only', commit, '--');
  const unknown = git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...differing, ...unknown])].sort();
}

function leftFrom() {
  try {
    return git('merge-base', 'HEAD', '@{upstream}')[0];
  } catch {
    return 'HEAD';
  }
}

/** The lines git answers. Throws a sentence where it refuses. */
function git(...args) {
  try {
    const text = execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
    return text.split('\n').filter(Boolean);
  } catch (error) {
    throw new Error(`git ${args.join(' ')} failed: ${String(error.stderr || error.message).trim()}`);
  }
}
