import { readFileSync } from 'node:fs';
import { DOMParser, type Element } from '@xmldom/xmldom';
import { referencePath } from '../../support/reference.ts';

/** The elements that may stand in a group, with the least number of each and what may stand in those. */
export type XsdGroup = ReadonlyMap<string, XsdChild>;

interface XsdChild {
  readonly min: number;
  readonly group: XsdGroup;
}

/** What the files of the official submission XSD themselves say of a message, from what stands in its envelope on. */
export function envelopeInXsd(): XsdGroup {
  const schemas = new Map(
    [
      'DocumentMetaData_2_DMS.xsd',
      'WCO_DEC_2_DMS.xsd',
      'WCO_DS/WCO_DEC_DS_2_DMS.xsd',
      'WCO_DS/WCO_METADATA_2_DMS.xsd',
    ].map((file) => {
      const text = readFileSync(referencePath(`cds/xsd/wco/declaration/${file}`), 'utf8');
      const schema = new DOMParser().parseFromString(text, 'text/xml').documentElement!;
      return [schema.getAttribute('targetNamespace')!, schema];
    }),
  );
  const groups = new Map<Element, XsdGroup>();
  const [envelope] = schemas.values();
  return groupOf(partsOf(envelope!, /^element$/)[0]!);

  /** Of an element or a type. */
  function groupOf(declaration: Element): XsdGroup {
    const known = groups.get(declaration);
    if (known) return known;
    const children = new Map<string, XsdChild>();
    groups.set(declaration, children);
    const type = declaration.getAttribute('type');
    const parts = type ? [referred(declaration, /Type$/, type)] : partsOf(declaration);
    for (const part of parts) collect(part, 1, children);
    return children;
  }

  /** Notes the elements in a part of a type that occurs at least so many times. */
  function collect(part: Element, times: number, into: Map<string, XsdChild>): void {
    const min = times * Number(part.getAttribute('minOccurs') || 1);
    const parts = partsOf(part);
    switch (part.localName) {
      case 'element':
        into.set(part.getAttribute('name')!, { min, group: groupOf(part) });
        return;
      case 'any': {
        const schema = schemas.get(part.getAttribute('namespace')!);
        for (const one of schema ? partsOf(schema, /^element$/) : []) collect(one, min, into);
        return;
      }
      case 'group': {
        const ref = part.getAttribute('ref');
        if (ref) collect(referred(part, /^group$/, ref), min, into);
        else for (const one of parts) collect(one, min, into);
        return;
      }
      case 'choice':
        // Where there are several, none of them has to be there.
        for (const one of parts) collect(one, parts.length === 1 ? min : 0, into);
        return;
      case 'complexType':
      case 'sequence':
        for (const one of parts) collect(one, min, into);
        return;
      case 'simpleType':
      case 'simpleContent':
        return;
      default:
        throw new Error(`Nothing here reads a ${part.localName} of an XSD.`);
    }
  }

  function referred(from: Element, kind: RegExp, name: string): Element {
    const [prefix = '', local] = name.includes(':') ? name.split(':') : ['', name];
    const own = from.ownerDocument!.documentElement!;
    const schema = prefix ? schemas.get(own.lookupNamespaceURI(prefix)!)! : own;
    return partsOf(schema, kind).find((one) => one.getAttribute('name') === local)!;
  }
}

/** The elements of a kind that stand directly inside; without one all but what is said of them. */
function partsOf(parent: Element, kind = /^(?!annotation)/): Element[] {
  const inside = Array.from(parent.childNodes).filter((child): child is Element => child.nodeType === 1);
  return inside.filter(({ localName }) => kind.test(localName!));
}
