// The data folder, looked at before anything is installed or built.
import { existsSync } from 'node:fs';

const built = new URL('../../dist/server/held-folder.js', import.meta.url);

/**
 * Throws with a sentence while a running Tidewaiter holds the data folder: it runs from what installing and building
 * would replace. Where nothing was built nothing runs from here.
 */
export async function requireFreeDataFolder(dataDir) {
  if (!existsSync(built)) return;
  const { refuseHeldFolder } = await import(built.href);
  refuseHeldFolder(dataDir);
}
