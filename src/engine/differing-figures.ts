import { applyWithInverse } from './apply.ts';
import type { DocumentDefinition } from './catalogue.ts';
import { type Computation, isDerived } from './computation.ts';
import { Computing, type Memories } from './computing.ts';
import type { RuleContext } from './condition.ts';
import { decimalOf, isSameNumber } from './decimal.ts';
import { fieldAt } from './definition.ts';
import type { DocumentData, FieldValue } from './document.ts';
import type { KeptFigures } from './kept-figures.ts';
import type { Patch } from './patch.ts';
import type { Path } from './path.ts';
import { PathTree } from './path-tree.ts';
import type { Problem } from './problem.ts';
import { ruleTexts } from './problem-text.ts';
import { getAt } from './rows.ts';

const differs = 'problem.differs';
const isBlank = 'problem.blankFigure';

/** Whether the problem is the warning about a stored figure. */
export function isAboutFigure({ code }: Problem): boolean {
  return code === differs || code === isBlank;
}

interface Source {
  readonly definition: DocumentDefinition;
  readonly document: () => DocumentData;
  readonly context: () => RuleContext;
  readonly computations: readonly Computation[];
  readonly figures: KeptFigures;
}

/** How a step came about. */
export interface StepKind {
  /** The document before it, and what the computations kept of that. */
  readonly before: DocumentData;
  readonly memories: Memories;
  /** Its patches before the computations added theirs. */
  readonly entered: readonly Patch[];
  /** 'computed': the computations ran behind it; 'history': undo or redo brought back what had been; 'foreign': neither. */
  readonly kind: 'computed' | 'history' | 'foreign';
}

/**
 * Which stored figures are another number than their computation gives, or blank where they count rows, customs
 * know them by a data element and there are some. While one is, the document as it would be
 * recalculated is kept beside the stored one by what changes; while none is, the stored one is that document, and
 * a step that puts a figure in doubt begins with it. So no step looks at the whole again.
 */
export class DifferingFigures {
  readonly #source: Source;
  readonly #computing: Computing;
  /** The document as it would be recalculated, while it is another one than is stored. */
  #right: DocumentData | undefined;
  /** Where the two are not the same. */
  #apart = new PathTree<Path>();
  /** The two may have been another, which undo brings back. */
  #hasDiffered = false;

  constructor(source: Source) {
    this.#source = source;
    const { definition, computations } = source;
    const newId = () => {
      throw new Error('Figures make no rows.');
    };
    this.#computing = new Computing(computations.filter(isDerived), { definition, newId });
  }

  /** Compares the whole document; gives the places where the two are not the same. */
  compare(): readonly Path[] {
    const { document, context } = this.#source;
    const applied = applyWithInverse(document(), this.#computing.full(document(), context()));
    this.#right = undefined;
    this.#apart = new PathTree();
    if (applied.patches.length === 0) return [];
    this.#hasDiffered = true;
    this.#right = applied.document;
    this.#computing.begin(applied.document);
    for (const { path } of applied.patches) this.#apart.set(path, path);
    return applied.patches.map(({ path }) => path);
  }

  /** What is told of the figure at a place. */
  at(path: Path): Problem | undefined {
    const { definition, document, figures } = this.#source;
    const stored = getAt(document(), path) ?? '';
    if (this.#right === undefined || typeof stored === 'object') return undefined;
    const right = (getAt(this.#right, path) as FieldValue | undefined) ?? '';
    if (stored === right || isSameNumber(stored, right) || !figures.isKept(document(), path))
      return undefined;
    const computed = String(right);
    const about = { path, severity: 'warning', source: 'document', value: String(stored), computed } as const;
    if (stored !== '') return { ...about, code: differs, message: ruleTexts.differs(computed) };
    // A count of rows is stated wherever there are some; what their amounts and masses add up to may be left to them.
    const field = fieldAt(definition, path);
    const isCount = field?.type === 'integer' && field.help.dataElement !== undefined;
    const isLacking = isCount && decimalOf(right).gt(0);
    return isLacking ? { ...about, code: isBlank, message: ruleTexts.blankFigure(computed) } : undefined;
  }

  /** Goes along with a step; gives the places of which something else may be told. */
  refresh(patches: readonly Patch[], step: StepKind): readonly Path[] {
    if (this.#right === undefined) {
      if (!this.#isDoubtful(patches, step)) return [];
      this.#computing.goOnFrom(step.memories);
    }
    const touched = this.#follow(this.#right ?? step.before, patches);
    if (this.#apart.isEmpty) this.#right = undefined;
    else this.#hasDiffered = true;
    return touched;
  }

  /** A step went by unseen. */
  pass(): void {
    this.#hasDiffered = true;
  }

  /** Whether a step may have made a stored figure differ, beside those it wrote. */
  #isDoubtful(patches: readonly Patch[], { entered, kind }: StepKind): boolean {
    if (kind === 'computed') return entered.some((patch) => this.#setsFigure(patch));
    if (kind === 'history' && !this.#hasDiffered) return false;
    return (
      this.#source.figures.readersOf(patches).size > 0 || patches.some((patch) => this.#setsFigure(patch))
    );
  }

  #setsFigure({ op, path }: Patch): boolean {
    const { figures, document } = this.#source;
    return op === 'set' && figures.isKept(document(), path);
  }

  #follow(before: DocumentData, patches: readonly Patch[]): readonly Path[] {
    const { context } = this.#source;
    const given = patches.filter((patch) => !this.#setsFigure(patch));
    const freed = this.#freedBy(patches);
    const applied = applyWithInverse(before, [...given, ...freed]);
    const change = { before, after: applied.document, patches: applied.patches };
    const made = this.#computing.run(change, context(), { who: () => true });
    this.#right = made.document;
    const touched = [...patches, ...freed, ...made.patches].filter(({ op }) => op === 'set');
    for (const { op, path } of patches) if (op === 'remove') this.#drop(path);
    for (const { path } of touched) this.#note(path);
    return touched.map(({ path }) => path);
  }

  /**
   * A choice may free figures that were kept: what is stored there counts now. Whether one is kept depends only on
   * the document's fields and those of the rows it stands in.
   */
  #freedBy(patches: readonly Patch[]): readonly Patch[] {
    const { figures, document } = this.#source;
    const choices = patches.filter((patch) => patch.op === 'set' && figures.isChoosing(patch));
    return choices
      .flatMap(({ path }) => this.#apart.within(path.slice(0, -1)))
      .filter(({ path }) => getAt(document(), path.slice(0, -1)) !== undefined || path.length === 1)
      .filter(({ path }) => !figures.isKept(document(), path))
      .map(({ path }): Patch => {
        const value = getAt(document(), path) as FieldValue | undefined;
        return { op: 'set', path, ...(value === undefined ? {} : { value }) };
      });
  }

  #note(path: Path): void {
    const isSame = getAt(this.#right ?? {}, path) === getAt(this.#source.document(), path);
    if (isSame) this.#apart.delete(path);
    else this.#apart.set(path, path);
  }

  #drop(path: Path): void {
    for (const { path: place } of this.#apart.within(path)) this.#apart.delete(place);
  }
}
