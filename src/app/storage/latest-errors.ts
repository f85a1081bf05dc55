import { ERRORS_KEY } from './local-state.ts';
import { siteStorage } from './site-storage.ts';

/** Texts of errors by the place they stand at. */
export type PlacedErrors = Readonly<Record<string, readonly string[]>>;

/** Keeps why something about a declaration was refused, until its editor shows it (D-56). */
export function writeLatestErrors(id: number, errors: PlacedErrors): void {
  siteStorage.setItem(ERRORS_KEY, JSON.stringify({ id, errors }));
}

/** Why something about this declaration was refused, once; undefined when nothing was. */
export function takeLatestErrors(id: number): PlacedErrors | undefined {
  try {
    const kept = JSON.parse(siteStorage.getItem(ERRORS_KEY) ?? '{}') as {
      id?: number;
      errors?: PlacedErrors;
    };
    if (kept.id !== id) return undefined;
    siteStorage.removeItem(ERRORS_KEY);
    return kept.errors;
  } catch {
    return undefined;
  }
}
