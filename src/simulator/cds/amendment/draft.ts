import type { XmlElement } from '../../shared/xml/reader.ts';

/** An element that is being changed. */
export interface Draft extends XmlElement {
  text: string;
  readonly children: Draft[];
}

/** A copy to be changed, with everything below. */
export function copyOf(element: XmlElement): Draft {
  return { ...element, children: element.children.map(copyOf) };
}

/** The children of one name. */
export function named<Element extends XmlElement>(
  parent: Element,
  name: string,
): Element['children'][number][] {
  return parent.children.filter((child) => child.name === name);
}

/** The trimmed text of the first child of a name. */
export function textOf(parent: XmlElement, name: string): string | undefined {
  return named(parent, name)[0]?.text.trim();
}

/** The numbers occurrences have in pointers: their positions among their equals before any change. */
export class Numbers {
  private readonly numbers = new Map<XmlElement, number>();
  /** Parent → name → the largest number given, of what stands and what stood. */
  private readonly last = new Map<XmlElement, Map<string, number>>();

  constructor(root: Draft) {
    this.countBelow(root);
  }

  of(element: XmlElement): number {
    return this.numbers.get(element) ?? 0;
  }

  lastOf(parent: XmlElement, name: string): number {
    return this.last.get(parent)?.get(name) ?? 0;
  }

  /** Gives a number to an element put into its parent, and to everything below it. */
  give(parent: XmlElement, element: Draft, number: number): void {
    this.numbers.set(element, number);
    const known = this.last.get(parent) ?? new Map<string, number>();
    this.last.set(parent, known.set(element.name, Math.max(number, known.get(element.name) ?? 0)));
    this.countBelow(element);
  }

  /** Makes numbers that were positions positions again, after others went. */
  renumber(parent: Draft): void {
    const counts = new Map<string, number>();
    for (const child of parent.children) {
      const position = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, position);
      const [number] = named(child, 'SequenceNumeric');
      if (number && number.text.trim() === String(this.of(child))) number.text = String(position);
      this.renumber(child);
    }
  }

  private countBelow(parent: Draft): void {
    const counts = new Map<string, number>();
    for (const child of parent.children) {
      const position = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, position);
      this.numbers.set(child, position);
      this.countBelow(child);
    }
    this.last.set(parent, counts);
  }
}
