import type { Excess } from '../engine/bounds.ts';
import { inWordsOf, type Worded } from '../engine/kind-words.ts';
import type { Ailment } from './storage/health.ts';
import type { TroubleKind } from './storage/trouble.ts';
import { waitWords } from './time-words.ts';

/**
 * An answer that is not a success: its status, its sentence for the person, and what else the body carries; `time`: the
 * seconds after which the same may succeed, told as Retry-After too.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly body: Readonly<Record<string, unknown>> = {},
    /** All of the answer as JSON in UTF-8, where a thread made that: it may tell of thousands of places. */
    readonly answer?: Uint8Array,
  ) {
    super(message);
  }

  /** The same with its answer made; for threads. */
  made(): ApiError {
    const { status, message, body } = this;
    const answer = new TextEncoder().encode(JSON.stringify({ message, ...body }));
    return new ApiError(status, message, typeof body.time === 'number' ? { time: body.time } : {}, answer);
  }
}

/** The refusal of one who waited for their turn as long as they may: they come back with a place in the line. */
export class WaitedInVain extends ApiError {
  constructor({ status, message, body }: ApiError) {
    super(status, message, body);
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
  /** The same for whoever has no account yet, or no telling word would be kept from a stranger who registers an address. */
  wrongSignIn: () =>
    new ApiError(
      401,
      'The email address or the password is not right. After registering, follow the link in the email we sent you first.',
    ),
  /** `errors`: place in the form to texts. */
  fields: (errors: FieldErrors) => new ApiError(422, 'Something in the form is not right yet.', { errors }),
  /** TPL-055. */
  taken: (field: string, label: string) => fieldError(field, `The ${label.toLowerCase()} is already taken`),
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
  suspended: (seconds: number) =>
    new ApiError(429, `Too many attempts. Wait ${waitWords(seconds)} before the next one.`, {
      time: seconds,
    }),
  /** Of those who wait for a turn about one person; `place` comes to the body. */
  inLine: (seconds: number) =>
    new ApiError(
      429,
      `Many sign-ins are being tried for this address. Yours has its place: try again in ${waitWords(seconds)}.`,
      { time: seconds },
    ),
  tooManyAtOnce: (of: 'person' | 'company') =>
    new ApiError(
      429,
      `Too many ${of === 'person' ? 'of your calls' : 'calls of your company'} are under way. Try again when one of them is answered.`,
      { time: 2 },
    ),
  tooManyCalls(of: 'person' | 'company', seconds: number) {
    const calls = of === 'person' ? 'calls' : 'calls of your company';
    const words = `Too many ${calls} in a short time. Wait ${waitWords(seconds)} before the next one.`;
    return new ApiError(429, words, { time: seconds });
  },
  tooManyImports: (most: number) =>
    new ApiError(
      429,
      `${most} imports of your company are under way. Wait until one of them has ended, then start this one.`,
      { time: 10 },
    ),
  unavailable: (kind: TroubleKind) =>
    new ApiError(503, troubles[kind].words, { time: troubles[kind].seconds }),
  unhealthy: (status: Ailment) =>
    new ApiError(503, troubles[status].words, { data: { status }, time: troubles[status].seconds }),
  /** Nor for what is set aside while it comes in. */
  noRoom: () =>
    new ApiError(503, 'No file can be taken just now: the disk of the server is full. Nothing was changed.', {
      time: 30,
    }),
  beingPosted: () =>
    new ApiError(
      409,
      'The message is being posted just now. What customs say to it will be here in a moment.',
    ),
  unknownPlan: () => fieldError('plan_id', 'Unknown plan'),
  /** More waits than may. */
  busy: (seconds: number) =>
    new ApiError(
      503,
      `There is more to do at the moment than can wait. Try again in ${waitWords(seconds)}.`,
      {
        time: seconds,
      },
    ),
  /** Others kept changing it meanwhile. */
  overtaken: () =>
    new ApiError(503, 'This is being changed by others at the moment. Nothing was lost; try again.', {
      time: 1,
    }),
  tooFarBack: (kind: Worded, revision: number) =>
    new ApiError(
      422,
      inWordsOf(
        `Too much has changed since revision ${revision} to go back to it in one step. Open the {document} anew, or choose a later revision.`,
        [kind],
      ),
    ),
  ending: () => new ApiError(503, 'The server is ending. Try again in a moment.', { time: 5 }),
  tooMuchTime: (seconds: number) =>
    new ApiError(422, `This was stopped: it takes more than ${waitWords(seconds)}. Nothing was changed.`),
  tooMuchMemory: () =>
    new ApiError(422, 'This was stopped: it takes more memory than one call may. Nothing was changed.'),
  threadLost: () =>
    new ApiError(503, 'What should do this ended twice. Nothing was changed; try again in a moment.', {
      time: 5,
    }),
  forbidden: () => new ApiError(403, 'Your role does not allow this.'),
  onlyEncrypted: () => new ApiError(403, 'Calls are taken over https alone.'),
  documentNotFound: () => new ApiError(404, 'Document was not found!'),
  notFound: () => new ApiError(404, 'There is nothing at this address.'),
  tooLarge: (limit: number) =>
    new ApiError(413, `This is larger than the ${sizeWords(limit)} that can be taken.`),
  tooDeep: (most: number) =>
    new ApiError(413, `This is nested deeper than the ${most} levels that are read.`),
  tooManyMembers: (most: number) =>
    new ApiError(
      413,
      `An object in it has more than the ${most.toLocaleString('en-GB')} members that are read.`,
    ),
  tooManyValues: (most: number) =>
    new ApiError(413, `This holds more than the ${most.toLocaleString('en-GB')} values that are read.`),
  tooManyChanges(count: number, most: number) {
    const [all, limit] = [count, most].map((one) => one.toLocaleString('en-GB'));
    return fieldError('patches', `${all} changes in one save; ${limit} are the most. Save in parts.`);
  },
  noSuchDocument: (errors: FieldErrors) => new ApiError(422, 'This is no document of this kind.', { errors }),
  /** More of a document than is taken. */
  tooMuch: ({ place, words }: Excess) => new ApiError(422, words, { errors: { [place]: [words] } }),
  /** What a client says of where values came from, and cannot. */
  noProvenance: (member: string, words: string) =>
    new ApiError(422, `Where a value came from cannot be said so. ${words}`, {
      errors: { [member]: [words] },
    }),
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
  notAssignable: (kind: Worded) =>
    new ApiError(422, inWordsOf('Only somebody of the {document}’s own company can work on it.', [kind]), {
      errors: { assignee_id: ['Nobody of this company.'] },
    }),
  searchedList: (call: string) =>
    new ApiError(413, `This list is too long to be read whole; POST ${call} searches it.`),
  /** `by`: who changed one of the places last, and when. */
  conflict: (conflicts: readonly unknown[], by?: unknown) =>
    new ApiError(409, 'The document was changed elsewhere in the same place.', { conflicts, by }),
};

/** What is wrong with the database, in words for whoever calls, and in how many seconds it may be over. */
const troubles: Readonly<Record<Ailment, { readonly words: string; readonly seconds: number }>> = {
  busy: {
    words: 'Too much is being done at once, and this was not. Try again in a few seconds.',
    seconds: 3,
  },
  away: { words: 'The database cannot be reached just now. Try again in a few seconds.', seconds: 5 },
  still: { words: 'The database does not answer just now. Try again in a few seconds.', seconds: 5 },
  'read-only': { words: 'Nothing can be saved just now: the database takes no changes.', seconds: 30 },
  full: { words: 'Nothing can be saved just now: the disk of the database is full.', seconds: 30 },
};

/** Of a number of bytes. */
function sizeWords(bytes: number): string {
  const mebibyte = 1024 * 1024;
  return bytes < mebibyte ? `${Math.floor(bytes / 1024)} KiB` : `${Math.floor(bytes / mebibyte)} MiB`;
}
