import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type MessageMap, readMessage, writeMessage } from '../../src/messages/index.ts';
import type { ElementNode } from '../../src/messages/map.ts';
import type { XmlElement } from '../../src/messages/xml/element.ts';
import { parseXml } from '../../src/messages/xml/parse.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { countingIds } from './support/samples.ts';

/** Published messages of other authorities, with the prefix their outermost element has. */
const messages = [
  ['ncts5/samples/requests/departures/DNGB10_CC015C.xml', 'ncts'],
  ['ncts5/samples/requests/departures/CC015C_all_groups.xml', 'ncts'],
  ['ens/samples/requests/CC315A_reduced.xml', 'ie'],
  ['ens/samples/requests/CC315A_every_element.xml', 'ie'],
] as const;

describe.skipIf(!hasReference)('the same vocabulary and engine carry other messages', () => {
  it.each(messages)('%s is read whole and written back equal', (file, prefix) => {
    const xml = readFileSync(referencePath(file), 'utf8');
    const map = mapOf(parseXml(xml), prefix);
    const { document, notHeld } = readMessage(map, undefined, xml, countingIds());
    expect(notHeld).toEqual([]);
    expect(canonical(writeMessage(map, document))).toBe(canonical(xml));
  });
});

/** A map with a field for every value of a message, and a list for every element that repeats in it. */
function mapOf(root: XmlElement, prefix: string): MessageMap {
  return {
    name: root.name,
    document: 'test',
    namespaces: { [prefix]: root.namespace },
    formats: {},
    root: { ...nodeOf([root], ''), namespace: prefix, min: 1 },
  };
}

/** The node for all elements of one name below the same place; `path` names fields within a row. */
function nodeOf(elements: readonly XmlElement[], path: string): ElementNode {
  const [first] = elements as [XmlElement];
  const attributes = first.attributes
    .filter(({ namespace }) => namespace === '')
    .map(({ name, value }) => ({ name, constant: value }));
  const common = { element: first.name, ...(attributes.length > 0 && { attributes }) };
  if (elements.every(({ children }) => children.length === 0))
    return { ...common, field: `${path}${first.name}` };
  const names = [...new Set(elements.flatMap(({ children }) => children.map(({ name }) => name)))];
  return {
    ...common,
    children: names.map((name) => {
      const all = elements.flatMap(({ children }) => children.filter((child) => child.name === name));
      const below = `${path}${first.name}.`;
      const repeats = elements.some(
        ({ children }) => children.filter((child) => child.name === name).length > 1,
      );
      const leaf = all.every(({ children }) => children.length === 0);
      const child = repeats
        ? { ...nodeOf(all, ''), rows: `${below}${name}`, max: 'unbounded' as const }
        : nodeOf(all, below);
      return { ...child, namespace: '', ...(leaf && repeats && { field: 'value' }) };
    }),
  };
}
