import pg from 'pg';
import type { Logger } from 'pino';
import { type LiveEvent, liveChannel } from './events.ts';

export interface Listener {
  close(): Promise<void>;
}

const reconnectMs = 1000;

/**
 * Hears what any process announces, on a connection of its own that is made again whenever it breaks.
 * Events that passed meanwhile are lost: whoever listens must also look by itself from time to time.
 */
export async function startListener(
  url: string,
  log: Logger,
  heard: (event: LiveEvent) => void,
): Promise<Listener> {
  let isClosed = false;
  let client: pg.Client | undefined;
  let retry: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new pg.Client({ connectionString: url });
    fresh.on('notification', (message) => heard(JSON.parse(message.payload ?? '') as LiveEvent));
    fresh.on('error', (error) => log.warn({ err: error }, 'The listening connection broke.'));
    fresh.once('end', reconnectLater);
    await fresh.connect();
    client = fresh;
    await fresh.query(`listen ${liveChannel}`);
  };
  const reconnectLater = () => {
    if (isClosed) return;
    clearTimeout(retry);
    retry = setTimeout(() => {
      connect().catch((error) => {
        log.warn({ err: error }, 'The listening connection could not be made.');
        reconnectLater();
      });
    }, reconnectMs);
  };

  await connect();
  return {
    async close() {
      isClosed = true;
      clearTimeout(retry);
      await client?.end();
    },
  };
}
