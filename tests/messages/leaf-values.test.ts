import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { hasReference } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { readDeclaration, writeDeclaration } from './support/conversion.ts';
import { isDiscriminator, valuesFor } from './support/leaf-values.ts';
import { submissions } from './support/samples.ts';

interface Leaf {
  readonly name: string;
  /** The message in its canonical form. */
  readonly text: string;
  /** Which of its leaves. */
  readonly index: number;
}

/** Leaves of the published submissions by their path: of a discriminator all, of others those of two messages. */
const leavesByPath = new Map<string, Leaf[]>();
for (const { name, xml } of hasReference ? submissions() : []) {
  const text = canonical(xml);
  const seen = new Set<string>();
  for (const [index, leaf] of leavesOf(parsed(text)).entries()) {
    const path = schemaPath(leaf);
    const found = leavesByPath.get(path) ?? [];
    const enough = isDiscriminator(path) ? seen.has(placeOf(leaf)) : seen.has(path) || found.length > 1;
    if (path.startsWith('/Declaration') && !enough) leavesByPath.set(path, [...found, { name, text, index }]);
    seen.add(path).add(placeOf(leaf));
  }
}

describe.skipIf(!hasReference)(
  'every leaf of the published submissions, given each other kind of valid value',
  { timeout: 120_000 },
  () => {
    it.each([...leavesByPath.keys()])('%s: it alone differs, or is listed with its reason', (path) => {
      for (const { name, text, index } of leavesByPath.get(path)!) {
        for (const value of valuesFor(path)) expectHeldOrListed(name, text, index, value);
      }
    });

    it('has every discriminator of the map among them', () => {
      const reached = [...leavesByPath.keys()].filter(isDiscriminator);
      expect(reached.length).toBeGreaterThan(9);
    });
  },
);

function expectHeldOrListed(name: string, text: string, index: number, value: string): void {
  const root = parsed(text);
  const leaf = leavesOf(root)[index]!;
  if (leaf.textContent === value) return;
  leaf.textContent = value;
  const changed = new XMLSerializer().serializeToString(root);
  const { document, notHeld, notSent } = readDeclaration(changed);
  const written = canonical(writeDeclaration(document));
  const own = placeOf(leaf);
  const reason = listedReason(schemaPath(leaf), value);
  const said = notHeld.map(({ path, reason }) => ({ path: path.replace(/\/@\w+$/, ''), reason }));
  expect({ name, value, said }).toEqual({ name, value, said: said.map(() => ({ path: own, reason })) });
  const places = [...(reason === undefined ? [] : [own]), ...notSent.map(({ path }) => path)];
  // Without what is listed both are the same; what the map writes in its place is a constant of its own.
  expect(without(written, places), `${name}: ${value}`).toBe(without(changed, places));
  const [same] = reason?.match(/\d+$/) ?? [];
  if (same !== undefined) expect(leavesOf(parsed(written))[index]!.textContent).toBe(same);
}

/** Why a value of this element is listed; undefined for all others, which are held. */
function listedReason(path: string, value: string): string | undefined {
  if (path === '/Declaration/FunctionCode') return 'always 9 here';
  // A day with the form of a moment: the XSD does not compare the two, and no field says so.
  if (/(Acceptance|Issue)DateTime\/DateTimeString$/.test(path) && /^\d{8}$/.test(value))
    return 'not in the form of date-forms';
  // A document holds the number, not its spelling.
  if (/\/(GoodsItemQuantity|GovernmentAgencyGoodsItem\/SequenceNumeric)$/.test(path)) {
    return String(Number(value)) === value ? undefined : `the same number is written as ${Number(value)}`;
  }
  return undefined;
}

/** The message without elements and attributes, and without the elements around them that hold nothing else. */
function without(text: string, places: readonly string[]): string {
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
