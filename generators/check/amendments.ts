import type { MessageMap } from '../../src/messages/map.ts';
import type { Authored } from '../authored.ts';
import { type Report, suggestion } from './finding.ts';
import type { AuthoredObject } from './objects.ts';
import { elementsOf, type PlacedElement } from './placed-elements.ts';

/**
 * What maps say of requests about a document: marks of amendments where they mean nothing, and elements that
 * stand before one that no other message of that authority has.
 */
export function checkAmendments(
  authored: Authored,
  objects: ReadonlyMap<string, AuthoredObject>,
  report: Report,
): void {
  const placed = [...authored.messageMaps].flatMap(([folder, maps]) =>
    [...maps].flatMap(([authority, content]) => {
      const map = content as MessageMap;
      const file = authored.files.get(`${folder}/${authority}.message.json`);
      const document = objects.get(`${folder}/${map.document}.schema.json`);
      return file && document ? [{ authority, file, elements: elementsOf(map, document, objects) }] : [];
    }),
  );
  for (const own of placed) {
    const others = placed.filter((other) => other !== own && other.authority === own.authority);
    const known = new Set(others.flatMap(({ elements }) => elements.map(({ node }) => node.element)));
    const asks = others.some(({ elements }) => elements.some(({ node }) => node.before !== undefined));
    if (asks && !own.elements.some(({ node }) => node.amend === 'nil' || node.before !== undefined)) {
      const text =
        'No element is the one that a nil amendment points at: give one of the document "amend": "nil".';
      report.at(own.file, ['root'], text);
    }
    for (const element of own.elements) {
      const { node, place } = element;
      const lacking = markLacking(element, own.elements) ?? ownWordLacking(element, others);
      if (lacking) report.at(own.file, place, lacking);
      const text = markProblem(element, own.elements);
      if (text) report.at(own.file, [...place, 'amend'], text);
      if (node.before === undefined || known.has(node.before)) continue;
      const near = suggestion(node.before, [...known]);
      report.at(own.file, [...place, 'before'], `No other message has "${node.before}".${near}`);
    }
  }
}

/** What is added as a whole is found again by the number that one of its children holds. */
function markLacking(element: PlacedElement, elements: readonly PlacedElement[]): string | undefined {
  const { node, parent } = element;
  const number = elements.find((other) => other.parent === element && other.node.amend === 'number');
  if (node.amend === 'whole' && !number)
    return `"${node.element}" is added as a whole, but no child numbers it: give the one that does "amend": "number".`;
  if (number && node.amend === undefined)
    return `"${number.node.element}" numbers "${node.element}" in amendments, so one that is new is pointed at: write "amend": "whole" here.`;
  if (node.amend === undefined && parent && parent.node.amend !== 'whole' && numbersRows(element, parent))
    return `"${node.element}" holds the number that is kept for each row, by which amendments name "${parent.node.element}": write "amend": "number" here and "amend": "whole" there.`;
  return undefined;
}

/** Whether an element that stands in each occurrence of its parent holds a number that a computation gives the rows. */
function numbersRows({ node, holders }: PlacedElement, parent: PlacedElement): boolean {
  const field = node.type === 'integer' && (node.min ?? 0) > 0 ? node.field : undefined;
  return isRepeating(parent) && field !== undefined && !!holders.at(-1)?.object.ui?.fields[field]?.computedBy;
}

/** What another message, such as an amendment, says of itself in the same place is nothing it can change. */
function ownWordLacking(
  element: PlacedElement,
  others: readonly { readonly elements: readonly PlacedElement[] }[],
): string | undefined {
  const { node } = element;
  if (node.format === undefined || isNeverAmended(element)) return undefined;
  const path = pathOf(element);
  const says = others.some(
    ({ elements }) =>
      elements.some(({ node: { before } }) => before !== undefined) &&
      elements.some(
        (other) => other.node.format !== undefined && !isUnderRepeated(other) && pathOf(other) === path,
      ),
  );
  return says
    ? `An amendment says "${node.element}" of itself, so a change of it cannot be sent: write "amend": "never" here or on the element around it.`
    : undefined;
}

function isNeverAmended({ node, parent }: PlacedElement): boolean {
  return node.amend === 'never' || (parent !== undefined && isNeverAmended(parent));
}

function isUnderRepeated(element: PlacedElement): boolean {
  return isRepeating(element) || (element.parent !== undefined && isUnderRepeated(element.parent));
}

function pathOf({ node, parent }: PlacedElement): string {
  return `${parent ? pathOf(parent) : ''}/${node.element}`;
}

function markProblem(element: PlacedElement, elements: readonly PlacedElement[]): string | undefined {
  const { node, parent, holders } = element;
  switch (node.amend) {
    case 'whole':
      return isRepeating(element) ? undefined : `"${node.element}" is not added as a whole: it occurs once.`;
    case 'number':
      return parent && isRepeating(parent) && node.field !== undefined
        ? undefined
        : `"${node.element}" numbers nothing: the element around it occurs once.`;
    case 'nil': {
      if (holders.length > 1 || node.field === undefined) {
        return `A nil amendment points at a field of the document, and "${node.element}" holds none.`;
      }
      const first = elements.find((other) => other.node.amend === 'nil');
      return first === element ? undefined : 'Two elements are the one that a nil amendment points at.';
    }
    default:
      return undefined;
  }
}

function isRepeating({ node }: PlacedElement): boolean {
  return node.max !== undefined && node.max !== 1;
}
