import type { NotificationValue } from './notification.ts';
import type { XmlAttribute, XmlElement } from './xml/element.ts';

/** What of a message no reading has taken yet, so that nothing it says is lost. */
export class UnreadValues {
  readonly #taken = new Set<XmlElement | XmlAttribute>();

  /** Notes that the text of an element, or an attribute, has its place in the result. */
  take(part: XmlElement | XmlAttribute): void {
    this.#taken.add(part);
  }

  /** Takes every text, attribute and empty element in an element that nobody took, in order. */
  takeAll(element: XmlElement, path = ''): NotificationValue[] {
    const values: NotificationValue[] = [];
    const isEmpty = element.children.length === 0 && element.attributes.length === 0;
    if (!this.#taken.has(element) && (element.text !== '' || isEmpty)) {
      values.push({ path, value: element.text });
    }
    this.#taken.add(element);
    for (const attribute of element.attributes) {
      // Where a schema lies is no part of what is said.
      if (this.#taken.has(attribute) || attribute.name === 'schemaLocation') continue;
      this.#taken.add(attribute);
      values.push({ path: `${path}/@${attribute.name}`, value: attribute.value });
    }
    const counts = new Map<string, number>();
    for (const child of element.children) {
      const count = (counts.get(child.name) ?? 0) + 1;
      counts.set(child.name, count);
      values.push(...this.takeAll(child, `${path}/${child.name}${count === 1 ? '' : `[${count}]`}`));
    }
    return values;
  }
}
