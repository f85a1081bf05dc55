import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('.', import.meta.url));

/** Builds the browser application (src/app → dist/app) and tells vitest its kinds of tests. */
export default defineConfig({
  root: `${root}src/app`,
  cacheDir: `${root}node_modules/.vite`,
  plugins: [react()],
  build: {
    outDir: `${root}dist/app`,
    emptyOutDir: true,
    // The Content-Security-Policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
  },
  test: {
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/{server,storage,worker,platform,soak}/**'],
          // A busy machine is no failure; what hangs is found all the same.
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'database',
          include: ['tests/{server,storage,worker}/**/*.test.ts'],
          globalSetup: 'tests/support/postgres-run.ts',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        root,
        test: {
          name: 'platform',
          include: ['tests/platform/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 30 * 60_000,
        },
      },
    ],
  },
});
