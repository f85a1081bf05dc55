// The thread of `report-thread.ts` where that runs as source: in tests and without a build.
import { tsImport } from 'tsx/esm/api';

await tsImport('./report-thread.ts', import.meta.url);
