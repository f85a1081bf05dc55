import type { Selectable } from 'kysely';
import type { Actor } from '../access.ts';
import type { Database } from '../storage/database.ts';
import type { OutboxTable } from '../storage/tables.ts';
import { definition, documentOf } from './document.ts';
import type { StoredDeclaration } from './edit.ts';
import { errorsByPlace, problemsWithLists, ruleContext } from './problems.ts';

/** A declaration as the API answers it. */
export async function declarationView(db: Database, actor: Actor, stored: StoredDeclaration) {
  const document = documentOf(stored);
  const context = ruleContext(actor, stored.status, document);
  const problems = await problemsWithLists(db, document, context, stored.customs_problems);
  const outbox = await db
    .selectFrom('outbox')
    .where('declaration_id', '=', stored.id)
    .orderBy('id', 'desc')
    .limit(1)
    .selectAll()
    .executeTakeFirst();
  return {
    id: stored.id,
    revision: stored.revision,
    /** Of the shape of `document`, whatever it was stored in. */
    schema_version: definition.version,
    status: stored.status,
    lrn: stored.lrn,
    mrn: stored.mrn,
    facts: stored.facts,
    environment: stored.environment,
    created_at: stored.created_at,
    updated_at: stored.updated_at,
    document,
    problems,
    /** Texts of the errors among them by place (CUS-111). */
    errors: errorsByPlace(problems),
    outbox: outbox === undefined ? null : outboxView(outbox),
  };
}

/** A message on its way, or how it ended, without its bytes. */
export function outboxView(row: Selectable<OutboxTable>) {
  return {
    id: row.id,
    declaration_id: row.declaration_id,
    kind: row.kind,
    provider: row.provider,
    environment: row.environment,
    lrn: row.lrn,
    revision: row.revision,
    sha256: row.sha256,
    state: row.state,
    outcome: row.outcome,
    attempts: row.attempts,
    next_attempt_at: row.next_attempt_at,
    reason: row.reason,
    conversation_id: row.conversation_id,
    created_at: row.created_at,
    sent_at: row.sent_at,
  };
}
