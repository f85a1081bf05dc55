import type { RuleContext } from './condition.ts';
import type { DocumentData } from './document.ts';
import { type DocumentCheck, type Finding, problemOf } from './document-check.ts';
import { type Patch, placeOf } from './patch.ts';
import { formatPath, type Path, pathPattern } from './path.ts';
import { PathTree } from './path-tree.ts';
import type { Problem } from './problem.ts';

interface Around {
  readonly document: () => DocumentData;
  readonly context: () => RuleContext;
  readonly counters: { checksRun: number };
}

/** What the document checks found, kept by what changed. */
export class CheckFindings {
  readonly #around: Around;
  readonly #found: ReadonlyMap<DocumentCheck, PathTree<readonly Problem[]>>;
  readonly #readers = new Map<string, DocumentCheck[]>();

  constructor(checks: readonly DocumentCheck[], around: Around) {
    this.#around = around;
    this.#found = new Map(checks.map((check) => [check, new PathTree()]));
    for (const check of checks) {
      for (const pattern of check.reads) {
        this.#readers.set(pattern, [...(this.#readers.get(pattern) ?? []), check]);
      }
    }
  }

  /** Problems at exactly this place, in the order of the checks. */
  at(path: Path): readonly Problem[] {
    return [...this.#found.values()].flatMap((tree) => tree.get(path) ?? []);
  }

  /** Asks every check about the whole document; gives the places where something is wrong. */
  fill(): readonly Path[] {
    return this.#askFull([...this.#found.keys()]);
  }

  /** Asks the checks whose inputs the patches changed; gives the places whose findings may be others. */
  refresh(patches: readonly Patch[]): readonly Path[] {
    for (const patch of patches) if (patch.op === 'remove') this.#drop(patch.path);
    const asked = new Map<DocumentCheck, Patch[]>();
    for (const patch of patches) {
      for (const check of this.#readers.get(pathPattern(placeOf(patch))) ?? []) {
        asked.set(check, [...(asked.get(check) ?? []), patch]);
      }
    }
    return [...asked].flatMap(([check, changes]) => this.#ask(check, changes));
  }

  #ask(check: DocumentCheck, patches: readonly Patch[]): readonly Path[] {
    if (check.run === undefined) return this.#askFull([check]);
    const { document, context, counters } = this.#around;
    counters.checksRun += 1;
    const { judged, findings } = check.run({ document: document(), patches, context: context() });
    const tree = this.#found.get(check)!;
    for (const path of judged) tree.delete(path);
    return [...judged, ...keep(tree, findings)];
  }

  #askFull(checks: readonly DocumentCheck[]): readonly Path[] {
    const { document, context, counters } = this.#around;
    return checks.flatMap((check) => {
      const tree = this.#found.get(check)!;
      const before = tree.within([]).map(({ path }) => path);
      for (const path of before) tree.delete(path);
      counters.checksRun += 1;
      return [...before, ...keep(tree, check.full(document(), context()))];
    });
  }

  #drop(path: Path): void {
    for (const tree of this.#found.values()) {
      for (const { path: place } of tree.within(path)) tree.delete(place);
    }
  }
}

function keep(tree: PathTree<readonly Problem[]>, findings: readonly Finding[]): readonly Path[] {
  const byPlace = new Map<string, { path: Path; problems: Problem[] }>();
  for (const finding of findings) {
    const key = formatPath(finding.path);
    const known = byPlace.get(key) ?? { path: finding.path, problems: [] };
    byPlace.set(key, known);
    known.problems.push(problemOf(finding));
  }
  for (const { path, problems } of byPlace.values()) tree.set(path, problems);
  return [...byPlace.values()].map(({ path }) => path);
}
