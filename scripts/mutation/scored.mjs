// Faults that operators make of files or of a room: a sample of them judged, and its score told.
import { readFileSync, writeFileSync } from 'node:fs';
import { judge } from './judging.mjs';
import { faultsOf } from './operators.mjs';
import { rooms, sourcesOf, testFoldersOf, testsThatReach } from './rooms.mjs';
import { sampleOf } from './sample.mjs';
import { judgeSchemas, schemaFaultsOf } from './schemas.mjs';

const page = 'docs/testing.md';

/** Whether faults of these files or folders were judged, and every one of them was caught. */
export async function judgeFiles(named, { until, sample, seed, ...options }) {
  const sources = [...new Set(named.flatMap(sourcesOf))];
  const schemas = named.filter((file) => file.startsWith('schemas'));
  const made = sources.length === 0 ? [] : await faultsOf(sources);
  const ofSchemas = schemas.length === 0 ? [] : schemaFaultsOf(schemas);
  if (made.length + ofSchemas.length === 0) {
    options.say('No file of which operators make faults.');
    return true;
  }
  const share = made.length / (made.length + ofSchemas.length);
  const chosen = sampleOf(made, Math.ceil(sample * share), seed);
  const chosenOfSchemas = sampleOf(ofSchemas, Math.ceil(sample * (1 - share)), seed);
  const judged = [];
  if (chosen.length > 0) {
    const tests = testsThatReach(sources, testFoldersOf(sources));
    const untilSchemas = Date.now() + (until - Date.now()) * share;
    judged.push(...(await judgeThem(chosen, { ...options, tests, until: untilSchemas })));
  }
  if (chosenOfSchemas.length > 0) {
    judged.push(...(await judgeSchemas(chosenOfSchemas, { ...options, until })));
  }
  const leftOut = made.length + ofSchemas.length - chosen.length - chosenOfSchemas.length;
  return tell(judged, leftOut, options.say);
}

/** The same for a room, whose score is written down. */
export async function judgeRoom(name, { sample, seed, ...options }) {
  const { sources, tests } = rooms[name];
  const files = name === 'schemas' ? [] : sourcesOf(sources);
  const made = name === 'schemas' ? schemaFaultsOf([sources]) : await faultsOf(files);
  const chosen = sampleOf(made, sample, seed);
  options.say(`${chosen.length} of ${made.length} faults, seed ${seed}`);
  const judged =
    name === 'schemas'
      ? await judgeSchemas(chosen, options)
      : await judgeThem(chosen, { ...options, tests: testsThatReach(files, tests) });
  const isGood = tell(judged, made.length - chosen.length, options.say);
  writeScore(name, { made, judged, seed });
  return isGood;
}

async function judgeThem(faults, { tests, databaseUrl, ...options }) {
  const needsDatabase = tests.some((test) => /^tests\/(server|storage|worker)\//.test(test));
  const url = needsDatabase ? await databaseUrl() : undefined;
  const { faults: judged, red, untried } = await judge(faults, { ...options, tests, databaseUrl: url });
  for (const test of red) options.say(`RED WITHOUT A FAULT: ${test}`);
  if (untried.length > 0) options.say(`${untried.length} test files were not tried: time was over.`);
  return judged;
}

const count = (judged, ...verdicts) => judged.filter(({ verdict }) => verdicts.includes(verdict)).length;
const seen = ['caught', 'survived', 'unreached'];
const percent = (judged) =>
  `${((100 * count(judged, 'caught')) / Math.max(1, count(judged, ...seen))).toFixed(1)} %`;

function tell(judged, leftOut, say) {
  say('');
  for (const { verdict, place, operator, change } of judged) {
    if (verdict === 'survived' || verdict === 'unreached')
      say(`${verdict.padEnd(10)}${place} ${operator}: ${change}`);
  }
  const unjudged = count(judged, 'unjudged') + leftOut;
  say(
    `${count(judged, 'caught')} caught, ${count(judged, 'survived')} survived, ${count(judged, 'unreached')} reached by ` +
      `no test: ${percent(judged)}; ${unjudged} left out`,
  );
  return count(judged, 'caught') > 0 && count(judged, 'survived', 'unreached') === 0;
}

/** Puts the room's row into the table of the page, in place of the one that stood there. */
function writeScore(name, { made, judged, seed }) {
  const row = [
    name,
    made.length,
    count(judged, ...seen),
    count(judged, 'caught'),
    count(judged, 'survived'),
    count(judged, 'unreached'),
    percent(judged),
    seed,
    new Date().toISOString().slice(0, 10),
  ];
  const lines = readFileSync(page, 'utf8').split('\n');
  // Another table of the page has a row of the check, too.
  const scores = lines.indexOf('### Scores');
  const at = lines.findIndex((line, index) => index > scores && line.startsWith(`| ${name} |`));
  if (at === -1) throw new Error(`${page} has no row of ${name}.`);
  lines[at] = `| ${row.join(' | ')} |`;
  writeFileSync(page, lines.join('\n'));
}
