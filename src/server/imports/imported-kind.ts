import { isCapable } from '../../engine/document-kind.ts';
import { kindNames, kinds } from '../../generated/kinds.ts';
import { messageMaps } from '../../generated/messages.ts';
import type { MessageMap } from '../../messages/index.ts';
import { kindNamed } from '../declarations/kind.ts';

const name = kindNames.find((one) => isCapable(kinds[one], 'import'))!;

/** The kind of document that files are read as: the one that can be imported. */
export const importedKind = kindNamed(name);

/** The list that files fill. */
export const importedList = importedKind.itemsList!;

const maps: Readonly<Record<string, Readonly<Record<string, MessageMap>>>> = messageMaps;

/** The map by which its messages are read; undefined where it has none. */
export const importedMap = Object.values(maps[name] ?? {}).at(0);
