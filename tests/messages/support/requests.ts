import type { DocumentData } from '../../../src/engine/document.ts';
import { catalogue } from '../../../src/generated/catalogue.ts';
import { messageMaps } from '../../../src/generated/messages.ts';
import {
  amendment,
  type ChangeReason,
  type RequestMessage,
  type RequestNames,
} from '../../../src/messages/index.ts';

export const definition = catalogue.documents['customs-declaration']!;

export const maps = {
  declaration: messageMaps['customs-declaration'].cds,
  request: messageMaps['declaration-request'].cds,
};

export const names = { mrn: '26GB00000000000017', lrn: 'AMEND-1' };

/** One reason for everything. */
export const because: readonly ChangeReason[] = [
  { change_reason: '32', statement_description: 'A slip of the pen.' },
];

export function amended(
  base: DocumentData,
  edited: DocumentData,
  reasons: readonly ChangeReason[] = because,
  named: RequestNames = names,
): RequestMessage {
  return amendment({ maps, definition, base, edited, names: named, reasons });
}
