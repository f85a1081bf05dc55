import type { XmlElement } from '../../shared/xml/reader.ts';
import { declaration as declarationFact } from '../facts/declaration.ts';
import type { GroupFact } from '../facts/fact.ts';
import { find, type Place, type Pointer, pointTo, text } from '../place.ts';
import { copyOf, type Draft, Numbers, named, textOf } from './draft.ts';

/** What an amendment makes of the declaration it is about. */
export interface Amended {
  readonly declaration: XmlElement;
  /** Pointers of the amendment that lead nowhere: to nothing that stands and nothing the message brings. */
  readonly unresolved: readonly Pointer[];
}

interface Step {
  readonly code: string;
  /** From 1; 1 where the level does not repeat. */
  readonly number: number;
}

/**
 * Applies an amendment to the declaration that stands. Pointers number what stands before the amendment, and
 * what is added goes on from the last of those. What a pointer leads to in the message is put in; where it
 * leads to nothing there, what stands is taken out. Numbers that were positions are positions again in the end.
 */
export function applyAmendment(standing: XmlElement, amendment: Place): Amended {
  const declaration = copyOf(standing);
  const numbers = new Numbers(declaration);
  const unresolved = find(amendment, 'Amendment').flatMap((change) => {
    const pointers = find(change, 'Pointer');
    if (pointers.length === 0) return [];
    const steps = pointers.flatMap(stepsOf);
    const isHere = steps[0]?.code === declarationFact.code && steps.length > 1;
    const isResolved =
      isHere && follow(declaration, amendment.element, declarationFact, steps.slice(1), numbers);
    return isResolved ? [] : [pointTo(pointers.at(-1)!, 'DocumentSectionCode')];
  });
  numbers.renumber(declaration);
  return { declaration, unresolved };
}

function stepsOf(pointer: Place): Step[] {
  const number = Number(text(pointer, 'SequenceNumeric') ?? '1');
  const tag = text(pointer, 'TagID');
  const section = { code: text(pointer, 'DocumentSectionCode') ?? '', number };
  return tag ? [section, { code: tag, number: 1 }] : [section];
}

/** Follows the steps down from a group that stands; false when they lead nowhere. */
function follow(
  into: Draft,
  from: XmlElement | undefined,
  fact: GroupFact,
  [step, ...rest]: readonly Step[],
  numbers: Numbers,
): boolean {
  const child = fact.children.find(({ code }) => code === step!.code);
  if (!child) return false;
  const number = child.maximum > 1 ? step!.number : 1;
  const standing = named(into, child.name);
  const here = standing.find((element) => numbers.of(element) === number);
  const brought = from && broughtOccurrence(from, standing, child.name, number, numbers);
  if (!here && (!brought || number > numbers.lastOf(into, child.name) + 1)) return false;
  if (rest.length === 0) {
    if (here) into.children.splice(into.children.indexOf(here), 1);
    if (brought) insert(into, copyOf(brought), fact, number, numbers);
    return true;
  }
  if (!('children' in child)) return false;
  if (here) return follow(here, brought, child, rest, numbers);
  // The group itself is new: it comes with its number only, what else it holds has pointers of its own.
  const bare: Draft = { ...copyOf(brought!), text: '', children: named(copyOf(brought!), 'SequenceNumeric') };
  const isResolved = follow(bare, brought, child, rest, numbers);
  if (isResolved) insert(into, bare, fact, number, numbers);
  return isResolved;
}

/**
 * The occurrence of a number in the message: by the number it carries where all that stand carry their
 * positions, by its position elsewhere.
 */
function broughtOccurrence(
  from: XmlElement,
  standing: readonly XmlElement[],
  name: string,
  number: number,
  numbers: Numbers,
): XmlElement | undefined {
  // Statements with pointers belong to the request, not to the declaration.
  const given = named(from, name).filter((element) => named(element, 'Pointer').length === 0);
  const isByNumber = standing.every(
    (element) => textOf(element, 'SequenceNumeric') === String(numbers.of(element)),
  );
  if (!isByNumber) return given[number - 1];
  const found = given.find((element) => textOf(element, 'SequenceNumeric') === String(number));
  if (found) return found;
  const inPlace = given[number - 1];
  const isNew = standing.every((element) => numbers.of(element) < number);
  return inPlace && (isNew || textOf(inPlace, 'SequenceNumeric') === '0') ? inPlace : undefined;
}

/** Puts an element where the order of the schema wants it, and its number among its equals. */
function insert(into: Draft, element: Draft, fact: GroupFact, number: number, numbers: Numbers): void {
  const rank = ({ name }: XmlElement) => fact.children.findIndex((child) => child.name === name);
  const before = into.children.findIndex(
    (child) => rank(child) > rank(element) || (child.name === element.name && numbers.of(child) > number),
  );
  into.children.splice(before < 0 ? into.children.length : before, 0, element);
  numbers.give(into, element, number);
}
