/** A notification with every element that has a place of its own, twice where it may repeat, each with a value of its own. */
export const wholeNotification = `<Response>
  <FunctionCode>13</FunctionCode>
  <FunctionalReferenceID>notification-1</FunctionalReferenceID>
  <IssueDateTime><DateTimeString formatCode="304">20260101010101Z</DateTimeString></IssueDateTime>
  <AdditionalInformation>
    <StatementCode>INF1</StatementCode>
    <StatementDescription>Bring the papers.</StatementDescription>
    <LimitDateTime><DateTimeString formatCode="304">20260202020202Z</DateTimeString></LimitDateTime>
    <StatementTypeCode>AFB</StatementTypeCode>
    <Pointer><SequenceNumeric>1</SequenceNumeric><DocumentSectionCode>07B</DocumentSectionCode></Pointer>
  </AdditionalInformation>
  <Amendment>
    <ChangeReasonCode>16</ChangeReasonCode>
    <Pointer><DocumentSectionCode>42A</DocumentSectionCode><TagID>D014</TagID></Pointer>
  </Amendment>
  <Amendment>
    <ChangeReasonCode>17</ChangeReasonCode>
    <Pointer><DocumentSectionCode>42A</DocumentSectionCode></Pointer>
    <Pointer><SequenceNumeric>3</SequenceNumeric><DocumentSectionCode>68A</DocumentSectionCode><TagID>114</TagID></Pointer>
  </Amendment>
  <Bank><ReferenceID>BANKCODE</ReferenceID><ID>ACCOUNT</ID></Bank>
  <Error>
    <ValidationCode>CDS10001</ValidationCode>
    <Description>Not so.</Description>
    <Pointer><DocumentSectionCode>42A</DocumentSectionCode><TagID>017</TagID></Pointer>
  </Error>
  <Error><ValidationCode>CDS10002</ValidationCode></Error>
  <Status>
    <EffectiveDateTime><DateTimeString>Sun Jul 12 10:11:12 GMT 2026</DateTimeString></EffectiveDateTime>
    <NameCode>67</NameCode>
    <ReleaseDateTime><DateTimeString>Mon Aug 03 10:11:12 UTC 2026</DateTimeString></ReleaseDateTime>
    <Pointer><DocumentSectionCode>42A</DocumentSectionCode></Pointer>
  </Status>
  <Declaration>
    <FunctionalReferenceID>LRN-1</FunctionalReferenceID>
    <ID>26GBMRN</ID>
    <VersionID>4</VersionID>
    <AcceptanceDateTime><DateTimeString formatCode="304">20260303030303Z</DateTimeString></AcceptanceDateTime>
    <CancellationDateTime><DateTimeString formatCode="304">20260404040404Z</DateTimeString></CancellationDateTime>
    <RejectionDateTime><DateTimeString formatCode="304">20260505050505Z</DateTimeString></RejectionDateTime>
    <DutyTaxFee>
      <Payment>
        <ReferenceID>PAY-1</ReferenceID>
        <TaxAssessedAmount currencyID="GBP">10.10</TaxAssessedAmount>
        <DueDateTime><DateTimeString formatCode="102">20260606</DateTimeString></DueDateTime>
        <PaymentAmount currencyID="EUR">11.11</PaymentAmount>
        <ObligationGuarantee><ReferenceID>GUA-1</ReferenceID></ObligationGuarantee>
        <ObligationGuarantee><ReferenceID>GUA-2</ReferenceID></ObligationGuarantee>
      </Payment>
    </DutyTaxFee>
    <GoodsShipment>
      <GovernmentAgencyGoodsItem>
        <SequenceNumeric>7</SequenceNumeric>
        <Commodity>
          <DutyTaxFee>
            <AdValoremTaxBaseAmount currencyID="USD">12.12</AdValoremTaxBaseAmount>
            <DeductAmount currencyID="CHF">13.13</DeductAmount>
            <DutyRegimeCode>100</DutyRegimeCode>
            <SpecificTaxBaseQuantity unitCode="KGM">14.14</SpecificTaxBaseQuantity>
            <TaxRateNumeric>15.15</TaxRateNumeric>
            <TypeCode>A00</TypeCode>
            <Payment>
              <TaxAssessedAmount currencyID="SEK">16.16</TaxAssessedAmount>
              <PaymentAmount currencyID="NOK">17.17</PaymentAmount>
            </Payment>
          </DutyTaxFee>
        </Commodity>
      </GovernmentAgencyGoodsItem>
    </GoodsShipment>
  </Declaration>
  <Declaration>
    <InvoiceAmount currencyID="JPY">5</InvoiceAmount>
    <GoodsShipment><Consignee/><Mass unitCode="TNE"/></GoodsShipment>
  </Declaration>
</Response>`;
