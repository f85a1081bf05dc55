import { cellText } from '../../../widgets/index.ts';
import {
  type DocumentData,
  definitionAt,
  type FieldDefinition,
  type FieldValue,
  getAt,
  lineOf,
  parsePath,
} from '../../engine/index.ts';
import { text } from '../texts.ts';
import { fieldEntries } from './actions/palette-entries.ts';
import type { DocumentSession } from './document-session.ts';
import { heldValues } from './document-values.ts';
import { createFinder, type Finder } from './value-finder.ts';

/** What searches the open document; codes of lists in the database by their words where these are known. */
export function finderOf(session: DocumentSession): Finder {
  const { services } = session;
  const { definition, codeLists, storedLists } = services;
  const known = ({ codeList }: FieldDefinition, value: FieldValue) =>
    codeList === undefined ? undefined : storedLists.known(codeList, String(value));
  return createFinder({
    values: (document: DocumentData) =>
      heldValues(services, document).map((held) => {
        const meaning = known(held.field, held.value);
        return meaning === undefined ? held : { ...held, words: `${held.words} ${meaning}` };
      }),
    opened: () => services.view.getState().openRows,
    places: (document: DocumentData) =>
      fieldEntries(session).map(({ key, label }) => {
        const path = parsePath(key);
        const found = definitionAt(definition, path);
        if (found === undefined || !('help' in found)) return { path, name: label, words: '' };
        const value = getAt(document, path) as FieldValue | undefined;
        const line = lineOf(cellText(found, value, codeLists, text));
        return { path, name: label, words: line === '' ? text('find.blank') : line };
      }),
  });
}
