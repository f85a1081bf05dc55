import { type EachNode, type ElementNode, isEachNode, type MapNode, type OccurrenceMatch } from './map.ts';
import type { XmlElement } from './xml/element.ts';

/** The node an element was found to be of. */
export interface Choice {
  readonly node: ElementNode;
  readonly each?: EachNode;
  /** For a list without element of its own: the element begins a row. */
  readonly newRow: boolean;
}

interface Candidate {
  readonly node: ElementNode;
  readonly each?: EachNode;
}

const candidatesByChildren = new WeakMap<readonly MapNode[], ReadonlyMap<string, readonly Candidate[]>>();

/** The nodes among `children` by element name. */
function candidatesOf(children: readonly MapNode[]): ReadonlyMap<string, readonly Candidate[]> {
  const known = candidatesByChildren.get(children);
  if (known) return known;
  const candidates = new Map<string, Candidate[]>();
  for (const child of children) {
    for (const node of isEachNode(child) ? child.children : [child]) {
      const candidate = isEachNode(child) ? { node, each: child } : { node };
      candidates.set(node.element, [...(candidates.get(node.element) ?? []), candidate]);
    }
  }
  candidatesByChildren.set(children, candidates);
  return candidates;
}

/**
 * Shares the children of one element that is read out among the map's nodes: by name, by discriminator, and
 * by how many occurrences a node takes. `Row` is what the caller fills for a row.
 */
export class Assignment<Row> {
  readonly #candidates: ReadonlyMap<string, readonly Candidate[]>;
  readonly #isNamed: (element: XmlElement, node: ElementNode) => boolean;
  readonly #first: boolean;
  readonly #barred: ReadonlySet<ElementNode> | undefined;
  readonly #taken = new Set<ElementNode>();
  /** For a list without element of its own: the row being filled and how far. */
  readonly #openRows = new Map<EachNode, { target?: Row; filled: number }>();

  /** `first` is whether the parent stands for the first row of its list; nodes `barred` take nothing. */
  constructor(
    children: readonly MapNode[],
    isNamed: (element: XmlElement, node: ElementNode) => boolean,
    first: boolean,
    barred?: ReadonlySet<ElementNode>,
  ) {
    this.#candidates = candidatesOf(children);
    this.#isNamed = isNamed;
    this.#first = first;
    this.#barred = barred;
  }

  /** The node an element belongs to, or the reason why there is none. */
  choose(element: XmlElement): Choice | string {
    const named = (this.#candidates.get(element.name) ?? []).filter(
      ({ node }) => this.#isNamed(element, node) && !this.#barred?.has(node),
    );
    if (named.length === 0) return 'unknown element';
    const standing = named.filter(
      ({ node }) => node.only === undefined || (node.only === 'first') === this.#first,
    );
    if (standing.length === 0) return `held in the ${this.#first ? 'later' : 'first'} occurrence only`;
    const fitting = standing.flatMap((candidate) => {
      const choice = preference(element, candidate.node.match);
      return choice === undefined ? [] : [{ candidate, choice }];
    });
    if (fitting.length === 0) return 'of a kind the document does not hold';
    const free = fitting.filter(
      ({ candidate: { node, each } }) => each || node.rows !== undefined || !this.#taken.has(node),
    );
    if (free.length === 0) return 'occurs more often than the document holds';
    const chosen = free.reduce((best, next) => (next.choice < best.choice ? next : best)).candidate;
    this.#taken.add(chosen.node);
    return { ...chosen, newRow: chosen.each !== undefined && this.#opensRow(chosen.each, chosen.node) };
  }

  /** A row is complete when an element comes that stands at or before the last one filled. */
  #opensRow(each: EachNode, node: ElementNode): boolean {
    const index = each.children.indexOf(node);
    const open = this.#openRows.get(each);
    const opens = !open || index <= open.filled;
    this.#openRows.set(each, { target: open?.target, filled: index });
    return opens;
  }

  /** The row that is being filled. */
  eachTarget(each: EachNode): Row {
    return this.#openRows.get(each)!.target!;
  }

  keepEachTarget(each: EachNode, target: Row): void {
    this.#openRows.set(each, { ...this.#openRows.get(each)!, target });
  }
}

/** Which of a node's matches holds first; last of all for a node that takes any; undefined when none holds. */
function preference(element: XmlElement, match: readonly OccurrenceMatch[] | undefined): number | undefined {
  if (!match) return Number.POSITIVE_INFINITY;
  const first = match.findIndex((entry) => {
    const text = ownText(element, entry.child);
    if (entry.in) return entry.in.includes(text);
    if (entry.notIn) return !entry.notIn.includes(text);
    return new RegExp(entry.pattern!, 'u').test(text);
  });
  return first === -1 ? undefined : first;
}

/** Text of the first child of this name in the namespace of its parent, or ''. */
function ownText({ children, namespace }: XmlElement, name: string): string {
  return children.find((child) => child.name === name && child.namespace === namespace)?.text ?? '';
}
