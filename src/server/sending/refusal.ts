import { childNamed, childText, parseXml, type XmlElement } from '../../messages/index.ts';
import { repeatedLrn } from '../lifecycle/messages.ts';
import type { NotificationError } from '../notifications/notification-error.ts';

/**
 * What an immediate refusal names: the errors of an errorResponse, or its one message. They carry no
 * pointer, so they belong to the document as a whole. A body that is none gives one error with `status`.
 */
export function refusalErrors(response: string, status: number): NotificationError[] {
  const refusal = errorResponseIn(response);
  const told = listedIn(refusal);
  const found = told.length > 0 ? told : [refusal];
  return found.map((error) => ({
    code: (error && childText(error, 'code')) || `HTTP ${status}`,
    description: (error && childText(error, 'message')) || `Customs answered ${status}.`,
    pointer: '',
    path: [],
  }));
}

/** Whether an answer is an error in words of customs or of their store of files, and not of something in between. */
export function isOwnError(response: string): boolean {
  return errorResponseIn(response, ['errorResponse', 'Error']) !== undefined || isJsonError(response);
}

/** Whether a refusal lists what is wrong in the message itself. */
export function listsFaults({
  httpStatus,
  response,
}: {
  readonly httpStatus: number;
  readonly response: string;
}): boolean {
  return httpStatus === 400 && listedIn(errorResponseIn(response)).length > 0;
}

/** Whether it refuses an LRN that was used before. */
export function namesRepeatedLrn(response: string): boolean {
  return refusalErrors(response, 0).some(({ code }) => code === repeatedLrn);
}

/** HMRC's gateway words its own errors as JSON where it does not know what was accepted. */
function isJsonError(response: string): boolean {
  try {
    const { code, message } = JSON.parse(response);
    return typeof code === 'string' && typeof message === 'string';
  } catch {
    return false;
  }
}

function listedIn(refusal: XmlElement | undefined): readonly XmlElement[] {
  const listed = (refusal && childNamed(refusal, 'errors')?.children) ?? [];
  return listed.filter((error) => childText(error, 'message') || childText(error, 'code'));
}

function errorResponseIn(response: string, names = ['errorResponse']): XmlElement | undefined {
  try {
    const root = parseXml(response);
    return names.includes(root.name) ? root : undefined;
  } catch {
    return undefined;
  }
}
