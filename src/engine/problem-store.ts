import type { DocumentDefinition } from './catalogue.ts';
import { checkDocument, checkPlace, checkWithin } from './check.ts';
import { CheckFindings } from './check-findings.ts';
import type { Computation } from './computation.ts';
import type { RuleContext } from './condition.ts';
import { fieldAt, listAt } from './definition.ts';
import { DifferingFigures, isAboutFigure, type StepKind } from './differing-figures.ts';
import type { DocumentData } from './document.ts';
import type { DocumentCheck } from './document-check.ts';
import { inDocumentOrder } from './document-order.ts';
import type { KeptFigures } from './kept-figures.ts';
import { type Calls, type Listener, Listeners } from './listeners.ts';
import { type Patch, placeOf } from './patch.ts';
import { formatPath, type Path } from './path.ts';
import { PathTree } from './path-tree.ts';
import { isOfValue, type Problem } from './problem.ts';
import { containersOf, getAt } from './rows.ts';
import { RuleDependents } from './rule-inputs.ts';

/** How many problems stand at a place and below it. */
export interface ProblemCount {
  readonly errors: number;
  readonly warnings: number;
}

/** What is wrong with the open document, by place. Kept by what changed; counting does not walk the document. */
export interface ProblemStore {
  /** Problems at exactly this place; the same array until they change. */
  byPath(path: Path): readonly Problem[];
  /** All of them in document order; the same array until they change. */
  all(): readonly Problem[];
  /** Problems at a place and below it. */
  count(path: Path): ProblemCount;
  /** Problems of the fields and lists of a section, by its id. */
  countOfSection(id: string): ProblemCount;
  /** Calls when problems at the path or below it change; gives back what ends it. */
  subscribe(path: Path, listener: Listener): () => void;
  /** Takes what our server or customs reports, in place of what they reported before. */
  setServer(problems: readonly Problem[]): void;
  /**
   * An entry was refused for this reason: it stands at its field until the value is another one or this is told anew;
   * without a reason it ends. Where its row has gone there is nothing to stand at.
   */
  setRefused(path: Path, reason: string | undefined): void;
}

interface Source {
  readonly definition: DocumentDefinition;
  readonly document: () => DocumentData;
  readonly context: () => RuleContext;
  readonly computations: readonly Computation[];
  readonly figures: KeptFigures;
  readonly checks: readonly DocumentCheck[];
  /** Through which who listens is called. */
  readonly calls: Calls;
  readonly counters: {
    validityChecks: number;
    rulesChecked: number;
    checksRun: number;
  };
}

interface Told {
  readonly problem: Problem;
  readonly held: string | undefined;
}

const none: readonly Problem[] = [];

export class Problems implements ProblemStore {
  readonly #source: Source;
  readonly #dependents: RuleDependents;
  readonly #findings: CheckFindings;
  readonly #figures: DifferingFigures;
  readonly #listeners = new Listeners();
  #tree = new PathTree<readonly Problem[]>();
  #counts = new Map<string, { errors: number; warnings: number }>();
  #ordered: readonly Problem[] | undefined;
  /** What was reported last, by place, and what stood there then. */
  #told = new Map<string, readonly Told[]>();
  #isFilled = false;

  constructor(source: Source) {
    this.#source = source;
    this.#dependents = new RuleDependents(source.definition);
    this.#findings = new CheckFindings(source.checks, source);
    this.#figures = new DifferingFigures(source);
  }

  byPath(path: Path): readonly Problem[] {
    this.#fill();
    return this.#tree.get(path) ?? none;
  }

  all(): readonly Problem[] {
    this.#fill();
    const { definition, document } = this.#source;
    this.#ordered ??= inDocumentOrder(
      definition,
      document(),
      this.#tree.within([]),
      ({ path }) => path,
    ).flatMap(({ value }) => value);
    return this.#ordered;
  }

  count(path: Path): ProblemCount {
    this.#fill();
    return { ...(this.#counts.get(formatPath(path)) ?? { errors: 0, warnings: 0 }) };
  }

  countOfSection(id: string): ProblemCount {
    const section = this.#source.definition.sections.find((candidate) => candidate.id === id);
    const names = section ? [...section.fields.map(({ name }) => name), ...section.lists] : [];
    const counts = names.map((name) => this.count([name]));
    return {
      errors: counts.reduce((sum, { errors }) => sum + errors, 0),
      warnings: counts.reduce((sum, { warnings }) => sum + warnings, 0),
    };
  }

  subscribe(path: Path, listener: Listener): () => void {
    return this.#listeners.add(path, listener);
  }

  setServer(problems: readonly Problem[]): void {
    this.#fill();
    const reported = new Map<string, Problem[]>();
    this.#told = new Map();
    for (const problem of problems) {
      if (!isReported(problem)) continue;
      const key = formatPath(problem.path);
      const told = { problem, held: this.#heldAt(problem.path) };
      this.#told.set(key, [...(this.#told.get(key) ?? []), told]);
      if (!this.#stands(problem)) continue;
      reported.set(key, [...(reported.get(key) ?? []), problem]);
    }
    const before = this.#tree.within([]).filter(({ value }) => value.some(isReported));
    const places = new Map(
      [...before, ...[...reported.values()].flat()]
        .map(({ path }) => path)
        .map((path) => [formatPath(path), path]),
    );
    const reached = new Set<Listener>();
    for (const [key, path] of places) {
      const own = this.byPath(path).filter((problem) => !isReported(problem));
      this.#put(path, [...own, ...(reported.get(key) ?? [])], reached);
    }
    this.#source.calls.all(reached);
  }

  setRefused(path: Path, reason: string | undefined): void {
    if (containersOf(this.#source.document(), path) === undefined) return;
    if (reason !== undefined) this.#fill();
    const others = (this.#tree.get(path) ?? none).filter((problem) => !isEntry(problem));
    const reached = new Set<Listener>();
    this.#put(path, reason === undefined ? others : [refusedEntry(path, reason), ...others], reached);
    this.#source.calls.all(reached);
  }

  /** Judges again what an applied step touched. */
  refresh(patches: readonly Patch[], step: StepKind): void {
    if (!this.#isFilled) {
      this.#figures.pass();
      return;
    }
    const reached = new Set<Listener>();
    for (const patch of patches) this.#refreshAfter(patch, reached);
    for (const path of this.#findings.refresh(patches)) this.#putFindings(path, reached);
    for (const path of this.#figures.refresh(patches, step)) this.#putDiffering(path, reached);
    for (const patch of patches) this.#bringBack(patch, reached);
    this.#source.calls.all(reached);
  }

  /** Judges the whole document again: it was replaced, or the context is another one. */
  reset(keepReported: boolean): void {
    if (!this.#isFilled) return;
    const reported = keepReported ? this.all().filter(isReported) : [];
    const entries = keepReported ? this.all().filter(isEntry) : [];
    this.#tree = new PathTree();
    this.#counts = new Map();
    this.#ordered = undefined;
    this.#isFilled = false;
    this.#fill();
    this.setServer(reported);
    for (const entry of entries) this.#put(entry.path, [entry, ...this.byPath(entry.path)], new Set());
    const reached = new Set<Listener>();
    this.#listeners.reachWithin([], reached);
    this.#source.calls.all(reached);
  }

  #fill(): void {
    if (this.#isFilled) return;
    this.#isFilled = true;
    const { definition, document, context } = this.#source;
    for (const problem of checkDocument(definition, document(), context())) {
      this.#put(problem.path, [...(this.#tree.get(problem.path) ?? []), problem], new Set());
    }
    for (const path of this.#figures.compare()) this.#putDiffering(path, new Set());
    for (const path of this.#findings.fill()) this.#putFindings(path, new Set());
  }

  #putFindings(path: Path, reached: Set<Listener>): void {
    const known = this.#tree.get(path) ?? none;
    const others = known.filter((problem) => !isOwn(problem) && !isFinding(problem));
    this.#put(path, [...known.filter(isOwn), ...this.#findings.at(path), ...others], reached);
  }

  #putDiffering(path: Path, reached: Set<Listener>): void {
    const here = this.#figures.at(path);
    const others = (this.#tree.get(path) ?? none).filter((problem) => !isAboutFigure(problem));
    this.#put(path, here === undefined ? others : [...others, here], reached);
  }

  #refreshAfter(patch: Patch, reached: Set<Listener>): void {
    if (patch.op === 'set') {
      this.#dropEnded(patch.path, reached);
      this.#judge(patch.path, reached);
    } else {
      this.#ordered = undefined;
      this.#listeners.reachAlong([], reached);
      const row = patch.op === 'insert' ? [...patch.path, { id: patch.row.uuid }] : patch.path;
      if (patch.op !== 'move') this.#judgeWithin(row, reached, patch.op === 'remove');
      this.#dropReported(placeOf(patch), reached);
      this.#judge(placeOf(patch), reached);
    }
    for (const path of this.#dependents.of(this.#source.document(), placeOf(patch))) {
      if (listAt(this.#source.definition, path)) this.#judgeWithin(path, reached, false);
      else this.#judge(path, reached);
    }
  }

  /** A reported problem, and one about a stored figure, ends when its value changes. */
  #dropEnded(path: Path, reached: Set<Listener>): void {
    const known = this.#tree.get(path);
    if (known === undefined) return;
    const value = getAt(this.#source.document(), path) ?? '';
    this.#put(
      path,
      known.filter((problem) => isOwn(problem) || isFinding(problem) || isOfValue(problem, String(value))),
      reached,
    );
  }

  /** What was reported about a list ends when its rows are others. */
  #dropReported(path: Path, reached: Set<Listener>): void {
    const known = this.#tree.get(path) ?? none;
    if (known.some(isReported)) {
      this.#put(
        path,
        known.filter((problem) => !isReported(problem)),
        reached,
      );
    }
  }

  /** What was reported and had ended stands again where the patch made its place what it was. */
  #bringBack(patch: Patch, reached: Set<Listener>): void {
    if (this.#told.size === 0) return;
    const place = formatPath(placeOf(patch));
    const row = patch.op === 'insert' ? formatPath([...patch.path, { id: patch.row.uuid }]) : undefined;
    const within =
      row === undefined ? [] : [...this.#told].filter(([key]) => key === row || key.startsWith(`${row}/`));
    for (const { problem, held } of [
      ...(this.#told.get(place) ?? []),
      ...within.flatMap(([, told]) => told),
    ]) {
      const { path, value } = problem;
      const known = this.byPath(path);
      const isValued = value !== undefined && fieldAt(this.#source.definition, path) !== undefined;
      if (known.includes(problem) || !this.#stands(problem)) continue;
      if (isValued || held === this.#heldAt(path)) this.#put(path, [...known, problem], reached);
    }
  }

  /** A field's value, the keys of a list's rows, that a row is there; undefined where there is no such place. */
  #heldAt(path: Path): string | undefined {
    const { document } = this.#source;
    if (containersOf(document(), path) === undefined) return undefined;
    const held = path.length === 0 ? undefined : getAt(document(), path);
    if (Array.isArray(held)) return held.map(({ uuid }) => uuid).join(' ');
    return typeof held === 'object' ? 'row' : String(held ?? '');
  }

  /** Whether a reported problem still has its row, and its field the value that was judged. */
  #stands(problem: Problem): boolean {
    const { path, value } = problem;
    const { definition, document } = this.#source;
    if (containersOf(document(), path) === undefined) return false;
    if (value === undefined || fieldAt(definition, path) === undefined) return true;
    return isOfValue(problem, String(getAt(document(), path) ?? ''));
  }

  #judge(path: Path, reached: Set<Listener>): void {
    const { definition, document, context, counters } = this.#source;
    counters.validityChecks += 1;
    const onRules = (count: number) => {
      counters.rulesChecked += count;
    };
    const found = checkPlace(definition, document(), path, context(), onRules);
    const others = (this.#tree.get(path) ?? none).filter((problem) => !isOwn(problem));
    if (found.length > 0 || this.#tree.get(path) !== undefined)
      this.#put(path, [...found, ...others], reached);
  }

  #judgeWithin(path: Path, reached: Set<Listener>, isGone: boolean): void {
    const { definition, document, context } = this.#source;
    for (const { path: place, value } of this.#tree.within(path)) {
      this.#put(place, isGone ? none : value.filter((problem) => !isOwn(problem)), reached);
    }
    if (isGone) return;
    for (const problem of checkWithin(definition, document(), path, context())) {
      this.#put(problem.path, [problem, ...this.byPath(problem.path)], reached);
    }
  }

  #put(path: Path, problems: readonly Problem[], reached: Set<Listener>): void {
    const before = this.#tree.get(path) ?? none;
    if (isSame(before, problems)) return;
    if (problems.length === 0) this.#tree.delete(path);
    else this.#tree.set(path, problems);
    this.#ordered = undefined;
    for (let length = 0; length <= path.length; length += 1) {
      const key = formatPath(path.slice(0, length));
      const count = this.#counts.get(key) ?? { errors: 0, warnings: 0 };
      count.errors += errorsIn(problems) - errorsIn(before);
      count.warnings += problems.length - errorsIn(problems) - (before.length - errorsIn(before));
      if (count.errors === 0 && count.warnings === 0) this.#counts.delete(key);
      else this.#counts.set(key, count);
    }
    this.#listeners.reachAlong(path, reached);
  }
}

function refusedEntry(path: Path, reason: string): Problem {
  return { path, severity: 'error', source: 'entry', code: 'problem.entry', message: reason };
}

function isEntry({ source }: Problem): boolean {
  return source === 'entry';
}

function isReported({ source }: Problem): boolean {
  return source === 'server' || source === 'customs';
}

/** Found here by schema or rule. */
function isOwn({ source }: Problem): boolean {
  return source === 'schema' || source === 'rule';
}

/** Found here by a document check. */
function isFinding(problem: Problem): boolean {
  return problem.source === 'document' && !isAboutFigure(problem);
}

function errorsIn(problems: readonly Problem[]): number {
  return problems.filter(({ severity }) => severity === 'error').length;
}

function isSame(left: readonly Problem[], right: readonly Problem[]): boolean {
  return (
    left.length === right.length &&
    left.every((problem, index) => {
      const other = right[index]!;
      return (
        problem.code === other.code &&
        problem.message === other.message &&
        problem.source === other.source &&
        problem.severity === other.severity &&
        problem.value === other.value &&
        problem.valueLength === other.valueLength
      );
    })
  );
}
