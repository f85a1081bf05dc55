import type { DocumentDefinition } from './catalogue.ts';
import { fieldAt } from './definition.ts';
import type { DocumentData, FieldValue } from './document.ts';
import { formatPath } from './path.ts';
import type { Provenance, Provenances } from './provenance.ts';
import { placesOfValues } from './provenance-tree.ts';

/** Of a document or row that was born with these values in place of defaults: all else is a default, or its `definition` names the computation. */
export function bornProvenances(
  data: DocumentData,
  given: Readonly<Record<string, FieldValue>> = {},
  definition?: DocumentDefinition,
): Provenances {
  const born = placesOfValues(data).filter(([name]) => !Object.hasOwn(given, name as string));
  return Object.fromEntries(
    born.map((path): [string, Provenance] => {
      const by = definition && fieldAt(definition, path)?.computedBy;
      return [formatPath(path), by === undefined ? { kind: 'default' } : { kind: 'computed', by }];
    }),
  );
}
