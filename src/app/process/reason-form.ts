import { type EditorServices, editorWidgets } from '../../../widgets/index.ts';
import type { DocumentStore, Row } from '../../engine/index.ts';
import { definition } from '../../generated/documents/declaration-request.ts';
import type { ChangeReason } from '../../messages/change-reasons.ts';
import { isCancelReason, nilReason } from '../../messages/reason-codes.ts';
import { text } from '../dialog-texts.ts';
import { createForm } from '../forms/form-session.ts';
import type { ReasonedType } from './process-address.ts';

/** A reason of a request, as it is entered: which of the codes, and why in words. */
export type Reason = Pick<ChangeReason, 'change_reason' | 'statement_description'>;

/** The reasons of one request, a row each, entered as the schemas of a request have it. */
export interface ReasonForm {
  readonly store: DocumentStore;
  readonly services: EditorServices;
  /** In the order of the rows. */
  reasons(): readonly Reason[];
}

export function createReasonForm(
  type: ReasonedType,
  codeLists: EditorServices['codeLists'],
  first: readonly Reason[],
): ReasonForm {
  const list = codeLists['change-reasons']!;
  const options = list.options.filter(({ value }) => isOffered(type, value));
  const changes = first.map((reason, index): Row => ({ ...reason, uuid: String(index) }));
  const { store, services } = createForm({
    definition,
    text,
    codeLists: { 'change-reasons': { ...list, options } },
    values: { changes },
  });
  return {
    store,
    services: { ...services, widgets: editorWidgets },
    reasons: () =>
      (store.document().changes as readonly Row[]).map((row) => ({
        change_reason: String(row.change_reason ?? ''),
        statement_description: String(row.statement_description ?? ''),
      })),
  };
}

/** Of an amendment all but that of one which changes nothing. */
function isOffered(type: ReasonedType, code: string): boolean {
  if (type === 'cancel') return isCancelReason(code);
  return type === 'nil' ? code === nilReason : !isCancelReason(code) && code !== nilReason;
}

/** Both, and not of blanks alone (CUS-038, CUS-045, D-62). */
export function isComplete({ change_reason, statement_description }: Reason): boolean {
  return change_reason.trim() !== '' && statement_description.trim() !== '';
}
