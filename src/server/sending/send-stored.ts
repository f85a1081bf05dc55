import type { Actor } from '../access.ts';
import type { StoredDeclaration } from '../declarations/edit.ts';
import { documentOf } from '../declarations/stored-document.ts';
import { refusals } from '../errors.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { declarationsWithin } from '../storage/scope.ts';
import { changedSince } from './amendment-reasons.ts';
import type { ChannelChoice } from './channel.ts';
import { type Submission, submitDeclaration } from './send.ts';
import { documentIn } from './send-body.ts';

export interface StoredSend
  extends Pick<Submission, 'id' | 'client' | 'revision' | 'seenFigures' | 'passed' | 'ip'> {
  /** The document as JSON text; absent: the declaration as it is stored. */
  readonly dataJ?: string;
  readonly choice: (companyId: number) => ChannelChoice | Promise<ChannelChoice>;
}

/**
 * Sends a declaration as it is stored, or as the caller has it. 404 out of reach, 409 when it is another one than the
 * caller saw; else as `submitDeclaration` does.
 */
export async function sendStored(
  { db, settings, messages }: Pick<Services, 'db' | 'settings' | 'messages'>,
  actor: Actor,
  { dataJ, choice, ...send }: StoredSend,
): Promise<StoredDeclaration> {
  const stored = await storedDeclaration(db, actor, send.id);
  if (dataJ === undefined && send.revision !== undefined && send.revision !== stored.revision)
    throw changedSince(stored.revision);
  return await submitDeclaration(db, actor, {
    ...send,
    ...(dataJ === undefined
      ? { document: documentOf(stored), revision: stored.revision }
      : { document: documentIn(dataJ) }),
    isTaxSend: false,
    choice: await choice(stored.company_id),
    settings,
    messages,
  });
}

async function storedDeclaration(db: Database, actor: Actor, id: number) {
  const stored = await declarationsWithin(db, actor)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['company_id', 'revision', 'document', 'schema_version'])
    .executeTakeFirst();
  if (stored === undefined) throw refusals.documentNotFound();
  return stored;
}
