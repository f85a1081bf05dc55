import { namedColumns } from '../../../widgets/paste/head-words.ts';
import { preferential } from '../../computations/import/lines.ts';
import type { FieldDefinition } from '../../engine/index.ts';
import { documents } from '../../generated/documents.ts';
import type { ImportPlan, Mapping } from '../api/imports.ts';
import '../table-texts.ts';
import { text as appText } from '../texts.ts';
import { text } from './texts.ts';

/** A place that a column can go to. */
export interface Place {
  readonly target: string;
  readonly label: string;
}

export interface PlaceGroup {
  readonly label: string;
  readonly places: readonly Place[];
}

const definition = documents['customs-declaration']!;
const items = definition.lists.CDSItems!;

/** The places that columns can go to: of the item, of the first row of each of its lists, of a new declaration. */
export function placeGroups(isInto: boolean): readonly PlaceGroup[] {
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

/** The mapping with a place for every column whose words name one that no other column goes to. */
export function suggested({ head, samples, mapping }: ImportPlan, isInto: boolean): Mapping {
  const taken = new Set(mapping);
  const named = namedColumns(items, head, samples[0] ?? [], appText);
  const header = Object.values(definition.fields);
  return head.map((word, at) => {
    const known = mapping[at] ?? null;
    if (known !== null) return known;
    // One word of a longer name is too little here: an order is no quota order number.
    const column = named[at]?.isExact || /\S\s+\S/.test(word) ? named[at] : undefined;
    const field = header.find((each) =>
      [each.name, each.label.toLowerCase()].includes(word.trim().toLowerCase()),
    );
    const target = column
      ? column.list
        ? `${column.list.name}/${column.field.name}`
        : column.field.name
      : !isInto && field && !field.readOnly
        ? `/${field.name}`
        : null;
    if (target === null || taken.has(target)) return null;
    taken.add(target);
    return target;
  });
}
