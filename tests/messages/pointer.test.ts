import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../src/engine/document.ts';
import { formatPath, type Path, parsePath } from '../../src/engine/path.ts';
import { formatPointer, parsePointer, pathToPointer, pointerToPath } from '../../src/messages/index.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { cdsMap } from './support/map.ts';
import { wholeDeclaration } from './support/whole.ts';

const whole = wholeDeclaration();

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
  const places: Path[] = [];
  collect(whole, []);
  const inverse = places.map(formatPath).filter((path) => !sharesName.test(path));

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

/** Fields whose element belongs to another field as well: the pointer leads to that one. */
const sharesElement = new Set([
  'additional_dec_type',
  'acceptance_time',
  'currency',
  'freight_charge_currency',
  'gross_mass_unit',
  'net_mass_unit',
  'supplementary_unit',
  'itemPriceCurr',
  'customs_value_currency',
  'statistic_currency',
  'tax_unit',
  'tax_currency',
  'tax_total_currency',
  'qualifier',
  'issue_time',
  'tax_base_currency',
  'guarantee_currency',
  'deduction_currency',
  'amount_wo_currency',
]);

/**
 * Lists without an element name of their own: further procedures and origins share theirs with the first, rows of
 * additional codes become two of the classifications. Their fields have pointers, they themselves do not.
 */
const sharesName = /\/(ProcedureCDSItems|OriginCDSItems|CommodityCDSItems(\/\{[^}]*\})?)$/;

describe.skipIf(!hasReference)("HMRC's own table of error pointers", () => {
  const [, ...lines] = hasReference
    ? readFileSync(referencePath('cds/pointers/error-pointer-labels.csv'), 'utf8').trim().split('\n')
    : [];
  const rows = lines.map((line) => line.split(',')).map(([pointer = '', path = '']) => ({ pointer, path }));
  // The function code is a constant: no field is wrong when customs refuse it.
  const mapped = rows.filter(({ pointer, path }) => isMapped(path) && pointer !== '42A.017');

  it('has rows for mapped elements', () => {
    expect(rows).toHaveLength(117);
    expect(mapped.length).toBeGreaterThan(50);
  });

  it.each(mapped)('$pointer resolves', ({ pointer }) => {
    const steps = pointer.replace(/\.\$\d/g, '[1]').replaceAll('.', '/');
    const place = pointerToPath(cdsMap, whole, steps);
    expect(place).toBeDefined();
    if (!endsInElement(steps) || !isNumbered(steps)) return;
    expect(place).toMatchObject({ exact: true });
  });
});

/** True when the last step is a tag and not a class such as 02A. */
function endsInElement(pointer: string): boolean {
  return !/\/\d\d[A-C](\[\d\])?$/.test(pointer);
}

/** True when every repeating class in it has its number. */
function isNumbered(pointer: string): boolean {
  return !/\/(68A|02A|03A|70A|21A|99A|31B|17C|50A|93A|92A|81A|16C|55B|58B|90A|12C|44B)(\/|$)/.test(pointer);
}

/** True when the map has an element at this path of the message. */
function isMapped(path: string): boolean {
  if (path === '') return false;
  let nodes = cdsMap.root.children!;
  for (const name of path.slice(1).split('/')) {
    const node = nodes
      .flatMap((child) => ('each' in child ? child.children : [child]))
      .filter(({ element }) => element === name);
    if (node.length === 0) return false;
    nodes = node.flatMap(({ children }) => children ?? []);
  }
  return true;
}
