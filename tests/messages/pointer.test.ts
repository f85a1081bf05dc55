import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../src/engine/document.ts';
import { formatPath, type Path, parsePath } from '../../src/engine/path.ts';
import { buildMessage, type MessageElement } from '../../src/messages/build.ts';
import {
  formatPointer,
  parsePointer,
  pathToPointer,
  pointerToPath,
  readNotifications,
} from '../../src/messages/index.ts';
import { type ElementNode, isEachNode, type MapNode } from '../../src/messages/map.ts';
import { nodesNamed } from '../../src/messages/order.ts';
import { fieldPath } from '../../src/messages/scope.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { filledDeclaration } from './support/filled-declaration.ts';
import { cdsMap } from './support/map.ts';
import { samplesOf } from './support/samples.ts';

const whole = filledDeclaration();

function pointerOf(path: string, document: DocumentData = whole): string | undefined {
  return pathToPointer(cdsMap, document, parsePath(path));
}

function placeOf(pointer: string, document: DocumentData = whole): string | undefined {
  const place = pointerToPath(cdsMap, document, pointer);
  return place && `${place.exact ? '' : 'near '}${formatPath(place.path)}`;
}

describe('path to pointer', () => {
  it.each([
    ['/transaction_ref', '42A/D026'],
    ['/CDSItems/{i-2}/itemPriceAmount', '42A/67A/68A[2]/23A/79A/112'],
    ['/CDSItems/{i-2}/itemPriceCurr', '42A/67A/68A[2]/23A/79A/112'],
    ['/CDSItems/{i-2}', '42A/67A/68A[2]'],
    ['/CDSItems', '42A/67A/68A'],
    ['/declaration_type', '42A/D013'],
    ['/additional_dec_type', '42A/D013'],
    ['/acceptance_time', '42A/023'],
    ['/location_goods', '42A/67A/28A/64A/L016'],
    ['/CDSItems/{i-1}/country_pref_origin', '42A/67A/68A[1]/92A[1]/063'],
    ['/CDSItems/{i-1}/country_origin', '42A/67A/68A[1]/92A[2]/063'],
    ['/CDSItems/{i-1}/commodityCode', '42A/67A/68A[1]/23A/21A[2]/145'],
    ['/CDSItems/{i-1}/cus_code', '42A/67A/68A[1]/23A/21A[1]/145'],
    ['/CDSItems/{i-1}/CommodityCDSItems/{x1-2}/national_add_code', '42A/67A/68A[1]/23A/21A[7]/145'],
    ['/CDSItems/{i-1}/req_code', '42A/67A/68A[1]/70A[1]/166'],
    ['/CDSItems/{i-1}/ProcedureCDSItems/{q1-2}/add_proc', '42A/67A/68A[1]/70A[3]/166'],
    ['/CDSItems/{i-3}/preference', '42A/67A/68A[3]/23A/50A[1]/164'],
    ['/CDSItems/{i-3}/TaxCDSItems/{t3-2}/payment_method', '42A/67A/68A[3]/23A/50A[2]/94A/107'],
    ['/CDSItems/{i-1}/CertificateCDSItems/{z1-2}/quantity_wo', '42A/67A/68A[1]/02A[2]/22C/502'],
    ['/mainContainerCDSItems/{c-2}/container_no', '42A/67A/28A/31B[2]/159'],
    ['/sealNumberItems/{s-2}/seal_number', '42A/67A/28A/31B[1]/44B[2]/165'],
    ['/sealNumberItems/{s-3}/seal_number', '42A/67A/28A/31B[2]/44B[1]/165'],
    ['/CDSItems/{i-1}/TaxCDSItems/{t1-2}/tax_quota', '42A/67A/68A[1]/23A/50A[2]/401'],
    ['/GuaranteeItems/{g-2}/guarantee_custom', '42A/90A[2]/14C/G014'],
    ['/DeferredItems/{f-1}/def_payment_id', '42A/02A[1]/D005'],
  ])('%s is %s', (path, pointer) => {
    expect(pointerOf(path)).toBe(pointer);
  });

  it('is undefined for what no message holds', () => {
    expect(pointerOf('/internal_id')).toBeUndefined();
    expect(pointerOf('/CDSItems/{i-1}/totalNumberOfPackages')).toBeUndefined();
  });

  it('counts the rows that are written, not the blank ones before them', () => {
    const document = { mainPreviousCDSItems: [{ uuid: 'a' }, { uuid: 'b', docCategory: 'Z' }] };
    expect(pointerOf('/mainPreviousCDSItems/{b}/docCategory', document)).toBe('42A/67A/99A[1]/D031');
    expect(placeOf('42A/67A/99A[1]/D031', document)).toBe('/mainPreviousCDSItems/{b}/docCategory');
  });

  it('counts only the origins that are there', () => {
    const document = { CDSItems: [{ uuid: 'i', item_no: 1, country_origin: 'US' }] };
    expect(pointerOf('/CDSItems/{i}/country_origin', document)).toBe('42A/67A/68A[1]/92A[1]/063');
    expect(placeOf('42A/67A/68A[1]/92A[1]/063', document)).toBe('/CDSItems/{i}/country_origin');
  });
});

describe('pointer to path', () => {
  const sharesElement = new Set(sharingFields(cdsMap.root));
  const places: Path[] = [];
  collect(whole, []);
  const inverse = places.map(formatPath).filter((path) => !isNameless(path));

  it.each(inverse)('%s: the pointer leads back to the same element', (path) => {
    const pointer = pointerOf(path)!;
    const back = pointerToPath(cdsMap, whole, pointer)!;
    expect(back.exact).toBe(true);
    expect(pathToPointer(cdsMap, whole, back.path)).toBe(pointer);
    if (!sharesElement.has(path.split('/').at(-1)!)) expect(formatPath(back.path)).toBe(path);
  });

  it('ignores a number on what does not repeat', () => {
    expect(placeOf('42A[1]/67A[3]/68A[2]/23A[1]/79A/112')).toBe('/CDSItems/{i-2}/itemPriceAmount');
  });

  it('falls back to the nearest place above', () => {
    expect(placeOf('42A/67A/68A[2]/23A/79A/999')).toBe('near /CDSItems/{i-2}/itemPriceAmount');
    expect(placeOf('42A/67A/68A[2]/XXX')).toBe('near /CDSItems/{i-2}');
    expect(placeOf('42A/67A/68A[9]/23A')).toBe('near /CDSItems');
    expect(placeOf('42A/67A/68A[9]')).toBe('near /CDSItems');
    expect(placeOf('42A/67A/68A[2]/02A[7]/D005')).toBe('near /CDSItems/{i-2}/CertificateCDSItems');
    expect(placeOf('42A/67A/68A[2]/02A/D005')).toBe('near /CDSItems/{i-2}/CertificateCDSItems');
  });

  it.each([
    ['blank both', {}, '92A/063', 'country_origin'],
    ['blank both, with a number', {}, '92A[1]/063', 'country_origin'],
    ['the one written', { country_pref_origin: 'XX' }, '92A/063', 'country_pref_origin'],
    ['the one written, by number', { country_pref_origin: 'XX' }, '92A[1]/063', 'country_pref_origin'],
    ['the blank one behind it', { country_pref_origin: 'US' }, '92A[2]/063', 'country_origin'],
    ['the blank one behind it', { country_origin: 'US' }, '92A[2]/063', 'country_pref_origin'],
    [
      'both written, no number',
      { country_pref_origin: 'US', country_origin: 'US' },
      '92A/063',
      'country_origin',
    ],
    ['the first', { country_pref_origin: 'US', country_origin: 'US' }, '92A[1]/063', 'country_pref_origin'],
  ])('among elements of one name: %s', (_, fields, pointer, field) => {
    const document = { CDSItems: [{ uuid: 'i', description: 'Clocks', ...fields }] };
    expect(placeOf(`42A/67A/68A[1]/${pointer}`, document)).toBe(`/CDSItems/{i}/${field}`);
  });

  it('a missing exchange rate is the one of the invoice, not one of the further rates', () => {
    const document = {
      ExchangeItems: [
        { uuid: 'e', exchange_rate: '1.1' },
        { uuid: 'f', exchange_rate: '1.2' },
      ],
    };
    expect(placeOf('42A/40A/118', document)).toBe('/exchangeRate');
  });

  it('a missing commodity code is not a CUS number', () => {
    const document = { CDSItems: [{ uuid: 'i', description: 'Clocks' }] };
    expect(placeOf('42A/67A/68A[1]/23A/21A/145', document)).toBe('/CDSItems/{i}/commodityCode');
  });

  it('means the only row there is when the number is left out', () => {
    const document = { AdditionalItems: [{ uuid: 'h', auth_ident_no: 'GB1' }] };
    expect(placeOf('42A/17C/R144', document)).toBe('/AdditionalItems/{h}/auth_ident_no');
  });

  it('finds fields that are blank, so that a missing value can be shown', () => {
    expect(placeOf('42A/57B/R123', {})).toBe('/declarant_identNo');
    expect(placeOf('42A/67A/28A/64A/L016', {})).toBe('/location_goods');
    expect(placeOf('42A/17C/R144', {})).toBe('near /AdditionalItems');
  });

  it('is the document for its root, and nothing for the notification itself', () => {
    expect(placeOf('42A')).toBe('');
    expect(placeOf('07B[1]/53A[1]')).toBeUndefined();
  });

  it('text and steps are two forms of one pointer', () => {
    expect(formatPointer(parsePointer('42A/67A/68A[12]/23A/112'))).toBe('42A/67A/68A[12]/23A/112');
  });

  function collect(data: DocumentData, above: Path): void {
    for (const [name, value] of Object.entries(data)) {
      if (Array.isArray(value)) {
        places.push([...above, name]);
        for (const row of value) {
          places.push([...above, name, { id: row.uuid }]);
          collect(row, [...above, name, { id: row.uuid }]);
        }
      } else if (pathToPointer(cdsMap, whole, [...above, name]) !== undefined) places.push([...above, name]);
    }
  }
});

describe('every element that the map can write', () => {
  const { location_goods: _, ...header } = whole;
  const exported: DocumentData = {
    ...header,
    customs_regime: 'export',
    declaration_type: 'EX',
    arrival_mode: '3',
    location_name: 'Shed 7',
    location_type: 'ZZ',
    location_qualifier: 'ZZ',
    location_country: 'GB',
  };
  const documents = [whole, exported];
  const written = documents.map((document) => elementsIn(buildMessage(cdsMap, document, undefined, {})));

  it('is written of an import or an export', () => {
    const reached = new Set(written.flat().map(({ node }) => node));
    const missing = nodesIn(cdsMap.root).filter((node) => !reached.has(node));
    expect(missing.map(({ element, id }) => `${element} ${id}`)).toEqual([]);
  });

  it.each([0, 1])('has a pointer that leads back to its field (document %i)', (index) => {
    const document = documents[index]!;
    const lost = written[index]!.flatMap(({ node, scope, field, coded }) => {
      const held = field ?? coded?.[0];
      if (held === undefined) return [];
      const path = fieldPath(scope, held);
      const pointer = pathToPointer(cdsMap, document, path);
      const back = pointer === undefined ? undefined : pointerToPath(cdsMap, document, pointer);
      const isBack = back?.exact && formatPath(back.path) === formatPath(path);
      return isBack ? [] : [`${node.element}: ${formatPath(path)} is ${pointer}, ${JSON.stringify(back)}`];
    });
    expect(lost).toEqual([]);
    expect(written[index]!.length).toBeGreaterThan(700);
  });
});

/** Elements with a text. */
function elementsIn(element: MessageElement): MessageElement[] {
  return element.text === undefined ? element.children.flatMap(elementsIn) : [element];
}

/** Nodes with a text. */
function nodesIn(node: MapNode): ElementNode[] {
  if (isEachNode(node)) return node.children.flatMap(nodesIn);
  return node.children ? node.children.flatMap(nodesIn) : [node];
}

/** Fields whose element belongs to another field as well: the pointer leads to that one. */
function sharingFields(node: MapNode): string[] {
  const inside = (node.children ?? []).flatMap(sharingFields);
  if (isEachNode(node)) return inside;
  const beside = (node.attributes ?? []).flatMap(({ field }) => field ?? []);
  return [...inside, ...beside, ...Object.values(node.codecs ?? {}).flatMap(({ fields }) => fields.slice(1))];
}

/**
 * Lists without an element name of their own: further procedures, origins and rates share theirs with the first,
 * rows of additional codes become two of the classifications. Their fields have pointers, they themselves do not.
 */
function isNameless(path: string, node: MapNode = cdsMap.root, above = ''): boolean {
  const children = node.children ?? [];
  return children.some((child) => {
    const list = isEachNode(child) ? child.each : child.rows;
    const here = list === undefined ? above : `${above}/${list}`;
    const twins = isEachNode(child) ? [] : nodesNamed(node as ElementNode, child.element);
    const own = path.replace(/\/\{[^}]*\}(?=\/)/g, '');
    if (list !== undefined && own === here && (isEachNode(child) || twins.length > 1)) return true;
    if (isEachNode(child) && own.replace(/\/\{[^}]*\}$/, '') === here) return true;
    return isNameless(path, child, here);
  });
}

describe.skipIf(!hasReference)("HMRC's own table of error pointers", () => {
  const [, ...lines] = hasReference
    ? readFileSync(referencePath('cds/pointers/error-pointer-labels.csv'), 'utf8').trim().split('\n')
    : [];
  const rows = lines.map((line) => line.split(',')).map(([pointer = '', path = '']) => ({ pointer, path }));
  it('has 117 rows, of which ten name no element of the schema', () => {
    expect(rows).toHaveLength(117);
    expect(rows.filter(({ path }) => path === '').map(({ pointer }) => pointer)).toEqual(
      Object.keys(outsideTheSchema),
    );
  });

  it.each(rows)('$pointer resolves to its own element, or the nearest', ({ pointer, path }) => {
    const steps = pointer.replace(/\.\$\d/g, '[1]').replaceAll('.', '/');
    const place = pointerToPath(cdsMap, whole, steps);
    expect(place).toBeDefined();
    if (path === '') expect(`${formatPath(place!.path)}`).toBe(outsideTheSchema[pointer]);
    else if (endsInElement(steps) && isNumbered(steps) && !notOfADocument.has(pointer)) {
      expect(place).toMatchObject({ exact: true });
    }
    if (path === '') return;
    const elements = [...(elementsByPlace.get(formatPath(place!.path)) ?? [])];
    const isInside = elements.some((element) => `${element}/`.startsWith(`/MetaData${path}/`));
    const isAbove = elements.some((element) => `/MetaData${path}/`.startsWith(`${element}/`));
    expect({ place, isFound: isInside || (isAbove && !place!.exact) }).toEqual({ place, isFound: true });
  });

  const elementsByPlace = new Map<string, Set<string>>();
  elementsByPlace.set('', new Set(['/MetaData/Declaration']));
  note(buildMessage(cdsMap, whole, undefined, {}), '');

  /** Notes where in the message each field, row and list of the document stands. */
  function note({ node, scope, field, coded, attributes, children }: MessageElement, above: string): void {
    const path = `${above}/${node.element}`;
    const fields = [field, ...(coded ?? []), ...attributes.map((one) => one.node.field)].flatMap(
      (name) => name ?? [],
    );
    const rows = node.rows === undefined ? [] : [scope.path, scope.path.slice(0, -1)];
    for (const place of [...fields.map((name) => fieldPath(scope, name)), ...rows].map(formatPath)) {
      elementsByPlace.set(place, (elementsByPlace.get(place) ?? new Set()).add(path));
    }
    for (const child of children) note(child, path);
  }
});

/** Rows of the table that no element has, and the nearest place that each leads to. */
const outsideTheSchema: Readonly<Record<string, string>> = {
  // An itinerary's country, with the class of the freight.
  '42A.28A.62A.$1.64': '/transport_charges_method',
  // Tags of the transport means at departure that this version of the schema lacks.
  '42A.67A.28A.46A.T034': '/departure_transport_name',
  '42A.67A.28A.46A.T020': '/departure_transport_name',
  // The tag of the date given twice.
  '42A.67A.68A.$1.02A.$2.276.276': '/CDSItems/{i-1}/CertificateCDSItems/{z1-1}/date_validity',
  // A tag the goods do not have.
  '42A.67A.68A.$1.23A.337': '/CDSItems/{i-1}',
  // Fiscal references and packages as if they stood in the commodity: they stand in the item.
  '42A.67A.68A.$1.23A.65A.55B.$2.R119': '/CDSItems/{i-1}/gross_mass',
  '42A.67A.68A.$1.23A.55B.$2.R005': '/CDSItems/{i-1}',
  '42A.67A.68A.$1.23A.93A.$2.142': '/CDSItems/{i-1}',
  '42A.67A.68A.$1.23A.93A.$2.144': '/CDSItems/{i-1}',
  '42A.67A.68A.$1.23A.93A.$2.141': '/CDSItems/{i-1}',
};

/** A constant, and what stands in requests about a declaration: no field of it is wrong. They lead to the whole. */
const notOfADocument = new Set(['42A.017', '42A.D014', '42A.06A', '42A.06A.$1.97A']);

/** True when the last step is a tag and not a class such as 02A. */
function endsInElement(pointer: string): boolean {
  return !/\/\d\d[A-C](\[\d\])?$/.test(pointer);
}

/** True when every repeating class in it has its number. */
function isNumbered(pointer: string): boolean {
  return !/\/(68A|02A|03A|70A|21A|99A|31B|17C|50A|93A|92A|81A|16C|55B|58B|90A|12C|44B)(\/|$)/.test(pointer);
}

it.skipIf(!hasReference)('the pointers of the published notifications lead to their places', () => {
  const pointers = samplesOf('notification')
    .flatMap(({ xml }) => readNotifications(xml))
    .flatMap(({ errors, amendments, information }) => [...errors, ...amendments, ...information])
    .flatMap(({ pointer }) => pointer ?? []);
  const places = Object.fromEntries(pointers.map((pointer) => [pointer, placeOf(pointer)]));
  expect(places).toEqual({
    // Which of several authorisations is meant it does not say.
    '42A/17C/R144': 'near /AdditionalItems',
    '42A/67A/28A/64A/L016': '/location_goods',
    '42A/67A/28A/64A/L017': '/location_additional_id',
    '42A/67A/28A/64A/L110': '/location_goods',
    '42A/67A/28A/64A/04A/242': '/location_goods',
    '42A/67A/28A/64A/04A/410': '/location_goods',
    '42A/67A/68A[1]': '/CDSItems/{i-1}',
    // An error of the notification itself.
    '07B[1]/53A[1]': undefined,
  });
});
