import { useEffect, useRef } from 'react';
import type { EditorSession } from './editor-session.ts';
import { walkProblems } from './problem-walk.ts';
import { stepRegion } from './regions.ts';

/** Keys that work anywhere in the editor (look guide, section 4). */
export function useEditorKeys(session: EditorSession, onSend: () => void): void {
  const send = useRef(onSend);
  send.current = onSend;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (document.querySelector('[role="dialog"]')) return;
      const isCommand = event.ctrlKey || event.metaKey;
      const key = event.key.toLowerCase();
      const take = (act: () => void) => {
        event.preventDefault();
        event.stopPropagation();
        act();
      };
      if (event.key === 'F8') return take(() => walkProblems(session, event.shiftKey ? -1 : 1));
      if (event.key === 'F6') return take(() => stepRegion(event.shiftKey ? -1 : 1));
      if (!isCommand || event.altKey) return;
      if (key === 's' && !event.shiftKey) return take(() => finishThen(() => void session.saveNow()));
      if (key === 'z')
        return take(() => finishThen(() => (event.shiftKey ? session.store.redo() : session.store.undo())));
      if (event.key === 'Enter' && !event.repeat) return take(() => finishThen(() => send.current()));
    };
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [session]);
}

/** What stands half typed in a box is judged first, as on leaving it, and the focus stays where it is. */
function finishThen(act: () => void): void {
  document.activeElement?.dispatchEvent(new CustomEvent('finish-entry'));
  act();
}
