import type { FieldDefinition } from './catalogue.ts';

/** What goes into one field of a row. */
export interface EntryPart {
  readonly field: FieldDefinition;
  readonly text: string;
}

/**
 * The parts of an entry that is longer than the field takes and goes on in another field of the same row, as a
 * document type of four characters does (CUS-287). Undefined for an entry that fits, or a field that has no such
 * other one. The parts are not judged.
 */
export function continuedEntry(
  fields: Readonly<Record<string, FieldDefinition>>,
  field: FieldDefinition,
  text: string,
): readonly [EntryPart, EntryPart] | undefined {
  const next = field.continuesIn === undefined ? undefined : fields[field.continuesIn];
  const maximum = field.entry.maxLength;
  const characters = [...text];
  if (next === undefined || maximum === undefined || characters.length <= maximum) return undefined;
  return [
    { field, text: characters.slice(0, maximum).join('') },
    { field: next, text: characters.slice(maximum).join('') },
  ];
}
