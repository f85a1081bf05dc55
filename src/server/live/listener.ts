import type { Logger } from 'pino';
import { keepConnection, type StandingConnection } from '../storage/standing-connection.ts';
import { type LiveEvent, liveChannel } from './events.ts';

const reconnectMs = 1000;

/**
 * Hears what any process announces, on a connection of its own that is made again whenever it breaks.
 * Events that passed meanwhile are lost: whoever listens must also look by itself from time to time.
 */
export async function startListener(
  url: string,
  log: Logger,
  heard: (event: LiveEvent) => void,
): Promise<StandingConnection> {
  return await keepConnection({
    url,
    name: 'listening',
    againMs: reconnectMs,
    log,
    async begin(client) {
      client.on('notification', (message) => heard(JSON.parse(message.payload ?? '') as LiveEvent));
      await client.query(`listen ${liveChannel}`);
    },
  });
}
