import { messageMaps } from '../../../generated/messages.ts';
import { type MessageContents, type MessageMap, messageContents } from '../../../messages/index.ts';
import type { EditorSession } from '../editor-session.ts';

const none: MessageContents = { fields: new Map(), own: new Map() };

/** What the message of the open document holds now, by the first map of its kind; nothing where there is none. */
export function contentsOf({ kind, services, store }: EditorSession): MessageContents {
  const maps: Readonly<Record<string, Readonly<Record<string, MessageMap>>>> = messageMaps;
  const [map] = Object.values(maps[kind.document] ?? {});
  return map ? messageContents(map, store.document(), services.definition, services.context()) : none;
}
