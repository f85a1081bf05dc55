import type { DocumentData, Row } from '../engine/document.ts';
import { isRowSegment } from '../engine/path.ts';
import type { Belonging } from './map.ts';
import { type IsHidden, resolveField, rowScopes, type Scope } from './scope.ts';

/** What a row of a list stands in: a row, nothing where there is none, null where it names one that is not there. */
type Owner = Row | undefined | null;

interface Owners {
  readonly ofRow: ReadonlyMap<DocumentData, Owner>;
  readonly rowsIn: ReadonlyMap<Owner, readonly Row[]>;
}

/**
 * Scopes of the rows of the parent's list `reference` that stand in the row `owner`: those that name it, and
 * in the first row those that name none. Of several rows with one name the first has them. In the place of
 * a row that is not there stand those that name none.
 */
export function rowScopesInside(
  owner: Scope,
  reference: string,
  by: readonly Belonging[],
  isHidden: IsHidden,
): Scope[] {
  const own = isRow(owner) ? (owner.data as Row) : undefined;
  return rowScopes(
    owner,
    reference,
    isHidden,
    () => ownersOf(owner, reference, by).rowsIn.get(own) ?? noRows,
  );
}

/** Scopes of the rows of the parent's list that stand nowhere, since they name a row that is not there. */
export function homelessScopes(
  owner: Scope,
  reference: string,
  by: readonly Belonging[],
  isHidden: IsHidden,
): Scope[] {
  return rowScopes(
    owner,
    reference,
    isHidden,
    () => ownersOf(owner, reference, by).rowsIn.get(null) ?? noRows,
  );
}

/** The row that the row `id` of the parent's list stands in; undefined when there is none. */
export function ownerOf(
  owner: Scope,
  reference: string,
  by: readonly Belonging[],
  id: string,
): Row | undefined {
  const row = rowScopes(owner, reference, () => false).find(({ data }) => data.uuid === id);
  return (row && ownersOf(owner, reference, by).ofRow.get(row.data)) ?? undefined;
}

const known = new WeakMap<readonly Row[], { readonly candidates: readonly Row[]; readonly owners: Owners }>();
const noRows: readonly Row[] = [];

function ownersOf(owner: Scope, reference: string, by: readonly Belonging[]): Owners {
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

function shareOut(rows: readonly Row[], candidates: readonly Row[], by: readonly Belonging[]): Owners {
  const named = new Map(by.map(({ to }) => [to, firstByName(candidates, to)]));
  const ofRow = new Map<DocumentData, Owner>();
  const rowsIn = new Map<Owner, Row[]>();
  for (const row of rows) {
    const naming = namingOf(row, by);
    const found = naming ? named.get(naming.to)!.get(row[naming.field]) : candidates[0];
    const owner = naming && found === undefined ? null : found;
    ofRow.set(row, owner);
    const inside = rowsIn.get(owner);
    if (inside) inside.push(row);
    else rowsIn.set(owner, [row]);
  }
  return { ofRow, rowsIn };
}

function firstByName(candidates: readonly Row[], to: string): ReadonlyMap<unknown, Row> {
  const byName = new Map<unknown, Row>();
  for (const candidate of candidates) {
    if (!byName.has(candidate[to])) byName.set(candidate[to], candidate);
  }
  return byName;
}

/** The first of the ways by which a row names another; undefined for one that names none. */
export function namingOf(row: DocumentData, by: readonly Belonging[]): Belonging | undefined {
  return by.find(({ field }) => (row[field] ?? '') !== '');
}
