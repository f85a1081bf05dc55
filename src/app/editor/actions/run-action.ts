import { announce, showToast } from '../../shell/shell-state.ts';
import { text } from '../../texts.ts';
import type { ActionPlace } from './action-place.ts';
import { actionOf, type EditorAction } from './action-table.ts';
import { isTypeable, pressOf, shownCombo } from './key-combo.ts';

/** What the action is called. */
export function actionLabel(action: EditorAction): string {
  return text(`action.${action.id}`);
}

/** Its key as it stands on buttons; undefined for one without. */
export function actionKey(id: string): string | undefined {
  const [combo] = actionOf(id).keys;
  return combo === undefined ? undefined : shownCombo(combo);
}

/** Words and key for a button's tooltip. */
export function actionTitle(id: string, label = text(`action.${id}`)): string {
  const key = actionKey(id);
  return key === undefined ? label : `${label} (${key})`;
}

/** Why the action cannot be done now, in words; `focused` has, or had, the focus. */
export function whyNot(
  action: EditorAction,
  place: ActionPlace,
  focused: Element | null,
): string | undefined {
  const { closed } = place.session.store.state().context;
  if (action.isChange && closed) return closed;
  if (action.refusal) return action.refusal(place);
  if (action.run) {
    const why = action.why?.(place);
    return why === undefined ? undefined : text(why);
  }
  const command = place.session.services.commands.find(action.id);
  if (command) return command.why?.();
  if (action.isIn && focused && action.isIn(focused)) return undefined;
  return text(action.isIn ? 'why.otherFocus' : 'why.otherSection');
}

/** Does the action; when it cannot be done now, says and shows why. */
export function runAction(action: EditorAction, place: ActionPlace, focused: Element | null): void {
  // What was half typed is a step that can be undone, or was refused and is undone with that.
  if (action.finishing && !finishEntry() && action.finishing === 'unless-refused') return;
  const reason = whyNot(action, place, focused);
  if (reason !== undefined) {
    announce(reason);
    showToast(reason);
    return;
  }
  const command = place.session.services.commands.find(action.id);
  const [combo] = action.keys;
  if (action.run) action.run(place);
  else if (command) command.run();
  else if (combo && !isTypeable(combo)) {
    focused?.dispatchEvent(new KeyboardEvent('keydown', pressOf(combo)));
  }
}

/**
 * What stands half typed in a box is judged, as on leaving it, and the focus stays where it is. False when it was
 * refused: the box shows its old value again and says why.
 */
function finishEntry(): boolean {
  const event = new CustomEvent('finish-entry', { cancelable: true });
  return document.activeElement?.dispatchEvent(event) ?? true;
}
