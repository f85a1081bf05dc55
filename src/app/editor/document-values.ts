import { cellText } from '../../../widgets/index.ts';
import {
  type DocumentData,
  type FieldDefinition,
  type FieldValue,
  type ObjectDefinition,
  type Path,
  rowsOf,
  type SectionDefinition,
} from '../../engine/index.ts';
import { text } from '../texts.ts';
import type { EditorSession } from './editor-session.ts';

/** A value that is not blank, where it stands. */
export interface HeldValue {
  readonly path: Path;
  readonly field: FieldDefinition;
  readonly value: FieldValue;
  /** As people read it: dates with slashes, codes with their words. */
  readonly words: string;
}

/** Every value of the whole document, on screen or not, in screen order; what stands in no section comes last. */
export function heldValues({ services, store }: EditorSession): readonly HeldValue[] {
  const { definition, codeLists } = services;
  const held: HeldValue[] = [];
  const walk = (
    object: ObjectDefinition,
    layout: readonly SectionDefinition[],
    columns: readonly string[],
    data: DocumentData,
    path: Path,
  ) => {
    for (const name of placesOf(object, layout, columns)) {
      const at = [...path, name];
      const field = object.fields[name];
      if (field) {
        const value = data[name] as FieldValue | undefined;
        if (value === undefined || value === '') continue;
        const shown = cellText(field, value, codeLists, text);
        const isSelfNamed = shown.words?.toLowerCase() === shown.value.toLowerCase();
        const words = [isSelfNamed ? undefined : shown.value, shown.words].filter(Boolean).join(' ');
        held.push({ path: at, field, value, words });
      } else {
        const { row } = object.lists[name]!;
        for (const one of rowsOf(data, name))
          walk(row, row.layout, row.columns, one, [...at, { id: one.uuid }]);
      }
    }
  };
  walk(definition, definition.sections, [], store.document(), []);
  return held;
}

/** Names of fields and lists as the layout has them, each once, then those it leaves out. */
function placesOf(
  object: ObjectDefinition,
  layout: readonly SectionDefinition[],
  columns: readonly string[],
): readonly string[] {
  const laidOut = layout.flatMap(({ fields, lists }) => [...fields.map(({ name }) => name), ...lists]);
  return [...new Set([...laidOut, ...columns, ...Object.keys(object.fields), ...Object.keys(object.lists)])];
}
