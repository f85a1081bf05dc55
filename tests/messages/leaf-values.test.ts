import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { readMessage, writeMessage } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { isDiscriminator, valuesFor } from './support/leaf-values.ts';
import { cdsMap } from './support/map.ts';
import { countingIds, submissions } from './support/samples.ts';

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
    it.each([...leavesByPath.keys()])(
      '%s: it alone differs, or is listed and nothing else is lost',
      (path) => {
        for (const { name, text, index } of leavesByPath.get(path)!) {
          for (const value of valuesFor(path)) expectHeldOrListed(name, text, index, value);
        }
      },
    );

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
  const { document, notHeld } = readMessage(cdsMap, undefined, changed, countingIds());
  const own = placeOf(leaf);
  // A code that chooses is held whatever it is; other values may be in no form that a document keeps.
  const mayBeListed = (path: string) => path === own || path.startsWith(`${own}/@`);
  const others = notHeld.filter(({ path }) => isDiscriminator(schemaPath(leaf)) || !mayBeListed(path));
  expect({ name, value, others }).toEqual({ name, value, others: [] });
  const written = canonical(writeMessage(cdsMap, document));
  if (notHeld.length === 0) {
    expect(written, `${name}: ${value}`).toBe(canonical(changed));
    return;
  }
  // Without the leaf both are the same; what the map writes in its place is a constant of its own.
  expect(without(written, own), `${name}: ${value}`).toBe(without(changed, own));
}

/** The message without an element, and without those around it that hold nothing else. */
function without(text: string, place: string): string {
  const root = parsed(text);
  let element: Element | undefined = leavesOf(root).find((leaf) => placeOf(leaf) === place);
  while (element?.parentNode && element !== root) {
    const parent = element.parentNode as Element;
    parent.removeChild(element);
    element = childrenOf(parent).length === 0 ? parent : undefined;
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
