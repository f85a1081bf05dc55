// The threads of `threads.ts` where they run as source: in tests and without a build. Tests bundle them, once for all servers.
import { pathToFileURL } from 'node:url';

const bundled = process.env.TIDEWAITER_BUNDLED_THREAD;
const { default: answerTo } = bundled
  ? await import(pathToFileURL(bundled).href)
  : await (await import('tsx/esm/api')).tsImport('./thread.ts', import.meta.url);
export default answerTo;
