import { tag, textTag } from './xml/writer.ts';

/** An answer other than success, as HMRC words it. */
export interface ErrorAnswer {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** One by one what is wrong with the body; at most 25 are written. */
  readonly faults?: readonly string[];
  /** The code each fault carries; xml_validation_error unless given. */
  readonly faultCode?: string;
  /** The methods allowed, with 405. */
  readonly allow?: string;
}

const maximumFaults = 25;

/** Errors this authority answers with; code and message follow the published API contract. */
export const errorAnswers = {
  notFound: { status: 404, code: 'NOT_FOUND', message: 'Resource was not found' },
  methodNotAllowed: {
    status: 405,
    code: 'METHOD_NOT_ALLOWED',
    message: 'Only POST is allowed',
    allow: 'POST',
  },
  onlyGet: { status: 405, code: 'METHOD_NOT_ALLOWED', message: 'Only GET is allowed', allow: 'GET' },
  accept: { status: 406, code: 'ACCEPT_HEADER_INVALID', message: 'The accept header is missing or invalid' },
  contentType: {
    status: 415,
    code: 'UNSUPPORTED_MEDIA_TYPE',
    message: 'The content type header is missing or invalid',
  },
  unauthorized: { status: 401, code: 'UNAUTHORIZED', message: 'Bearer token is missing or not authorized' },
  wrongTokenKind: {
    status: 401,
    code: 'INCORRECT_ACCESS_TOKEN_TYPE',
    message: 'The access token type used is not supported when accessing the API',
  },
  enrolment: {
    status: 401,
    code: 'UNAUTHORIZED',
    message: 'EORI number not found in Customs Enrolment',
  },
  forbidden: { status: 403, code: 'PAYLOAD_FORBIDDEN', message: 'A firewall rejected the request' },
  scope: {
    status: 403,
    code: 'INVALID_SCOPE',
    message: 'Can not access the required resource. Ensure this token has all the required scopes.',
  },
  badge: {
    status: 400,
    code: 'BAD_REQUEST',
    message: 'X-Badge-Identifier header is missing or invalid',
  },
  submitter: { status: 400, code: 'BAD_REQUEST', message: 'X-Submitter-Identifier header is invalid' },
  badgeOrSubmitter: {
    status: 400,
    code: 'BAD_REQUEST',
    message: 'Both X-Submitter-Identifier and X-Badge-Identifier are missing',
  },
  eori: { status: 400, code: 'BAD_REQUEST', message: 'X-EORI-Identifier header is missing or invalid' },
  unpulled: { status: 400, code: 'BAD_REQUEST', message: 'Notification is unpulled' },
  pulled: { status: 400, code: 'BAD_REQUEST', message: 'Notification has been pulled' },
  tooLarge: { status: 413, code: 'PAYLOAD_TOO_LARGE', message: 'Request body is larger than 10 MiB' },
  notWellFormed: {
    status: 400,
    code: 'BAD_REQUEST',
    message: 'Request body does not contain a well-formed XML document.',
  },
  unsound: {
    status: 400,
    code: 'BAD_REQUEST',
    message: 'Payload did not pass validation',
    faultCode: 'BAD_REQUEST',
  },
  invalid: { status: 400, code: 'BAD_REQUEST', message: 'Payload is not valid according to schema' },
  rateLimited: {
    status: 429,
    code: 'MESSAGE_THROTTLED_OUT',
    message: 'The request for the API is throttled as you have exceeded your quota.',
  },
  internal: { status: 500, code: 'INTERNAL_SERVER_ERROR', message: 'Internal server error' },
  unavailable: { status: 503, code: 'SERVER_ERROR', message: 'Service Unavailable' },
} as const satisfies Record<string, ErrorAnswer>;

/** Writes the XML errorResponse of an answer. */
export function writeErrorResponse({
  code,
  message,
  faults = [],
  faultCode = 'xml_validation_error',
}: ErrorAnswer): string {
  const errors = faults
    .slice(0, maximumFaults)
    .map((fault) => tag('error', textTag('code', faultCode) + textTag('message', fault)));
  const content =
    textTag('code', code) +
    textTag('message', message) +
    (errors.length > 0 ? tag('errors', errors.join('')) : '');
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag('errorResponse', content)}`;
}
