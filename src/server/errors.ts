import { waitWords } from './time-words.ts';
/** An answer that is not a success: its status, its sentence for the person, and what else the body carries. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly body: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}

/** Field errors of an answer: place to texts (API-012). */
export type FieldErrors = Record<string, string[]>;

/** The texts of each field, whatever it is called: a name may be one that every object has. */
export function textsByField(said: readonly (readonly [field: string, text: string])[]): FieldErrors {
  const texts = new Map<string, string[]>();
  for (const [field, text] of said) texts.set(field, [...(texts.get(field) ?? []), text]);
  return Object.fromEntries(texts);
}

function fieldError(field: string, words: string): ApiError {
  return new ApiError(422, words, { errors: { [field]: [words] } });
}

/** Every refusal of the API, with its text, in one table. */
export const refusals = {
  notSignedIn: () => new ApiError(401, 'Session Expired!'),
  wrongSignIn: () => new ApiError(401, 'The email address or the password is not right.'),
  /** `errors`: place in the form to texts. */
  fields: (errors: FieldErrors) => new ApiError(422, 'Something in the form is not right yet.', { errors }),
  wrongCode: (field: string) =>
    fieldError(field, 'The access code is not right, was used already, or its time is over.'),
  pictureIsOver: (field: string) =>
    fieldError(field, 'The picture was offered too long ago. Open this page again and scan the new one.'),
  wrongPassword: (field: string) => fieldError(field, 'This is not your password.'),
  codeIsOver: (field: string) =>
    fieldError(
      field,
      'This link is not valid any more: it was used, or its time is over. Ask for a new one.',
    ),
  unconfirmed: () =>
    new ApiError(401, 'The email address is not confirmed yet. Follow the link in the email we sent you.'),
  suspended: (seconds: number) =>
    new ApiError(429, `Too many attempts. Wait ${waitWords(seconds)} before the next one.`, {
      time: seconds,
    }),
  unknownPlan: () => fieldError('plan_id', 'Unknown plan'),
  forbidden: () => new ApiError(403, 'Your role does not allow this.'),
  onlyEncrypted: () => new ApiError(403, 'Calls are taken over https alone.'),
  documentNotFound: () => new ApiError(404, 'Document was not found!'),
  notFound: () => new ApiError(404, 'There is nothing at this address.'),
  tooLarge: (limit: number) =>
    new ApiError(413, `This is larger than the ${sizeWords(limit)} that can be taken.`),
  noSuchDocument: (errors: FieldErrors) => new ApiError(422, 'This is no document of this kind.', { errors }),
  textTooLong: (errors: FieldErrors) =>
    new ApiError(422, 'A text is longer than any field takes.', { errors }),
  notJson: (field: string) =>
    new ApiError(422, `${field} is not JSON.`, { errors: { [field]: ['Not JSON.'] } }),
  unknownRevision: () =>
    new ApiError(422, 'The document has no such revision.', { errors: { revision: ['No such revision.'] } }),
  newerShape: () =>
    new ApiError(409, 'A newer version of Tidewaiter saved this document. Reload the page to go on with it.'),
  /** `reason`: which value of the document would be lost, or which step of its migration fails. */
  notMigrated: (reason: string) =>
    new ApiError(
      409,
      `This document was saved by an earlier version of Tidewaiter and cannot be shown in today’s form. It stays stored as it is. ${reason}`,
    ),
  notAssignable: () =>
    new ApiError(422, 'Only somebody of the declaration’s own company can work on it.', {
      errors: { assignee_id: ['Nobody of this company.'] },
    }),
  searchedList: (call: string) =>
    new ApiError(413, `This list is too long to be read whole; POST ${call} searches it.`),
  /** `by`: who changed one of the places last, and when. */
  conflict: (conflicts: readonly unknown[], by?: unknown) =>
    new ApiError(409, 'The document was changed elsewhere in the same place.', { conflicts, by }),
};

/** Of a number of bytes. */
function sizeWords(bytes: number): string {
  const mebibyte = 1024 * 1024;
  return bytes < mebibyte ? `${Math.floor(bytes / 1024)} KiB` : `${Math.floor(bytes / mebibyte)} MiB`;
}
