// The thread of `message-thread.ts` where that runs as source: in tests and without a build.
import { tsImport } from 'tsx/esm/api';

await tsImport('./message-thread.ts', import.meta.url);
