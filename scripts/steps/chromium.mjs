// A Chromium for the browser journeys: Playwright's own, else the system's, else one that is fetched.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { runProcess } from './processes.mjs';

const fetchLimit = 60_000;
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
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
    ...places.flatMap((place) => names.map((name) => join(place, name))),
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
    console.log('Playwright could not fetch one; installing the Debian package chromium …');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const stdio = ['ignore', 'ignore', 'inherit'];
    await runProcess('apt-get', ['update', '-q'], { env, stdio });
    await runProcess('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      env,
      stdio,
    });
    const installed = await installedChromium();
    if (installed) return installed;
  }
  throw new Error(
    'The browser journeys need a Chromium: install the package chromium and run npm test again.',
  );
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
