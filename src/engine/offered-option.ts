import type { CodeOption } from './catalogue.ts';

/** Whether a picker offers the option in declarations of a regime; without one, in any. */
export function isOffered({ offered, regime = 'both' }: CodeOption, asked: string | undefined): boolean {
  return offered !== false && (!asked || regime === 'both' || regime === asked);
}
