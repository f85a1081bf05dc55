import { messageMaps } from '../../generated/messages.ts';
import { kindNamed } from '../declarations/kind.ts';

const name = 'customs-declaration';

/** The kind of document that files are read as. */
export const importedKind = kindNamed(name);

/** The map by which its messages are read. */
export const importedMap = messageMaps[name].cds;
