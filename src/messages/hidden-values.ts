import type { DocumentDefinition, ObjectDefinition } from '../engine/catalogue.ts';
import type { RuleContext } from '../engine/condition.ts';
import type { DocumentData, FieldValue } from '../engine/document.ts';
import { formatPath } from '../engine/path.ts';
import { hiddenBy } from './hidden.ts';
import type { MessageMap } from './map.ts';
import { pathToPointer } from './pointer.ts';
import { fieldPath, type IsHidden, rowScopes, type Scope } from './scope.ts';

/** A value that the document holds and its message does not, since a rule hides the field or its list. */
export interface HiddenValue {
  /** Path of the field as text: `/guarantees/{a1}/guarantee_ref`. */
  readonly path: string;
  readonly value: FieldValue;
}

/** The values that `writeMessage` leaves out because rules hide them, in the order of the definition. */
export function hiddenValues(
  map: MessageMap,
  document: DocumentData,
  definition: DocumentDefinition,
  context: RuleContext = {},
): HiddenValue[] {
  const isHidden = hiddenBy(definition, context);
  const found: HiddenValue[] = [];
  walk({ data: document, path: [] }, definition, false);
  return found;

  function walk(scope: Scope, object: ObjectDefinition, isInside: boolean): void {
    for (const name of Object.keys(object.fields)) {
      const value = scope.data[name] as FieldValue | undefined;
      if (value === undefined || value === '') continue;
      if (!isInside && !isHidden(scope, name)) continue;
      const path = fieldPath(scope, name);
      if (pathToPointer(map, document, path) === undefined) continue;
      found.push({ path: formatPath(path), value });
    }
    for (const [name, list] of Object.entries(object.lists)) {
      const isHere = isInside || isHidden(scope, name);
      for (const row of rowScopes(scope, name, nothing)) walk(row, list.row, isHere);
    }
  }
}

const nothing: IsHidden = () => false;
