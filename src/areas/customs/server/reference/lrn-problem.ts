import type { DocumentData } from '../../../../engine/document.ts';
import { formatPath } from '../../../../engine/path.ts';
import type { Problem } from '../../../../engine/problem.ts';
import { kinds } from '../../../../generated/kinds.ts';
import type { Database } from '../../../../server/storage/database.ts';
import { timeWords } from '../../../../server/time-words.ts';
import { errorsOf } from '../send/readiness.ts';
import { keptLrn } from './kept-lrn.ts';
import { earlierUse, lrnHours } from './lrn.ts';

/** LRN field of the document (data element 2/5). */
const lrnField = kinds['customs-declaration'].sending.referenceField;

/** An LRN, and whether it is known to be wrong. */
export interface LrnIn {
  readonly lrn: unknown;
  readonly isWrong: boolean;
}

/** The LRN in a document of which these are the problems. */
export function lrnIn(document: DocumentData, problems: readonly Problem[]): LrnIn {
  const isWrong = errorsOf(problems).some(({ path }) => formatPath(path) === `/${lrnField}`);
  return { lrn: document[lrnField], isWrong };
}

/** What shall go under an LRN: a declaration, or a form that is none yet. */
interface LrnUser {
  readonly companyId: number;
  readonly declarationId: number | undefined;
}

/**
 * What is wrong with an LRN that is none, that the company sent already, or that is another than customs may have the
 * declaration under; undefined where it can go, and where it is known to be wrong anyway.
 */
export async function lrnProblem(
  db: Database,
  { companyId, declarationId }: LrnUser,
  { lrn, isWrong }: LrnIn,
): Promise<Problem | undefined> {
  if (isWrong) return undefined;
  if (typeof lrn !== 'string') return lrnError('missing', 'The LRN is required to send.');
  const kept = declarationId === undefined ? undefined : await keptLrn(db, declarationId, ['submission']);
  if (kept !== undefined && kept.lrn !== lrn) {
    const text = `Customs listed faults of LRN ${kept.lrn} on ${timeWords(kept.at)} and may have it all the same: under another LRN they would hold two. Send it again under LRN ${kept.lrn}. For another, ask them about that one; once they say that they have none, give it up in the timeline.`;
    return lrnError('kept', text, lrn);
  }
  const earlier = await earlierUse(db, { companyId, declarationId }, lrn);
  if (earlier === undefined) return undefined;
  const remedy =
    kept === undefined
      ? 'Choose another.'
      : 'Ask customs about this declaration, of which they listed faults under it; once they say that they have none, give it up in the timeline and choose another.';
  return lrnError('used', `${wordsOf(earlier)} ${remedy}`, lrn);
}

function wordsOf(earlier: NonNullable<Awaited<ReturnType<typeof earlierUse>>>): string {
  const { created_at, sent_at, outcome, perhaps_taken_at } = earlier;
  if (sent_at !== null)
    return `This LRN was sent on ${timeWords(sent_at)}; customs takes it again after ${lrnHours} hours.`;
  if (outcome === null || perhaps_taken_at === null)
    return `This LRN is that of a message of ${timeWords(created_at)} that may still reach customs.`;
  return `This LRN is that of another declaration, of ${timeWords(perhaps_taken_at)}, which customs may have though they did not say so: what they answer to it could not be told from what they answer to this one.`;
}

function lrnError(what: string, message: string, value = ''): Problem {
  return {
    path: [lrnField],
    severity: 'error',
    source: 'server',
    code: `server.lrn.${what}`,
    message,
    value,
  };
}
