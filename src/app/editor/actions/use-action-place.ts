import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { parsePath } from '../../../engine/index.ts';
import { announce, showToast } from '../../shell/shell-state.ts';
import { text } from '../../texts.ts';
import { useEditorUi } from '../editor-ui.ts';
import { isUnanswered } from '../next-step.ts';
import { placeWords } from '../place-words.ts';
import { useSession } from '../session-context.ts';
import type { ActionPlace } from './action-place.ts';

/** What the actions of this editor work on; the same object as long as the document is open. */
export function useMadeActionPlace(): ActionPlace {
  const session = useSession();
  const ui = useEditorUi();
  const navigate = useNavigate();
  return useMemo(() => {
    const { store, services, standing, saving } = session;
    const say = (words: string) => {
      showToast(words);
      announce(words);
    };
    return {
      session,
      ui,
      focusedPath() {
        const at = document.activeElement?.closest<HTMLElement>('[data-path], [data-place]');
        const path = at?.dataset.path ?? at?.dataset.place;
        return path ? parsePath(path) : undefined;
      },
      whyNotSend() {
        const { facts, sending } = standing.getState();
        if (isUnanswered(facts, sending)) return 'why.onItsWay';
        return facts?.held ? 'next.withCustoms' : undefined;
      },
      askToSend() {
        if (saving.state.getState().save.kind === 'new') {
          showToast(text('save.first'), 'error');
          announce(text('save.first'), 'assertive');
          return;
        }
        ui.setState({ overlay: 'send' });
      },
      recalculate(path) {
        const isChanged = store.recalculate(path);
        const place = path ? placeWords(services.definition, store.document(), path, text) : '';
        say(
          text(isChanged ? 'figures.recalculated' : 'figures.right', { place: place || text('figures.all') }),
        );
      },
      showPane: (pane) => {
        ui.setState({ pane, isPaneInFront: true });
        // A frame later it is on the screen.
        requestAnimationFrame(() =>
          document.querySelector<HTMLElement>('.pane [role="tab"][aria-selected="true"]')?.focus(),
        );
      },
      goBack: () => void navigate(session.kind.route),
    };
  }, [navigate, session, ui]);
}
