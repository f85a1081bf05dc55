import { kinds } from '../../../generated/kinds.ts';
import { messageMaps } from '../../../generated/messages.ts';
import { kindNamed } from '../../../server/declarations/kind.ts';

/** The kind of document that customs' CDS takes. */
const name = 'customs-declaration';

export const cdsDeclaration = kindNamed(name);

/** CDS as its kinds of documents name it. */
export const cdsInterface = kinds[name].sending.api;

/** The maps of its messages: of a declaration, and of what is asked about one. */
export const cdsMaps = {
  declaration: messageMaps[name].cds,
  request: messageMaps['declaration-request'].cds,
};
