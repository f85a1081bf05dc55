import { ListedPlaces } from './listed-places.ts';
import type { NotificationValue } from './notification.ts';
import type { XmlAttribute, XmlElement, XmlInstruction } from './xml/element.ts';
import { schemaInstance } from './xml/namespaces.ts';

/** What of a message no reading has taken yet, so that nothing it says is lost. */
export class UnreadValues {
  readonly #taken = new Set<XmlElement | XmlAttribute | XmlInstruction>();
  readonly #places = new ListedPlaces();

  /** Notes that the text of an element, or an attribute, has its place in the result. */
  take(part: XmlElement | XmlAttribute): void {
    this.#taken.add(part);
  }

  /**
   * Takes every text, attribute, instruction and empty element in an element that nobody took, in order.
   * @throws XmlError where their places are too long together.
   */
  takeAll(element: XmlElement, path = ''): NotificationValue[] {
    const values: NotificationValue[] = [];
    const add = (place: string, value: string) => {
      this.#places.count(place);
      values.push({ path: place, value });
    };
    const isEmpty = element.children.length === 0 && element.attributes.length === 0;
    if (!this.#taken.has(element) && (element.text !== '' || isEmpty)) {
      add(path, element.text);
    }
    this.#taken.add(element);
    const instructions = new Map<string, number>();
    for (const instruction of element.instructions ?? []) {
      if (this.#taken.has(instruction)) continue;
      this.#taken.add(instruction);
      const { target, body } = instruction;
      add(`${path}/?${target}${numberOf(target, instructions)}`, body);
    }
    for (const attribute of element.attributes) {
      // Where a schema lies is no part of what is said.
      const isHint = attribute.namespace === schemaInstance && attribute.name === 'schemaLocation';
      if (isHint || this.#taken.has(attribute)) continue;
      this.#taken.add(attribute);
      add(`${path}/@${attribute.written}`, attribute.value);
    }
    const counts = new Map<string, number>();
    for (const child of element.children) {
      for (const value of this.takeAll(child, `${path}/${child.name}${numberOf(child.name, counts)}`)) {
        values.push(value);
      }
    }
    return values;
  }
}

/** `[n]` from the second of a name on. */
function numberOf(name: string, counts: Map<string, number>): string {
  const count = (counts.get(name) ?? 0) + 1;
  counts.set(name, count);
  return count === 1 ? '' : `[${count}]`;
}
