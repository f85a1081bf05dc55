/** The pieces a generated editor is made of. */
export { cellText } from './cell-value.ts';
export { type Command, createCommands } from './commands.ts';

export {
  type ColumnChoices,
  type EditorServices,
  EditorServicesProvider,
  type TextOf,
} from './editor-services.ts';
export { ErrorWords } from './error-words.tsx';
export { elementAt, focusPath } from './focus-path.ts';
export { useAllProblems } from './problem-counts.ts';
export { ProblemMark } from './problem-mark.tsx';
export { editorWidgets } from './registry.ts';
export { rowLabel } from './row-label.ts';
export { SectionForm } from './section-form.tsx';
export { reveal } from './seen/reveal.ts';
export type { StoredAnswer, StoredLists } from './stored-codes.ts';
export { useFieldOf, useFieldState, useFieldValue, useRowIds } from './subscriptions.ts';
export { createViewState, isNested, openPath, useView } from './view-state.ts';
