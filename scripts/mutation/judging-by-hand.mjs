// Judges the faults by hand: each in a copy of the tree, with the one test file that must see it.
import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { textWithFault } from './anchors.mjs';
import { faultsByHand } from './by-hand.mjs';
import { copyTree, runTests } from './tree.mjs';

/** One file in one worker, up to its first red test; what was loaded for a run before is not made ready anew. */
const one = ['--bail=1', '--maxWorkers=1', '--experimental.fsModuleCache'];

/** Whether each was seen. */
export async function judgeByHand({ folder, databaseUrl, say }) {
  process.env.TEST_DATABASE_URL = await databaseUrl();
  const tests = [...new Set(faultsByHand.map(({ test }) => test))];
  const unseen = [];
  let seen = 0;
  const judgeTests = async (tree) => {
    for (let test = tests.shift(); test !== undefined; test = tests.shift()) {
      if ((await runTests(tree, {}, ...one, test)) !== 0) {
        unseen.push(`RED WITHOUT A FAULT: ${test}`);
        say(unseen.at(-1));
        continue;
      }
      for (const fault of faultsByHand.filter((by) => by.test === test)) {
        const isSeen = await turnsRed(tree, fault);
        if (isSeen) seen += 1;
        else unseen.push(`UNSEEN: ${fault.fault} (${test})`);
        say(isSeen ? `caught    ${fault.fault}` : unseen.at(-1));
      }
    }
  };
  await Promise.all(
    Array.from({ length: Math.min(2, availableParallelism()) }, () => judgeTests(copyTree(folder))),
  );
  for (const line of unseen) say(line);
  say(`${seen} caught, ${unseen.length} not`);
  return unseen.length === 0;
}

async function turnsRed(tree, fault) {
  const path = join(tree, fault.file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, textWithFault(fault, text));
  try {
    return (await runTests(tree, {}, ...one, fault.test)) !== 0;
  } finally {
    writeFileSync(path, text);
  }
}
