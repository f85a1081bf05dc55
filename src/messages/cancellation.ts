import {
  type RequestMaps,
  type RequestMessage,
  type RequestNames,
  RequestRefused,
  refusal,
  writeRequest,
} from './request.ts';

export interface CancellationRequest {
  readonly maps: RequestMaps;
  readonly names: RequestNames;
  /** 1 no longer required, 2 duplicate, 3 other (CUS-035 to CUS-037). */
  readonly change_reason: string;
  /** The reason in words, at most 512 characters (D-62). */
  readonly statement_description: string;
}

/**
 * The request to cancel a declaration (FunctionCode 13, type INV).
 * @throws RequestRefused when reason or text is blank (`request.reason`, CUS-038).
 */
export function cancellation(request: CancellationRequest): RequestMessage {
  const { maps, names, change_reason, statement_description } = request;
  if (change_reason.trim() === '' || statement_description.trim() === '') {
    throw new RequestRefused([refusal('reason', 'A cancellation needs a reason and a description.')]);
  }
  const change = { change_reason, statement_description, pointer: [], isValue: false };
  return writeRequest(maps, 'INV', names, [change]);
}
