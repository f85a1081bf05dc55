import type { DocumentData } from '../../../src/engine/document.ts';
import { catalogue } from '../../../src/generated/catalogue.ts';
import { type ReadResult, readMessage, writeMessage } from '../../../src/messages/index.ts';
import { cdsMap } from './map.ts';
import { countingIds } from './samples.ts';

export const cdsDefinition = catalogue.documents['customs-declaration']!;

/** Reads as `tidewaiter message read` does: with the rules of the document. */
export function readDeclaration(xml: string): ReadResult {
  return readMessage(cdsMap, cdsDefinition, xml, countingIds());
}

/** Writes as `tidewaiter message write` does: what the rules hide is not there. */
export function writeDeclaration(document: DocumentData): string {
  return writeMessage(cdsMap, document, cdsDefinition);
}
