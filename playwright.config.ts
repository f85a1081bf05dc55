import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

/** `npm test` names the browser it found; without one, Playwright's own or the system's. */
const systemChromium = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((file) =>
  existsSync(file),
);
const isRoot = process.getuid?.() === 0;

/** Browser journeys: each starts its own product (tests/support/product.ts) from dist, so build first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/postgres-run.ts',
  // A product lives as long as its worker, so tests of one file may run beside each other.
  fullyParallel: true,
  workers: 3,
  timeout: 240_000,
  // A busy machine is no failure; what hangs is found all the same.
  expect: { timeout: 60_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? systemChromium,
      args: [
        ...(isRoot ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
