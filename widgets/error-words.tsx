import { lazy, Suspense } from 'react';
import { isMarked, plainWords } from '../src/engine/index.ts';

interface ErrorWordsProps {
  readonly message: string;
  /** False where a link cannot stand: in a button, in what is hidden from screen readers. */
  readonly withLinks?: boolean;
}

/** Fetched for the few errors that hold markup; their plain words stand there where it cannot be. */
const MarkedWords = lazy(() =>
  import('./marked-words.tsx').catch((): typeof import('./marked-words.tsx') => ({ default: PlainWords })),
);

/** What an error says, with the safe part of the markup it came with (ENG-057, D-33). */
export function ErrorWords({ message, withLinks = true }: ErrorWordsProps) {
  if (!isMarked(message)) return message;
  return (
    <Suspense fallback={<PlainWords message={message} />}>
      <MarkedWords message={message} withLinks={withLinks} />
    </Suspense>
  );
}

function PlainWords({ message }: { readonly message: string }) {
  return plainWords(message);
}
