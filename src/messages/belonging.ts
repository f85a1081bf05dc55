import type { DocumentData, Row } from '../engine/document.ts';
import { isRowSegment } from '../engine/path.ts';
import type { Belonging } from './map.ts';
import { type IsHidden, resolveField, rowScopes, type Scope } from './scope.ts';

/** The row that each row of a list stands in; null for one that names a row which is not there. */
type Owners = ReadonlyMap<DocumentData, Row | undefined | null>;

/**
 * Scopes of the rows of the parent's list `reference` that stand in the row `owner`: those that name it, and
 * in the first row those that name none. Of several rows with one name the first has them. In the place of
 * a row that is not there stand those that name none.
 */
export function rowScopesInside(owner: Scope, reference: string, by: Belonging, isHidden: IsHidden): Scope[] {
  const scopes = rowScopes(owner, reference, isHidden);
  if (scopes.length === 0) return scopes;
  const owners = ownersOf(owner, reference, by);
  const own = isRow(owner) ? owner.data : undefined;
  return scopes.filter(({ data }) => owners.get(data) === own);
}

/** Scopes of the rows of the parent's list that stand nowhere, since they name a row that is not there. */
export function homelessScopes(owner: Scope, reference: string, by: Belonging): Scope[] {
  const scopes = rowScopes(owner, reference, () => false);
  if (scopes.length === 0) return scopes;
  const owners = ownersOf(owner, reference, by);
  return scopes.filter(({ data }) => owners.get(data) === null);
}

/** The row that the row `id` of the parent's list stands in; undefined when there is none. */
export function ownerOf(owner: Scope, reference: string, by: Belonging, id: string): Row | undefined {
  const row = rowScopes(owner, reference, () => false).find(({ data }) => data.uuid === id);
  return (row && ownersOf(owner, reference, by).get(row.data)) ?? undefined;
}

const known = new WeakMap<readonly Row[], { readonly candidates: readonly Row[]; readonly owners: Owners }>();
const noRows: readonly Row[] = [];

function ownersOf(owner: Scope, reference: string, by: Belonging): Owners {
  const { scope, name } = resolveField(owner, reference);
  const rows = scope.data[name] as readonly Row[];
  const list = isRow(owner) ? owner.path.at(-2) : owner.path.at(-1);
  const candidates = (scope.data[list as string] ?? noRows) as readonly Row[];
  const found = known.get(rows);
  if (found?.candidates === candidates) return found.owners;
  const owners = shareOut(rows, candidates, by);
  known.set(rows, { candidates, owners });
  return owners;
}

function isRow(scope: Scope): boolean {
  const last = scope.path.at(-1);
  return last !== undefined && isRowSegment(last);
}

function shareOut(rows: readonly Row[], candidates: readonly Row[], by: Belonging): Owners {
  const byName = new Map<unknown, Row>();
  for (const candidate of candidates) {
    if (!byName.has(candidate[by.to])) byName.set(candidate[by.to], candidate);
  }
  return new Map(
    rows.map((row) => {
      const name = row[by.field] ?? '';
      return [row, name === '' ? candidates[0] : (byName.get(name) ?? null)];
    }),
  );
}
