import { type NamedColumn, namedColumns } from '../../../widgets/paste/head-words.ts';
import { preferential } from '../../computations/import/lines.ts';
import type { DocumentKind } from '../../engine/document-kind.ts';
import type { DocumentDefinition, FieldDefinition, ListDefinition } from '../../engine/index.ts';
import { importTexts } from '../../generated/import-texts.ts';
import type { ImportPlan, Mapping } from '../api/imports.ts';
import '../table-texts.ts';
import { type EditorAddress, editorAddress, type ListAddress, listAddress } from '../addresses.ts';
import { text as appText } from '../texts.ts';
import { text } from './texts.ts';

/** A place that a column can go to. */
interface Place {
  readonly target: string;
  readonly label: string;
}

export interface PlaceGroup {
  readonly label: string;
  readonly places: readonly Place[];
}

/** Where a file can go in the documents of a kind, and where these stand. */
export interface ImportPlaces {
  readonly list: ListAddress;
  edit(id: number): EditorAddress;
  /** The places that columns can go to: of the item, of the first row of each of its lists, of a new document. */
  groups(isInto: boolean): readonly PlaceGroup[];
  /** The mapping with a place for every column whose words name one that no other column goes to. */
  suggested(plan: ImportPlan, isInto: boolean): Mapping;
}

export function importPlaces(kind: DocumentKind, definition: DocumentDefinition): ImportPlaces {
  const of: Filled = { definition, items: definition.lists[kind.itemsList!]! };
  return {
    list: listAddress(kind),
    edit: (id) => editorAddress(kind, id),
    groups: (isInto) => placeGroups(of, isInto),
    suggested: (plan, isInto) => suggested(of, plan, isInto),
  };
}

/** What files fill. */
interface Filled {
  readonly definition: DocumentDefinition;
  readonly items: ListDefinition;
}

function placeGroups({ definition, items }: Filled, isInto: boolean): readonly PlaceGroup[] {
  const label = ({ label: words, help }: FieldDefinition) =>
    help.dataElement ? `${words} (${help.dataElement})` : words;
  const shown = new Set(items.row.layout.flatMap(({ fields }) => fields.map(({ name }) => name)));
  const own = Object.values(items.row.fields).filter((field) => shown.has(field.name) && !field.readOnly);
  const header = definition.sections
    .flatMap(({ fields }) => fields.map(({ name }) => definition.fields[name]!))
    .filter((field) => !field.readOnly);
  return [
    {
      label: text('import.ofItem'),
      places: [
        ...own.map((field) => ({ target: field.name, label: label(field) })),
        { target: preferential, label: text('import.preferential') },
      ],
    },
    ...Object.values(items.row.lists).map((list) => ({
      label: list.label,
      places: list.row.columns.map((name) => ({
        target: `${list.name}/${name}`,
        label: label(list.row.fields[name]!),
      })),
    })),
    ...(isInto
      ? []
      : [
          {
            label: text('import.ofDeclaration'),
            places: header.map((field) => ({ target: `/${field.name}`, label: label(field) })),
          },
        ]),
  ];
}

/**
 * Places in an item by the words that invoices and packing lists usually have over their columns. An order or invoice
 * tells declarations apart, which is for the person to say.
 */
const usual = new Map(
  Object.entries(importTexts).flatMap(([id, words]) => {
    const [, target] = /^import\.heads\.(.+)$/.exec(id) ?? [];
    return target === undefined ? [] : words.split(', ').map((word) => [word, target] as const);
  }),
);

function suggested(
  { definition, items }: Filled,
  { head, samples, mapping }: ImportPlan,
  isInto: boolean,
): Mapping {
  const taken = new Set(mapping);
  const take = (target: string | undefined) => {
    if (target === undefined || taken.has(target) || (isInto && target.startsWith('/'))) return null;
    taken.add(target);
    return target;
  };
  const named = namedColumns(items, head, samples[0] ?? [], appText);
  // What is called as a field is comes before what is usually meant by its word.
  const exact = head.map((word, at) => mapping[at] ?? take(nameOf(definition, word, named[at])));
  return head.map((word, at) => exact[at] ?? take(usual.get(plainHead(word))));
}

/** The field that a word names: one word is too little for a field of a list, whose fields are called Amount or Type. */
function nameOf(
  definition: DocumentDefinition,
  word: string,
  column: NamedColumn | undefined,
): string | undefined {
  const isLong = /\S\s+\S/.test(word);
  const called = word.trim().toLowerCase();
  const { field, list } = column ?? {};
  if (field && list && (isLong || [list.label.toLowerCase(), field.name].includes(called)))
    return `${list.name}/${field.name}`;
  // One word of a longer name is too little here: an order is no quota order number.
  if (field && !list && (column!.isExact || isLong)) return field.name;
  const own = Object.values(definition.fields).find((each) =>
    [each.name, each.label.toLowerCase()].includes(called),
  );
  return own && !own.readOnly ? `/${own.name}` : undefined;
}

/** A head in small letters without its points, its brackets and the unit that masses have here. */
function plainHead(word: string): string {
  return word
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/ kgs?\s*$/, '')
    .trim();
}
