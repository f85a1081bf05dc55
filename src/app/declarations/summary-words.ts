import type { DeclarationSummary } from '../api/declarations.ts';
import { text } from '../texts.ts';

/** What a declaration is called in lists: its own reference, else its UCR, else its number. */
export function referenceOf({ internal_id, ref_general, id }: DeclarationSummary): string {
  return internal_id ?? ref_general ?? text('bar.numberTitle', { id });
}

/** Regime in words, and additional type. */
export function kindWords({ customs_regime, additional_dec_type }: DeclarationSummary): string {
  const regime = customs_regime ? text(`list.regime.${customs_regime}`) : '';
  return [regime, additional_dec_type ?? ''].filter(Boolean).join(' ');
}
