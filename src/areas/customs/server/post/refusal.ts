import { beginningOf } from '../../../../engine/text-beginning.ts';
import { childText, parseXml, type XmlElement } from '../../../../messages/index.ts';
import type { NotificationError } from '../../../../server/notifications/notification-error.ts';
import { repeatedLrn } from '../story/messages.ts';

/** Most faults of one refusal that are read; they are all in its response. */
const mostFaults = 200;

/** Most characters of the words of one, and of its code. */
const longestWords = 1000;

/** Most elements and attributes of a refusal besides its faults: customs' own have a handful. */
const mostNodes = 5 * mostFaults;

/**
 * What an immediate refusal names: the first of the errors of an errorResponse, or its one message. They carry no
 * pointer, so they belong to the document as a whole. A body that is none gives one error with `status`.
 */
export function refusalErrors(response: string, status: number): NotificationError[] {
  const { refusal, faults, isCut } = errorResponseIn(response);
  const found = faults.length > 0 ? faults : [refusal];
  const errors = found.map((error) => ({
    code: beginningOf((error && childText(error, 'code')) || `HTTP ${status}`, longestWords),
    description: beginningOf(
      (error && childText(error, 'message')) || `Customs answered ${status}.`,
      longestWords,
    ),
  }));
  const rest = {
    code: `HTTP ${status}`,
    description: `Customs listed more than these ${mostFaults} faults: they are told of what is sent next.`,
  };
  return [...errors, ...(isCut ? [rest] : [])].map((error) => ({ ...error, pointer: '', path: [] }));
}

/** Whether an answer is an error in words of customs or of their store of files, and not of something in between. */
export function isOwnError(response: string): boolean {
  return errorResponseIn(response, ['errorResponse', 'Error']).isRefusal || isJsonError(response);
}

/** Whether a refusal lists what is wrong in the message itself. */
export function listsFaults({
  httpStatus,
  response,
}: {
  readonly httpStatus: number;
  readonly response: string;
}): boolean {
  return httpStatus === 400 && errorResponseIn(response).faults.length > 0;
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

interface Refusal {
  /** Whether it is one at all. */
  readonly isRefusal: boolean;
  /** Its outermost element, without the errors; undefined too where the reading ended among them. */
  readonly refusal?: XmlElement;
  readonly faults: readonly XmlElement[];
  /** Whether it has more faults than are read. */
  readonly isCut: boolean;
}

const none: Refusal = { isRefusal: false, faults: [], isCut: false };

/** Thrown where more is not read. */
const enough = new Error('Enough faults were read.');

function errorResponseIn(response: string, names: readonly string[] = ['errorResponse']): Refusal {
  const faults: XmlElement[] = [];
  const take = (error: XmlElement) => {
    if (!childText(error, 'message') && !childText(error, 'code')) return;
    if (faults.length === mostFaults) throw enough;
    faults.push(error);
  };
  try {
    const refusal = parseXml(response, {
      nodes: mostNodes,
      taken: { within: 'errors', name: 'error', what: 'A fault', nodes: mostNodes, take },
    });
    return names.includes(refusal.name) ? { isRefusal: true, refusal, faults, isCut: false } : none;
  } catch (error) {
    return error === enough ? { isRefusal: true, faults, isCut: true } : none;
  }
}
