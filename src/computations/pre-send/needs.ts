import {
  type DeclarationCategory,
  type DocumentData,
  type DocumentDefinition,
  type FieldDefinition,
  type ListDefinition,
  type ObjectDefinition,
  type Path,
  type Requirement,
  type Row,
  rowsOf,
} from '../../engine/index.ts';

const items = 'CDSItems';

/** A data element that the declaration's category always needs and that is missing, and where it would stand. */
export interface MissingElement {
  readonly requirement: Requirement;
  readonly severity: 'error' | 'warning';
  readonly path: Path;
}

/** What a declaration lacks of what its category always needs. */
export function missingElements(
  document: DocumentData,
  category: DeclarationCategory,
  definition: DocumentDefinition,
): readonly MissingElement[] {
  const rows = rowsOf(document, items);
  const item = definition.lists[items]!.row;
  return category.requirements.flatMap((requirement) => {
    const { severity, level, element } = requirement;
    if (severity === undefined || severity === 'none') return [];
    const found = (path: Path): MissingElement => ({ requirement, severity, path });
    const header = placesOf(definition, requirement);
    if (level !== 'item') {
      if (isThere(header, document)) return [];
      if (level === 'declaration') return [found(placeIn(header, document, []))];
    }
    if (element === '1/6' && rows.length === 0) return [found([items])];
    const places = placesOf(item, requirement);
    const lacking = rows.filter((row) => !isThere(places, row));
    const atItem = (row: Row) => found(placeIn(places, row, [items, { id: row.uuid }]));
    if (level === 'item' || lacking.length < rows.length) return lacking.map(atItem);
    // Nothing has it: it is asked for in the declaration, or on the first item where only items can have it.
    const [first] = rows;
    return header.fields.length > 0 || header.lists.length > 0 || first === undefined
      ? [found(placeIn(header, document, []))]
      : [atItem(first)];
  });
}

/** Where an object can hold an element: its fields, and its lists whose rows can. */
interface Places {
  readonly fields: readonly FieldDefinition[];
  readonly lists: readonly { readonly list: ListDefinition; readonly places: Places }[];
}

function placesOf(object: ObjectDefinition, requirement: Requirement): Places {
  const { element, fields: entered } = requirement;
  const fields = Object.values(object.fields).filter(({ name, help }) =>
    entered ? entered.includes(name) : help.dataElement === element,
  );
  const lists = Object.values(object.lists)
    .filter(({ name }) => name !== items)
    .map((list) => ({ list, places: placesOf(list.row, requirement) }))
    .filter(({ places }) => places.fields.length > 0 || places.lists.length > 0);
  return { fields, lists };
}

function isThere({ fields, lists }: Places, data: DocumentData | Row): boolean {
  return (
    fields.some((field) => {
      const value = data[field.name];
      if (value === undefined || value === '') return false;
      // A qualifier or currency that every new row is born with says nothing of the code or amount beside it.
      return fields.length === 1 || bornWith(field) !== value;
    }) || lists.some(({ list, places }) => rowsOf(data, list.name).some((row) => isThere(places, row)))
  );
}

/** Where it is to be entered: a field of the object's own, that of the first row that has room for it, or the list. */
function placeIn({ fields, lists }: Places, data: DocumentData | Row, at: Path): Path {
  const field = fields.find((each) => bornWith(each) === undefined) ?? fields[0];
  if (field !== undefined) return [...at, field.name];
  const [inner] = lists;
  if (inner === undefined) return at;
  const path = [...at, inner.list.name];
  const [row] = rowsOf(data, inner.list.name);
  return row === undefined ? path : placeIn(inner.places, row, [...path, { id: row.uuid }]);
}

function bornWith({ defaults }: FieldDefinition) {
  return defaults.find(({ when }) => when === undefined)?.value;
}
