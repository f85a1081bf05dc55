import type { NavigateFunction } from 'react-router-dom';
import { cellText, focusPath, isNested, openPath, rowLabel } from '../../../../widgets/index.ts';
import {
  type FieldDefinition,
  formatPath,
  getAt,
  type ListDefinition,
  type ObjectDefinition,
  type Path,
  type Row,
} from '../../../engine/index.ts';
import { text } from '../../texts.ts';
import type { DocumentSession } from '../document-session.ts';
import { formPlaces } from '../form-places.ts';
import { goToSection } from '../sections.ts';
import type { ActionPlace } from './action-place.ts';
import { actionsOf } from './action-table.ts';
import { actionKey, actionLabel, runAction, whyNot } from './run-action.ts';

/** One line of the palette. */
export interface PaletteEntry {
  readonly key: string;
  readonly group: 'actions' | 'sections' | 'rows' | 'fields' | 'documents';
  readonly label: string;
  /** Where it is, or what it holds. */
  readonly detail?: string;
  /** Key of an action. */
  readonly combo?: string;
  /** Why it cannot be chosen now. */
  readonly reason?: string;
  readonly run: () => void;
}

/** The actions, each with its key and, where it cannot be done now, why. `focused` had the focus before. */
export function actionEntries(place: ActionPlace, focused: Element | null): readonly PaletteEntry[] {
  return actionsOf(place.session)
    .filter(({ id }) => id !== 'palette')
    .map((action) => ({
      key: `action ${action.id}`,
      group: 'actions' as const,
      label: actionLabel(action),
      combo: actionKey(action.id),
      reason: whyNot(action, place, focused),
      run: () => runAction(action, place, focused),
    }));
}

/** The printed forms of its kind, each on its page, with what is saved. */
export function formEntries(session: DocumentSession, navigate: NavigateFunction): readonly PaletteEntry[] {
  return formPlaces(session, navigate).map(({ name, title, open }) => ({
    key: `form ${name}`,
    group: 'actions',
    label: title,
    detail: text('action.print'),
    run: () => void open(),
  }));
}

export function sectionEntries(session: DocumentSession): readonly PaletteEntry[] {
  return session.services.definition.sections.map(({ id, label }) => ({
    key: `section ${id}`,
    group: 'sections',
    label,
    run: () => goToSection(session, id),
  }));
}

/** Rows that open in a form of their own, as goods items do: found by number, code or words. */
export function rowEntries(session: DocumentSession): readonly PaletteEntry[] {
  return nestedLists(session.services.definition).flatMap((list) => {
    const rows = (getAt(session.store.document(), [list.name]) ?? []) as readonly Row[];
    return rows.map((row, index) => {
      const path = [list.name, { id: row.uuid }];
      return {
        key: formatPath(path),
        group: 'rows' as const,
        label: `${rowLabel(list, text)} ${index + 1}`,
        detail: rowWords(session, list, row),
        run: () => go(session, path),
      };
    });
  });
}

/** Every field, by name or data element; those of rows in the row that is open, or the first. */
export function fieldEntries(session: DocumentSession): readonly PaletteEntry[] {
  return entriesOf(session, session.services.definition, [], '');
}

function entriesOf(
  session: DocumentSession,
  object: ObjectDefinition,
  path: Path,
  within: string,
): readonly PaletteEntry[] {
  const fields = Object.values(object.fields)
    .filter(({ name }) => !session.store.fieldState([...path, name]).hidden)
    .map((field) => fieldEntry(session, field, [...path, field.name], within));
  const lists = Object.values(object.lists).flatMap((list) => listEntries(session, list, path, within));
  return [...fields, ...lists];
}

function fieldEntry(
  session: DocumentSession,
  field: FieldDefinition,
  path: Path,
  within: string,
): PaletteEntry {
  return {
    key: formatPath(path),
    group: 'fields',
    label: [field.label, field.help.dataElement].filter(Boolean).join(' '),
    detail: within,
    run: () => go(session, path),
  };
}

function listEntries(
  session: DocumentSession,
  list: ListDefinition,
  parent: Path,
  within: string,
): readonly PaletteEntry[] {
  const { store, services } = session;
  const path = [...parent, list.name];
  if (store.fieldState(path).hidden) return [];
  const place = [within, list.label].filter(Boolean).join(', ');
  const head: PaletteEntry = {
    key: formatPath(path),
    group: 'fields',
    label: list.label,
    detail: within,
    run: () => go(session, path),
  };
  const rows = (getAt(store.document(), path) ?? []) as readonly Row[];
  const openId = services.view.getState().openRows[formatPath(path)];
  const at = Math.max(
    0,
    rows.findIndex(({ uuid }) => uuid === openId),
  );
  const row = rows[at];
  if (row === undefined) return [head];
  const rowPath = [...path, { id: row.uuid }];
  if (isNested(list)) {
    return [head, ...entriesOf(session, list.row, rowPath, `${rowLabel(list, text)} ${at + 1}`)];
  }
  const cells = list.row.columns.map((name) =>
    fieldEntry(session, list.row.fields[name]!, [...rowPath, name], place),
  );
  return [head, ...cells];
}

function nestedLists(object: ObjectDefinition): readonly ListDefinition[] {
  return Object.values(object.lists).filter(isNested);
}

function rowWords({ services }: DocumentSession, list: ListDefinition, row: Row): string {
  return list.row.columns
    .filter((name) => list.row.fields[name]!.type !== 'integer')
    .slice(0, 3)
    .map((name) => cellText(list.row.fields[name]!, scalarOf(row, name), services.codeLists, text).value)
    .filter((value) => value !== '')
    .join(' ');
}

function scalarOf(row: Row, name: string) {
  const value = row[name];
  return typeof value === 'object' ? undefined : value;
}

/** Opens what must be open and goes there. */
function go({ services }: DocumentSession, path: Path): void {
  openPath(services.view, services.definition, path);
  focusPath(path);
}
