import type { Notification } from '../../../../messages/index.ts';
import { LongText } from '../../../../server/threads/long-text.ts';
import { dataWeight, type Work } from '../../../../server/threads/work.ts';
import { type NotedPlaces, placesIn, type SentMessage } from './error-places.ts';
import { type Parsed, parsedNotification } from './parsed.ts';
import { type Reading, readTold } from './told.ts';

/** What customs sent. */
export const toldWork: Work<Uint8Array | LongText, Reading> = {
  name: 'notifications.told',
  run(bytes) {
    if (bytes instanceof LongText) throw new Error('Threads read long texts.');
    return readTold(bytes);
  },
  weight: ({ length }) => length,
};

interface AskedPlaces {
  readonly message: SentMessage | undefined;
  readonly notification: Pick<Notification, 'errors' | 'amendments'>;
}

/** Where what a notification tells stands in the message it answers. */
export const placesWork: Work<AskedPlaces, NotedPlaces> = {
  name: 'notifications.places',
  run: ({ message, notification }) => placesIn(message, notification),
  weight: ({ message, notification: { errors, amendments } }) =>
    dataWeight([message?.sent.document, message?.base?.document, errors, amendments]),
};

/** What a notification says that somebody brought; never where it is asked for, whatever its size. */
export const parsedWork: Work<Uint8Array | string, Parsed> = {
  name: 'notifications.parsed',
  run: parsedNotification,
};

export const notificationWorks = [toldWork, placesWork, parsedWork];
