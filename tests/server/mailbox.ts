import type { Database } from '../../src/server/storage/database.ts';

/** What was mailed to an address, oldest first. */
export async function mailsTo(db: Database, address: string) {
  return await db
    .selectFrom('mails')
    .where('address', '=', address)
    .orderBy('id')
    .select(['kind', 'subject', 'body'])
    .execute();
}

/** The code in the latest mail of this kind: the end of its link, or its six digits. */
export async function mailedCode(db: Database, address: string, kind: string): Promise<string> {
  const mail = (await mailsTo(db, address)).filter((one) => one.kind === kind).at(-1);
  const [, code] = /\/(?:verify|change)\/(\S+)|^(\d{6})$/m.exec(mail?.body ?? '')?.filter(Boolean) ?? [];
  if (code === undefined) throw new Error(`No ${kind} with a code was mailed to ${address}.`);
  return code;
}
