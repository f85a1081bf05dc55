import type { Path } from '../src/engine/index.ts';
import { ErrorWords } from './error-words.tsx';
import { useProblems } from './subscriptions.ts';

/** What is wrong with a list itself, for example that it has too few rows. */
export function ListProblems({ path }: { readonly path: Path }) {
  const problems = useProblems(path);
  if (problems.length === 0) return null;
  return (
    <div className="list-problems">
      {problems.map(({ message }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two problems may say the same
        <div key={index}>
          <ErrorWords message={message} />
        </div>
      ))}
    </div>
  );
}
