import { createLog } from '../../../src/server/log.ts';
import { startPolling } from '../../../src/server/polling/poller.ts';
import { openDatabase } from '../../../src/server/storage/database.ts';
import { type Form, sourceOf } from './sources.ts';

// A process that does nothing but fetch, to be killed.
const { DATABASE_URL, AUTHORITY_URL, FORM } = process.env as Record<string, string>;
startPolling({
  db: openDatabase(DATABASE_URL!),
  sources: [sourceOf(FORM as Form, AUTHORITY_URL!)],
  log: createLog('silent'),
});
