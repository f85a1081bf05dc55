import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vitest/config';
import { LongestFirst } from './tests/support/longest-first.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

const statelessTests = 'tests/{cli,computations,engine,messages,printing,schemas,simulator}/**/*.test.ts';

/** Test files that put something else in place of a module, and so need modules of their own. */
const replacingModules = [
  'tests/server/app-limits.test.ts',
  'tests/server/password-race.test.ts',
  'tests/server/shapes.test.ts',
  'tests/server/sign-in-flood.test.ts',
  'tests/server/sign-in.test.ts',
  'tests/server/who-has-an-account.test.ts',
];

/** Before a run of database tests: a database to copy, and what threads run. */
const databaseRun = ['tests/support/postgres-run.ts', 'tests/support/thread-run.ts'];

/** Before tests that call parts of the server: what the areas bring. */
const mounting = `${root}tests/support/mount-areas.ts`;

/**
 * Parts of rjsf that our forms never reach, and of the grid that no list does, and what stands in the browser in their
 * place: they would be half of each.
 */
const standIns: Readonly<Record<string, string>> = {
  '@rjsf/core/lib/getDefaultRegistry.js': 'widgets/rjsf/registry.ts',
  '@rjsf/utils/lib/schema/shallowAllOfMerge.js': 'widgets/rjsf/unreached.ts',
  '@rjsf/utils/lib/schema/omitExtraData.js': 'widgets/rjsf/unreached.ts',
  '@rjsf/utils/lib/schema/toPathSchema.js': 'widgets/rjsf/unreached.ts',
  '@rjsf/utils/lib/schema/getClosestMatchingOption.js': 'widgets/rjsf/unreached.ts',
  '@rjsf/utils/lib/schema/getFirstMatchingOption.js': 'widgets/rjsf/unreached.ts',
  '@rjsf/validator-ajv8/lib/processRawValidationErrors.js': 'widgets/rjsf/unreached.ts',
  'fast-uri/index.js': 'widgets/rjsf/no-references.ts',
  'markdown-to-jsx/dist/react.js': 'widgets/rjsf/markdown.tsx',
  '@mui/x-data-grid/constants/defaultGridSlotsComponents.mjs': 'src/app/lists/no-default-slots.ts',
};

const withoutUnreached: Plugin = {
  name: 'without-unreached',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!importer || !/\/node_modules\/@(rjsf|mui\/x-data-grid)\//.test(importer)) return null;
    const { id } = (await this.resolve(source, importer, { skipSelf: true })) ?? { id: '' };
    const standIn = standIns[id.slice(id.lastIndexOf('/node_modules/') + '/node_modules/'.length)];
    return standIn === undefined ? null : `${root}${standIn}`;
  },
};

/** Files from which pages are loaded: every page, those of the signed-in, those beside the sign-in, and some of each. */
const starts = {
  frame: 'main.tsx',
  shell: 'shell/Shell.tsx',
  accounts: 'login/account-pages.ts',
  list: 'lists/ListRoute.tsx',
  others: 'own/other-pages.tsx',
  editor: 'editor/EditorRoute.tsx',
} as const;

/** Modules loaded with each; found once a build. */
const modulesOf = new Map<string, ReadonlySet<string>>();

type ModulesOf = (id: string) => { readonly importedIds: readonly string[] } | null;

/** The file and whatever it imports without waiting. */
function loadedWith(file: string, info: ModulesOf): ReadonlySet<string> {
  const found = new Set<string>();
  const open = [`${root}src/app/${file}`];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    open.push(...(info(id)?.importedIds ?? []));
  }
  return found;
}

const isLibrary = (id: string) => id.includes('/node_modules/');
const ours = (chunk: string | null) => chunk && `our-${chunk}`;

type Graph = { readonly getModuleInfo: ModulesOf };

function isLoadedWith(start: keyof typeof starts, id: string, graph: Graph): boolean {
  const known = modulesOf.get(start) ?? loadedWith(starts[start], (one) => graph.getModuleInfo(one));
  modulesOf.set(start, known);
  return known.has(id);
}

/** The chunk of a module that every page loads, or every page of the signed-in and none beside the sign-in. */
function sharedChunk(id: string, graph: Graph): string | null {
  if (isLoadedWith('frame', id, graph)) return 'frame';
  return isLoadedWith('shell', id, graph) && !isLoadedWith('accounts', id, graph) ? 'shell' : null;
}

/**
 * Chunks of what every editor loads, by what loads it as well: a chunk takes with it what its modules import, so that what
 * more pages load is put into one first. What a kind brings into its editor divides nothing of it.
 */
const editorChunks = [
  ['accounts', 'list', 'others'],
  ['accounts', 'list'],
  ['accounts', 'others'],
  ['list', 'others'],
  ['accounts'],
  ['list'],
  ['others'],
  [],
] as const;

function isOfEditor(id: string, graph: Graph, others: readonly (keyof typeof starts)[]): boolean {
  return ['editor' as const, ...others].every((start) => isLoadedWith(start, id, graph));
}

/** A busy machine is no failure; what hangs is found all the same. */
const patient = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

/** Builds the browser application (src/app → dist/app) and tells vitest its kinds of tests. */
export default defineConfig({
  root: `${root}src/app`,
  cacheDir: `${root}node_modules/.vite`,
  plugins: [react(), withoutUnreached],
  build: {
    outDir: `${root}dist/app`,
    emptyOutDir: true,
    // What a window compares to hear of a newer build (src/app/shell/version-watch.ts).
    manifest: 'manifest.json',
    // The Content-Security-Policy allows no data: scripts or styles.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // In pieces, by who else has a use for each, they would be larger and slower. Libraries stand by themselves: a
          // browser keeps them from one build to the next.
          groups: [
            {
              debugName: 'libraries',
              name: (id, context) => (isLibrary(id) ? sharedChunk(id, context) : null),
              priority: 20,
            },
            { debugName: 'ours', name: (id, context) => ours(sharedChunk(id, context)), priority: 10 },
            ...editorChunks.map((others, index) => ({
              debugName: 'editor',
              name: (id: string, context: Graph) =>
                isOfEditor(id, context, others) ? ['editor', ...others].join('-') : null,
              priority: editorChunks.length - index,
            })),
          ],
        },
      },
    },
  },
  test: {
    // vitest leaves one processor idle, which on two halves the speed; more than four would crowd the database.
    maxWorkers: Math.min(4, availableParallelism()),
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        root,
        test: {
          name: 'unit',
          include: [statelessTests],
          // What these test keeps no state in its modules, so files share them: loading costs a third of it.
          isolate: false,
          ...patient,
        },
      },
      {
        root,
        test: {
          name: 'unit (own modules)',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [statelessTests, 'tests/{server,platform,soak}/**'],
          ...patient,
        },
      },
      {
        root,
        test: {
          name: 'database',
          include: ['tests/server/**/*.test.ts'],
          exclude: replacingModules,
          // The server keeps no state in its modules: files share them, which halves what loading costs.
          isolate: false,
          globalSetup: databaseRun,
          setupFiles: mounting,
          ...patient,
        },
      },
      {
        root,
        test: {
          name: 'database (modules replaced)',
          include: replacingModules,
          globalSetup: databaseRun,
          ...patient,
        },
      },
      {
        root,
        test: {
          name: 'platform',
          include: ['tests/platform/**/*.test.ts'],
          setupFiles: mounting,
          ...patient,
        },
      },
      {
        root,
        test: {
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          globalSetup: 'tests/support/postgres-run.ts',
          setupFiles: mounting,
          fileParallelism: false,
          ...patient,
          testTimeout: 30 * 60_000,
        },
      },
    ],
  },
});
