// `npm run test:busy`: the whole suite once and the journeys twice more, with four loops beside that keep processors busy:
// a test that passes on an idle machine alone is no test. What passes at its second try only counts as failed.
// `-- PATH …` runs these test files and folders alone, three times.
import { fileURLToPath } from 'node:url';
import { whenToldToEnd } from './steps/ending.mjs';
import { endAllProcesses, runProcess, startProcess } from './steps/processes.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const loops = 4;
const paths = process.argv.slice(2);
const runs = paths.length > 0 ? [paths, paths, paths] : [[], ['e2e'], ['e2e']];

whenToldToEnd(() => {
  endAllProcesses();
  process.exit(1);
});
for (let loop = 0; loop < loops; loop += 1)
  startProcess(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });

const codes = [];
for (const files of runs) {
  console.log(`\n══ ${['npm test', ...files].join(' ')}, with ${loops} busy loops beside`);
  const env = { ...process.env, TIDEWAITER_SKIP_FAILS: '1' };
  codes.push(await runProcess(process.execPath, ['scripts/test.mjs', ...files], { env }));
}
endAllProcesses();
console.log(`\n${codes.filter((code) => code === 0).length} of ${codes.length} runs passed.`);
process.exit(codes.every((code) => code === 0) ? 0 : 1);
