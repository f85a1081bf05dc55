// Checks how commits are told. `node scripts/check-commit.mjs FILE`: the message in the file, which is being committed
// (.githooks/commit-msg). Without a file: all commits after the one that brought this rule.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { faultOfMessage, isGitsOwn, writtenMessage } from './steps/commit-messages.mjs';

const [file] = process.argv.slice(2);
if (file) checkWritten(writtenMessage(readFileSync(file, 'utf8')));
else checkHistory();

function checkWritten(message) {
  // Git ends a commit without a message by itself.
  const fault = message === '' || isGitsOwn(message) ? undefined : faultOfMessage(message);
  if (!fault) return;
  console.error(`${fault} (CONTRIBUTING.md)`);
  process.exitCode = 1;
}

function checkHistory() {
  const commits = commitsSinceTheRule();
  if (typeof commits === 'string') return console.log(`No commit is checked: ${commits}.`);
  const faults = commits
    .map(({ hash, message }) => ({ hash, message, fault: faultOfMessage(message) }))
    .filter(({ fault }) => fault);
  for (const { hash, message, fault } of faults)
    console.error(`${hash} ${message.split('\n')[0]}\n  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else console.log(`${commits.length} commits are told as CONTRIBUTING.md wants.`);
}

/** Merges are left out; a sentence where there is no history to read. */
function commitsSinceTheRule() {
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return 'the clone is a shallow one';
    const rule = git('log', '--diff-filter=A', '--format=%H', '--', 'scripts/check-commit.mjs').trim();
    if (rule === '') return 'none is later than the rule';
    const first = rule.split('\n').at(-1);
    return git('log', '-z', '--no-merges', '--format=%h %B', `${first}..HEAD`)
      .split('\0')
      .filter(Boolean)
      .map((text) => ({
        hash: text.slice(0, text.indexOf(' ')),
        message: text.slice(text.indexOf(' ') + 1),
      }));
  } catch (error) {
    return `git has no history here (${
      String(error.stderr || error.message)
        .trim()
        .split('\n')[0]
    })`;
  }
}

function git(...args) {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 2 ** 28,
  });
}
