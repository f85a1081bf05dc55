import { find, number, type Place, text } from '../place.ts';
import type { Submission } from '../submission.ts';

/** What one goods item is charged: amounts in pounds and pence as text, rates in percent. */
export interface ItemDuties {
  readonly sequence: number;
  readonly lines: readonly DutyLine[];
}

interface DutyLine {
  readonly type: string;
  readonly regime: string | undefined;
  readonly base: string;
  readonly rate: string;
  readonly amount: string;
}

/** Rehearsal rates in hundredths of a percent; there is no tariff here, so every other tax type is free. */
const rates: Record<string, number> = { A00: 270, A50: 270, B00: 2000 };

/**
 * The duties this authority works out for rehearsal: customs duty 2.70 % of the item price in pounds, VAT
 * 20 % of price and duty, and an amount the declaration states itself as stated. Items without tax types
 * are left out.
 */
export function dutiesOf({ root, items }: Submission): ItemDuties[] {
  const exchangeRate = number(root, 'CurrencyExchange/RateNumeric') ?? 1;
  return items
    .map((item) => ({ sequence: number(item, 'SequenceNumeric')!, lines: linesOf(item, exchangeRate) }))
    .filter(({ lines }) => lines.length > 0);
}

/** The sum of all amounts charged, in pounds and pence. */
export function totalOf(duties: readonly ItemDuties[]): string {
  return pounds(
    duties
      .flatMap(({ lines }) => lines)
      .reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0),
  );
}

function linesOf(item: Place, exchangeRate: number): DutyLine[] {
  const [price] = find(item, 'Commodity/InvoiceLine/ItemChargeAmount');
  const isSterling = (price?.element.attributes.get('currencyID') ?? 'GBP') === 'GBP';
  let base = Math.round((Number(price?.element.text ?? 0) * 100) / (isSterling ? 1 : exchangeRate));
  return find(item, 'Commodity/DutyTaxFee')
    .filter((line) => text(line, 'TypeCode'))
    .map((line) => {
      const type = text(line, 'TypeCode')!;
      const rate = rates[type] ?? 0;
      const stated = number(line, 'Payment/PaymentAmount') ?? number(line, 'Payment/TaxAssessedAmount');
      const amount = stated === undefined ? Math.round((base * rate) / 10_000) : Math.round(stated * 100);
      const charged = {
        type,
        regime: text(line, 'DutyRegimeCode'),
        base: pounds(base),
        rate: pounds(rate),
        amount: pounds(amount),
      };
      base += amount;
      return charged;
    });
}

/** Pence (or hundredths of a percent) with two decimals. */
function pounds(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}
