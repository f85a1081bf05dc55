import type { Database } from './storage/database.ts';

export interface AuditEntry {
  readonly action: string;
  readonly userId?: number;
  readonly companyId?: number;
  readonly recordId?: number;
  readonly ip?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Writes who did what, once and for all: the database takes no change of it, and seals find one made past it. Within
 * a transaction it stands or falls with what was done. Never give it a secret.
 */
export async function noteAudit(db: Database, entry: AuditEntry): Promise<void> {
  await db
    .insertInto('audit')
    .values({
      action: entry.action,
      user_id: entry.userId ?? null,
      company_id: entry.companyId ?? null,
      record_id: entry.recordId ?? null,
      ip: entry.ip ?? null,
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute();
}
