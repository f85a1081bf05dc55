import type { Path } from '../src/engine/index.ts';
import { useProblems } from './subscriptions.ts';

/** What is wrong with a list itself, for example that it has too few rows. */
export function ListProblems({ path }: { readonly path: Path }) {
  const problems = useProblems(path);
  if (problems.length === 0) return null;
  return <p className="list-problems">{problems.map((problem) => problem.message).join('\n')}</p>;
}
