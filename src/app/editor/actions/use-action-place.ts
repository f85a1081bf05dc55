import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { parsePath } from '../../../engine/index.ts';
import { importAddress, listAddress } from '../../addresses.ts';
import { messageOf } from '../../api/call-error.ts';
import { tell } from '../../shell/shell-state.ts';
import { text } from '../../texts.ts';
import { useEditorUi } from '../editor-ui.ts';
import { placeWords } from '../place-words.ts';
import { useSession } from '../session-context.ts';
import type { ActionPlace } from './action-place.ts';

/** What the actions of this editor work on; the same object as long as the document is open. */
export function useMadeActionPlace(): ActionPlace {
  const session = useSession();
  const ui = useEditorUi();
  const navigate = useNavigate();
  return useMemo(() => {
    const { store, services, saving } = session;
    const isSaved = () => {
      if (saving.state.getState().save.kind !== 'new') return true;
      tell(text('save.first'), 'warning');
      return false;
    };
    return {
      session,
      ui,
      focusedPath() {
        const at = document.activeElement?.closest<HTMLElement>('[data-path], [data-place]');
        const path = at?.dataset.path ?? at?.dataset.place;
        return path ? parsePath(path) : undefined;
      },
      showOverSaved(overlay) {
        if (isSaved()) ui.setState({ overlay });
      },
      async print() {
        const id = isSaved() ? await session.savedId() : undefined;
        if (id !== undefined)
          await session.kind.calls.print(id).catch((error) => tell(messageOf(error), 'error'));
      },
      async importItems() {
        const id = await session.savedId();
        if (id !== undefined) void navigate(importAddress(session.kind, id));
      },
      recalculate(path) {
        const isChanged = store.recalculate(path);
        const place = path ? placeWords(services.definition, store.document(), path, text) : '';
        tell(
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
      goTo: (address) => void navigate(address),
      goBack: () => void navigate(listAddress(session.kind)),
    };
  }, [navigate, session, ui]);
}
