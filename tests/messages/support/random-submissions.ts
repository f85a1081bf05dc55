import { readFileSync } from 'node:fs';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { referencePath } from '../../support/reference.ts';

/** Chooses a whole number from 0 to below `count`; always the same for the same seed. */
export type Choose = (count: number) => number;

export function chooser(seed: number): Choose {
  let state = seed * 2654435761 + 1;
  return (count) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 374761393) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % count;
  };
}

/** An element as the authority's schema has it. */
interface SchemaElement {
  readonly name: string;
  readonly path: string;
  readonly min: number;
  readonly many: boolean;
  readonly children: readonly SchemaElement[];
  /** Of an element with text: what its type is built on, and its facets. */
  readonly base: string;
  readonly facets: Readonly<Record<string, readonly string[]>>;
}

/** Codes that tell elements apart, which random texts would hardly meet. */
const codes: Readonly<Record<string, readonly string[]>> = {
  '/Declaration/FunctionCode': ['9'],
  '/Declaration/TypeCode': ['IMA', 'IMD', 'IMZ', 'EXA', 'EXD', 'COA', 'CO'],
  'Classification/IdentificationTypeCode': ['CV', 'TSP', 'TRC', 'TRA', 'GN', 'ZZZ'],
  'Classification/ID': ['12345678', '00', '0010002-7', '4100', 'VATZ'],
  'Origin/TypeCode': ['1', '2', '3'],
  'GovernmentProcedure/CurrentCode': ['40', '10', '000', '1CG'],
  'GovernmentProcedure/PreviousCode': ['00', '71'],
  'GoodsLocation/TypeCode': ['A', 'B', 'D', 'ZZ'],
  'GoodsLocation/Address/TypeCode': ['U', 'Y', 'Z', 'ZZ'],
};

/** Whole submissions made from the authority's schema alone, of the elements whose path is `wanted`. */
export class RandomSubmissions {
  readonly #root: SchemaElement;

  constructor(wanted: (path: string) => boolean) {
    this.#root = new Schema(wanted).element();
  }

  /** A message in which an optional element stands with the chance of `density` in ten. */
  message(choose: Choose, density: number): string {
    const declaration = text(this.#root, 1, { choose, density });
    return `<md:MetaData xmlns:md="urn:wco:datamodel:WCO:DocumentMetaData-DMS:2" xmlns="urn:wco:datamodel:WCO:DEC-DMS:2" xmlns:p1="urn:wco:datamodel:WCO:Declaration_DS:DMS:2"><md:WCODataModelVersionCode>3.6</md:WCODataModelVersionCode><md:WCOTypeName>DEC</md:WCOTypeName><md:ResponsibleCountryCode>GB</md:ResponsibleCountryCode><md:ResponsibleAgencyName>HMRC</md:ResponsibleAgencyName><md:AgencyAssignedCustomizationVersionCode>v2.1</md:AgencyAssignedCustomizationVersionCode>${declaration}</md:MetaData>`;
  }
}

/** The two schema files, as far as elements and facets go. */
class Schema {
  readonly #wanted: (path: string) => boolean;
  readonly #messages = parsed('WCO_DEC_2_DMS.xsd');
  readonly #types = new Map(
    childrenOf(parsed('WCO_DS/WCO_DEC_DS_2_DMS.xsd')).map((type) => [type.getAttribute('name') ?? '', type]),
  );

  constructor(wanted: (path: string) => boolean) {
    this.#wanted = wanted;
  }

  element(): SchemaElement {
    const [root] = childrenOf(this.#messages, 'element');
    return this.#elementOf(root!, '');
  }

  #elementOf(element: Element, above: string): SchemaElement {
    const name = element.getAttribute('name')!;
    const path = `${above}/${name}`;
    const type = element.getAttribute('type') ?? '';
    const named = type.startsWith('ds:')
      ? this.#types.get(type.slice(3))
      : childrenOf(this.#messages, 'complexType').find((one) => one.getAttribute('name') === type);
    const definition = named ?? childrenOf(element, 'complexType')[0]!;
    const max = element.getAttribute('maxOccurs') ?? '1';
    const common = {
      name,
      path,
      min: Number(element.getAttribute('minOccurs') ?? 1),
      many: max === 'unbounded' || Number(max) > 1,
    };
    const sequence = childrenOf(definition, 'sequence')[0];
    if (sequence) {
      const children = childrenOf(sequence, 'element')
        .filter((child) => this.#wanted(`${path}/${child.getAttribute('name')}`))
        .map((child) => this.#elementOf(child, path));
      return { ...common, children, base: '', facets: {} };
    }
    const isDate = childrenOf(definition, 'choice').length > 0;
    const restriction = definition.getElementsByTagName('xs:restriction')[0]!;
    const facets: Record<string, string[]> = {};
    for (const facet of childrenOf(restriction)) {
      facets[facet.localName!] = [...(facets[facet.localName!] ?? []), facet.getAttribute('value') ?? ''];
    }
    const base = isDate ? 'date' : restriction.getAttribute('base')!.replace(/^\w+:/, '');
    return { ...common, children: [], base, facets };
  }
}

interface Chance {
  readonly choose: Choose;
  readonly density: number;
}

function text(element: SchemaElement, number: number, chance: Chance): string {
  const { choose, density } = chance;
  const { name, children, base } = element;
  if (base === 'date') {
    const form = choose(2) === 0 ? '102' : '304';
    const day = `20${10 + choose(80)}0${1 + choose(9)}1${choose(9)}`;
    const clock =
      form === '102' ? '' : `${10 + choose(10)}0${choose(10)}4${choose(10)}${['Z', '+01', '-05'][choose(3)]}`;
    return `<${name}><p1:DateTimeString formatCode="${form}">${day}${clock}</p1:DateTimeString></${name}>`;
  }
  if (children.length === 0)
    return `<${name}${attribute(element, choose)}>${value(element, number, choose)}</${name}>`;
  const inside = children.flatMap((child) => {
    if (child.min === 0 && choose(10) >= density) return [];
    const count = child.many ? 1 + choose(3) : 1;
    return Array.from({ length: count }, (_, index) => text(child, child.many ? index + 1 : number, chance));
  });
  // A group is worth nothing when it is empty: it gets its first element.
  const content = inside.length > 0 ? inside : [text(children[0]!, number, chance)];
  return `<${name}>${content.join('')}</${name}>`;
}

function attribute({ base }: SchemaElement, choose: Choose): string {
  if (choose(2) === 0) return '';
  if (base === 'AmountType') return ` currencyID="${['GBP', 'EUR', 'USD'][choose(3)]}"`;
  if (base === 'QuantityType' || base === 'MeasureType')
    return ` unitCode="${['KGM', 'NAR', 'KGM#G'][choose(3)]}"`;
  return '';
}

function value({ path, name, base, facets }: SchemaElement, number: number, choose: Choose): string {
  const known = Object.entries(codes).find(([end]) => path.endsWith(end))?.[1];
  if (known && (path.split('/').length === 3 || choose(4) > 0)) return known[choose(known.length)]!;
  if (name === 'SequenceNumeric') return String(number);
  if (facets.enumeration) return facets.enumeration[choose(facets.enumeration.length)]!;
  const [total, fraction] = [Number(facets.totalDigits?.[0] ?? 9), Number(facets.fractionDigits?.[0] ?? 3)];
  if (/^(Amount|Quantity|Measure|Numeric|Value)Type$|decimal/.test(base)) {
    const whole = String(1 + choose(9)) + digits(choose(Math.max(1, total - fraction - 1)), choose);
    return fraction > 0 && choose(2) > 0 ? `${whole}.${digits(1 + choose(fraction), choose)}` : whole;
  }
  const pattern = facets.pattern?.[0] ?? '';
  const fixed = Number(facets.length?.[0] ?? 0);
  const length = fixed || 1 + choose(Number(facets.maxLength?.[0] ?? 8));
  const alphabet = pattern.startsWith('([0-9]')
    ? '0123456789'
    : pattern.startsWith('([a-z')
      ? 'ABCXYZ'
      : 'ABCxyz019/-é';
  return Array.from({ length }, () => alphabet[choose(alphabet.length)]).join('');
}

function digits(count: number, choose: Choose): string {
  return Array.from({ length: count }, () => choose(10)).join('');
}

function parsed(file: string): Element {
  const xml = readFileSync(referencePath(`cds/xsd/wco/declaration/${file}`), 'utf8');
  return new DOMParser().parseFromString(xml, 'text/xml').documentElement!;
}

function childrenOf(element: Element, name?: string): Element[] {
  return Array.from(element.childNodes).filter(
    (child): child is Element => child.nodeType === 1 && (!name || (child as Element).localName === name),
  );
}
