import { elementAt, focusPath, openPath } from '../../../widgets/index.ts';
import { type Change, definitionAt, type Patch, type Path } from '../../engine/index.ts';
import { announce, showToast } from '../shell/shell-state.ts';
import { text } from '../texts.ts';
import type { DocumentSession } from './document-session.ts';
import { leftWords } from './left-words.ts';
import { placeWords } from './place-words.ts';

type Walked = Pick<DocumentSession, 'services' | 'store'>;

/**
 * Takes a step back, `only` this one where it is given, or does it again, and says where; goes there from another
 * section. What stays because others changed it since is said in sight.
 */
export function travelHistory(session: Walked, way: 'undo' | 'redo', only?: number): void {
  const { services, store } = session;
  const { change, left } = way === 'undo' ? store.undo(only) : store.redo();
  const place = change && changedPlace(session, change);
  const wordsOf = (path: Path) => placeWords(services.definition, store.document(), path, text);
  const stays = leftWords(way, left.map(wordsOf));
  const done = place && text(`history.${way}`, { place: wordsOf(place) });
  if (stays) showToast(stays, 'error');
  if (stays || done) announce([stays, done].filter(Boolean).join(' '), stays ? 'assertive' : 'polite');
  if (place) showChanged(session, place);
}

/**
 * Opens what the step changed where it is not on the screen, another section or another item, and goes there. Where
 * it is, the focus stays, unless the row under it went with the step. Whoever opened another section meanwhile stays there.
 */
function showChanged({ services }: Walked, place: Path): void {
  const { section } = services.view.getState();
  // Rows that came or went are on the screen, or gone from it, two frames later.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (services.view.getState().section !== section) return;
      const shown = elementAt(place);
      if (shown) shown.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      else openPath(services.view, services.definition, place);
      if (!shown || document.activeElement === document.body) focusPath(place);
    }),
  );
}

/** Where a person made the step: the first edit that is no computed figure; of a row that is gone, its list. */
function changedPlace({ services }: Walked, { patches, origin }: Change): Path | undefined {
  const inOrder = origin === 'undo' ? patches.toReversed() : patches;
  const isEntered = ({ op, path }: Patch) => {
    const found = op === 'set' ? definitionAt(services.definition, path) : undefined;
    return !(found && 'readOnly' in found && found.readOnly);
  };
  const patch = inOrder.find(isEntered) ?? inOrder[0];
  if (patch?.op === 'remove') return patch.path.slice(0, -1);
  return patch?.op === 'insert' ? [...patch.path, { id: patch.row.uuid }] : patch?.path;
}
