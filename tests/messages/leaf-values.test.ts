import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { hasReference } from '../support/reference.ts';
import { partOf } from '../support/whole.ts';
import { canonical } from './support/canonical.ts';
import { readDeclaration, writeDeclaration } from './support/conversion.ts';
import { isDiscriminator, valuesFor } from './support/leaf-values.ts';
import { submissions } from './support/samples.ts';

interface Leaf {
  readonly name: string;
  /** The message it stands in, which was canonical. */
  readonly message: Element;
  readonly element: Element;
  /** Which of its leaves. */
  readonly index: number;
}

/** Leaves of the published submissions by their path: of a discriminator all, of others those of two messages. */
const leavesByPath = new Map<string, Leaf[]>();
for (const { name, xml } of hasReference ? submissions() : []) {
  const message = parsed(canonical(xml));
  const seen = new Set<string>();
  for (const [index, element] of leavesOf(message).entries()) {
    const path = schemaPath(element);
    const found = leavesByPath.get(path) ?? [];
    const enough = isDiscriminator(path) ? seen.has(placeOf(element)) : seen.has(path) || found.length > 1;
    if (path.startsWith('/Declaration') && !enough) {
      leavesByPath.set(path, [...found, { name, message, element, index }]);
    }
    seen.add(path).add(placeOf(element));
  }
}

describe.skipIf(!hasReference)(
  'every leaf of the published submissions, given each other kind of valid value',
  () => {
    it.each([...leavesByPath.keys()])('%s: it alone differs, or is listed with its reason', (path) => {
      const values = valuesFor(path);
      const nth = Math.min(4, values.length);
      for (const [turn, leaf] of leavesByPath.get(path)!.entries()) {
        for (const value of partOf(values, nth, turn)) expectHeldOrListed(leaf, value);
      }
    });

    it('the form of a date is held whatever it is, beside whatever date', () => {
      const dates = [...leavesByPath].filter(([path]) => path.endsWith('/DateTimeString'));
      expect(dates.map(([path]) => path)).toEqual([
        '/Declaration/AcceptanceDateTime/DateTimeString',
        '/Declaration/IssueDateTime/DateTimeString',
      ]);
      for (const [path, leaves] of dates) {
        for (const leaf of leaves) {
          for (const value of valuesFor(path)) {
            const changed = canonical(changedAt(leaf, value, '102'));
            const { document, notHeld } = readDeclaration(changed);
            expect(notHeld).toEqual([]);
            expect(canonical(writeDeclaration(document))).toBe(changed);
          }
        }
      }
    });

    it('has every discriminator of the map among them', () => {
      const reached = [...leavesByPath.keys()].filter(isDiscriminator);
      expect(reached.length).toBeGreaterThan(9);
    });
  },
);

/** The message with another value, and another form of date, at one leaf. */
function changedAt({ message, element }: Leaf, value: string, form?: string): string {
  const own = { value: element.textContent, form: element.getAttribute('formatCode') };
  element.textContent = value;
  if (form !== undefined) element.setAttribute('formatCode', form);
  const text = new XMLSerializer().serializeToString(message);
  element.textContent = own.value;
  if (form !== undefined) element.setAttribute('formatCode', own.form!);
  return text;
}

function expectHeldOrListed(leaf: Leaf, value: string): void {
  const { name, element, index } = leaf;
  if (element.textContent === value) return;
  const changed = changedAt(leaf, value);
  const { document, notHeld, notSent } = readDeclaration(changed);
  const written = canonical(writeDeclaration(document));
  const own = placeOf(element);
  const reason = listedReason(schemaPath(element), value);
  const said = notHeld.map(({ path, reason }) => ({ path: path.replace(/\/@\w+$/, ''), reason }));
  expect({ name, value, said }).toEqual({ name, value, said: said.map(() => ({ path: own, reason })) });
  const places = [...(reason === undefined ? [] : [own]), ...notSent.map(({ path }) => path)];
  // Without what is listed both are the same; what the map writes in its place is a constant of its own.
  expect(without(written, places), `${name}: ${value}`).toBe(without(canonical(changed), places));
  const [same] = reason?.match(/\d+$/) ?? [];
  if (same !== undefined) expect(leavesOf(parsed(written))[index]!.textContent).toBe(same);
}

/** Why a value of this element is listed; undefined for all others, which are held. */
function listedReason(path: string, value: string): string | undefined {
  if (path === '/Declaration/FunctionCode') return 'always 9 here';
  // A document holds the number, not its spelling.
  if (/\/(GoodsItemQuantity|GovernmentAgencyGoodsItem\/SequenceNumeric)$/.test(path)) {
    return String(Number(value)) === value ? undefined : `the same number is written as ${Number(value)}`;
  }
  return undefined;
}

/** The canonical message without elements and attributes, and without the elements around them that hold nothing else. */
function without(text: string, places: readonly string[]): string {
  if (places.length === 0) return text;
  const root = parsed(text);
  const leaves = leavesOf(root).map((leaf) => [placeOf(leaf), leaf] as const);
  for (const [place, leaf] of leaves) {
    for (const { name } of Array.from(leaf.attributes)) {
      if (places.includes(`${place}/@${name}`)) leaf.removeAttribute(name);
    }
    let element: Element | undefined = places.includes(place) ? leaf : undefined;
    while (element?.parentNode && element !== root) {
      const parent = element.parentNode as Element;
      parent.removeChild(element);
      element = childrenOf(parent).length === 0 ? parent : undefined;
    }
  }
  return canonical(new XMLSerializer().serializeToString(root));
}

function parsed(text: string): Element {
  return new DOMParser().parseFromString(text, 'text/xml').documentElement!;
}

function leavesOf(element: Element): Element[] {
  const children = childrenOf(element);
  return children.length === 0 ? [element] : children.flatMap(leavesOf);
}

function childrenOf(element: Element): Element[] {
  return Array.from(element.childNodes).filter((child): child is Element => child.nodeType === 1);
}

/** `/Declaration/GoodsShipment/…`, as the published table names it. */
function schemaPath(element: Element): string {
  return placeOf(element)
    .replace(/\[\d+\]/g, '')
    .replace('/MetaData', '');
}

/** The path as the reading lists it, with the number of an occurrence from the second on. */
function placeOf(element: Element): string {
  const parent = element.parentNode as Element | null;
  if (parent?.nodeType !== 1) return `/${element.localName}`;
  const number = childrenOf(parent)
    .filter(({ localName }) => localName === element.localName)
    .indexOf(element);
  return `${placeOf(parent)}/${element.localName}${number > 0 ? `[${number + 1}]` : ''}`;
}
