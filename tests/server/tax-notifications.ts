import { notification } from './notifications.ts';

const line = (type: string) =>
  `<resp:DutyTaxFee><resp:DeductAmount currencyID="GBP">0.00</resp:DeductAmount><resp:DutyRegimeCode>100</resp:DutyRegimeCode><resp:TaxRateNumeric>2.70</resp:TaxRateNumeric><resp:TypeCode>${type}</resp:TypeCode><resp:Payment><resp:TaxAssessedAmount currencyID="GBP">66.96</resp:TaxAssessedAmount><resp:PaymentAmount currencyID="GBP">66.96</resp:PaymentAmount></resp:Payment></resp:DutyTaxFee>`;

/** A calculation (DMSTAX) of so many items with so many lines of taxes each. */
export function taxNotification({
  items,
  lines,
  ...parts
}: Omit<Parameters<typeof notification>[0], 'code'> & {
  readonly items: number;
  readonly lines: number;
}): string {
  const taxes = Array.from({ length: lines }, (_, at) => line(at % 2 === 0 ? 'A00' : 'B00')).join('');
  const told = Array.from(
    { length: items },
    (_, at) =>
      `<resp:GovernmentAgencyGoodsItem><resp:SequenceNumeric>${at + 1}</resp:SequenceNumeric><resp:Commodity>${taxes}</resp:Commodity></resp:GovernmentAgencyGoodsItem>`,
  );
  const shipment = `<resp:GoodsShipment>${told.join('')}</resp:GoodsShipment>`;
  return notification({ ...parts, code: '13' }).replace(
    '</resp:Declaration>',
    `${shipment}</resp:Declaration>`,
  );
}
