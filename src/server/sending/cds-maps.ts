import { messageMaps } from '../../generated/messages.ts';
import { kindNamed } from '../declarations/kind.ts';

/** The kind of document that customs' CDS takes. */
export const cdsDeclaration = kindNamed('customs-declaration');

/** The maps of its messages: of a declaration, and of what is asked about one. */
export const cdsMaps = {
  declaration: messageMaps[cdsDeclaration.document].cds,
  request: messageMaps['declaration-request'].cds,
};
