import { existsSync } from 'node:fs';
import { defineConfig } from 'playwright/test';

/** `npm test` names the browser it found; without one, Playwright's own or the system's. */
const systemChromium = existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined;
const isRoot = process.getuid?.() === 0;

/** Browser journeys: each starts its own product (tests/support/product.ts) from dist, so build first. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  globalSetup: './tests/support/postgres-run.ts',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
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
