import { useEffect, useState } from 'react';
import { messageOf } from '../api/call-error.ts';
import { type Choice, readChoices } from '../api/lists.ts';

const SEARCH_PAUSE_MS = 200;

/** Records a call finds by a keyword, read when typing pauses; undefined until they are there. */
export function useChoices(path: string, keyword: string): readonly Choice[] | undefined {
  const [found, setFound] = useState<readonly Choice[]>();
  useEffect(() => {
    const stop = new AbortController();
    const timer = setTimeout(
      () => {
        readChoices(path, { keyword }, stop.signal).then(setFound, (error: unknown) => {
          if (!stop.signal.aborted) console.warn('Choices:', messageOf(error));
        });
      },
      keyword === '' ? 0 : SEARCH_PAUSE_MS,
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [path, keyword]);
  return found;
}
