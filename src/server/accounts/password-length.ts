import type { DocumentCheck } from '../../engine/index.ts';

/** The schemas' 6 characters are the least a new password has (specification 3 section 5); an installation may ask for more. */
export function passwordLength(field: string, minimum: number): DocumentCheck {
  return {
    name: 'password-length',
    reads: [`/${field}`],
    full(document) {
      const length = [...String(document[field] ?? '')].length;
      if (length < 6 || length >= minimum) return [];
      const message = `At least ${minimum} characters.`;
      return [{ path: [field], severity: 'error', code: 'problem.minLength', message }];
    },
  };
}
