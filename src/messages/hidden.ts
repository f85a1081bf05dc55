import type { DocumentDefinition } from '../engine/catalogue.ts';
import type { DocumentData } from '../engine/document.ts';
import type { IsHidden } from './scope.ts';

/** Which fields and lists the document's rules hide; none without a definition. */
export function hiddenBy(_document: DocumentData, _definition: DocumentDefinition | undefined): IsHidden {
  return () => false;
}
