import type { IncomingMessage } from 'node:http';
import type { Caller } from './access.ts';
import { type ErrorAnswer, errorAnswers } from './error-response.ts';

const badgeShape = /^[0-9A-Z]{6,12}$/;
const eoriShape = /^[0-9A-Za-z]{1,17}$/;

/**
 * Why the headers of a community system (CSP) are refused, if so: a message names a badge or a submitter, a file
 * upload a badge and an EORI, each in its shape. Of a trader, whose authority is a user's, these headers are not
 * looked at; of a caller nobody knows those that are given are.
 */
export function serviceProviderRefusal(
  request: IncomingMessage,
  caller: Caller,
  isUpload: boolean,
): ErrorAnswer | undefined {
  if (caller === 'user') return undefined;
  const { badge, submitter, eori } = identifiersOf(request);
  const isDemanding = caller === 'service provider';
  if (badge === undefined ? isDemanding && isUpload : !badgeShape.test(badge)) return errorAnswers.badge;
  if (isUpload)
    return (eori === undefined ? isDemanding : !eoriShape.test(eori)) ? errorAnswers.eori : undefined;
  if (submitter !== undefined && !eoriShape.test(submitter)) return errorAnswers.submitter;
  return isDemanding && badge === undefined && submitter === undefined
    ? errorAnswers.badgeOrSubmitter
    : undefined;
}

/** The badge and submitter that go back with every notification: those of a community system, none of a trader. */
export function returnedHeaders(request: IncomingMessage, caller: Caller): Record<string, string> {
  if (caller === 'user') return {};
  const { badge, submitter } = identifiersOf(request);
  return {
    ...(badge === undefined ? {} : { 'x-badge-identifier': badge }),
    ...(submitter === undefined ? {} : { 'x-submitter-identifier': submitter }),
  };
}

/** As given; a blank submitter is none. */
function identifiersOf({ headers }: IncomingMessage) {
  const given = (name: string) => (headers[name] === undefined ? undefined : String(headers[name]));
  return {
    badge: given('x-badge-identifier'),
    submitter: given('x-submitter-identifier')?.trim() || undefined,
    eori: given('x-eori-identifier'),
  };
}
