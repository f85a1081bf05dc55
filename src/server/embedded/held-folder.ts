import { prepareDataFolder } from './data-folder.ts';
import { refuseHeld } from './data-folder-lock.ts';

/**
 * Throws DataFolderHeldError while a running Tidewaiter holds the data folder. Built as a program of its own that needs
 * no packages, because a start looks before it installs any.
 */
export function refuseHeldFolder(dataDir: string): void {
  refuseHeld(prepareDataFolder(dataDir).path);
}
