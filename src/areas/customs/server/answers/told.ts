import {
  decodeXml,
  type FileOutcome,
  type Notification,
  readFileOutcome,
  readNotifications,
} from '../../../../messages/index.ts';
import { notificationOf } from './file-outcome.ts';

/** What customs sent: notifications about declarations, or one about a file. */
interface Told {
  readonly notifications: readonly Notification[];
  readonly file?: FileOutcome;
}

/** Or why it cannot be read. */
export type Reading = Told | { readonly refused: string };

export function readTold(bytes: Uint8Array): Reading {
  try {
    const xml = decodeXml(bytes);
    try {
      const notifications = readNotifications(xml);
      const isNameless = notifications.some(({ functionCode }) => functionCode === '');
      if (isNameless) return { refused: 'It does not say what it tells: a Response has no FunctionCode.' };
      return { notifications };
    } catch (error) {
      const file = fileOutcomeIn(xml);
      if (file === undefined) throw error;
      return { notifications: [notificationOf(file)], file };
    }
  } catch (error) {
    return { refused: error instanceof Error ? error.message : String(error) };
  }
}

/** Undefined where it tells of no file, whatever else it is. */
function fileOutcomeIn(xml: string): FileOutcome | undefined {
  try {
    return readFileOutcome(xml);
  } catch {
    return undefined;
  }
}
