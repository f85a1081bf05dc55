import type { FieldDefinition, Path } from '../src/engine/index.ts';
import type { WidgetVariant } from './field-frame.tsx';

/** What every widget gets: the place it reads and writes, and how it stands. */
export interface WidgetProps {
  readonly path: Path;
  readonly definition: FieldDefinition;
  readonly variant: WidgetVariant;
  /** Id of the control; label and messages derive theirs from it. */
  readonly id: string;
  /** Name for a control without a visible label, for example 'Number of packages, package 2'. */
  readonly name?: string;
}
