import type { DocumentDefinition } from '../engine/catalogue.ts';
import type { RuleContext } from '../engine/condition.ts';
import type { DocumentData } from '../engine/document.ts';
import { buildMessage, type MessageElement } from './build.ts';
import type { ChangeReason } from './change-reasons.ts';
import { checkMessage } from './check.ts';
import { isEachNode, type MapNode } from './map.ts';
import { nameOfPlace } from './place-name.ts';
import type { PointerStep } from './pointer-text.ts';
import {
  type RequestMaps,
  type RequestMessage,
  type RequestNames,
  RequestRefused,
  refusal,
  valuesOf,
  writeRequest,
} from './request.ts';

export interface NilAmendmentRequest {
  readonly maps: RequestMaps;
  readonly definition: DocumentDefinition;
  /** The declaration as customs hold it. */
  readonly document: DocumentData;
  readonly context?: RuleContext;
  readonly names: RequestNames;
  /** The specification has 31 for the reason (CUS-059, CUS-062). */
  readonly reason: Pick<ChangeReason, 'change_reason' | 'statement_description'>;
}

/**
 * The amendment that changes nothing (FunctionCode 13, type COR): all values of the declaration and one pointer,
 * to the element that the map names for it, the country of destination.
 * @throws RequestRefused when the declaration does not hold that element (`request.nil`, on its field), or when
 *   the reason or text is blank (`request.reason`).
 */
export function nilAmendment(request: NilAmendmentRequest): RequestMessage {
  const { maps, definition, document, context = {}, names, reason } = request;
  if (reason.change_reason.trim() === '' || reason.statement_description.trim() === '') {
    throw new RequestRefused([refusal('reason', 'A nil amendment needs a reason and a description.')]);
  }
  const values = valuesOf(buildMessage(maps.declaration, document, definition, context));
  const pointer = pointerToNil(values);
  if (!pointer) {
    const field = nilField(maps.declaration.root);
    const path = field === undefined ? [] : [field];
    const name = nameOfPlace(definition, [document], path);
    throw new RequestRefused([refusal('nil', `A nil amendment points at ${name}, which is blank.`, path)]);
  }
  const body = { ...values, children: values.children.filter(({ node }) => node.amend !== 'never') };
  const message = writeRequest(maps, 'COR', names, [{ ...reason, pointer, isValue: true }], body);
  const ofValues = checkMessage(maps.declaration, document, definition, context);
  return { ...message, problems: [...message.problems, ...ofValues] };
}

function pointerToNil({ node, children }: MessageElement): readonly PointerStep[] | undefined {
  const here = node.id === undefined ? [] : [{ id: node.id }];
  if (node.amend === 'nil') return here;
  for (const child of children) {
    const below = pointerToNil(child);
    if (below) return [...here, ...below];
  }
  return undefined;
}

function nilField(node: MapNode): string | undefined {
  if (!isEachNode(node) && node.amend === 'nil') return node.field;
  return (node.children ?? []).map(nilField).find((field) => field !== undefined);
}
