import { text } from '../sign-in-texts.ts';
import { forgetPreferences } from '../storage/local-state.ts';
import { showToast } from './shell-state.ts';

/** How long the words stand before the page goes, ms. */
const READ_MS = 1000;

/**
 * Forgets what may have made a page fail, then loads it anew (SHL-110, SHL-111): preferences, the last errors and what
 * the browser keeps of the app. The sign-in and the journal of unsaved work stay.
 */
export async function clearCache(): Promise<void> {
  forgetPreferences();
  // Only over https and on this computer does a browser have it.
  if ('caches' in window) {
    const names = await caches.keys().catch(() => []);
    await Promise.allSettled(names.map((name) => caches.delete(name)));
  }
  showToast(text('failure.cleared'));
  setTimeout(() => location.reload(), READ_MS);
}
