import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const schemas = fileURLToPath(new URL('../../../schemas/', import.meta.url));

/** Row lists of an item, each with the row schema and the accepted fixture that fills its one row. */
const itemLists = {
  PackagesCDSItems: ['package', 'package.filled'],
  TaxCDSItems: ['tax-line', 'tax-line.filled'],
  ProcedureCDSItems: ['additional-procedure', 'additional-procedure.filled'],
  AdditionalCDSItems: ['additional-information', 'additional-information.filled'],
  PreviousCDSItems: ['previous-document', 'previous-document.filled'],
  CertificateCDSItems: ['produced-document', 'produced-document.filled'],
  CommodityCDSItems: ['additional-code', 'additional-code.filled'],
  AdjustmentCDSItems: ['adjustment', 'adjustment.filled'],
  SupplyCDSItems: ['supply-chain-actor', 'supply-chain-actor.filled'],
  FiscalCDSItems: ['fiscal-reference', 'fiscal-reference.filled'],
} as const;

/** Fields of an item that the peers get; ours shows all the item has. */
export const ITEM_FIELDS = 35;
/** The fields typed into: header and item. No rule and no code list hangs on them, in ours as in the peers. */
export const HEADER_FIELD = 'internal_id';
export const ITEM_FIELD = 'ref_number';

interface SchemaNode {
  readonly type?: string;
  readonly title?: string;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, SchemaNode>>;
}

type Row = Readonly<Record<string, unknown>>;

/** A plain JSON Schema and the document of it: what every engine is given. */
export interface Shape {
  readonly schema: object;
  readonly document: Row;
}

/** Text the field holds before anything is typed: no other field of the page holds it. */
export const headerText = 'HEADERTEXT';
export const itemText = (number: number): string => `ITEM${number}TEXT`;

const headerSchema = readSchema('customs-declaration/customs-declaration');
const itemSchema = readSchema('customs-declaration/item');
const head = fixture('customs-declaration', 'customs-declaration.import');
const goods = fixture('customs-declaration', 'item.apples');
const headerNames = [
  ...new Set([
    HEADER_FIELD,
    ...Object.keys(head).filter((name) => headerSchema.properties?.[name]?.type === 'string'),
  ]),
];
const itemNames = [
  ...new Set([
    ITEM_FIELD,
    ...shownFields().filter((name) => itemSchema.properties?.[name]?.type === 'string'),
  ]),
].slice(0, ITEM_FIELDS);
const rows = Object.entries(itemLists).map(([list, [schema, name]]) => ({
  list,
  schema: readSchema(`rows/${schema}`),
  row: fixture('rows', name),
}));

/** Fields of the peers' form: of the header and of one item with its rows. */
export const fieldCounts = {
  header: headerNames.length,
  item: itemNames.length + rows.reduce((sum, { schema }) => sum + namesOfRow(schema).length, 0),
};

/** The declaration as ours stores it: what is empty is absent. */
export function declarationOf(reference: string, items: number): Row {
  return {
    ...head,
    transaction_ref: reference,
    [HEADER_FIELD]: headerText,
    items,
    CDSItems: Array.from({ length: items }, (_, index) => itemOf(index + 1)),
  };
}

/** The same for the peers: strings only, every field of the schema present. */
export function shapeOf(items: number): Shape {
  const declaration = declarationOf('BENCH', items);
  const CDSItems = (declaration.CDSItems as Row[]).map(peerItem);
  return { schema: peerSchema(), document: { ...pick(declaration, headerNames), CDSItems } };
}

/** Items to add to a peer's document, numbered from `first`. */
export function peerItems(first: number, count: number): Row[] {
  return Array.from({ length: count }, (_, index) => peerItem(itemOf(first + index)));
}

function peerItem(item: Row): Row {
  const lists = rows.map(({ list, schema }) => [
    list,
    (item[list] as Row[]).map((row) => pick(row, namesOfRow(schema))),
  ]);
  return { ...pick(item, itemNames), ...Object.fromEntries(lists) };
}

function itemOf(number: number): Row {
  const lists = rows.map(({ list, row }) => [list, [{ ...row, uuid: `b${number}-${list}` }]]);
  return {
    ...goods,
    uuid: `b${number}`,
    item_no: number,
    [ITEM_FIELD]: itemText(number),
    ...Object.fromEntries(lists),
  };
}

function peerSchema(): object {
  const lists = rows.map(({ list, schema }) => [
    list,
    { type: 'array', title: list, items: objectOf(schema, namesOfRow(schema)) },
  ]);
  const item = objectOf(itemSchema, itemNames);
  const items = { ...item, properties: { ...item.properties, ...Object.fromEntries(lists) } };
  const header = objectOf(headerSchema, headerNames);
  return {
    ...header,
    properties: { ...header.properties, CDSItems: { type: 'array', title: 'CDSItems', items } },
  };
}

function objectOf(schema: SchemaNode, names: readonly string[]) {
  const properties = names.map((name) => {
    const { maxLength, title } = schema.properties?.[name] ?? {};
    return [name, { type: 'string', title: title ?? name, ...(maxLength && { maxLength }) }];
  });
  return { type: 'object', properties: Object.fromEntries(properties) as Record<string, object> };
}

/** String fields of a row that a person sees. */
function namesOfRow(schema: SchemaNode): string[] {
  return Object.entries(schema.properties ?? {})
    .filter(([name, { type }]) => type === 'string' && name !== 'uuid' && name !== 'id')
    .map(([name]) => name);
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, String(row[name] ?? '')]));
}

/** Fields of an item in the order of its sections. */
function shownFields(): string[] {
  const ui = JSON.parse(readFileSync(join(schemas, 'customs-declaration/item.ui.json'), 'utf8')) as {
    sections: readonly { fields: object }[];
  };
  return ui.sections.flatMap(({ fields }) => Object.keys(fields));
}

function readSchema(path: string): SchemaNode {
  return JSON.parse(readFileSync(join(schemas, `${path}.schema.json`), 'utf8')) as SchemaNode;
}

function fixture(folder: string, name: string): Row {
  const file = join(schemas, folder, 'fixtures/accepted', `${name}.json`);
  return (JSON.parse(readFileSync(file, 'utf8')) as { document: Row }).document;
}
