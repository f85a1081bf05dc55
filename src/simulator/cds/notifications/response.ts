import { tag, textTag } from '../../shared/xml/writer.ts';
import {
  declarationDateNamespace,
  declarationNamespace,
  metaDataNamespace,
  responseDateNamespace,
  responseNamespace,
} from '../facts/namespaces.ts';
import type { Pointer } from '../place.ts';
import type { ItemDuties } from './duties.ts';

/** What one notification says; what is absent is not written. */
export interface Notification {
  /** 01 DMSACC, 03 DMSREJ, 09 DMSCLE …: see the table of function codes in the API contract. */
  readonly functionCode: string;
  /** Unique for every notification. */
  readonly id: string;
  readonly issuedAt: Date;
  readonly lrn: string;
  readonly mrn: string;
  /** Of the declaration. */
  readonly version: number;
  readonly acceptedAt?: Date;
  readonly cancelledAt?: Date;
  readonly rejectedAt?: Date;
  readonly statements?: readonly Statement[];
  readonly errors?: readonly {
    readonly code: string;
    readonly description?: string;
    readonly pointer?: Pointer;
  }[];
  readonly status?: string;
  /** What was changed (07), and the new values as XML children of a Declaration with the prefixes dec and ds. */
  readonly changes?: { readonly amendments: readonly Change[]; readonly values: string };
  readonly hasBank?: boolean;
  /** Pounds and pence to pay, of a payment demand (14, 15). */
  readonly amountDue?: string;
  readonly duties?: readonly ItemDuties[];
}

/** One change: its reason and the place changed. */
export interface Change {
  readonly reason: string;
  readonly pointer: Pointer;
}

/** An AdditionalInformation of a notification. */
interface Statement {
  readonly code?: string;
  readonly description?: string;
  readonly limit?: Date;
  readonly type: string;
}

/** Writes a notification in the published form, namespaces included. */
export function writeResponse(notification: Notification): string {
  const { functionCode, id, issuedAt, statements = [], errors = [], status, changes } = notification;
  const response = [
    textTag('resp:FunctionCode', functionCode),
    textTag('resp:FunctionalReferenceID', id),
    dateTag('resp:IssueDateTime', issuedAt),
    ...statements.map(statementTag),
    ...(changes?.amendments ?? []).map(changeTag),
    notification.hasBank ? bank : '',
    ...errors.map(errorTag),
    status === undefined ? '' : tag('resp:Status', textTag('resp:NameCode', status)),
    declarationTag(notification),
    changes ? tag('dec:Declaration', changes.values) : '',
  ].join('');
  const envelope = [
    textTag('md:WCODataModelVersionCode', '3.6'),
    textTag('md:WCOTypeName', 'RES'),
    tag('md:ResponsibleCountryCode', ''),
    tag('md:ResponsibleAgencyName', ''),
    tag('md:AgencyAssignedCustomizationCode', ''),
    tag('md:AgencyAssignedCustomizationVersionCode', ''),
    tag('resp:Response', response),
  ].join('');
  const namespaces = {
    'xmlns:md': metaDataNamespace,
    'xmlns:resp': responseNamespace,
    'xmlns:rds': responseDateNamespace,
    ...(changes ? { 'xmlns:dec': declarationNamespace, 'xmlns:ds': declarationDateNamespace } : {}),
  };
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag('md:MetaData', envelope, namespaces)}`;
}

const bank = tag(
  'resp:Bank',
  textTag('resp:ReferenceID', 'TIDEGB2LXXX') + textTag('resp:ID', 'GB00TIDE00000000000000'),
);

function declarationTag(notification: Notification): string {
  const { lrn, mrn, version, acceptedAt, cancelledAt, rejectedAt, amountDue, duties = [] } = notification;
  const content = [
    dateTag('resp:AcceptanceDateTime', acceptedAt),
    dateTag('resp:CancellationDateTime', cancelledAt),
    textTag('resp:FunctionalReferenceID', lrn === '' ? undefined : lrn),
    textTag('resp:ID', mrn),
    dateTag('resp:RejectionDateTime', rejectedAt),
    textTag('resp:VersionID', String(version)),
    amountDue === undefined
      ? ''
      : tag('resp:DutyTaxFee', tag('resp:Payment', amountTag('resp:PaymentAmount', amountDue))),
    duties.length === 0 ? '' : tag('resp:GoodsShipment', duties.map(itemTag).join('')),
  ].join('');
  return tag('resp:Declaration', content);
}

function itemTag({ sequence, lines }: ItemDuties): string {
  const fees = lines.map(({ base, regime, rate, type, amount }) =>
    tag(
      'resp:DutyTaxFee',
      [
        amountTag('resp:AdValoremTaxBaseAmount', base),
        amountTag('resp:DeductAmount', '0.00'),
        textTag('resp:DutyRegimeCode', regime),
        textTag('resp:TaxRateNumeric', rate),
        textTag('resp:TypeCode', type),
        tag(
          'resp:Payment',
          amountTag('resp:TaxAssessedAmount', amount) + amountTag('resp:PaymentAmount', amount),
        ),
      ].join(''),
    ),
  );
  return tag(
    'resp:GovernmentAgencyGoodsItem',
    textTag('resp:SequenceNumeric', String(sequence)) + tag('resp:Commodity', fees.join('')),
  );
}

function statementTag({ code, description, limit, type }: Statement): string {
  const content = [
    textTag('resp:StatementCode', code),
    textTag('resp:StatementDescription', description),
    dateTag('resp:LimitDateTime', limit),
    textTag('resp:StatementTypeCode', type),
  ].join('');
  return tag('resp:AdditionalInformation', content);
}

function errorTag({ code, description, pointer = [] }: NonNullable<Notification['errors']>[number]): string {
  return tag(
    'resp:Error',
    textTag('resp:Description', description) + textTag('resp:ValidationCode', code) + pointerTags(pointer),
  );
}

function changeTag({ reason, pointer }: Change): string {
  return tag('resp:Amendment', textTag('resp:ChangeReasonCode', reason) + pointerTags(pointer));
}

function pointerTags(pointer: Pointer): string {
  const steps = pointer.map(({ section, sequence, tag: tagId }) =>
    tag(
      'resp:Pointer',
      textTag('resp:SequenceNumeric', sequence === undefined ? undefined : String(sequence)) +
        textTag('resp:DocumentSectionCode', section) +
        textTag('resp:TagID', tagId),
    ),
  );
  return steps.join('');
}

function amountTag(name: string, amount: string): string {
  return textTag(name, amount, { currencyID: 'GBP' });
}

function dateTag(name: string, date: Date | undefined): string {
  if (!date) return '';
  const digits = date.toISOString().slice(0, 19).replace(/\D/g, '');
  return tag(name, textTag('rds:DateTimeString', `${digits}Z`, { formatCode: '304' }));
}
