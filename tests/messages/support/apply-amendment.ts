import { readFileSync } from 'node:fs';
import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { referencePath } from '../../support/reference.ts';

/**
 * What customs make of a declaration and an amendment, by the published tables alone. Pointers number what
 * stands before the amendment, and what is added goes on from its last; a pointer whose element the amendment
 * carries sets it, any other takes it out; in the end numbers that were positions are positions again.
 */
export function applyAmendment(declaration: string, amendment: string): string {
  const standing = declarationIn(declaration);
  const numbers = new Map<Element, number>();
  numberAll(standing);
  const asked = declarationIn(amendment);
  for (const change of childrenOf(asked, 'Amendment')) {
    const steps = childrenOf(change, 'Pointer').flatMap((pointer) => [
      { id: text(pointer, 'DocumentSectionCode'), number: Number(text(pointer, 'SequenceNumeric') ?? 1) },
      ...childrenOf(pointer, 'TagID').map((tag) => ({ id: tag.textContent ?? '', number: 1 })),
    ]);
    set(standing, asked, '/Declaration', steps.slice(1));
  }
  renumberAll(standing);
  return new XMLSerializer().serializeToString(standing.ownerDocument!);

  function set(
    into: Element,
    from: Element | undefined,
    path: string,
    [step, ...rest]: { id?: string | undefined; number: number }[],
  ): void {
    const names = elements.get(path)!;
    const name = [...names].find(([, id]) => id === step!.id)![0];
    const here = childrenOf(into, name).find((child) => numbers.get(child) === step!.number);
    const source = from && carried(childrenOf(from, name), childrenOf(into, name), step!.number);
    if (rest.length > 0) {
      if (here || source) set(here ?? insert(source!, false), source, `${path}/${name}`, rest);
      return;
    }
    if (here) into.removeChild(here);
    if (source) insert(source, true);

    function insert(element: Element, deep: boolean): Element {
      const copy = into.ownerDocument!.importNode(element, deep);
      const own = deep ? undefined : childrenOf(element, 'SequenceNumeric')[0];
      if (own) copy.appendChild(into.ownerDocument!.importNode(own, true));
      numbers.set(copy, step!.number);
      const order = [...names.keys()];
      const next = childrenOf(into).find(
        (child) =>
          order.indexOf(child.localName!) > order.indexOf(name) ||
          (child.localName === name && numbers.get(child)! > step!.number),
      );
      into.insertBefore(copy, next ?? null);
      return copy;
    }
  }

  /** The carried occurrence: by its number where the standing ones have their positions as numbers. */
  function carried(given: Element[], standingOnes: Element[], number: number): Element | undefined {
    const real = given.filter((element) => childrenOf(element, 'Pointer').length === 0);
    const isByNumber = standingOnes.every((one) => text(one, 'SequenceNumeric') === String(numbers.get(one)));
    if (!isByNumber) return real[number - 1];
    const found = real.find((element) => text(element, 'SequenceNumeric') === String(number));
    const isNew = standingOnes.every((one) => numbers.get(one)! < number);
    const inPlace = real[number - 1];
    return found ?? (inPlace && (isNew || text(inPlace, 'SequenceNumeric') === '0') ? inPlace : undefined);
  }

  function numberAll(parent: Element): void {
    for (const child of childrenOf(parent)) {
      numbers.set(child, childrenOf(parent, child.localName!).indexOf(child) + 1);
      numberAll(child);
    }
  }

  function renumberAll(parent: Element): void {
    for (const child of childrenOf(parent)) {
      const [number] = childrenOf(child, 'SequenceNumeric');
      const isPosition = number && number.textContent === String(numbers.get(child));
      if (isPosition) number.textContent = String(childrenOf(parent, child.localName!).indexOf(child) + 1);
      renumberAll(child);
    }
  }
}

/** Path of a group → its elements in the order of the schema, with the ids of pointers. */
const elements = new Map<string, Map<string, string>>();
for (const line of readFileSync(referencePath('cds/pointers/declaration-elements.csv'), 'utf8').split('\n')) {
  const [path = '', , id = ''] = line.split(',');
  const group = path.slice(0, path.lastIndexOf('/'));
  elements.set(group, (elements.get(group) ?? new Map()).set(path.slice(group.length + 1), id));
}

function declarationIn(xml: string): Element {
  const root = new DOMParser().parseFromString(xml, 'text/xml').documentElement!;
  return childrenOf(root, 'Declaration')[0]!;
}

function childrenOf(parent: Element, name?: string): Element[] {
  return Array.from(parent.childNodes).filter(
    (node): node is Element => node.nodeType === node.ELEMENT_NODE && (!name || node.localName === name),
  );
}

function text(parent: Element, name: string): string | undefined {
  return childrenOf(parent, name)[0]?.textContent ?? undefined;
}
