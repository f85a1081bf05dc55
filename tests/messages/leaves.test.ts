import { DOMParser, type Element, XMLSerializer } from '@xmldom/xmldom';
import { describe, expect, it } from 'vitest';
import { hasReference } from '../support/reference.ts';
import { partOf } from '../support/whole.ts';
import { canonical } from './support/canonical.ts';
import { readDeclaration, writeDeclaration } from './support/conversion.ts';
import { submissions } from './support/samples.ts';

/** Leaves whose value the map gives itself: the envelope and the function code. */
const given =
  /(ModelVersionCode|WCOTypeName|ResponsibleCountryCode|ResponsibleAgencyName|CustomizationVersionCode|FunctionCode)$/;

describe.skipIf(!hasReference)('every leaf of every published submission, given another value', () => {
  for (const [turn, { name, xml }] of submissions().entries()) {
    const same = canonical(xml);
    const message = new DOMParser().parseFromString(same, 'text/xml').documentElement!;
    const leaves = leavesOf(message);

    it.each(partOf([...leaves.keys()], 4, turn))(`${name}: leaf %i`, (index) => {
      const leaf = leaves[index]!;
      const path = pathOf(leaf);
      const own = leaf.textContent;
      const value = otherValue(leaf);
      leaf.textContent = value;
      const text = new XMLSerializer().serializeToString(message);
      leaf.textContent = own;
      const { document, notHeld } = readDeclaration(text);
      if (isGiven(leaf, path)) {
        expect(notHeld).toMatchObject([{ value }]);
        return;
      }
      expect(notHeld).toEqual([]);
      const other = canonical(text);
      expect(canonical(writeDeclaration(document))).toBe(other);
      expect(other).not.toBe(same);
    });
  }
});

function isGiven(leaf: Element, path: string): boolean {
  if (path.endsWith('Agent/FunctionCode')) return false;
  return given.test(leaf.localName!);
}

function leavesOf(element: Element): Element[] {
  const children = Array.from(element.childNodes).filter((child): child is Element => child.nodeType === 1);
  return children.length === 0 ? [element] : children.flatMap(leavesOf);
}

function pathOf(element: Element): string {
  const parent = element.parentNode as Element | null;
  return parent && parent.nodeType === 1 ? `${pathOf(parent)}/${element.localName}` : element.localName!;
}

/** A value of the same form: digits become other digits, letters other letters. */
function otherValue(leaf: Element): string {
  const text = leaf.textContent!;
  if (pathOf(leaf).endsWith('Origin/TypeCode')) return text === '1' ? '2' : '1';
  if (leaf.localName === 'DateTimeString') return '20251231235958-05';
  const last = text.at(-1)!;
  const other = /[0-8]/.test(last)
    ? String(Number(last) + 1)
    : /\d/.test(last)
      ? '1'
      : last === 'X'
        ? 'Y'
        : 'X';
  return text.slice(0, -1) + other;
}
