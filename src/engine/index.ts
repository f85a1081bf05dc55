export { applyPatches, invertPatches, PatchError } from './apply.ts';
export { blankDocument, blankRow, initialRows, type NewId } from './birth.ts';
export type { Block, BlockColumn, BlockResult, RefusedCell } from './block.ts';
export { bornProvenances } from './born-provenances.ts';
export type {
  BulkRow,
  Catalogue,
  CodeListDefinition,
  CodeOption,
  ConditionSchema,
  DictionaryPrefix,
  DocumentDefinition,
  FieldCheck,
  FieldDefinition,
  ListDefinition,
  ObjectDefinition,
  RowDefinition,
  Rule,
  SectionDefinition,
  StoredListDefinition,
} from './catalogue.ts';
export type { DeclarationCategory, Requirement } from './category.ts';
export { checkDocument } from './check.ts';
export {
  type Computation,
  type ComputationResult,
  type DerivedComputation,
  type DerivedStep,
  type EventComputation,
  type EventStep,
  isDerived,
} from './computation.ts';
export { newDocument, type PatchedDocument, withConsequences } from './computing.ts';
export { matches, type RuleContext } from './condition.ts';
export { continuedEntry } from './continued-entry.ts';
export { copiedDocument, withSections } from './copied-document.ts';
export { type CompletionRule, type RuleSource, rulesFor } from './data-element.ts';
export { compactDate, displayDate, isoDate, storedDate } from './dates.ts';
export { cutTo, decimalOf, isDecimal, isSameNumber, roundTo } from './decimal.ts';
export {
  type DeclarationCheck,
  type Fact,
  passableErrors,
  publishedRule,
  ruleCode,
} from './declaration-check.ts';
export { definitionAt } from './definition.ts';
export {
  type Difference,
  diffDocuments,
  type FieldDifference,
  type RowDifference,
} from './diff.ts';
export type { DocumentData, FieldValue, Row } from './document.ts';
export type { DocumentCheck, Finding } from './document-check.ts';
export type { EntryMark } from './document-entries.ts';
export type { Change } from './document-steps.ts';
export {
  createDocumentStore,
  type DocumentStore,
} from './document-store.ts';
export { type FieldState, fieldState } from './field-state.ts';
export { type DecimalMark, decimalMarkIn, figureIn, isDoubtfulFigure } from './figure-text.ts';
export { withFilledFigures } from './filled-figures.ts';
export { groupProvenances, type SaidOfPlaces, ungroupProvenances } from './grouped-provenances.ts';
export {
  isOneLine,
  judgeCharacters,
  judgeEntry,
  judgePartialEntry,
  judgeValue,
} from './judge.ts';
export { type Conflict, mergeDocuments } from './merge.ts';
export { type Choice, settledMerge } from './merge-settled.ts';
export { mergedProvenances, provenancesOfNew, provenancesOfWhole, type Told } from './merged-provenances.ts';
export {
  MigrationError,
  migrateDocument,
  NewerShapeError,
  type ShapeFunctions,
  type ShapeMigration,
} from './migrate.ts';
export { onOneLine } from './misplaced-character.ts';
export { newUuid } from './new-uuid.ts';
export { isOffered } from './offered-option.ts';
export {
  type OutlineList,
  type OutlineRow,
  type OutlineSection,
  type OutlineValue,
  outlineOf,
} from './outline.ts';
export {
  type PackedProvenances,
  packProvenances,
  unpackProvenances,
} from './packed-provenances.ts';
export {
  type Patch,
  subjectOf,
} from './patch.ts';
export { patchesBetween } from './patches-between.ts';
export {
  formatPath,
  isRowSegment,
  isWithin,
  type Path,
  parsePath,
  pathPattern,
} from './path.ts';
export { decoded, isMarked, plainWords, spoken, TAG } from './plain-words.ts';
export { type DifferingFigure, differingFigures, type Problem } from './problem.ts';
export type { ProblemCount } from './problem-store.ts';
export { checkText } from './problem-text.ts';
export { type Provenance, type Provenances, saying } from './provenance.ts';
export {
  ProvenanceTree,
  placesOfAll,
  placesOfValues,
  provenancesOfCopy,
} from './provenance-tree.ts';
export { isSummed, ROLL_UP, rollUpPlaces, type SummedTree } from './roll-up-places.ts';
export { copyRow } from './row-copy.ts';
export {
  containersOf,
  getAt,
  rowsOf,
} from './rows.ts';
export { isSameData } from './same-data.ts';
export { shapedBy } from './shape.ts';
export { hasKeys, placedPart, type ReadData, readShape, readTree, type UnreadPart } from './stored-data.ts';
export { templateKey } from './template-key.ts';
export { aboveOf, looseRows, treeOf } from './tree.ts';
export {
  groupDigits,
  isNumber,
  isOwnWord,
  lineOf,
  type ValueText,
  type ValueWords,
  valueText,
} from './value-text.ts';
export {
  isNearSpelling,
  isOneSlipAway,
  MOST_SLIPS,
  slipsBetween,
  spellingsOf,
  stemOf,
  wordsOf,
} from './words.ts';
