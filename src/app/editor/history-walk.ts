import { focusPath, openPath } from '../../../widgets/index.ts';
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
  const before = services.view.getState().section;
  if (sectionOf(session, place) !== before) {
    openPath(services.view, services.definition, place);
    focusPath(place);
    return;
  }
  // The row under the focus may have gone with the step; its table takes the focus first where it can.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === document.body) focusPath(place);
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

function sectionOf({ services }: EditorSession, [first]: Path): string | undefined {
  return services.definition.sections.find(
    ({ fields, lists }) => fields.some(({ name }) => name === first) || lists.some((name) => name === first),
  )?.id;
}
