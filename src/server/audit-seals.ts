import { createHmac, hkdfSync } from 'node:crypto';
import { sql } from 'kysely';
import type { Logger } from 'pino';
import type { Database } from './storage/database.ts';
import { startWantedWork, type WantedWork } from './wanted-work.ts';

/** Entries that are sealed, or looked at, together. */
const batch = 1000;
const sealEveryMs = 5000;
/** An entry that waits longer for its seal was put there past the product, or nobody seals. */
const longestUnsealedSeconds = 60;

/** What is wrong with the audit, each fault in a sentence; `sealed` counts the entries looked at. */
export interface AuditReport {
  readonly sealed: number;
  readonly faults: readonly string[];
  /** The last seal: who noted it elsewhere knows that no later entries were cut off. */
  readonly head: { readonly no: number; readonly seal: string } | undefined;
}

/**
 * Seals the entries that have none, in the order in which they are found: each seal is a MAC over the entry and the seal
 * before, under this key. One process at a time. Gives how many it sealed.
 */
export async function sealAudit(db: Database, tokenKey: string): Promise<number> {
  const key = macKey(tokenKey);
  let sealed = 0;
  for (;;) {
    const count = await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(hashtextextended('seals of the audit', 0))`.execute(transaction);
      const last = await transaction
        .selectFrom('audit')
        .where('seal_no', 'is not', null)
        .orderBy('seal_no', 'desc')
        .limit(1)
        .select(['seal_no', 'seal'])
        .executeTakeFirst();
      const entries = await transaction
        .selectFrom('audit')
        .where('seal_no', 'is', null)
        .orderBy('id')
        .limit(batch)
        .select(['id', entryText.as('entry')])
        .execute();
      let no = last?.seal_no ?? 0;
      let seal = last?.seal ?? Buffer.alloc(0);
      for (const { id, entry } of entries) {
        no += 1;
        seal = sealOf(key, seal, entry);
        await transaction.updateTable('audit').set({ seal_no: no, seal }).where('id', '=', id).execute();
      }
      return entries.length;
    });
    sealed += count;
    if (count < batch) return sealed;
  }
}

/** Looks at every entry: changed, removed or put between others, it breaks the chain at its place. */
export async function auditReport(db: Database, keys: readonly string[]): Promise<AuditReport> {
  const macKeys = keys.map(macKey);
  const faults: string[] = [];
  let sealed = 0;
  let head: AuditReport['head'];
  let before: Buffer = Buffer.alloc(0);
  for (let after = 0; ; ) {
    const entries = await db
      .selectFrom('audit')
      .where('seal_no', '>', after)
      .orderBy('seal_no')
      .limit(batch)
      .select(['id', 'seal_no', 'seal', entryText.as('entry')])
      .execute();
    for (const { id, seal_no: no, seal, entry } of entries) {
      if (no !== after + 1) faults.push(`Entries are missing between the seals ${after} and ${no}.`);
      else if (!macKeys.some((key) => sealOf(key, before, entry).equals(seal!))) {
        faults.push(`Entry ${id}, seal ${no}, is not what was sealed.`);
      }
      after = no!;
      before = seal!;
      sealed += 1;
      head = { no: no!, seal: seal!.toString('hex') };
    }
    if (entries.length < batch) break;
  }
  const { waiting } = await db
    .selectFrom('audit')
    .where('seal_no', 'is', null)
    .where('at', '<', sql<Date>`now() - make_interval(secs => ${longestUnsealedSeconds})`)
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .executeTakeFirstOrThrow();
  if (Number(waiting) > 0) faults.push(`${waiting} entries have no seal after a minute.`);
  return { sealed, faults, head };
}

/** Seals what is added, every few seconds. */
export function startAuditSealing(options: {
  readonly db: Database;
  readonly key: string;
  readonly log: Logger;
}): WantedWork {
  const { db, key, log } = options;
  return startWantedWork({
    everyMs: sealEveryMs,
    onError: (error) => log.error({ err: error }, 'The audit could not be sealed.'),
    work: async () => {
      const sealed = await sealAudit(db, key);
      if (sealed > 0) log.info({ sealed }, 'Entries of the audit were sealed.');
    },
  });
}

/** All that an entry says, always in the same words. */
const entryText = sql<string>`jsonb_build_array(id, extract(epoch from at), user_id, company_id, action, record_id, ip, detail)::text`;

function macKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'tidewaiter seals of the audit', 32));
}

function sealOf(key: Buffer, before: Buffer, entry: string): Buffer {
  return createHmac('sha256', key).update(before).update(entry).digest();
}
