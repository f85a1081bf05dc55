// The data folder, looked at before anything is built.
import { tsImport } from 'tsx/esm/api';

/** Throws with a sentence while a running Tidewaiter holds the data folder: it runs from what a build would replace. */
export async function requireFreeDataFolder(dataDir) {
  const { prepareDataFolder } = await tsImport('../../src/server/embedded/data-folder.ts', import.meta.url);
  const { refuseHeld } = await tsImport('../../src/server/embedded/data-folder-lock.ts', import.meta.url);
  refuseHeld(prepareDataFolder(dataDir).path);
}
