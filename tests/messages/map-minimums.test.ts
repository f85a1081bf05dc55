import { describe, expect, it } from 'vitest';
import { isEachNode, type MapNode } from '../../src/messages/map.ts';
import { hasReference } from '../support/reference.ts';
import { cdsMap } from './support/map.ts';
import { envelopeInXsd, type XsdGroup } from './support/xsd-groups.ts';

/** Where the map requires another number than the XSD, and why. */
const differences: Readonly<Record<string, string>> = {
  '/MetaData/Declaration: 1, not 0':
    'The XSD takes Responses in its place, which are another message with a reader of its own.',
};

describe.skipIf(!hasReference)("the CDS map and the authority's schema itself", () => {
  it('agree on the least number of every element, but for the differences listed', () => {
    const found: string[] = [];
    const seen: string[] = [];
    for (const child of cdsMap.root.children!) compare(child, envelopeInXsd(), '/MetaData');
    expect(seen.filter((path) => path.endsWith('/DateTimeString'))).toHaveLength(5);
    expect(seen.length).toBeGreaterThan(400);
    expect(found).toEqual(Object.keys(differences));

    function compare(node: MapNode, parent: XsdGroup, above: string): void {
      if (isEachNode(node)) {
        for (const child of node.children) compare(child, parent, above);
        return;
      }
      const path = `${above}/${node.element}`;
      const { min, group } = parent.get(node.element)!;
      seen.push(path);
      if ((node.min ?? 0) !== min) found.push(`${path}: ${node.min ?? 0}, not ${min}`);
      for (const child of node.children ?? []) compare(child, group, path);
    }
  });
});
