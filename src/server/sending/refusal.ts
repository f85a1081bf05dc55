import { XMLParser } from 'fast-xml-parser';
import type { NotificationError } from '../notifications/notification-error.ts';

const parser = new XMLParser({ removeNSPrefix: true, parseTagValue: false, processEntities: true });

/**
 * What an immediate refusal names: the errors of an errorResponse, or its one message. They carry no
 * pointer, so they belong to the document as a whole. A body that is none gives one error with `status`.
 */
export function refusalErrors(response: string, status: number): NotificationError[] {
  const { code, message, errors } = errorResponseIn(response);
  const listed = arrayOf(errors?.error).filter((error) => error.message || error.code);
  const found = listed.length > 0 ? listed : [{ code, message }];
  return found.map((error) => ({
    code: error.code || `HTTP ${status}`,
    description: error.message || `Customs answered ${status}.`,
    pointer: '',
    path: [],
  }));
}

interface ErrorResponse {
  readonly code?: string;
  readonly message?: string;
  readonly errors?: { readonly error?: ErrorResponse | readonly ErrorResponse[] };
}

function errorResponseIn(response: string): ErrorResponse {
  try {
    const { errorResponse } = parser.parse(response) as { errorResponse?: ErrorResponse };
    return typeof errorResponse === 'object' ? errorResponse : {};
  } catch {
    return {};
  }
}

function arrayOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value as T];
}
