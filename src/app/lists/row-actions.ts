import { part } from '../part.ts';

/** The buttons that stand in each row of a list, to be done to that one alone: few lists have some. */
export const rowButtons = part(async () => (await import('./RowButtons.tsx')).RowButtons);
