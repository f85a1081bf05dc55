import type { DocumentData } from '../../engine/document.ts';
import { formatPath } from '../../engine/path.ts';
import type { Problem } from '../../engine/problem.ts';
import type { Database } from '../storage/database.ts';
import { timeWords } from '../time-words.ts';
import { earlierUse, lrnHours } from './lrn.ts';
import { errorsOf } from './readiness.ts';

/** LRN field of the document (data element 2/5). */
export const lrnField = 'transaction_ref';

/**
 * What is wrong with an LRN that is none, or that the company sent already; undefined where it can go, and where one of
 * `problems` is an error of it anyway.
 */
export async function lrnProblem(
  db: Database,
  companyId: number,
  document: DocumentData,
  problems: readonly Problem[],
): Promise<Problem | undefined> {
  if (errorsOf(problems).some(({ path }) => formatPath(path) === `/${lrnField}`)) return undefined;
  const lrn = document[lrnField];
  if (typeof lrn !== 'string') return lrnError('missing', 'The LRN is required to send.');
  const earlier = await earlierUse(db, companyId, lrn);
  if (earlier === undefined) return undefined;
  const text =
    earlier.sent_at === null
      ? `This LRN is that of a message of ${timeWords(earlier.created_at)} that may still reach customs. Choose another.`
      : `This LRN was sent on ${timeWords(earlier.sent_at)}; customs takes it again after ${lrnHours} hours. Choose another.`;
  return lrnError('used', text, lrn);
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
