import type { DocumentDefinition } from '../engine/catalogue.ts';
import type { DocumentData } from '../engine/document.ts';
import { isRowSegment, type Path, pathPattern, type RowSegment } from '../engine/path.ts';
import { ownerOf } from './belonging.ts';
import { documentPlace, MessageBuilder, type Place } from './build.ts';
import { type ElementNode, isEachNode, type MapNode, type MessageMap } from './map.ts';
import { formatPointer, type PointerStep, parsePointer } from './pointer-text.ts';
import { fieldPath, listPath, resolveField, type Scope } from './scope.ts';

/** Where a pointer leads: `exact` when the path is the very element, not the nearest place above it. */
export interface PointedPlace {
  readonly path: Path;
  readonly exact: boolean;
}

/**
 * The authority's pointer to a field, row or list, with sequence numbers on repeated elements only.
 * A field that stands in an attribute gets its element's pointer. Undefined for what no message holds.
 */
export function pathToPointer(
  map: MessageMap,
  document: DocumentData,
  path: Path,
  definition?: DocumentDefinition,
): string | undefined {
  const chains = chainsOf(map).get(pathPattern(path));
  if (!chains) return undefined;
  return new PointerWalk(document, definition).pointer(chains, path);
}

/**
 * The field, row or list that a pointer means. Sequence numbers on elements that do not repeat are
 * ignored; where the pointer leads nowhere, the nearest place above is given and `exact` is false.
 * Undefined when not even the pointer's first step is of this message.
 */
export function pointerToPath(
  map: MessageMap,
  document: DocumentData,
  pointer: string,
  definition?: DocumentDefinition,
): PointedPlace | undefined {
  return new PointerWalk(document, definition).path(map.root, parsePointer(pointer));
}

/** Nodes from the root down to the one that holds a field, row or list. */
type Chain = readonly MapNode[];

const chainsByMap = new WeakMap<MessageMap, ReadonlyMap<string, readonly Chain[]>>();

/** Chains by path pattern; fields that are an element's text before those in attributes. */
function chainsOf(map: MessageMap): ReadonlyMap<string, readonly Chain[]> {
  const known = chainsByMap.get(map);
  if (known) return known;
  const chains = new Map<string, Chain[]>();
  collectChains(map.root, [], [], new Map(), chains);
  chainsByMap.set(map, chains);
  return chains;
}

function collectChains(
  node: MapNode,
  above: Chain,
  lists: readonly string[],
  codecs: ReadonlyMap<string, readonly string[]>,
  chains: Map<string, Chain[]>,
): void {
  const chain = [...above, node];
  const add = (pattern: string) => chains.set(pattern, [...(chains.get(pattern) ?? []), chain]);
  const list = isEachNode(node) ? node.each : node.rows;
  const inside = list === undefined ? lists : listsInside(lists, list);
  if (list !== undefined) {
    add(`${listPattern(inside.slice(0, -1))}/${inside.at(-1)}`);
    add(listPattern(inside));
  }
  if (isEachNode(node)) {
    for (const child of node.children) collectChains(child, chain, inside, codecs, chains);
    return;
  }
  const coded = new Map(codecs);
  for (const [name, use] of Object.entries(node.codecs ?? {})) {
    for (const part of use.parts)
      coded.set(
        `${name}/${part}`,
        use.fields.map((field) => fieldPattern(inside, field)),
      );
  }
  if (node.field !== undefined) add(fieldPattern(inside, node.field));
  for (const pattern of node.part === undefined ? [] : (coded.get(node.part) ?? [])) {
    if (!chains.has(pattern)) add(pattern);
  }
  for (const child of node.children ?? []) collectChains(child, chain, inside, coded, chains);
  for (const attribute of node.attributes ?? []) {
    if (attribute.field !== undefined) add(fieldPattern(inside, attribute.field));
  }
}

function listPattern(lists: readonly string[]): string {
  return lists.map((list) => `/${list}/*`).join('');
}

/** Names of the lists down to one that is referred to from a row. */
function listsInside(lists: readonly string[], reference: string): readonly string[] {
  if (!reference.startsWith('../')) return [...lists, reference];
  return listsInside(lists.slice(0, -1), reference.slice('../'.length));
}

function fieldPattern(lists: readonly string[], reference: string): string {
  if (reference.startsWith('../')) return fieldPattern(lists.slice(0, -1), reference.slice('../'.length));
  return `${listPattern(lists)}/${reference}`;
}

class PointerWalk {
  readonly #document: DocumentData;
  readonly #builder: MessageBuilder;

  constructor(document: DocumentData, definition: DocumentDefinition | undefined) {
    this.#document = document;
    this.#builder = new MessageBuilder(definition, {});
  }

  pointer(chains: readonly Chain[], path: Path): string | undefined {
    for (const chain of chains) {
      const steps = this.#steps(chain, path);
      if (steps) return formatPointer(steps);
    }
    return undefined;
  }

  /** Follows a chain down to `path`; undefined when a node on the way does not stand in this document. */
  #steps(chain: Chain, path: Path): PointerStep[] | undefined {
    const rows = this.#rows(chain, path);
    const endsInList = path.length > 0 && !isRowSegment(path.at(-1)!) && this.#isList(chain.at(-1)!, path);
    const steps: PointerStep[] = [];
    let place = documentPlace(this.#document);
    let parent: ElementNode | undefined;
    let depth = 0;
    for (const [index, node] of chain.entries()) {
      if (isEachNode(node)) {
        const next = index === chain.length - 1 ? node.children[0]! : (chain[index + 1] as ElementNode);
        const step = this.#repeatedStep(next, parent, place, endsInList ? undefined : rows[depth]);
        if (next.id !== undefined) steps.push(step);
        place = { ...place, scope: this.#rowScope(place.scope, node.each, rows[depth]) };
        depth += 1;
        continue;
      }
      if (!this.#builder.stands(node, place)) return undefined;
      const insideEach = index > 0 && isEachNode(chain[index - 1]!);
      const last = index === chain.length - 1;
      if (node.id !== undefined && !insideEach) {
        const row = node.rows === undefined ? undefined : rows[depth];
        const step =
          repeats(node) && !(last && endsInList)
            ? this.#repeatedStep(node, parent, place, row)
            : { id: node.id };
        steps.push(step);
      }
      place = this.#builder.inside(node, place);
      if (node.rows !== undefined) {
        const first = this.#isFirst(place.scope, node.rows, rows[depth]);
        place = { ...place, scope: this.#rowScope(place.scope, node.rows, rows[depth]), first };
        depth += 1;
      }
      parent = node;
    }
    return steps;
  }

  /** The row of each list on a chain; a row of the parent's list stands in the row it belongs to. */
  #rows(chain: Chain, path: Path): (RowSegment | undefined)[] {
    const named = path.filter(isRowSegment);
    const rows: (RowSegment | undefined)[] = [];
    let scope: Scope = documentPlace(this.#document).scope;
    const lists = chain.filter((node) => isEachNode(node) || node.rows !== undefined);
    for (const [index, node] of lists.entries()) {
      const next = lists[index + 1];
      const list = isEachNode(node) ? node.each : node.rows!;
      let row = named[0];
      if (next && !isEachNode(next) && next.belongs) {
        const anyOwner = { data: {}, path: listPath(scope, list), parent: scope };
        const owner = row && ownerOf(anyOwner, next.rows!, next.belongs, row.id);
        row = owner && { id: owner.uuid };
      } else named.shift();
      rows.push(row);
      scope = this.#rowScope(scope, list, row);
    }
    return rows;
  }

  #isList(node: MapNode, path: Path): boolean {
    const list = listOf(node);
    return list !== undefined && listsInside([''], list).at(-1) === path.at(-1);
  }

  /** The number a repeated element has among the written ones of its name, or would have. */
  #repeatedStep(
    node: ElementNode,
    parent: ElementNode | undefined,
    place: Place,
    row: RowSegment | undefined,
  ): PointerStep {
    let before = 0;
    for (const occurrence of parent ? this.#builder.written(parent, node.element, place) : []) {
      if (occurrence.node === node && (row === undefined || isRow(occurrence.place.scope, row))) {
        return { id: node.id!, sequence: before + 1 };
      }
      before += 1;
    }
    return { id: node.id!, sequence: before + 1 };
  }

  #rowScope(scope: Scope, reference: string, row: RowSegment | undefined): Scope {
    const { scope: parent, name } = resolveField(scope, reference);
    const rows = (parent.data[name] ?? []) as readonly DocumentData[];
    const data = rows.find(({ uuid }) => uuid === row?.id) ?? {};
    return { data, path: [...parent.path, name, ...(row ? [row] : [])], parent };
  }

  #isFirst(scope: Scope, reference: string, row: RowSegment | undefined): boolean {
    const { scope: parent, name } = resolveField(scope, reference);
    const rows = (parent.data[name] ?? []) as readonly DocumentData[];
    return row === undefined || rows[0]?.uuid === row.id;
  }

  path(root: ElementNode, steps: readonly PointerStep[]): PointedPlace | undefined {
    let found: Occurrence | undefined;
    let candidates = candidatesIn(root);
    let place = documentPlace(this.#document);
    for (const [index, step] of steps.entries()) {
      const named = candidates.get(step.id);
      if (!named) return found && { ...this.#end(found.node, found.place), exact: false };
      const chosen = this.#choose(named, step, place);
      if ('path' in chosen) return { path: chosen.path, exact: chosen.exact && index === steps.length - 1 };
      found = chosen;
      place = this.#builder.inside(chosen.node, chosen.place);
      candidates = candidatesIn(chosen.node);
    }
    if (steps.length === 1) return { path: [], exact: true };
    return found && this.#end(found.node, found.place);
  }

  /** The occurrence a step means among nodes of one id, or the place to stop at. */
  #choose(named: readonly Candidate[], step: PointerStep, place: Place): Occurrence | PointedPlace {
    const { node, owner, parent } = usualOf(named);
    if (!repeats(node)) {
      const standing = named.filter((candidate) => this.#builder.stands(candidate.node, place));
      const written = standing.filter((candidate) => this.#builder.places(candidate.node, place).length > 0);
      const meant = [written, standing, named].find(({ length }) => length > 0)!;
      return { node: usualOf(meant).node, place };
    }
    const written = this.#builder.written(parent, node.element, place);
    const list = listOf(owner);
    const occurrence =
      step.sequence === undefined ? meantWithoutNumber(written, node, list) : written[step.sequence - 1];
    if (occurrence) return occurrence;
    if (list !== undefined) return { path: listPath(place.scope, list), exact: step.sequence === undefined };
    const blank = named.filter(
      (candidate) =>
        listOf(candidate.owner) === undefined && !written.some((there) => there.node === candidate.node),
    );
    return { node: blank.length > 0 ? usualOf(blank).node : node, place };
  }

  #end(node: ElementNode, place: Place): PointedPlace {
    if (node.field !== undefined) return { path: fieldPath(place.scope, node.field), exact: true };
    const inside = this.#builder.inside(node, place);
    if (node.part !== undefined) {
      return { path: fieldPath(place.scope, inside.parts.get(node.part)!.field), exact: true };
    }
    if (node.rows !== undefined) return { path: place.scope.path, exact: true };
    const anchor = this.#anchor(node, inside);
    return {
      path: anchor ?? place.scope.path,
      exact: anchor !== undefined && candidatesIn(node).size === 0,
    };
  }

  /** The first field inside a group that holds no lists; a group of lists is its row or document itself. */
  #anchor(node: ElementNode, place: Place): Path | undefined {
    if (hasLists(node)) return undefined;
    for (const child of node.children ?? []) {
      if (isEachNode(child)) continue;
      if (child.field !== undefined) return fieldPath(place.scope, child.field);
      const inside = this.#builder.inside(child, place);
      if (child.part !== undefined) return fieldPath(place.scope, inside.parts.get(child.part)!.field);
      const below = this.#anchor(child, inside);
      if (below) return below;
    }
    return undefined;
  }
}

interface Occurrence {
  readonly node: ElementNode;
  readonly place: Place;
}

interface Candidate {
  readonly node: ElementNode;
  /** The child of the parent that brings it: itself or the list it repeats with. */
  readonly owner: MapNode;
  /** The element it stands in. */
  readonly parent: ElementNode;
}

/** Candidates by id. */
type Candidates = ReadonlyMap<string, readonly Candidate[]>;

/** The node that a pointer means when nothing in the document tells it from others of its name. */
function usualOf(named: readonly Candidate[]): Candidate {
  return named.find(({ node }) => node.usual) ?? named[0]!;
}

/** Of what is written, the occurrence meant by a pointer that gives no number; undefined when none is. */
function meantWithoutNumber(
  written: readonly Occurrence[],
  usual: ElementNode,
  list: string | undefined,
): Occurrence | undefined {
  if (written.length === 1) return written[0];
  if (list !== undefined) return undefined;
  return written.find(({ node }) => node === usual) ?? (usual.usual ? undefined : written[0]);
}

function listOf(owner: MapNode): string | undefined {
  return isEachNode(owner) ? owner.each : owner.rows;
}

const candidatesByNode = new WeakMap<ElementNode, Candidates>();

/** The nearest nodes with an id inside an element, looking through elements without one; found once for each. */
function candidatesIn(parent: ElementNode): Candidates {
  const known = candidatesByNode.get(parent);
  if (known) return known;
  const candidates = new Map<string, Candidate[]>();
  for (const candidate of withIds(parent)) {
    const { id = '' } = candidate.node;
    candidates.set(id, [...(candidates.get(id) ?? []), candidate]);
  }
  candidatesByNode.set(parent, candidates);
  return candidates;
}

function withIds(parent: ElementNode): Candidate[] {
  return (parent.children ?? []).flatMap((owner) =>
    elementsOf(owner).flatMap((node) => (node.id === undefined ? withIds(node) : [{ node, owner, parent }])),
  );
}

function elementsOf(node: MapNode): readonly ElementNode[] {
  return isEachNode(node) ? node.children : [node];
}

function repeats(node: ElementNode): boolean {
  return node.max !== undefined && node.max !== 1;
}

function hasLists(node: ElementNode): boolean {
  return (node.children ?? []).some(
    (child) => isEachNode(child) || child.rows !== undefined || hasLists(child),
  );
}

/** True when a scope is the row `row`. */
function isRow(scope: Scope, row: RowSegment): boolean {
  const segment = scope.path.at(-1);
  return segment !== undefined && isRowSegment(segment) && segment.id === row.id;
}
