import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FieldDefinition, ObjectDefinition } from '../../src/engine/catalogue.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { type ElementNode, isEachNode, type MapNode } from '../../src/messages/map.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { STATED_PLACES } from './places.ts';
import { cdsMap } from './support/map.ts';

const CLASSIFICATION = ['6/13', '6/14', '6/15', '6/16', '6/17'];
/** Fields whose element has a number that is not theirs: the mode of the other regime, a procedure that repeats that of the item. */
const withoutNumber = new Set([
  'customs-declaration.arrival_mode',
  'customs-declaration.departure_mode',
  'additional-procedure.add_proc_previous',
]);
const ITEM = 'GoodsShipment/GovernmentAgencyGoodsItem';
const definition = catalogue.documents[cdsMap.document]!;

interface Place {
  /** `row.field`, or `field+field:part` where fields share or split a text. */
  readonly name: string;
  readonly path: string;
  readonly field?: FieldDefinition;
}

const places = placesBelow(cdsMap.root, '', [definition], {});

describe('each field has its place in the CDS message', () => {
  it('that is written out by hand, and no other', () => {
    const found = places.map(({ name, path }) => `${name} ${path}`);
    expect(found.sort()).toEqual([...STATED_PLACES].sort());
  });

  it.skipIf(!hasReference)('whose data element is the one the DE mapping gives the element', () => {
    const [, ...lines] = readFileSync(referencePath('cds/de-mapping.csv'), 'utf8').trim().split('\n');
    const elements = new Map<string, string[]>();
    for (const line of lines) {
      const [, number = '', path = ''] =
        /^([^,]+),(?:"[^"]*"|[^,]*),[^,]*,\/Declaration\/([^,]+)/.exec(line) ?? [];
      elements.set(path, [
        ...(elements.get(path) ?? []),
        ...(number === '6/13-6/17' ? CLASSIFICATION : [number]),
      ]);
    }
    const compared = places.flatMap(({ name, path, field }) => {
      const known = elements.get(
        path
          .replace(/\[[^\]]*\]/g, '')
          .replace(/^Item\b/, ITEM)
          .replace(/\/@.*$/, ''),
      );
      return field === undefined || known === undefined || known.includes('-') || withoutNumber.has(name)
        ? []
        : [{ name, known, given: field.help.dataElement }];
    });
    expect(compared.length).toBeGreaterThan(130);
    expect(compared.filter(({ known, given = '' }) => !known.includes(given))).toEqual([]);
  });
});

function placesBelow(
  node: MapNode,
  above: string,
  rows: readonly ObjectDefinition[],
  parts: Readonly<Record<string, string>>,
): Place[] {
  const here = rows.at(-1)!;
  if (isEachNode(node)) {
    const inside = [...rows, here.lists[node.each]!.row];
    return node.children.flatMap((child) => placesBelow(child, above, inside, {}));
  }
  const path = `${above}/${node.element}${branchOf(node)}`;
  const holders = node.rows?.startsWith('../') ? rows.slice(0, -1) : rows;
  const list = node.rows === undefined ? undefined : holders.at(-1)!.lists[node.rows.replace('../', '')]!;
  const inside = list ? [...holders, list.row] : rows;
  const known = { ...parts };
  for (const [name, { fields, parts: all }] of Object.entries(node.codecs ?? {}))
    for (const part of all) known[`${name}/${part}`] = `${fields.join('+')}:${part}`;
  const holds = [node, ...(node.attributes ?? []).map((held) => ({ ...held, element: `@${held.name}` }))];
  const own = holds.flatMap((held): Place[] => {
    const at = shortened(held === node ? path : `${path}/${held.element}`);
    if (held.part !== undefined) return [{ name: known[held.part]!, path: at }];
    if (held.field === undefined) return [];
    const up = held.field.match(/\.\.\//g)?.length ?? 0;
    const owner = inside.at(-1 - up)!;
    const field = owner.fields[held.field.slice(3 * up)]!;
    return [{ name: `${owner.name}.${field.name}`, path: at, field }];
  });
  return [...own, ...(node.children ?? []).flatMap((child) => placesBelow(child, path, inside, known))];
}

/** What tells the element from others of its name, in a word. */
function branchOf({ match, only, when }: ElementNode): string {
  if (only !== undefined) return `[${only}]`;
  if (when?.scope === '/location_goods' && when.schema.maxLength === 0) return '[no_code]';
  if (when?.scope === '/customs_regime')
    return when.schema.const === 'export'
      ? '[export]'
      : when.schema.not?.const === 'export'
        ? '[not_export]'
        : '[?]';
  if (match === undefined) return when === undefined ? '' : '[?]';
  const { child, in: codes } = match[0]!;
  return `[${codes?.join('|') ?? child}]`;
}

function shortened(path: string): string {
  return path.replace(/^\/MetaData\/Declaration\//, '').replace(new RegExp(`^${ITEM}\\b`), 'Item');
}
