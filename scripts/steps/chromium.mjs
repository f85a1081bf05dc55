// A Chromium for the browser journeys: Playwright's own, else the system's, else one that is fetched.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProcess } from './processes.mjs';

const fetchLimit = 60_000;
/** The headless build first: without toolbar and windows a journey takes a third less of the processor. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const places = [
  '/usr/bin',
  '/usr/local/bin',
  '/snap/bin',
  ...(process.env.PATH ?? '').split(delimiter),
].filter(Boolean);
const applications = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The path of an installed Chromium, undefined when there is none. */
export async function installedChromium() {
  const { chromium } = await import('playwright');
  const candidates = [
    chromium.executablePath(),
    ...names.flatMap((name) => places.map((place) => join(place, name))),
    ...applications,
  ];
  return candidates.find((file) => file && existsSync(file));
}

/**
 * The path of a Chromium, fetched when the machine has none; says what it does. Throws a sentence when there
 * is none to be had.
 */
export async function provideChromium() {
  const found = await installedChromium();
  if (found) return found;

  console.log('There is no Chromium on this machine; fetching one with Playwright …');
  const playwright = ['node_modules/playwright/cli.js', 'install', 'chromium'];
  // Its stack traces say less than the sentence that follows when it fails.
  await runProcess(process.execPath, playwright, {
    timeLimit: fetchLimit,
    stdio: ['ignore', 'inherit', 'ignore'],
  });
  const fetched = await installedChromium();
  if (fetched) return fetched;

  if (process.getuid?.() === 0 && isExecutable('/usr/bin/apt-get')) {
    console.log(
      'Playwright could not fetch one; installing the Debian package chromium and its headless build …',
    );
    await aptGet('update', '-q');
    await aptGet('install', '-y', '-q', '--no-install-recommends', 'chromium');
    // Not in every release; without it the journeys take longer.
    await aptGet('install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell');
    const installed = await installedChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser journeys need a Chromium: install the package chromium and run npm test again.',
  );
}

function aptGet(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return runProcess('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
