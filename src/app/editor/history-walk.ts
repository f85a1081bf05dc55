import { elementAt, focusPath, openPath } from '../../../widgets/index.ts';
import { type Change, definitionAt, type Patch, type Path } from '../../engine/index.ts';
import { announce } from '../shell/shell-state.ts';
import { text } from '../texts.ts';
import type { EditorSession } from './editor-session.ts';
import { placeWords } from './place-words.ts';

/** Takes a step back, or does it again, and says where; goes there from another section. */
export function travelHistory(session: EditorSession, way: 'undo' | 'redo'): void {
  const { services, store } = session;
  const change = way === 'undo' ? store.undo() : store.redo();
  const place = change && changedPlace(session, change);
  if (!place) return;
  announce(text(`history.${way}`, { place: placeWords(services.definition, store.document(), place, text) }));
  showChanged(session, place);
}

/**
 * Opens what the step changed where it is not on the screen, another section or another item, and goes there. Where
 * it is, the focus stays, unless the row under it went with the step.
 */
function showChanged({ services }: EditorSession, place: Path): void {
  // Rows that came or went are on the screen, or gone from it, two frames later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const shown = elementAt(place);
      if (shown) shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      else openPath(services.view, services.definition, place);
      if (!shown || document.activeElement === document.body) focusPath(place);
    }),
  );
}

/** Where a person made the step: the first edit that is no computed figure; of a row that is gone, its list. */
function changedPlace({ services }: EditorSession, { patches, origin }: Change): Path | undefined {
  const inOrder = origin === 'undo' ? patches.toReversed() : patches;
  const isEntered = ({ op, path }: Patch) => {
    const found = op === 'set' ? definitionAt(services.definition, path) : undefined;
    return !(found && 'readOnly' in found && found.readOnly);
  };
  const patch = inOrder.find(isEntered) ?? inOrder[0];
  if (patch?.op === 'remove') return patch.path.slice(0, -1);
  return patch?.op === 'insert' ? [...patch.path, { id: patch.row.uuid }] : patch?.path;
}
