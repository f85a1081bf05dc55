import { join } from 'node:path';
import { bundlePrograms } from './bundled-programs.ts';

/**
 * Before a run of database tests: what runs in threads of servers, bundled from the sources as they are. A thread is loaded
 * from it in a third of the time, and a run starts some hundred.
 */
export default async function bundleThread(): Promise<() => void> {
  const { folder, remove } = await bundlePrograms({ thread: 'src/server/threads/thread.ts' });
  process.env.TIDEWAITER_BUNDLED_THREAD = join(folder, 'thread.js');
  return remove;
}
