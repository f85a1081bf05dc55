import { cellText } from '../../../widgets/index.ts';
import {
  type DocumentData,
  lineOf,
  type OutlineSection,
  type OutlineValue,
  outlineOf,
} from '../../engine/index.ts';
import { text } from '../texts.ts';
import type { DocumentSession } from './document-session.ts';

/** A value that is not blank, where it stands. */
export interface HeldValue extends OutlineValue {
  /** As people read it: dates with slashes, codes with their words. */
  readonly words: string;
}

/** Every value of the whole document, on screen or not, in screen order; what stands in no section comes last. */
export function heldValues(
  { definition, codeLists }: DocumentSession['services'],
  document: DocumentData,
): readonly HeldValue[] {
  return valuesIn(outlineOf(definition, document)).map((held) => ({
    ...held,
    words: lineOf(cellText(held.field, held.value, codeLists, text)),
  }));
}

function valuesIn(sections: readonly OutlineSection[]): readonly OutlineValue[] {
  return sections.flatMap(({ values, lists }) => [
    ...values,
    ...lists.flatMap(({ rows }) => rows.flatMap((row) => valuesIn(row.sections))),
  ]);
}
