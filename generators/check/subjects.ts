import type { FieldCheck, FieldDefinition } from '../../src/engine/catalogue.ts';
import type { FieldValue } from '../../src/engine/document.ts';
import { resolveReference } from '../authored.ts';
import { checkOf } from '../catalogue.ts';
import { suggestion } from './finding.ts';
import { type AuthoredObject, documentsOf, fieldOf, listsOf, type OfferedCodes } from './objects.ts';
import { refusal, valueProblem } from './value.ts';

/** Values that conditions on `$plan`, `$role` and `$status` may name; one without a list may be any text. */
export type ContextValues = Readonly<Record<string, readonly string[]>>;

/** What a condition looks at: its type and check, and why a value can be none of its own. */
export interface Subject {
  readonly name: string;
  readonly type: FieldDefinition['type'];
  readonly valid: FieldCheck;
  /** Never blank, as the position of a row. */
  readonly isNeverBlank?: boolean;
  /** The codes it offers. */
  readonly offered?: OfferedCodes | undefined;
  problemOf(value: FieldValue): string | undefined;
}

/** A value beside the document, as a rule of an object sees it: `$index`, `$role` and others. */
export function contextSubject(object: AuthoredObject, scope: string, context: ContextValues): Subject {
  if (scope === '$index') return indexSubject(object);
  const name = scope.slice(1);
  const known = Object.hasOwn(context, name) ? context[name] : undefined;
  return {
    name: scope,
    type: 'string',
    valid: {},
    problemOf: (value) => {
      const why = refusal('string', {}, value);
      if (why || !known || value === '' || known.includes(String(value))) return why;
      return `There is no ${name} "${value}".${suggestion(String(value), known) || ` Known: ${known.join(', ')}.`}`;
    },
  };
}

/** The position of a row, from 0; the longest of the lists that hold such rows bounds it. */
function indexSubject(object: AuthoredObject): Subject {
  const most = object.parents.flatMap((parent) =>
    listsOf(parent.schema)
      .filter(([, { items }]) => resolveReference(parent.file.name, items.$ref) === object.schemaName)
      .map(([, { maxItems }]) => maxItems ?? Infinity),
  );
  const rows = Math.max(0, ...most);
  const valid = { minimum: 0, ...(rows > 0 && rows < Infinity ? { maximum: rows - 1 } : {}) };
  return {
    name: '$index',
    type: 'integer',
    valid,
    isNeverBlank: true,
    problemOf: (value) => refusal('integer', valid, value),
  };
}

/** A field of an object; undefined where it has none of this name. */
export function subjectOf(holder: AuthoredObject, name: string): Subject | undefined {
  const field = fieldOf(holder.schema, name);
  return (
    field && {
      name,
      type: field.type,
      valid: checkOf(field),
      offered: field.enum ? undefined : holder.codeLists.get(name),
      problemOf: (value) => valueProblem(holder, name, value),
    }
  );
}

/** The objects that a scope in the rules of an object leads to; none where it leads out of every document. */
export function holdersOf(object: AuthoredObject, scope: string): readonly AuthoredObject[] {
  if (scope.startsWith('/')) return documentsOf(object);
  const climbs = scope.split('/').filter((part) => part === '..').length;
  let at: readonly AuthoredObject[] = [object];
  for (let i = 0; i < climbs; i++) at = [...new Set(at.flatMap((holder) => holder.parents))];
  return at;
}
