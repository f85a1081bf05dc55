import { useCallback, useState } from 'react';
import { useEditor } from './editor-services.ts';

/**
 * Something of the editor that is fetched when it is first wanted: undefined until then, and what asks for it. That it
 * cannot be fetched is said, and nothing else happens.
 */
export function useLate<T>(fetchIt: () => Promise<T>): readonly [found: T | undefined, want: () => void] {
  const { announce, toast, text } = useEditor();
  const [found, setFound] = useState<{ readonly it: T }>();
  const want = useCallback(() => {
    fetchIt().then(
      (it) => setFound({ it }),
      () => {
        toast(text('error.noAnswer'));
        announce(text('error.noAnswer'), 'assertive');
      },
    );
  }, [fetchIt, announce, toast, text]);
  return [found?.it, want];
}
