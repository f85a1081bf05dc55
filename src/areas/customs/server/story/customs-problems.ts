import type { Problem } from '../../../../engine/problem.ts';
import type { NotificationError } from '../../../../server/notifications/notification-error.ts';
import { customsErrorExplanation, customsErrorWords } from '../answers/error-words.ts';

/** An error of customs as a problem of the document, in words. */
export function customsProblem(error: NotificationError, severity: Problem['severity']): Problem {
  const explanation = customsErrorExplanation(error.code);
  return {
    path: error.path,
    severity,
    source: 'customs',
    code: error.code,
    message: customsErrorWords(error.code, error.description),
    ...(explanation === undefined ? {} : { explanation }),
    ...(error.value === undefined ? {} : { value: error.value }),
    ...(error.pointer === '' ? {} : { pointer: error.pointer }),
  };
}

/** A warning about the declaration as a whole. */
export function customsWarning(code: string, message: string): Problem {
  return { path: [], severity: 'warning', source: 'customs', code, message };
}
