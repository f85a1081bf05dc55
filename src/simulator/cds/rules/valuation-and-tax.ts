import { find, number, type Place, pointTo, text } from '../place.ts';
import type { Submission } from '../submission.ts';
import type { Rule } from './rule.ts';

/** Rules on value, preference and tax lines. */
export const valuationAndTaxRules: readonly Rule[] = [
  {
    code: 'CDS10001',
    demand: 'Every item of a standard import (H1) gives its price (4/14).',
    breaches: ({ items, dataSet }) =>
      lacking(dataSet === 'H1' ? items : [], 'Commodity/InvoiceLine/ItemChargeAmount'),
  },
  {
    code: 'CDS10001',
    demand: 'Every item of a standard import (H1) gives the valuation method (4/16).',
    breaches: ({ items, dataSet }) => lacking(dataSet === 'H1' ? items : [], 'CustomsValuation/MethodCode'),
  },
  {
    code: 'CDS10020',
    demand: 'The valuation method (4/16) is 1 to 6.',
    breaches: ({ items }) =>
      items
        .flatMap((item) => find(item, 'CustomsValuation/MethodCode'))
        .filter(({ element }) => !/^[1-6]$/.test(element.text.trim()))
        .map(({ pointer }) => pointer),
  },
  {
    code: 'CDS10001',
    demand: 'Every item of a standard import, except to a warehouse, gives the preference (4/17).',
    breaches: ({ items, dataSet }) =>
      (['H1', 'H3', 'H4', 'H5'].includes(dataSet) ? items : [])
        .filter((item) => find(item, 'Commodity/DutyTaxFee/DutyRegimeCode').length === 0)
        .map((item) => pointTo(item, 'Commodity/DutyTaxFee/DutyRegimeCode')),
  },
  {
    code: 'CDS12110',
    demand:
      'A quota order number (8/1) stands only on an item whose preference (4/17) claims a tariff quota, as 120.',
    breaches: ({ items }) =>
      items
        .filter(
          (item) =>
            !find(item, 'Commodity/DutyTaxFee/DutyRegimeCode').some(({ element }) =>
              /^.2\d$/.test(element.text.trim()),
            ),
        )
        .flatMap((item) => find(item, 'Commodity/DutyTaxFee/QuotaOrderID'))
        .map(({ pointer }) => pointer),
  },
  {
    code: 'CDS12070',
    demand: 'A tax line with a tax type (4/3) says how the tax is paid (4/8).',
    breaches: ({ items }) =>
      taxLines(items)
        .filter((line) => text(line, 'TypeCode') && !text(line, 'Payment/MethodCode'))
        .map((line) => pointTo(line, 'Payment/MethodCode')),
  },
  {
    code: 'CDS12111',
    demand: 'A tax amount (4/6, 4/7) is in GBP.',
    breaches: ({ items }) =>
      taxLines(items)
        .flatMap((line) => [
          ...find(line, 'Payment/TaxAssessedAmount'),
          ...find(line, 'Payment/PaymentAmount'),
        ])
        .filter(({ element }) => (element.attributes.get('currencyID') ?? 'GBP') !== 'GBP')
        .map(({ pointer }) => pointer),
  },
  {
    code: 'CDS12139',
    demand: 'A manual tax amount (4/6, 4/7) comes with the additional information OVR01 (2/2).',
    breaches: ({ root, items }) =>
      items
        .filter((item) => !hasStatement(item, 'OVR01') && !hasStatement(root, 'OVR01'))
        .flatMap((item) => taxLines([item]))
        .flatMap((line) => [
          ...find(line, 'Payment/TaxAssessedAmount'),
          ...find(line, 'Payment/PaymentAmount'),
        ])
        .slice(0, 1)
        .map(({ pointer }) => pointer),
  },
  {
    code: 'CDS12057',
    demand: 'All item prices (4/14) are in one currency.',
    breaches: ({ items }) => {
      const prices = itemPrices(items);
      return prices
        .filter((price) => currencyOf(price) !== currencyOf(prices[0]!))
        .map(({ pointer }) => pointer);
    },
  },
  {
    code: 'CDS12082',
    demand: 'The invoice total (4/11) is in the currency of the item prices (4/14).',
    breaches: ({ root, items }) => {
      const [total] = find(root, 'InvoiceAmount');
      const [price] = itemPrices(items);
      return total && price && currencyOf(total) !== currencyOf(price) ? [total.pointer] : [];
    },
  },
  {
    code: 'CDS12123',
    demand: 'An exchange rate (4/15) is above zero.',
    breaches: ({ root }) =>
      find(root, 'CurrencyExchange')
        .filter((exchange) => (number(exchange, 'RateNumeric') ?? 1) <= 0)
        .map((exchange) => pointTo(exchange, 'RateNumeric')),
  },
];

function lacking(items: Submission['items'], path: string) {
  return items.filter((item) => !text(item, path)).map((item) => pointTo(item, path));
}

function taxLines(items: readonly Place[]): Place[] {
  return items.flatMap((item) => find(item, 'Commodity/DutyTaxFee'));
}

function itemPrices(items: readonly Place[]): Place[] {
  return items.flatMap((item) => find(item, 'Commodity/InvoiceLine/ItemChargeAmount'));
}

function currencyOf(amount: Place): string {
  return amount.element.attributes.get('currencyID') ?? 'GBP';
}

function hasStatement(place: Place, code: string): boolean {
  return find(place, 'AdditionalInformation/StatementCode').some(
    ({ element }) => element.text.trim() === code,
  );
}
