import type { DocumentKind as Kind } from '../../engine/document-kind.ts';
import { kinds } from '../../generated/kinds.ts';
import { declarationCalls } from '../api/declarations.ts';

/** One kind of document as the pages need it. */
export interface DocumentKind extends Kind {
  readonly calls: ReturnType<typeof declarationCalls>;
}

const customs = kinds['customs-declaration'];

export const customsDeclaration: DocumentKind = {
  ...customs,
  calls: declarationCalls(customs.addresses.calls),
};
