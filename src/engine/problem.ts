import { formatPath, type Path } from './path.ts';

/** Something wrong or doubtful at one place of a document. */
export interface Problem {
  /** The field, row or list meant; empty for the whole document. */
  readonly path: Path;
  readonly severity: 'error' | 'warning';
  /** Where it comes from: an entry that was refused, field validity, a rule of the UI schema, a check over the document, our server, customs. */
  readonly source: 'entry' | 'schema' | 'rule' | 'document' | 'server' | 'customs';
  /** Locale key or authority's code, for example `problem.maxLength` or `CDS12070`. */
  readonly code: string;
  /** The text shown, already in words. */
  readonly message: string;
  /** Why it is wrong, at greater length than the text; for help and for lists with room for it. */
  readonly explanation?: string;
  /** The value that was judged; a server or customs problem ends when the field no longer holds it. */
  readonly value?: string;
  /** So many characters it has, where only its beginning is told. */
  readonly valueLength?: number;
  /** What the computation gives where a stored figure differs from it, or is blank; '' for blank. */
  readonly computed?: string;
  /** Customs' raw pointer, shown where no field of ours is known. */
  readonly pointer?: string;
}

/** Whether the text is the value that was judged; of one of which only the beginning is told, as far as that says. */
export function isOfValue({ value, valueLength }: Problem, text: string): boolean {
  if (value === undefined || valueLength === undefined) return text === value;
  return text.length === valueLength && text.startsWith(value);
}

/** A stored figure and the other value that its computation gives; '' for blank. */
export interface DifferingFigure {
  readonly path: Path;
  /** Never blank: what is not there goes into no message. */
  readonly value: string;
  readonly computed: string;
}

/** The figure a problem tells of: one that a computation keeps at the moment and that differs. */
export function differingFigure({ path, value = '', computed }: Problem): DifferingFigure | undefined {
  return computed === undefined || value === '' ? undefined : { path, value, computed };
}

/** The figures that differ, each once: a message carries them only when the person who sends it has seen them. */
export function differingFigures(problems: readonly Problem[]): readonly DifferingFigure[] {
  const figures = problems.map(differingFigure).filter((figure) => figure !== undefined);
  return [...new Map(figures.map((figure) => [formatPath(figure.path), figure])).values()];
}
