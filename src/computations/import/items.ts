import {
  blankRow,
  type FieldValue,
  formatPath,
  type Path,
  type Provenance,
  type Provenances,
  placesOfValues,
  type Row,
  rowsOf,
} from '../../engine/index.ts';
import {
  type ImportedItems,
  type ImportPlace,
  type ImportSource,
  importRows,
  type MadeItem,
  unknownOrigin,
} from '../invoice-lines.ts';
import type { LineGroup } from './groups.ts';
import { preferential } from './lines.ts';

const packages = 'PackagesCDSItems';

/**
 * The groups as items behind the last one of the declaration. They are born as any item, so that codes and currencies
 * have the defaults that are specified, and have the importer or exporter entry (CUS-223 to CUS-228).
 */
export function importGroups(groups: readonly LineGroup[], place: ImportPlace): ImportedItems {
  return importRows(
    groups.map((group) => itemOf(group, place)),
    place,
  );
}

function itemOf({ values, packages: lines, lines: numbers }: LineGroup, place: ImportPlace): MadeItem {
  const { document, definition, context, newId } = place;
  const list = definition.lists.CDSItems!;
  const own: Record<string, FieldValue> = {};
  const inner = new Map<string, Record<string, FieldValue>[]>();
  for (const [name, value] of values) {
    const [first = '', second] = name.split('/');
    if (name === preferential || first === '') continue;
    if (second === undefined) own[first] = value;
    else inner.set(first, [{ ...inner.get(first)?.[0], [second]: value }]);
  }
  if (lines.length > 0)
    inner.set(
      packages,
      lines.map((line) => ({ ...line }) as Record<string, FieldValue>),
    );
  setOrigin(own, values.get(preferential) === true);
  const row = blankRow(list, { document, parentPath: [], context }, newId, own);
  const filled = Object.fromEntries([...inner].map(([name, rows]) => [name, rowsWith(row, name, rows)]));
  const whole = { ...row, ...filled };
  return { row: whole, from: place.source ? provenancesOf(whole, place.source) : {} };

  /** What no line says is a default. */
  function provenancesOf(item: Row, source: ImportSource): Provenances {
    const isGiven = ([first, key, field]: Path) => {
      if (key === undefined) return own[first as string] !== undefined;
      const rows = rowsOf(item, first as string);
      const at = rows.findIndex(({ uuid }) => typeof key === 'object' && uuid === key.id);
      return inner.get(first as string)?.[at]?.[field as string] !== undefined;
    };
    const defaults = placesOfValues(item).filter((path) => !isGiven(path));
    const born = defaults.map((path): [string, Provenance] => [formatPath(path), { kind: 'default' }]);
    return { '': lineProvenance(source, numbers), ...Object.fromEntries(born) };
  }

  /** The rows the item is born with, filled one after the other, and more where they do not suffice. */
  function rowsWith(item: Row, name: string, rows: readonly Record<string, FieldValue>[]): readonly Row[] {
    const born = item[name];
    const there = Array.isArray(born) ? (born as readonly Row[]) : [];
    const around = {
      document: { ...document, CDSItems: [item] },
      parentPath: ['CDSItems', { id: item.uuid }],
      context,
    };
    return rows.map((given, at) =>
      there[at] ? { ...there[at], ...given } : blankRow(list.row.lists[name]!, around, newId, given),
    );
  }
}

/** Of values that these lines of a file give together. */
export function lineProvenance(source: ImportSource, [row, ...others]: readonly number[]): Provenance {
  const more = others.length === 0 ? {} : { more: others.length };
  return { kind: 'file', ...source, ...(row === undefined ? {} : { row }), ...more };
}

/** A preferential origin has a field of its own; a line that names no country has origin 0 (CUS-227, CUS-228). */
function setOrigin(own: Record<string, FieldValue>, isPreferential: boolean): void {
  if (isPreferential && own.country_origin !== undefined) {
    own.country_pref_origin ??= own.country_origin;
    delete own.country_origin;
  }
  if (own.country_origin === undefined && own.country_pref_origin === undefined)
    own.country_origin = unknownOrigin;
}
