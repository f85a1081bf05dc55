import type { Catalogue } from '../../engine/index.ts';
import { codeOf } from './meant.ts';

/** Where the currency of an amount stands. */
const currencyPlaces: Readonly<Record<string, string>> = {
  itemPriceAmount: 'itemPriceCurr',
  statistic_value: 'statistic_currency',
  '/currency_1': '/currency',
};

const masses = new Set(['net_mass', 'gross_mass', '/gross_mass']);
const otherUnits =
  /(?<!\p{L})(m?g|grs?|gms?|gram(me)?s?|lbs?|pounds?|oz|ounces?|t|to|tons?|tonnes?|mt|cwt)(?!\p{L})/iu;

/** A sign or word of a currency beside an amount. */
export interface ToldCurrency {
  /** Target of the currency of the amount. */
  readonly place: string;
  readonly words: string;
  /** Undefined where the words name no one currency. */
  readonly code: string | undefined;
  /** The words are of no currency at all: what they make of the amount nobody knows. */
  readonly isUnknown: boolean;
  /** Other currencies have the sign too. */
  readonly isShared: boolean;
}

/** Why a figure is not what its field means, by the unit beside it: kilograms alone are a mass. */
export function otherUnit(target: string, text: string): string | undefined {
  if (!masses.has(target)) return undefined;
  const unit = otherUnits.exec(wordsBeside(text))?.[0];
  return unit === undefined ? undefined : `In ${unit}: a mass is in kilograms.`;
}

/** The currency that a cell names beside its amount, or the other words that stand there. */
export function currencyBeside(
  target: string,
  text: string,
  codeLists: Catalogue['codeLists'],
): ToldCurrency | undefined {
  const place = currencyPlaces[target];
  const words = wordsBeside(text);
  if (place === undefined || words === '') return undefined;
  const code = codeOf(codeLists.currencies, words);
  const isUnknown = code === undefined && !/\p{Sc}/u.test(words);
  return { place, words, code, isUnknown, isShared: words === '$' };
}

function wordsBeside(text: string): string {
  return text.replace(/[\d.,'+\s\u00a0\u202f]+/g, ' ').trim();
}
