import { toUtc } from './date-time.ts';
import { formatPointer, type PointerStep } from './pointer-text.ts';
import { childNamed, type XmlElement, XmlError } from './xml/element.ts';
import { parseXml } from './xml/parse.ts';

/**
 * One Response of a customs notification. Texts that are absent or empty are undefined; dates are UTC in
 * ISO 8601. Codes are kept as they come, known or not; what has no place here is in `extras`.
 */
export interface Notification {
  /** `01` … `52`; the names of the known ones are `notificationNames`. */
  readonly functionCode: string;
  /** Id of the notification itself. */
  readonly id?: string;
  readonly issuedAt?: string;
  /** LRN of the message answered. */
  readonly lrn?: string;
  readonly mrn?: string;
  readonly version?: string;
  readonly acceptedAt?: string;
  readonly rejectedAt?: string;
  readonly cancelledAt?: string;
  readonly errors: readonly NotificationError[];
  /** Status/NameCode in order: 39 granted, 41 denied, 67, 4 … */
  readonly statusCodes: readonly string[];
  readonly statuses: readonly NotificationStatus[];
  readonly information: readonly NotificationInformation[];
  readonly amendments: readonly NotificationAmendment[];
  readonly duties: readonly NotificationDuty[];
  readonly payments: readonly NotificationPayment[];
  /** Where to pay. */
  readonly bank?: NotificationBank;
  /** Values after a change by customs (DMSRES), by place in the declaration. */
  readonly amendedValues: readonly NotificationValue[];
  /** Everything else that was said, by place in the Response. */
  readonly extras: readonly NotificationValue[];
}

export interface NotificationError {
  /** `CDS12005`; customs may leave it out. */
  readonly code?: string;
  readonly description?: string;
  /** `42A/17C/R144`; begins with 07B when the notification itself is meant. */
  readonly pointer?: string;
}

export interface NotificationStatus {
  readonly code?: string;
  readonly effectiveAt?: string;
  readonly releasedAt?: string;
  readonly pointer?: string;
}

export interface NotificationInformation {
  readonly code?: string;
  readonly description?: string;
  readonly type?: string;
  readonly limitAt?: string;
  readonly pointer?: string;
}

export interface NotificationAmendment {
  readonly reason?: string;
  readonly pointer?: string;
}

/** A tax line customs calculated; amounts in their lexical form with the currency apart. */
export interface NotificationDuty {
  readonly item?: string;
  readonly type?: string;
  readonly regime?: string;
  readonly baseAmount?: NotificationAmount;
  readonly baseQuantity?: NotificationAmount;
  readonly rate?: string;
  readonly deduction?: NotificationAmount;
  readonly assessed?: NotificationAmount;
  readonly payable?: NotificationAmount;
}

/** A payment asked for (DMSCPI, DMSCPR). */
export interface NotificationPayment {
  readonly reference?: string;
  readonly assessed?: NotificationAmount;
  readonly payable?: NotificationAmount;
  readonly dueAt?: string;
  readonly guarantees: readonly string[];
}

export interface NotificationBank {
  readonly code?: string;
  readonly account?: string;
}

export interface NotificationAmount {
  readonly value: string;
  /** Currency or unit. */
  readonly unit?: string;
}

export interface NotificationValue {
  readonly path: string;
  readonly value: string;
}

/** Names of the notifications by function code (reference CDS README, section 5). */
export const notificationNames: Readonly<Record<string, string>> = {
  '01': 'DMSACC',
  '02': 'DMSRCV',
  '03': 'DMSREJ',
  '05': 'DMSCTL',
  '06': 'DMSDOC',
  '07': 'DMSRES',
  '08': 'DMSROG',
  '09': 'DMSCLE',
  '10': 'DMSINV',
  '11': 'DMSREQ',
  '13': 'DMSTAX',
  '14': 'DMSCPI',
  '15': 'DMSCPR',
  '16': 'DMSEOG',
  '17': 'DMSEXT',
  '18': 'DMSGER',
  '50': 'DMSALV',
  '51': 'DMSQRY',
  '52': 'DMSDET',
};

/**
 * Reads a notification message, in the published form, without namespaces or with any prefixes; one
 * message may hold several responses.
 * @throws XmlError for what is no XML or holds no Response.
 */
export function readNotifications(xml: string): Notification[] {
  const root = parseXml(xml);
  const responses =
    root.name === 'Response' ? [root] : root.children.filter(({ name }) => name === 'Response');
  if (responses.length === 0) throw new XmlError(`"${root.name}" holds no Response: it is no notification.`);
  return responses.map((response) => new ResponseReader(response).read());
}

class ResponseReader {
  readonly #response: XmlElement;
  readonly #understood = new Set<XmlElement>();

  constructor(response: XmlElement) {
    this.#response = response;
  }

  read(): Notification {
    const response = this.#response;
    const [declaration, amended] = declarationsOf(response);
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
      errors: this.#all(response, 'Error').map((error) => this.#error(error)),
      statusCodes: statuses.flatMap(({ code }) => code ?? []),
      statuses,
      information: this.#all(response, 'AdditionalInformation').map((entry) => this.#information(entry)),
      amendments: this.#all(response, 'Amendment').map((amendment) => ({
        reason: this.#text(amendment, 'ChangeReasonCode'),
        pointer: this.#pointer(amendment),
      })),
      duties: this.#duties(declaration),
      payments: this.#all(declaration, 'DutyTaxFee').flatMap((fee) => this.#payment(fee)),
      bank: this.#bank(childNamed(response, 'Bank')),
      amendedValues: amended ? this.#values(amended, '') : [],
    };
    return { ...notification, extras: this.#values(response, '') };
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
    const shipment = declaration && childNamed(declaration, 'GoodsShipment');
    return this.#all(shipment, 'GovernmentAgencyGoodsItem').flatMap((item) => {
      const number = this.#text(item, 'SequenceNumeric');
      return this.#all(childNamed(item, 'Commodity'), 'DutyTaxFee').map((fee) => {
        const payment = childNamed(fee, 'Payment');
        return {
          item: number,
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
    return parent?.children.filter((child) => child.name === name) ?? [];
  }

  #text(parent: XmlElement | undefined, name: string): string | undefined {
    const child = parent && childNamed(parent, name);
    if (!child) return undefined;
    this.#understood.add(child);
    return child.text || undefined;
  }

  #amount(parent: XmlElement | undefined, name: string): NotificationAmount | undefined {
    const value = this.#text(parent, name);
    if (value === undefined) return undefined;
    return { value, unit: childNamed(parent!, name)!.attributes[0]?.value };
  }

  /** A date as UTC; one that cannot be understood stays among the extras. */
  #date(parent: XmlElement | undefined, name: string): string | undefined {
    const child = parent && childNamed(parent, name);
    const moment = child && (childNamed(child, 'DateTimeString') ?? child);
    const utc = moment && toUtc(moment.text);
    if (utc !== undefined) this.#understood.add(moment!);
    return utc;
  }

  #pointer(parent: XmlElement): string | undefined {
    const steps = this.#all(parent, 'Pointer').flatMap((pointer): PointerStep[] => {
      const sequence = this.#text(pointer, 'SequenceNumeric');
      const section = this.#text(pointer, 'DocumentSectionCode');
      const tag = this.#text(pointer, 'TagID');
      const steps: PointerStep[] = [];
      if (section !== undefined) {
        steps.push(sequence === undefined ? { id: section } : { id: section, sequence: Number(sequence) });
      }
      if (tag !== undefined) steps.push({ id: tag });
      return steps;
    });
    return steps.length === 0 ? undefined : formatPointer(steps);
  }

  /** The texts below an element that have not been understood, in order. */
  #values(element: XmlElement, path: string): NotificationValue[] {
    const values: NotificationValue[] = [];
    const counts = new Map<string, number>();
    for (const child of element.children) {
      const count = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, count);
      const at = `${path}/${child.name}${count === 1 ? '' : `[${count}]`}`;
      if (child.text !== '' && !this.#understood.has(child)) {
        this.#understood.add(child);
        values.push({ path: at, value: child.text });
      }
      values.push(...this.#values(child, at));
    }
    return values;
  }
}

/** The Declaration answered, and the one with changed values that DMSRES adds behind it. */
function declarationsOf(response: XmlElement): (XmlElement | undefined)[] {
  return response.children.filter(({ name }) => name === 'Declaration');
}
