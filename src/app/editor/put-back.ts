import { type EditorServices, focusPath, openPath } from '../../../widgets/index.ts';
import {
  copyRow,
  definitionAt,
  getAt,
  type ListDefinition,
  newUuid,
  provenancesOfCopy,
  saying,
} from '../../engine/index.ts';
import { text } from '../texts.ts';
import { type LostRow, rowsIn } from './lost-rows.ts';

/** Puts what was in a lost row back, as a new row at the end of its list; false where there is no place for it. */
export function putBack(editor: EditorServices, lost: LostRow): boolean {
  const { store, definition, view } = editor;
  const listPath = lost.path.slice(0, -1);
  const list = definitionAt(definition, listPath) as ListDefinition;
  const parent = listPath.slice(0, -1);
  if (parent.length > 0 && getAt(store.document(), parent) === undefined) {
    editor.announce(text('lost.noPlace'), 'assertive');
    return false;
  }
  const rows = rowsIn(editor, listPath);
  if (rows.length >= list.takes) {
    const words = text('rows.full', { count: list.takes });
    editor.announce(words, 'assertive');
    editor.toast(words);
    return false;
  }
  const row = copyRow(lost.row, newUuid);
  const from = saying(provenancesOfCopy(lost.row, row, lost.from));
  const patch = { op: 'insert', path: listPath, row, after: rows.at(-1)?.uuid ?? null, ...from } as const;
  store.edit([patch], text('lost.step'));
  const made = [...listPath, { id: row.uuid }];
  openPath(view, definition, made);
  focusPath(made);
  return true;
}
