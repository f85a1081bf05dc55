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
  /** Everything else that was said, by place in the Response; what its envelope says, by place in the message. */
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

interface NotificationAmendment {
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

/**
 * A text, an attribute (`/Error/@kind`), a processing instruction (`/Error/?target`) or, with the value '', an
 * element that holds nothing.
 */
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
