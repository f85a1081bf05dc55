import type { Notification, NotificationAmount } from '../../../src/messages/index.ts';

/** The values of one kind that a notification was read to hold, in the order of the message. */
export type Readings = (notification: Notification) => readonly (string | undefined)[];

const itemPath = '/Declaration/GoodsShipment/GovernmentAgencyGoodsItem';
const dutyPath = `${itemPath}/Commodity/DutyTaxFee`;

/**
 * Where every value of a Response is read to, written by hand from the published messages: its place, without
 * numbers and `DateTimeString`, and the values read. `@` stands for the attribute of an amount.
 */
export const places: Readonly<Record<string, Readings>> = {
  '/FunctionCode': (n) => [n.functionCode],
  '/FunctionalReferenceID': (n) => [n.id],
  '/IssueDateTime': (n) => [n.issuedAt],
  '/Declaration/FunctionalReferenceID': (n) => [n.lrn],
  '/Declaration/ID': (n) => [n.mrn],
  '/Declaration/VersionID': (n) => [n.version],
  '/Declaration/AcceptanceDateTime': (n) => [n.acceptedAt],
  '/Declaration/RejectionDateTime': (n) => [n.rejectedAt],
  '/Declaration/CancellationDateTime': (n) => [n.cancelledAt],
  '/Error/ValidationCode': (n) => n.errors.map(({ code }) => code),
  '/Error/Description': (n) => n.errors.map(({ description }) => description),
  '/Error/Pointer': (n) => n.errors.map(({ pointer }) => pointer),
  '/Status/NameCode': (n) => n.statuses.map(({ code }) => code),
  '/Status/EffectiveDateTime': (n) => n.statuses.map(({ effectiveAt }) => effectiveAt),
  '/Status/ReleaseDateTime': (n) => n.statuses.map(({ releasedAt }) => releasedAt),
  '/Status/Pointer': (n) => n.statuses.map(({ pointer }) => pointer),
  '/AdditionalInformation/StatementCode': (n) => n.information.map(({ code }) => code),
  '/AdditionalInformation/StatementDescription': (n) => n.information.map(({ description }) => description),
  '/AdditionalInformation/StatementTypeCode': (n) => n.information.map(({ type }) => type),
  '/AdditionalInformation/LimitDateTime': (n) => n.information.map(({ limitAt }) => limitAt),
  '/AdditionalInformation/Pointer': (n) => n.information.map(({ pointer }) => pointer),
  '/Amendment/ChangeReasonCode': (n) => n.amendments.map(({ reason }) => reason),
  '/Amendment/Pointer': (n) => n.amendments.map(({ pointer }) => pointer),
  '/Bank/ReferenceID': (n) => [n.bank?.code],
  '/Bank/ID': (n) => [n.bank?.account],
  '/Declaration/DutyTaxFee/Payment/ReferenceID': (n) => n.payments.map(({ reference }) => reference),
  ...amount('/Declaration/DutyTaxFee/Payment/TaxAssessedAmount', (n) => n.payments.map((p) => p.assessed)),
  ...amount('/Declaration/DutyTaxFee/Payment/PaymentAmount', (n) => n.payments.map((p) => p.payable)),
  '/Declaration/DutyTaxFee/Payment/DueDateTime': (n) => n.payments.map(({ dueAt }) => dueAt),
  '/Declaration/DutyTaxFee/Payment/ObligationGuarantee/ReferenceID': (n) =>
    n.payments.flatMap(({ guarantees }) => guarantees),
  [`${itemPath}/SequenceNumeric`]: (n) => n.duties.map(({ item }) => item),
  [`${dutyPath}/TypeCode`]: (n) => n.duties.map(({ type }) => type),
  [`${dutyPath}/DutyRegimeCode`]: (n) => n.duties.map(({ regime }) => regime),
  [`${dutyPath}/TaxRateNumeric`]: (n) => n.duties.map(({ rate }) => rate),
  ...amount(`${dutyPath}/AdValoremTaxBaseAmount`, (n) => n.duties.map((d) => d.baseAmount)),
  ...amount(`${dutyPath}/SpecificTaxBaseQuantity`, (n) => n.duties.map((d) => d.baseQuantity)),
  ...amount(`${dutyPath}/DeductAmount`, (n) => n.duties.map((d) => d.deduction)),
  ...amount(`${dutyPath}/Payment/TaxAssessedAmount`, (n) => n.duties.map((d) => d.assessed)),
  ...amount(`${dutyPath}/Payment/PaymentAmount`, (n) => n.duties.map((d) => d.payable)),
};

function amount(
  place: string,
  amounts: (notification: Notification) => readonly (NotificationAmount | undefined)[],
): Record<string, Readings> {
  return {
    [place]: (n) => amounts(n).map((entry) => entry?.value),
    [`${place}/@`]: (n) => amounts(n).map((entry) => entry?.unit),
  };
}
