import type { Condition } from '../engine/catalogue.ts';
import { holds, type RuleContext } from '../engine/condition.ts';
import type { DocumentData, FieldValue, Row } from '../engine/document.ts';
import type { Path } from '../engine/path.ts';

/** The document or row that a part of the map is relative to. */
export interface Scope {
  readonly data: DocumentData;
  /** Path of the row; empty for the document. */
  readonly path: Path;
  readonly parent?: Scope;
}

/** True for a field or list of a scope that must not be written, by the rules of the document definition. */
export type IsHidden = (scope: Scope, name: string) => boolean;

/** The scope and name a field or list reference means: `../preference` is the field of the parent. */
export function resolveField(scope: Scope, reference: string): { scope: Scope; name: string } {
  if (!reference.startsWith('../')) return { scope, name: reference };
  if (!scope.parent) throw new Error(`"${reference}" leaves the document.`);
  return resolveField(scope.parent, reference.slice('../'.length));
}

export function fieldPath(scope: Scope, reference: string): Path {
  const field = resolveField(scope, reference);
  return [...field.scope.path, field.name];
}

/** Text of a field as it is written; '' when blank or hidden. */
export function fieldText(scope: Scope, reference: string, isHidden: IsHidden): string {
  // Nearly every field is of the row itself, and nearly all of them are blank.
  const own = reference.startsWith('../') ? undefined : scope;
  const field = own ? { scope: own, name: reference } : resolveField(scope, reference);
  const value = field.scope.data[field.name] as FieldValue | undefined;
  if (value === undefined || value === '') return '';
  return isHidden(field.scope, field.name) ? '' : String(value);
}

/** Path of a list that a reference means. */
export function listPath(scope: Scope, reference: string): Path {
  return fieldPath(scope, reference);
}

/** Scopes of the rows of a list; none when the list is hidden. */
export function rowScopes(
  scope: Scope,
  reference: string,
  isHidden: IsHidden,
  chosen: (rows: readonly Row[]) => readonly Row[] = (rows) => rows,
): Scope[] {
  const { scope: holder, name } = resolveField(scope, reference);
  const rows = (holder.data[name] ?? []) as readonly Row[];
  if (rows.length === 0 || isHidden(holder, name)) return [];
  const path: Path = [...holder.path, name];
  return chosen(rows).map((row) => ({ data: row, path: [...path, { id: row.uuid }], parent: holder }));
}

/** True when a rule's or map's condition holds for a field of the scope. */
export function holdsIn(scope: Scope, condition: Condition, context: RuleContext): boolean {
  return holds(condition, { path: scope.path, context, containers: containers(scope) });
}

function containers(scope: Scope): DocumentData[] {
  return scope.parent ? [...containers(scope.parent), scope.data] : [scope.data];
}
