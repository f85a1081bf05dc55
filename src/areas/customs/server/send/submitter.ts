import type { DocumentData } from '../../../../engine/document.ts';

/** Field of the declarant's EORI number (data element 3/18). */
const declarantField = 'declarant_identNo';

/** As a header takes it (reference cds section 5). */
const eoriPattern = /^[0-9A-Za-z]{1,17}$/;

/**
 * The EORI number associated with the owner of the declaration, which X-Submitter-Identifier and X-EORI-Identifier
 * ask for; null where the document gives none that a header takes.
 */
export function submitterOf(document: DocumentData): string | null {
  const eori = document[declarantField];
  return typeof eori === 'string' && eoriPattern.test(eori) ? eori : null;
}
