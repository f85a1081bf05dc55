import { formatPath, type Path } from './path.ts';

interface Node<T> {
  value?: T;
  readonly path: Path;
  readonly children: Map<string, Node<T>>;
}

/** Values by path, found along a path or below it without looking at others. */
export class PathTree<T> {
  readonly #root: Node<T>;

  /** With the values of another one. */
  constructor(other?: PathTree<T>) {
    this.#root = other === undefined ? { path: [], children: new Map() } : copied(other.#root);
  }

  get isEmpty(): boolean {
    return this.#root.value === undefined && this.#root.children.size === 0;
  }

  get(path: Path): T | undefined {
    return this.#find(path)?.value;
  }

  set(path: Path, value: T): void {
    let node = this.#root;
    for (const [index, segment] of path.entries()) {
      const key = formatPath([segment]);
      let child = node.children.get(key);
      if (child === undefined) {
        child = { path: path.slice(0, index + 1), children: new Map() };
        node.children.set(key, child);
      }
      node = child;
    }
    node.value = value;
  }

  /** Takes the value away, and what was only needed to reach it. */
  delete(path: Path): void {
    const nodes = [this.#root];
    for (const segment of path) {
      const next = nodes.at(-1)!.children.get(formatPath([segment]));
      if (next === undefined) return;
      nodes.push(next);
    }
    delete nodes.at(-1)!.value;
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = nodes[depth]!;
      if (node.value !== undefined || node.children.size > 0) return;
      nodes[depth - 1]!.children.delete(formatPath([path[depth - 1]!]));
    }
  }

  /** Takes away the value and all below it. */
  cut(path: Path): void {
    const node = this.#find(path);
    if (node === undefined) return;
    node.children.clear();
    this.delete(path);
  }

  /** Values at the beginnings of a path, from the root to the path itself. */
  along(path: Path): T[] {
    const found: T[] = [];
    let node: Node<T> | undefined = this.#root;
    for (let index = 0; node !== undefined; index += 1) {
      if (node.value !== undefined) found.push(node.value);
      const segment = path[index];
      node = segment === undefined ? undefined : node.children.get(formatPath([segment]));
    }
    return found;
  }

  /** Paths and values at a path and everywhere below it. */
  within(path: Path): { readonly path: Path; readonly value: T }[] {
    const found: { path: Path; value: T }[] = [];
    const visit = (node: Node<T>) => {
      if (node.value !== undefined) found.push({ path: node.path, value: node.value });
      for (const child of node.children.values()) visit(child);
    };
    const start = this.#find(path);
    if (start !== undefined) visit(start);
    return found;
  }

  #find(path: Path): Node<T> | undefined {
    let node: Node<T> | undefined = this.#root;
    for (const segment of path) {
      node = node.children.get(formatPath([segment]));
      if (node === undefined) return undefined;
    }
    return node;
  }
}

function copied<T>(node: Node<T>): Node<T> {
  const children = new Map([...node.children].map(([key, child]) => [key, copied(child)]));
  return { ...node, children };
}
