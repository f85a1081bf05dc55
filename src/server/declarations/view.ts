import type { Selectable } from 'kysely';
import type { Actor } from '../access.ts';
import { nextActionFor, offersFor } from '../lifecycle/offers.ts';
import type { Database } from '../storage/database.ts';
import type { OutboxTable } from '../storage/tables.ts';
import { customerOf } from './customer.ts';
import { definition } from './document.ts';
import type { StoredDeclaration } from './edit.ts';
import { errorsByPlace, problemsWithLists, ruleContext } from './problems.ts';
import { readStored } from './stored-document.ts';
import { unreadProblems } from './unread.ts';

/** A declaration as the API answers it. */
export async function declarationView(db: Database, actor: Actor, stored: StoredDeclaration) {
  const { document, unread } = readStored(stored);
  const context = ruleContext(actor, stored.status, document);
  const problems = [
    ...(await problemsWithLists(db, document, context, stored.customs_problems)),
    ...unreadProblems(document, [...stored.unread, ...unread]),
  ];
  const outbox = await db
    .selectFrom('outbox')
    .where('declaration_id', '=', stored.id)
    .where('kind', '!=', 'file')
    .orderBy('id', 'desc')
    .limit(1)
    .select(outboxColumns)
    .executeTakeFirst();
  return {
    id: stored.id,
    revision: stored.revision,
    /** Of the shape of `document`, whatever it was stored in. */
    schema_version: definition.version,
    status: stored.status,
    /** Of the last request about it, beside its own status. */
    request_status: stored.request_status,
    lrn: stored.lrn,
    mrn: stored.mrn,
    facts: stored.facts,
    actions: offersFor(actor, stored.facts),
    next_action: nextActionFor(actor, stored.facts),
    environment: stored.environment,
    /** Who it is made for (CUS-003). */
    customer: await customerOf(db, actor, stored),
    created_at: stored.created_at,
    updated_at: stored.updated_at,
    document,
    problems,
    /** All that customs reported last, those with it whose places hold something else since. */
    customs_problems: stored.customs_problems,
    /** Texts of the errors among them by place (CUS-111). */
    errors: errorsByPlace(problems),
    outbox: outbox === undefined ? null : outboxView(outbox),
  };
}

/** What of a message is shown. Its bytes are not read for that: an upload may have a hundred MiB. */
export const outboxColumns = [
  'id',
  'declaration_id',
  'kind',
  'about_id',
  'provider',
  'environment',
  'badge',
  'lrn',
  'revision',
  'sha256',
  'state',
  'outcome',
  'attempts',
  'next_attempt_at',
  'reason',
  'conversation_id',
  'created_at',
  'sent_at',
  'detail',
] as const;
export type ViewedMessage = Pick<Selectable<OutboxTable>, (typeof outboxColumns)[number]>;

/** A message on its way, or how it ended, without its bytes; of a file what it is. */
export function outboxView({ detail: { file }, ...shown }: ViewedMessage) {
  if (file === undefined) return shown;
  const { name, type, size, sequence } = file;
  return { ...shown, file: { name, type, size, sequence } };
}
