// `npm test`: everything, from installing to the browser journeys. `npm test -- PATH …`: the test files and folders
// named, of any layer. `npm test -- --changed [COMMIT]`: what reads the sources, and the tests that the changes since that
// commit (without one: since what was fetched last) reach first, in two minutes. The last line is `N passed, N failed`.
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { auditDependencies } from './steps/audit.mjs';
import { testsOfBothDatabases } from './steps/both-databases.mjs';
import { changedFiles } from './steps/changed-files.mjs';
import { installPackages, preparingAlone, requireNodeVersion } from './steps/install.mjs';
import { quickestReached } from './steps/reached-tests.mjs';
import { testFilesOf } from './steps/test-files.mjs';
import { TestRun } from './steps/test-run.mjs';

/** So many tests of a folder are named of those that are left out. */
const namedOfFolder = 8;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));

const args = process.argv.slice(2);
const unknown = args.find((arg) => arg.startsWith('-') && arg !== '--changed');
if (unknown) {
  console.error(`npm test knows no ${unknown}. Say: npm test [-- PATH … | -- --changed [COMMIT]]`);
  process.exit(2);
}

await new TestRun().finish(async (run) => {
  requireNodeVersion();
  await preparingAlone(installPackages);
  if (args[0] === '--changed') await testChanged(run, args[1]);
  else if (args.length > 0) await testSome(run, testFilesOf(args));
  else await testAll(run);
});

async function testAll(run) {
  await readSources(run);
  await run.vitest('unit tests', ['unit*']);
  await testDatabases(run);
  if (!(await run.build())) return;
  await run.vitest('start and stop', ['platform']);
  await run.journeys();
}

/**
 * All database tests on the PostgreSQL that was given, which may be older than ours; those that depend on version and
 * setting on the embedded one too. Where none is given, all on the embedded one.
 */
async function testDatabases(run) {
  const url = await run.embeddedDatabase();
  const other = run.otherDatabase;
  if (other) await run.vitest('database tests on TEST_DATABASE_URL', ['database*'], { url: other });
  if (!url) return;
  const some = other ? { files: testsOfBothDatabases() } : {};
  await run.vitest('database tests on the embedded PostgreSQL', ['database*'], { url, ...some });
}

async function testChanged(run, commit) {
  const changed = changedFiles(commit);
  console.log(`${changed.length} files changed.`);
  const { files, left, untested } = quickestReached(changed);
  await readSources(run);
  await testSome(run, files, { isQuick: true });
  if (left.length > 0) {
    console.log(`\n${left.length} more test files are reached, and left to the whole run:`);
    for (const line of namesByFolder(left)) console.log(line);
  }
  if (untested.length > 0) {
    console.log('\nNothing tests, as far as imports and names of files tell:');
    for (const file of untested) console.log(`  ${file}`);
  }
}

/** A line for each folder, with the nearest of its tests. */
function namesByFolder(files) {
  const folderOf = (file) => dirname(file.split(' ')[0]);
  return [...new Set(files.map(folderOf))].map((folder) => {
    const inside = files.filter((file) => folderOf(file) === folder);
    const names = inside.slice(0, namedOfFolder).map((file) => file.slice(folder.length + 1));
    const more = inside.length - names.length;
    return `  ${folder}: ${names.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  });
}

async function testSome(run, files, options) {
  const among = (...folders) => files.filter((file) => folders.some((folder) => file.startsWith(folder)));
  const database = among('tests/server/');
  const platform = among('tests/platform/');
  const soak = among('tests/soak/');
  const journeys = among('e2e/');
  const unit = files.filter(
    (file) => ![database, platform, soak, journeys].some((some) => some.includes(file)),
  );

  if (unit.length > 0) await run.vitest('unit tests', ['unit*'], { files: unit });
  if (database.length > 0) {
    const url = await run.embeddedDatabase();
    if (url) await run.vitest('database tests', ['database*'], { files: database, url });
  }
  if (platform.length + soak.length > 0 && (await run.build())) {
    if (platform.length > 0) await run.vitest('start and stop', ['platform'], { files: platform });
    const url = await run.embeddedDatabase();
    if (soak.length > 0 && url) await run.vitest('drills', ['soak'], { files: soak, url });
  }
  if (journeys.length > 0) await run.journeys(journeys, options);
}

/** What needs no test to run: types, generated files, schemas, lint, imports, packages, commits. */
async function readSources(run) {
  // Types take as long as all the other reading of the sources, on one processor.
  const types = run.step('types (beside the next steps)', () =>
    run.tool('node_modules/typescript/bin/tsc', '--noEmit'),
  );
  const audit = run.step('dependency audit (beside the next steps)', auditDependencies);
  await run.step('generated files are up to date', () =>
    run.tool('node_modules/tsx/dist/cli.mjs', 'generators/generate.ts', '--check'),
  );
  await run.step('schemas (npx tidewaiter check)', () => run.tool('scripts/tidewaiter.mjs', 'check'));
  await run.step('lint', () =>
    run.tool('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'),
  );
  await run.step('no file, export or package is unused', () => run.tool('node_modules/knip/bin/knip.js'));
  await run.step('imports go the right way', () => run.tool('scripts/check-imports.mjs'));
  await run.step('licences of the packages', () => run.tool('scripts/licences.mjs', '--check'));
  await run.step('commit subjects', () => run.tool('scripts/check-commit.mjs'));
  await types;
  await audit;
}
