import { messageMaps } from '../../../generated/messages.ts';
import { type MessageContents, type MessageMap, messageContents } from '../../../messages/index.ts';
import type { DocumentSession } from '../document-session.ts';

/** What the message of the open document holds now, by the first map of its kind; undefined where it is no message. */
export function contentsOf({ kind, services, store }: DocumentSession): MessageContents | undefined {
  const maps: Readonly<Record<string, Readonly<Record<string, MessageMap>>>> = messageMaps;
  const [map] = Object.values(maps[kind.document] ?? {});
  return map ? messageContents(map, store.document(), services.definition, services.context()) : undefined;
}
