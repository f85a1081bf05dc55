import { messageMaps } from '../../generated/messages.ts';
import { kindNamed } from '../declarations/kind.ts';

/** The kind of document that customs' CDS takes. */
const name = 'customs-declaration';

export const cdsDeclaration = kindNamed(name);

/** The maps of its messages: of a declaration, and of what is asked about one. */
export const cdsMaps = {
  declaration: messageMaps[name].cds,
  request: messageMaps['declaration-request'].cds,
};
