import { childNamed, childText, parseXml, type XmlElement } from '../../messages/index.ts';
import type { NotificationError } from '../notifications/notification-error.ts';

/**
 * What an immediate refusal names: the errors of an errorResponse, or its one message. They carry no
 * pointer, so they belong to the document as a whole. A body that is none gives one error with `status`.
 */
export function refusalErrors(response: string, status: number): NotificationError[] {
  const refusal = errorResponseIn(response);
  const listed = (refusal && childNamed(refusal, 'errors')?.children) ?? [];
  const told = listed.filter((error) => childText(error, 'message') || childText(error, 'code'));
  const found = told.length > 0 ? told : [refusal];
  return found.map((error) => ({
    code: (error && childText(error, 'code')) || `HTTP ${status}`,
    description: (error && childText(error, 'message')) || `Customs answered ${status}.`,
    pointer: '',
    path: [],
  }));
}

function errorResponseIn(response: string): XmlElement | undefined {
  try {
    const root = parseXml(response);
    return root.name === 'errorResponse' ? root : undefined;
  } catch {
    return undefined;
  }
}
