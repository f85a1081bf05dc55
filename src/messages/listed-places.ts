import { XmlError } from './xml/element.ts';

/**
 * Most characters that the places listed of one message have together: each holds the names of all elements around
 * it. 999 items of which every value is listed have 20 million.
 */
const maxListed = 64_000_000;

/** Counts the characters of the places that are listed of one message. */
export class ListedPlaces {
  #left = maxListed;

  /** @throws XmlError where there are too many. */
  count(place: string): void {
    this.#left -= place.length;
    if (this.#left < 0) {
      throw new XmlError(
        `The XML holds too much that is to be listed: its places have more than ${maxListed / 1_000_000} million characters.`,
      );
    }
  }
}
