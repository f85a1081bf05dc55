import { type Notification, notificationNames } from '../../../../messages/index.ts';
import { customsErrorExplanation, customsErrorWords } from './error-words.ts';
import { readTold } from './told.ts';

/** What a notification says in words, as the JSON of an answer: it is told as it is, however long; or why it is none. */
export type Parsed = { readonly json: Uint8Array } | { readonly refused: string };

export function parsedNotification(brought: Uint8Array | string): Parsed {
  const bytes = typeof brought === 'string' ? bytesOf(brought) : brought;
  if (bytes.every((byte) => byte <= blank)) return { refused: 'Give a file or the text of a notification.' };
  const told = readTold(bytes);
  if ('refused' in told) return told;
  if (told.file !== undefined) return { refused: 'This tells of a file, not of a declaration.' };
  return { json: new TextEncoder().encode(JSON.stringify({ data: told.notifications.map(inWords) })) };
}

/** Controls are below it: of either no notification is made. */
const blank = 0x20;

/** A text has no encoding but that of the call, whatever it says of the file it was copied from. */
function bytesOf(xml: string): Uint8Array {
  return xml.trim() === '' ? new Uint8Array() : Buffer.from(`\uFEFF${xml.replace(/^\uFEFF/, '')}`, 'utf16le');
}

function inWords(notification: Notification) {
  return {
    name: notificationNames[notification.functionCode] ?? notification.functionCode,
    ...notification,
    errors: notification.errors.map((error) => ({
      ...error,
      message: customsErrorWords(error.code ?? '', error.description),
      explanation: customsErrorExplanation(error.code ?? ''),
    })),
  };
}
