import { useEffect } from 'react';
import { formatPath, type ListDefinition, type Path } from '../../src/engine/index.ts';
import { useEditor } from '../editor-services.ts';
import { focusPath } from '../focus-path.ts';
import { rowLabel } from '../row-label.ts';
import { placesOf, rowBeside } from './row-walk.ts';
import type { NestedActions } from './use-nested-actions.ts';

/** What the editor's keys do while this list is on the screen: another row is opened, a row is added; with `found` among these. */
export function useNestedCommands(
  path: Path,
  list: ListDefinition,
  openId: string | undefined,
  actions: NestedActions,
  found: readonly string[] | undefined,
): void {
  const editor = useEditor();
  useEffect(() => {
    const { commands, store, text } = editor;
    const walk = () => ({ ids: actions.order(), found });
    const neighbour = (by: 1 | -1) => rowBeside(walk(), openId ?? '', by);
    const step = (by: 1 | -1) => {
      const next = neighbour(by);
      if (!next) return;
      const field = focusedField([...path, { id: openId ?? '' }]);
      actions.open(next);
      if (field) focusPath([...path, { id: next }, field]);
      const place = placesOf(walk(), next, rowLabel(list, text), text);
      editor.announce([place.all, place.found].filter(Boolean).join(', '));
    };
    const whyNoStep = (by: 1 | -1) =>
      neighbour(by) === undefined ? text(by === 1 ? 'rows.isLast' : 'rows.isFirst') : undefined;
    const whyNoRow = () => {
      const { disabled, reason } = store.fieldState(path);
      return disabled ? (reason ?? text('rows.closed')) : undefined;
    };
    const ends = [
      commands.provide('addItem', { run: actions.add, why: whyNoRow }),
      commands.provide('nextItem', { run: () => step(1), why: () => whyNoStep(1) }),
      commands.provide('previousItem', { run: () => step(-1), why: () => whyNoStep(-1) }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [actions, editor, found, list, openId, path]);
}

/** Name of the row's own field that has the focus. */
function focusedField(rowPath: Path): string | undefined {
  const at = document.activeElement?.getAttribute('data-path');
  const prefix = `${formatPath(rowPath)}/`;
  const rest = at?.startsWith(prefix) ? at.slice(prefix.length) : undefined;
  return rest && !rest.includes('/') ? rest : undefined;
}
