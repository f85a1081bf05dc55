let lrnCount = 0;

/** An LRN no other message of this run carries. */
export function newLrn(prefix = 'REHEARSAL'): string {
  lrnCount += 1;
  return `${prefix}${lrnCount}`;
}

/** A standard import (IMA, H1) of three items with only the fields a person has to fill, and nothing wrong. */
export function standardImport(lrn = newLrn()): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<md:MetaData xmlns:md="urn:wco:datamodel:WCO:DocumentMetaData-DMS:2" xmlns="urn:wco:datamodel:WCO:DEC-DMS:2">
<md:WCODataModelVersionCode>3.6</md:WCODataModelVersionCode>
<md:WCOTypeName>DEC</md:WCOTypeName>
<md:ResponsibleCountryCode>GB</md:ResponsibleCountryCode>
<md:ResponsibleAgencyName>HMRC</md:ResponsibleAgencyName>
<md:AgencyAssignedCustomizationVersionCode>v2.1</md:AgencyAssignedCustomizationVersionCode>
<Declaration>
<FunctionCode>9</FunctionCode>
<FunctionalReferenceID>${lrn}</FunctionalReferenceID>
<TypeCode>IMA</TypeCode>
<GoodsItemQuantity>3</GoodsItemQuantity>
<InvoiceAmount currencyID="GBP">600.00</InvoiceAmount>
<TotalPackageQuantity>6</TotalPackageQuantity>
<Agent><FunctionCode>2</FunctionCode></Agent>
<BorderTransportMeans><RegistrationNationalityCode>US</RegistrationNationalityCode><ModeCode>1</ModeCode></BorderTransportMeans>
<Declarant><ID>GB123456789000</ID></Declarant>
<Exporter><Name>Clockmakers Inc</Name><Address><CityName>Boston</CityName><CountryCode>US</CountryCode><Line>1 Pier</Line><PostcodeID>02110</PostcodeID></Address></Exporter>
<GoodsShipment>
<Consignment><ContainerCode>0</ContainerCode><GoodsLocation><Name>WLALONBTW</Name><TypeCode>A</TypeCode><Address><TypeCode>U</TypeCode><CountryCode>GB</CountryCode></Address></GoodsLocation></Consignment>
<Destination><CountryCode>GB</CountryCode></Destination>
<ExportCountry><ID>US</ID></ExportCountry>
${[1, 2, 3].map(item).join('\n')}
<Importer><ID>GB987654321000</ID></Importer>
<PreviousDocument><CategoryCode>Z</CategoryCode><ID>6GB123456789000-CLOCKS</ID><TypeCode>DCR</TypeCode></PreviousDocument>
</GoodsShipment>
</Declaration>
</md:MetaData>`;
}

function item(number: number): string {
  return `<GovernmentAgencyGoodsItem>
<SequenceNumeric>${number}</SequenceNumeric>
<Commodity>
<Description>Clock ${number}</Description>
<Classification><ID>9105210${number}</ID><IdentificationTypeCode>TSP</IdentificationTypeCode></Classification>
<Classification><ID>00</ID><IdentificationTypeCode>TRC</IdentificationTypeCode></Classification>
<DutyTaxFee><DutyRegimeCode>100</DutyRegimeCode><TypeCode>A00</TypeCode><Payment><MethodCode>A</MethodCode></Payment></DutyTaxFee>
<DutyTaxFee><TypeCode>B00</TypeCode><Payment><MethodCode>A</MethodCode></Payment></DutyTaxFee>
<GoodsMeasure><GrossMassMeasure>1${number}.5</GrossMassMeasure><NetNetWeightMeasure>1${number}</NetNetWeightMeasure></GoodsMeasure>
<InvoiceLine><ItemChargeAmount currencyID="GBP">${number}00.00</ItemChargeAmount></InvoiceLine>
</Commodity>
<CustomsValuation><MethodCode>1</MethodCode></CustomsValuation>
<GovernmentProcedure><CurrentCode>40</CurrentCode><PreviousCode>00</PreviousCode></GovernmentProcedure>
<GovernmentProcedure><CurrentCode>000</CurrentCode></GovernmentProcedure>
<Origin><CountryCode>US</CountryCode><TypeCode>1</TypeCode></Origin>
<Packaging><SequenceNumeric>1</SequenceNumeric><MarksNumbersID>MARKS ${number}</MarksNumbersID><QuantityQuantity>${number}</QuantityQuantity><TypeCode>BX</TypeCode></Packaging>
<ValuationAdjustment><AdditionCode>0000</AdditionCode></ValuationAdjustment>
</GovernmentAgencyGoodsItem>`;
}

/** The message with one text put for another; fails when the text is not there, so that no test proves nothing. */
export function change(message: string, from: string | RegExp, to: string): string {
  const changed = message.replace(from, to);
  if (changed === message) throw new Error(`${from} is not in the message`);
  return changed;
}

/** The message with a change inside the item at a position, counted from 1. */
export function changeItem(message: string, position: number, from: string | RegExp, to: string): string {
  const items = message.match(/<GovernmentAgencyGoodsItem>[\s\S]*?<\/GovernmentAgencyGoodsItem>/g) ?? [];
  const item = items[position - 1];
  if (!item) throw new Error(`there is no item ${position}`);
  return message.replace(item, () => change(item, from, to));
}
