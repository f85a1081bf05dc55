import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, it } from 'vitest';
import mapSchema from '../../schemas/dialect/message-map.schema.json';
import rulesSchema from '../../schemas/dialect/rules.schema.json';
import type { ObjectDefinition } from '../../src/engine/catalogue.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { messageMaps } from '../../src/generated/messages.ts';
import { codecs } from '../../src/messages/codecs/index.ts';
import { type ElementNode, isEachNode, type MapNode } from '../../src/messages/map.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { cdsMap } from './support/map.ts';

const definition = catalogue.documents[cdsMap.document]!;

describe('the CDS map', () => {
  it('follows the dialect', () => {
    const ajv = new Ajv({ allErrors: true, strict: false, formats: { regex: true } });
    ajv.addSchema(rulesSchema, 'rules.schema.json');
    const validate = ajv.compile(mapSchema);
    expect(validate(cdsMap) || validate.errors).toBe(true);
  });

  it('is the one that is generated', () => {
    const { $schema: _, words: _words, ...authored } = cdsMap as unknown as Record<string, unknown>;
    expect(messageMaps['customs-declaration'].cds).toEqual(authored);
  });

  it('names only formats, codecs, lists, fields and parts that exist', () => {
    expect(faults(cdsMap.root, [definition], new Set())).toEqual([]);
  });

  it('holds every field of the document that has a data element', () => {
    const held = new Set<string>();
    collectFields(cdsMap.root, held);
    const missing = allFields(definition).filter((name) => !held.has(name) && !notInMessages.has(name));
    expect(missing).toEqual([]);
  });
});

/** Fields that serve the editor and are not sent. */
const notInMessages = new Set([
  'customs_regime',
  'internal_id',
  'provider',
  'self_representation',
  'buyer_template_name',
  'buyer_party',
  'seller_template_name',
  'seller_party',
  'totalNumberOfPackages',
  'tax_calc_type',
  'assignee_id',
  'customer_id',
  'state',
  'tax_point_date',
  'user_eori',
  'tel',
  'taxNoBuyer',
  'taxNoConsignee',
  'exporter_party',
  'consignee_template_name',
  'consignee_party',
  'carrier_template_name',
  'carrier_party',
  'warehouse_code',
  'delivery_type',
  'supplier',
  'supplier_city',
  'supplier_postcode',
  'supplier_country',
  'supplier_number',
  'supplier_party',
  'guarantee',
]);

describe.skipIf(!hasReference)("the CDS map and the authority's schema", () => {
  const [, ...lines] = hasReference
    ? readFileSync(referencePath('cds/pointers/declaration-elements.csv'), 'utf8').trim().split('\n')
    : [];
  const elements = new Map(
    lines.map((line, position) => {
      const [path = '', , id, , min, max, ...rest] = line.replace(/"[^"]*"/g, '').split(',');
      const [, facets = '', base = ''] = rest;
      return [
        path,
        { position, id, min: Number(min), max: max === 'unbounded' ? max : Number(max), facets, base },
      ] as const;
    }),
  );

  it('agree on order, occurrence and ids of every element', () => {
    const declaration = cdsMap.root.children!.find(
      (child): child is ElementNode => !isEachNode(child) && child.element === 'Declaration',
    )!;
    const compared = compare(declaration, '/Declaration');
    expect(compared).toBeGreaterThan(150);
  });

  it('agree on the format of every value and on its attributes', () => {
    const ours: Record<string, string> = {};
    const theirs: Record<string, string> = {};
    const collect = (node: MapNode, above: string): void => {
      if (isEachNode(node)) {
        for (const child of node.children) collect(child, above);
        return;
      }
      const path = `${above}/${node.element}`;
      const { facets, base } = elements.get(path) ?? elements.get(above)!;
      if (node.format !== undefined) {
        ours[path] = factsOf(node);
        theirs[path] = base === 'udt:DateTimeType' ? dateFacts : statedFacts(facets, base);
      }
      for (const child of node.children ?? []) collect(child, path);
    };
    const declaration = cdsMap.root.children!.find((child) => !isEachNode(child) && child.id === '42A')!;
    for (const child of declaration.children!) collect(child, '/Declaration');
    expect(Object.keys(ours).length).toBeGreaterThan(300);
    expect(ours).toEqual(theirs);
  });

  it('agree on the attributes that values of a kind may have besides', () => {
    const { kinds = {} } = cdsMap;
    const type = (file: string, name: string) => {
      const text = readFileSync(referencePath(`cds/xsd/wco/declaration/${file}`), 'utf8');
      const definition = new RegExp(`complexType name="${name}">([\\s\\S]*?)</\\w+:complexType>`).exec(
        text,
      )![1]!;
      const named = [...definition.matchAll(/attribute name="(\w+)" type="([^"]+)"/g)];
      return Object.fromEntries(named.map(([, attribute, kind]) => [attribute, attributeTypes[kind!]]));
    };
    const values = 'UNECE/UnqualifiedDataType_6_DMS.xsd';
    const envelope = 'WCO_DS/WCO_METADATA_2_DMS.xsd';
    expect(kinds).toEqual({
      code: type(values, 'CodeType'),
      id: type(values, 'IDType'),
      text: type(values, 'TextType'),
      'envelope code': type(envelope, 'MetaDataResponsibleCountryCodeType'),
      'envelope text': type(envelope, 'MetaDataResponsibleAgencyNameTextType'),
    });
  });

  /** What the map says of a value: what it is built on, its facets, and the attributes it may have. */
  function factsOf({ format, attributes = [] }: ElementNode): string {
    const { base, kind, pattern, enum: codes, ...rest } = cdsMap.formats[format!]!;
    const named = attributes.map((one) => `@${one.name} ${one.format}`);
    const limits = codes ? [] : Object.entries(rest).map(([name, limit]) => `${name}=${limit}`);
    const texts = codes ? codes.map((code) => `enum=${code}`) : pattern === undefined ? [] : [pattern];
    return [`${base} ${kind ?? ''}`.trim(), ...limits, ...texts, ...named].join(' ');
  }

  /** The same as the published table says it. */
  function statedFacts(facets: string, base: string): string {
    const words = facets === '' ? [] : facets.split(' ');
    const codes = words.filter((word) => word.startsWith('enum='));
    const limits = words.filter((word) => /^(length|maxLength|totalDigits|fractionDigits)=/.test(word));
    const patterns = words.filter((word) => word.startsWith('pattern=')).map((word) => patternNames[word]!);
    const named = words
      .filter((word) => word.startsWith('@'))
      .map((word) => `${word} ${attributeFormats[word]}`);
    return [baseNames[base]!, ...(codes.length > 0 ? codes : [...limits, ...patterns]), ...named].join(' ');
  }

  function compare(node: ElementNode, path: string): number {
    const element = elements.get(path);
    if (!element) {
      expect(node.element).toBe('DateTimeString');
      return 0;
    }
    expect({ path, id: node.id, min: node.min ?? 0, max: node.max ?? 1 }).toEqual({
      path,
      id: element.id,
      min: element.min,
      max: element.max,
    });
    const children = (node.children ?? []).flatMap((child) => (isEachNode(child) ? child.children : [child]));
    const positions = children.map((child) => elements.get(`${path}/${child.element}`)?.position ?? -1);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    return children.reduce((sum, child) => sum + compare(child, `${path}/${child.element}`), 1);
  }
});

const baseNames: Readonly<Record<string, string>> = {
  'udt:CodeType': 'token code',
  'udt:IDType': 'string id',
  'udt:TextType': 'string text',
  'udt:AmountType': 'decimal',
  'udt:QuantityType': 'decimal',
  'udt:MeasureType': 'decimal',
  'udt:NumericType': 'decimal',
};

/** Patterns of XML Schema, where the point is no end of a line and \\s no blank, as the map writes them. */
const patternNames: Readonly<Record<string, string>> = {
  'pattern=.*[^\\s].*': '[ \\t]*[^ \\t\\n\\r][^\\n\\r]*',
  'pattern=([a-zA-Z])*': '[a-zA-Z]*',
  'pattern=([0-9])*': '[0-9]*',
};

const attributeFormats: Readonly<Record<string, string>> = { '@currencyID': 'currency', '@unitCode': 'unit' };

/** Types of the authority's attributes by the formats of the map; that a URI is one is not judged (C2). */
const attributeTypes: Readonly<Record<string, string>> = {
  'xsd:token': 'token',
  'xs:token': 'token',
  'xsd:string': 'string',
  'xs:string': 'string',
  'xsd:language': 'language',
  'xs:language': 'language',
  'xsd:anyURI': 'token',
  'xs:anyURI': 'token',
  'clm63055:AgencyIdentificationCodeContentType': 'agency',
};

const dateFacts = 'string maxLength=35 (20[0-9]{6})([0-9]{6}(Z|[-+][0-9][0-9]))? @formatCode date-form';

function faults(node: MapNode, rows: readonly ObjectDefinition[], parts: ReadonlySet<string>): string[] {
  const here = rows.at(-1)!;
  if (isEachNode(node)) {
    const list = here.lists[node.each];
    if (!list) return [`list ${node.each}`];
    return node.children.flatMap((child) => faults(child, [...rows, list.row], new Set()));
  }
  const holders = node.rows?.startsWith('../') ? rows.slice(0, -1) : rows;
  const list = node.rows === undefined ? undefined : holders.at(-1)?.lists[node.rows.replace('../', '')];
  if (node.rows !== undefined && !list) return [`list ${node.rows}`];
  // A part stands in the row its codec begins in: its field is named from there.
  const inside = list ? [...holders, list.row] : rows;
  const known = new Set(list ? [] : parts);
  const found: string[] = [];
  for (const { field, to } of node.belongs ?? []) {
    if (!isField(inside, field)) found.push(`field ${field}`);
    if (!isField(rows, to)) found.push(`field ${to}`);
  }
  for (const [name, use] of Object.entries(node.codecs ?? {})) {
    if (!codecs[use.codec]) found.push(`codec ${use.codec}`);
    found.push(...use.fields.filter((field) => !isField(inside, field)).map((field) => `field ${field}`));
    for (const part of use.parts) known.add(`${name}/${part}`);
  }
  if (node.field !== undefined && !isField(inside, node.field)) found.push(`field ${node.field}`);
  if (node.part !== undefined && !known.has(node.part)) found.push(`part ${node.part}`);
  for (const { format, field } of [node, ...(node.attributes ?? [])]) {
    if (format !== undefined && !cdsMap.formats[format]) found.push(`format ${format}`);
    if (field !== undefined && !isField(inside, field)) found.push(`field ${field}`);
  }
  for (const { part } of node.attributes ?? []) {
    if (part !== undefined && !known.has(part)) found.push(`part ${part}`);
  }
  for (const { field } of node.order ?? []) if (!isField(inside, field)) found.push(`field ${field}`);
  if ((node.field ?? node.part) !== undefined && node.format === undefined)
    found.push(`no format: ${node.element}`);
  return [...found, ...(node.children ?? []).flatMap((child) => faults(child, inside, known))];
}

function isField(rows: readonly ObjectDefinition[], reference: string): boolean {
  if (reference.startsWith('../')) return isField(rows.slice(0, -1), reference.slice(3));
  return rows.at(-1)?.fields[reference] !== undefined;
}

function collectFields(node: MapNode, held: Set<string>): void {
  if (!isEachNode(node)) {
    for (const { field } of [node, ...(node.attributes ?? [])])
      if (field) held.add(field.replace(/^(\.\.\/)+/, ''));
    for (const use of Object.values(node.codecs ?? {})) for (const field of use.fields) held.add(field);
    for (const { field } of node.order ?? []) held.add(field);
    for (const { field, to } of node.belongs ?? []) held.add(field).add(to);
  }
  for (const child of node.children ?? []) collectFields(child, held);
}

function allFields(object: ObjectDefinition): string[] {
  return [
    ...Object.keys(object.fields).filter((name) => name !== 'uuid'),
    ...Object.values(object.lists).flatMap((list) => allFields(list.row)),
  ];
}
