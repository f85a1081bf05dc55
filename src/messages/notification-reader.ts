import { toUtc } from './date-time.ts';
import type {
  Notification,
  NotificationAmount,
  NotificationBank,
  NotificationDuty,
  NotificationError,
  NotificationInformation,
  NotificationPayment,
  NotificationStatus,
  NotificationValue,
} from './notification.ts';
import { UnreadValues } from './notification-rest.ts';
import { formatPointer, type PointerStep } from './pointer-text.ts';
import { quoted, type XmlElement, XmlError } from './xml/element.ts';
import { parseXml } from './xml/parse.ts';

/**
 * Most of what one message says that is read: customs' calculation of 999 items with ten duties each has 150,000 elements
 * and attributes, their refusal of 999 items with twenty-five errors each 25,000 errors. What is beyond stays kept as it came.
 */
const most = { nodes: 400_000, responses: 200, errors: 25_000 } as const;

/**
 * Reads a notification message, in the published form, without namespaces or with any prefixes; one
 * message may hold several responses.
 * @throws XmlError for what is no XML, holds no Response of customs, or more than is read.
 */
export function readNotifications(xml: string): Notification[] {
  const root = parseXml(xml, { nodes: most.nodes });
  const named = root.name === 'Response' ? [root] : root.children.filter(({ name }) => name === 'Response');
  const responses = named.filter(({ namespace }) => namespace === '' || namespace === responseNamespace);
  if (responses.length === 0) throw noNotification(root, named);
  if (responses.length > most.responses) throw tooMany(responses.length, 'responses', most.responses);
  const unread = new UnreadValues();
  const [first, ...others] = responses.map((response) => new ResponseReader(response, unread).read());
  return [{ ...first!, extras: [...saidAround(root, responses, unread), ...first!.extras] }, ...others];
}

function tooMany(count: number, what: string, limit: number): XmlError {
  const [all, read] = [count, limit].map((one) => one.toLocaleString('en-GB'));
  return new XmlError(`It holds ${all} ${what}; ${read} are the most that are read.`);
}

function noNotification(root: XmlElement, [foreign]: readonly XmlElement[]): XmlError {
  return new XmlError(
    foreign
      ? `The Response is in the namespace ${quoted(foreign.namespace)}, a notification in "${responseNamespace}" or in none.`
      : `${quoted(root.name)} holds no Response: it is no notification.`,
  );
}

/** What the envelope says beside its responses and of itself, by place in the message. */
function saidAround(
  root: XmlElement,
  responses: readonly XmlElement[],
  unread: UnreadValues,
): NotificationValue[] {
  if (root === responses[0]) return [];
  const read = new Set(responses);
  const children = root.children.filter(
    (child) => !read.has(child) && !(child.namespace === root.namespace && isOfEnvelope(child)),
  );
  const rest = { ...root, children };
  const isEmpty =
    children.length === 0 && root.attributes.length === 0 && root.text === '' && !root.instructions;
  return isEmpty ? [] : unread.takeAll(rest, `/${root.name}`);
}

/** True for one of the texts by which the envelope names its own form. */
function isOfEnvelope({ name, children, attributes, instructions }: XmlElement): boolean {
  return envelopeNames.has(name) && children.length === 0 && attributes.length === 0 && !instructions;
}

const envelopeNames = new Set([
  'WCODataModelVersionCode',
  'WCOTypeName',
  'ResponsibleCountryCode',
  'ResponsibleAgencyName',
  'AgencyAssignedCustomizationCode',
  'AgencyAssignedCustomizationVersionCode',
]);

const responseNamespace = 'urn:wco:datamodel:WCO:RES-DMS:2';

const declarationNamespace = 'urn:wco:datamodel:WCO:DEC-DMS:2';

/** The namespaces of a Response, of its dates and of changed values; '' where they were lost. */
function isOfCustoms({ namespace }: XmlElement): boolean {
  return namespace === '' || namespace.startsWith('urn:wco:datamodel:WCO:');
}

class ResponseReader {
  readonly #response: XmlElement;
  readonly #unread: UnreadValues;

  constructor(response: XmlElement, unread: UnreadValues) {
    this.#response = response;
    this.#unread = unread;
  }

  read(): Notification {
    const response = this.#response;
    const { answered: declaration, amended } = this.#declarations(response);
    const errors = this.#all(response, 'Error');
    if (errors.length > most.errors) throw tooMany(errors.length, 'errors', most.errors);
    const statuses = this.#all(response, 'Status').map((status) => this.#status(status));
    const notification = {
      functionCode: this.#text(response, 'FunctionCode') ?? '',
      id: this.#text(response, 'FunctionalReferenceID'),
      issuedAt: this.#date(response, 'IssueDateTime'),
      lrn: this.#text(declaration, 'FunctionalReferenceID'),
      mrn: this.#text(declaration, 'ID'),
      version: this.#text(declaration, 'VersionID'),
      acceptedAt: this.#date(declaration, 'AcceptanceDateTime'),
      rejectedAt: this.#date(declaration, 'RejectionDateTime'),
      cancelledAt: this.#date(declaration, 'CancellationDateTime'),
      errors: errors.map((error) => this.#error(error)),
      statusCodes: statuses.flatMap(({ code }) => code ?? []),
      statuses,
      information: this.#all(response, 'AdditionalInformation').map((entry) => this.#information(entry)),
      amendments: this.#all(response, 'Amendment').map((amendment) => ({
        reason: this.#text(amendment, 'ChangeReasonCode'),
        pointer: this.#pointer(amendment),
      })),
      duties: this.#duties(declaration),
      payments: this.#all(declaration, 'DutyTaxFee').flatMap((fee) => this.#payment(fee)),
      bank: this.#bank(this.#child(response, 'Bank')),
      amendedValues: amended.flatMap((one, index) =>
        this.#unread.takeAll(one, index === 0 ? '' : `[${index + 1}]`),
      ),
    };
    return { ...notification, extras: this.#unread.takeAll(response) };
  }

  /**
   * The Declaration answered, and those with changed values that DMSRES adds in the namespace of declarations; where
   * the namespaces were lost, the second.
   */
  #declarations(response: XmlElement): { answered?: XmlElement; amended: readonly XmlElement[] } {
    const all = this.#all(response, 'Declaration');
    const amended = all.filter(({ namespace }) => namespace === declarationNamespace);
    const [answered, second] = all.filter(({ namespace }) => namespace !== declarationNamespace);
    const isLost = amended.length === 0 && second?.namespace === '';
    return { answered, amended: isLost ? [second] : amended };
  }

  #error(error: XmlElement): NotificationError {
    return {
      code: this.#text(error, 'ValidationCode'),
      description: this.#text(error, 'Description'),
      pointer: this.#pointer(error),
    };
  }

  #status(status: XmlElement): NotificationStatus {
    return {
      code: this.#text(status, 'NameCode'),
      effectiveAt: this.#date(status, 'EffectiveDateTime'),
      releasedAt: this.#date(status, 'ReleaseDateTime'),
      pointer: this.#pointer(status),
    };
  }

  #information(entry: XmlElement): NotificationInformation {
    return {
      code: this.#text(entry, 'StatementCode'),
      description: this.#text(entry, 'StatementDescription'),
      type: this.#text(entry, 'StatementTypeCode'),
      limitAt: this.#date(entry, 'LimitDateTime'),
      pointer: this.#pointer(entry),
    };
  }

  #duties(declaration: XmlElement | undefined): NotificationDuty[] {
    const shipment = this.#child(declaration, 'GoodsShipment');
    return this.#all(shipment, 'GovernmentAgencyGoodsItem').flatMap((item) => {
      return this.#all(this.#child(item, 'Commodity'), 'DutyTaxFee').map((fee) => {
        const payment = this.#child(fee, 'Payment');
        return {
          item: this.#text(item, 'SequenceNumeric'),
          type: this.#text(fee, 'TypeCode'),
          regime: this.#text(fee, 'DutyRegimeCode'),
          baseAmount: this.#amount(fee, 'AdValoremTaxBaseAmount'),
          baseQuantity: this.#amount(fee, 'SpecificTaxBaseQuantity'),
          rate: this.#text(fee, 'TaxRateNumeric'),
          deduction: this.#amount(fee, 'DeductAmount'),
          assessed: this.#amount(payment, 'TaxAssessedAmount'),
          payable: this.#amount(payment, 'PaymentAmount'),
        };
      });
    });
  }

  #payment(fee: XmlElement): NotificationPayment[] {
    return this.#all(fee, 'Payment').map((payment) => ({
      reference: this.#text(payment, 'ReferenceID'),
      assessed: this.#amount(payment, 'TaxAssessedAmount'),
      payable: this.#amount(payment, 'PaymentAmount'),
      dueAt: this.#date(payment, 'DueDateTime'),
      guarantees: this.#all(payment, 'ObligationGuarantee').flatMap(
        (guarantee) => this.#text(guarantee, 'ReferenceID') ?? [],
      ),
    }));
  }

  #bank(bank: XmlElement | undefined): NotificationBank | undefined {
    return bank && { code: this.#text(bank, 'ReferenceID'), account: this.#text(bank, 'ID') };
  }

  #all(parent: XmlElement | undefined, name: string): XmlElement[] {
    return parent?.children.filter((child) => child.name === name && isOfCustoms(child)) ?? [];
  }

  #child(parent: XmlElement | undefined, name: string): XmlElement | undefined {
    return this.#all(parent, name)[0];
  }

  #text(parent: XmlElement | undefined, name: string): string | undefined {
    const child = this.#child(parent, name);
    if (!child) return undefined;
    this.#unread.take(child);
    return child.text || undefined;
  }

  #amount(parent: XmlElement | undefined, name: string): NotificationAmount | undefined {
    const value = this.#text(parent, name);
    if (value === undefined) return undefined;
    const unit = this.#child(parent, name)!.attributes.find(({ written }) => unitNames.has(written));
    if (unit) this.#unread.take(unit);
    return { value, unit: unit?.value };
  }

  /** A date as UTC; one that cannot be understood stays among the extras. */
  #date(parent: XmlElement | undefined, name: string): string | undefined {
    const child = this.#child(parent, name);
    const moment = this.#child(child, 'DateTimeString') ?? child;
    const utc = moment && toUtc(moment.text);
    if (utc === undefined) return undefined;
    this.#unread.take(moment!);
    for (const attribute of moment!.attributes) {
      if (attribute.written === 'formatCode' && /^(102|304)$/.test(attribute.value))
        this.#unread.take(attribute);
    }
    return utc;
  }

  #pointer(parent: XmlElement): string | undefined {
    const steps = this.#all(parent, 'Pointer').flatMap((pointer) => this.#pointerSteps(pointer));
    return steps.length === 0 ? undefined : formatPointer(steps);
  }

  /** A number that is none, or that numbers nothing, stays among the extras. */
  #pointerSteps(pointer: XmlElement): PointerStep[] {
    const section = this.#text(pointer, 'DocumentSectionCode');
    const tag = this.#text(pointer, 'TagID');
    const tagged = tag === undefined ? [] : [{ id: tag }];
    if (section === undefined) return tagged;
    const given = this.#child(pointer, 'SequenceNumeric')?.text ?? '';
    const sequence = Number(given);
    if (!Number.isSafeInteger(sequence) || String(sequence) !== given) return [{ id: section }, ...tagged];
    this.#text(pointer, 'SequenceNumeric');
    return [{ id: section, sequence }, ...tagged];
  }
}

const unitNames = new Set(['currencyID', 'unitCode']);
