import type { Condition, ConditionSchema } from './catalogue.ts';
import type { DocumentData, FieldValue } from './document.ts';
import { isRowSegment, type Path } from './path.ts';
import { positionOf, rowsOf } from './rows.ts';

/** What rules may ask beside the document: `$plan`, `$role`, `$status` and others by name. */
export interface RuleContext {
  readonly plan?: string;
  readonly role?: string;
  readonly status?: string;
  readonly regime?: string;
  /** Why whoever has the document open changes nothing of it. */
  readonly closed?: string;
  readonly [name: string]: FieldValue | undefined;
}

/** Where a condition is asked: the path of the field or list whose rule it is, which need not be in the document yet. */
export interface ContainedPlace {
  readonly path: Path;
  readonly context: RuleContext;
  /** From the document to the row the field is in. */
  readonly containers: readonly DocumentData[];
}

export function holds(condition: Condition, place: ContainedPlace): boolean {
  const { scope, schema } = condition;
  if (scope === '/') return matchesObject(schema, place.containers[0]!);
  if (scope === '.') return matchesObject(schema, place.containers.at(-1)!);
  return matches(schema, scopeValue(scope, place));
}

/** The value a scope means; '' for a blank field. */
export function scopeValue(scope: string, place: ContainedPlace): FieldValue {
  if (scope === '$index') return indexOf(place);
  if (scope.startsWith('$')) return place.context[scope.slice(1)] ?? '';
  const { up, name } = parseScope(scope);
  const depth = up === 'document' ? 0 : Math.max(0, place.containers.length - 1 - up);
  return fieldOf(place.containers[depth]!, name);
}

/** A scope that names a field: how many rows up from the rule's own row, or from the document. */
export function parseScope(scope: string): { readonly up: number | 'document'; readonly name: string } {
  const match = /^(\/|\.\/|(?:\.\.\/)+)([^/]+)$/.exec(scope);
  if (!match) throw new Error(`"${scope}" is no scope.`);
  const [, start = '', name = ''] = match;
  if (start === '/') return { up: 'document', name };
  return { up: start === './' ? 0 : start.length / '../'.length, name };
}

/** Position of the row that the path's last row segment names, from 0. */
function indexOf({ path, containers }: ContainedPlace): number {
  const at = path.findLastIndex(isRowSegment);
  const segment = path[at];
  const list = path[at - 1];
  if (segment === undefined || !isRowSegment(segment) || typeof list !== 'string') return 0;
  const rows = rowsOf(containers.at(-2), list);
  return positionOf(rows, segment.id) ?? rows.length;
}

function fieldOf(container: DocumentData, name: string): FieldValue {
  const value = Object.hasOwn(container, name) ? container[name] : undefined;
  return value === undefined || typeof value === 'object' ? '' : value;
}

/** Whether the fields of one object match. */
export function matchesObject(schema: ConditionSchema, container: DocumentData): boolean {
  return (
    Object.entries(schema.properties ?? {}).every(([name, inner]) =>
      matches(inner, fieldOf(container, name)),
    ) &&
    (schema.not === undefined || !matchesObject(schema.not, container)) &&
    (schema.allOf ?? []).every((inner) => matchesObject(inner, container)) &&
    (schema.anyOf === undefined || schema.anyOf.some((inner) => matchesObject(inner, container)))
  );
}

/** Whether one value matches; '' is a blank one. */
export function matches(schema: ConditionSchema, value: FieldValue): boolean {
  return (
    (schema.const === undefined || value === schema.const) &&
    (schema.enum === undefined || schema.enum.includes(value)) &&
    (schema.not === undefined || !matches(schema.not, value)) &&
    (schema.allOf ?? []).every((inner) => matches(inner, value)) &&
    (schema.anyOf === undefined || schema.anyOf.some((inner) => matches(inner, value))) &&
    (typeof value !== 'string' || matchesText(schema, value)) &&
    (typeof value !== 'number' || matchesNumber(schema, value))
  );
}

function matchesText(schema: ConditionSchema, value: string): boolean {
  const length = [...value].length;
  return (
    (schema.minLength === undefined || length >= schema.minLength) &&
    (schema.maxLength === undefined || length <= schema.maxLength) &&
    (schema.pattern === undefined || new RegExp(schema.pattern, 'u').test(value))
  );
}

function matchesNumber(schema: ConditionSchema, value: number): boolean {
  return (
    (schema.minimum === undefined || value >= schema.minimum) &&
    (schema.maximum === undefined || value <= schema.maximum)
  );
}
