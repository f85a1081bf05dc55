// The dependency audit: what the registry knows to be vulnerable among the packages of package-lock.json.
import { npmCommand, writableCache } from './install.mjs';
import { endProcess, startProcess } from './processes.mjs';

const secondsToAnswer = 20;
const failing = new Set(['high', 'critical']);

/** Says in words what came of it; answers 1 when a package is vulnerable of level high or more, else 0. */
export async function auditDependencies() {
  const { passed, words } = judgeAudit(await npmAudit());
  if (passed) console.log(words);
  else console.error(words);
  return passed ? 0 : 1;
}

/**
 * Judges what `npm audit --json` printed, undefined when it took too long. A registry that does not answer an audit is
 * no fault of the packages; that npm could not ask is one.
 * @param {string | undefined} output
 */
export function judgeAudit(output) {
  if (output === undefined) return unanswered(`nothing came within ${secondsToAnswer} seconds`);
  const report = parsed(output);
  if (report?.vulnerabilities) return judgeVulnerabilities(Object.values(report.vulnerabilities));
  // So npm says that the registry refused or was not reached; what is wrong on this side has a code.
  if (report?.message && !report.error?.code) return unanswered(report.message);
  const why = report?.error?.summary || report?.message || output.trim() || 'it printed nothing';
  return { passed: false, words: `npm audit gave no report: ${why}` };
}

function judgeVulnerabilities(all) {
  const worst = all.filter(({ severity }) => failing.has(severity));
  if (worst.length === 0) {
    const lesser = all.length > 0 ? ` (${all.length} of a lower level: npm audit)` : '';
    return { passed: true, words: `No package is known to be vulnerable of level high or more${lesser}.` };
  }
  return { passed: false, words: worst.map(vulnerabilityLine).join('\n') };
}

/** `via` holds advisories, and names of other packages through which it is vulnerable. */
function vulnerabilityLine({ name, severity, range, via }) {
  const reasons = via.map((one) => (typeof one === 'string' ? `by ${one}` : `${one.title} ${one.url}`));
  return `${name} ${range} (${severity}): ${reasons.join('; ')}`;
}

function unanswered(why) {
  return { passed: true, words: `Not audited, the registry does not answer: ${why.split('\n')[0]}` };
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What it prints, vulnerable or not; undefined when it takes too long. */
function npmAudit() {
  const [command, ...before] = npmCommand();
  const args = [...before, 'audit', '--audit-level=high', '--json', '--fetch-retries=0', ...writableCache()];
  return new Promise((resolve, reject) => {
    const child = startProcess(command, args, { stdio: ['ignore', 'pipe', 'ignore'] });
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    const timer = setTimeout(() => {
      resolve(undefined);
      endProcess(child);
    }, secondsToAnswer * 1000);
    child.once('error', reject);
    child.once('close', () => {
      clearTimeout(timer);
      resolve(output);
    });
  });
}
