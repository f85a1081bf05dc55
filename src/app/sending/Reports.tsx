import { useAllProblems } from '../../../widgets/index.ts';
import { Later } from '../later.tsx';
import { changedSince } from './parts.ts';
import { useSending } from './sending-session.ts';

/** What customs reported of places that hold something else since. */
export function Reports() {
  const sending = useSending();
  // What was mended, or reported anew, is another problem.
  useAllProblems();
  const changed = sending.changedReports();
  if (changed.length === 0) return null;
  return <Later part={changedSince}>{({ ChangedSince }) => <ChangedSince problems={changed} />}</Later>;
}
