import Big from 'big.js';
import {
  type DerivedComputation,
  type DocumentData,
  decimalOf,
  type Patch,
  type Row,
  roundTo,
} from '../engine/index.ts';
import { itemOf, itemsOf, settle } from './items.ts';
import { touchedItems } from './sums.ts';

/** Sum of the item prices and how many items have each currency. */
interface Invoiced {
  readonly sum: Big;
  readonly currencies: ReadonlyMap<string, number>;
}

/**
 * The total amount invoiced is the sum of the item prices, times the exchange rate when one is set, rounded
 * to 2 decimals (CUS-206 to CUS-208); its currency is the one all items share, else GBP (CUS-209, CUS-210).
 * An item without a currency counts as GBP; no items give 0 and GBP (D-44).
 */
export const totalInvoiced: DerivedComputation = {
  name: 'total-invoiced',
  kind: 'derived',
  reads: ['/CDSItems', '/CDSItems/*/itemPriceAmount', '/CDSItems/*/itemPriceCurr', '/exchangeRate'],
  writes: ['/currency_1', '/currency'],
  begin: invoicedOf,
  run({ before, after, patches, memory }) {
    const known = memory as Invoiced | undefined;
    const invoiced = known ? kept(known, before, after, touchedItems(patches)) : invoicedOf(after);
    return { patches: totalled(after, invoiced), memory: invoiced };
  },
  full: (document) => totalled(document, invoicedOf(document)),
};

function invoicedOf(document: DocumentData): Invoiced {
  const items = itemsOf(document);
  const currencies = new Map<string, number>();
  for (const item of items) count(currencies, item, 1);
  return {
    sum: items.reduce((sum, item) => sum.plus(decimalOf(item.itemPriceAmount)), new Big(0)),
    currencies,
  };
}

function kept(
  known: Invoiced,
  before: DocumentData,
  after: DocumentData,
  ids: ReadonlySet<string>,
): Invoiced {
  let { sum } = known;
  const currencies = new Map(known.currencies);
  for (const id of ids) {
    const old = itemOf(before, id);
    const now = itemOf(after, id);
    sum = sum.minus(decimalOf(old?.itemPriceAmount)).plus(decimalOf(now?.itemPriceAmount));
    if (old) count(currencies, old, -1);
    if (now) count(currencies, now, 1);
  }
  return { sum, currencies };
}

function count(currencies: Map<string, number>, { itemPriceCurr }: Row, change: number): void {
  const currency = typeof itemPriceCurr === 'string' && itemPriceCurr !== '' ? itemPriceCurr : 'GBP';
  const number = (currencies.get(currency) ?? 0) + change;
  if (number === 0) currencies.delete(currency);
  else currencies.set(currency, number);
}

/** What the items of a document add up to. */
export function invoiceTotal(
  document: DocumentData,
  { sum, currencies }: Invoiced = invoicedOf(document),
): { readonly total: string; readonly currency: string } {
  const rate = decimalOf(document.exchangeRate);
  const total = rate.eq(0) ? sum : sum.times(rate);
  const [shared] = currencies.size === 1 ? currencies.keys() : ['GBP'];
  return { total: roundTo(total, 2), currency: shared ?? 'GBP' };
}

function totalled(document: DocumentData, invoiced: Invoiced): readonly Patch[] {
  const { total, currency } = invoiceTotal(document, invoiced);
  return [...settle(document, ['currency_1'], total), ...settle(document, ['currency'], currency)];
}
