import { auditReport } from '../server/audit-seals.ts';
import { reachDatabase } from '../server/embedded/reach.ts';
import { readSettings } from '../server/settings.ts';
import { openDatabase } from '../server/storage/database.ts';

/**
 * `tidewaiter audit`: looks whether the audit is as it was written; 0 it is, 1 it is not, each fault on standard error,
 * 2 when the command line is not understood. The keys are TOKEN_KEY, TOKEN_KEY_BEFORE and those
 * of AUDIT_KEYS.
 */
export async function auditCommand(args: readonly string[]): Promise<number> {
  if (args.length > 0) {
    process.stderr.write('Usage: tidewaiter audit\n');
    return 2;
  }
  try {
    return await report();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
}

async function report(): Promise<number> {
  const { auditKeys } = readSettings(process.env);
  const database = await reachDatabase(process.env);
  const db = openDatabase(database.url);
  try {
    const { sealed, faults, head } = await auditReport(db, auditKeys);
    process.stdout.write(`${sealed} entries are sealed.\n`);
    if (head !== undefined) process.stdout.write(`Last seal: ${head.no} ${head.seal}\n`);
    for (const fault of faults) process.stderr.write(`${fault}\n`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    await db.destroy();
    await database.leave();
  }
}
