import type { DocumentDefinition } from './catalogue.ts';
import { type Computation, type DerivedComputation, isDerived } from './computation.ts';
import { fieldAt } from './definition.ts';
import type { DocumentData } from './document.ts';
import { type Patch, placeOf } from './patch.ts';
import { type Path, pathPattern } from './path.ts';

/** Which fields computations keep right now, and which computations a change concerns: all from what they say they read and write. */
export class KeptFigures {
  readonly #definition: DocumentDefinition;
  readonly #writers = new Map<string, DerivedComputation[]>();
  readonly #readers = new Map<string, Computation[]>();

  constructor(definition: DocumentDefinition, computations: readonly Computation[]) {
    this.#definition = definition;
    for (const computation of computations) {
      if (isDerived(computation))
        for (const pattern of computation.writes) note(this.#writers, pattern, computation);
      for (const pattern of computation.reads) note(this.#readers, pattern, computation);
    }
  }

  /** True when the field's value is a computation's, so that no entry may give it another. */
  isKept(document: DocumentData, path: Path): boolean {
    return this.keeperOf(document, path) !== undefined;
  }

  /** The computation whose value it is at the moment. */
  keeperOf(document: DocumentData, path: Path): DerivedComputation | undefined {
    const writers = this.#writers.get(pathPattern(path)) ?? [];
    if (writers.length === 0) return undefined;
    const { computedBy } = fieldAt(this.#definition, path) ?? {};
    return writers.find(({ name, keeps }) => keeps?.(document, path) ?? name === computedBy);
  }

  /** Whether a computation looks at what the patch changes that keeps its figures only sometimes. */
  isChoosing(patch: Patch): boolean {
    return [...this.readersOf([patch])].some((one) => isDerived(one) && one.keeps !== undefined);
  }

  /** Computations that look at something the patches change. */
  readersOf(patches: readonly Patch[]): ReadonlySet<Computation> {
    return new Set(patches.flatMap((patch) => this.#readers.get(pathPattern(placeOf(patch))) ?? []));
  }
}

function note<C>(known: Map<string, C[]>, pattern: string, computation: C): void {
  known.set(pattern, [...(known.get(pattern) ?? []), computation]);
}
