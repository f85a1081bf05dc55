import type { Actor } from '../access.ts';
import { historyQuestions, type StandingDeclaration, type StoredDeclaration } from '../declarations/edit.ts';
import { kindNamed } from '../declarations/kind.ts';
import { refusals } from '../errors.ts';
import type { MessageKind } from '../sending/message-kind.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { sentDocument } from '../storage/documents.ts';
import { askerFor } from '../threads/threads.ts';
import { editRuns } from './edits.ts';
import { nextPlace, pageOf, pageSize, placesIn } from './pages.ts';
import { type Doer, doersOf } from './people.ts';
import { recordNames } from './record-names.ts';
import { comparedWork, type Side } from './works.ts';

/**
 * A declaration as it once was, and how it is called in addresses: `now`; `held`, as customs hold it; `sent-7`, as
 * message 7 sent it; `revision-3`, as the edits up to then left it.
 */
export interface Revision {
  readonly key: string;
  readonly kind: 'now' | 'held' | 'sent' | 'edited';
  readonly revision: number;
  /** What was sent. */
  readonly message?: MessageKind;
  readonly at: Date;
  readonly by: Doer;
}

export const revisionKey = '^(now|held|sent-[0-9]{1,15}|revision-[0-9]{1,9})$';

/** Lists that a page of revisions goes through: what was sent, and edits. */
export const revisionLists = 2;

/**
 * What can be laid side by side: as it is now, as customs hold it, as sent and as edited, each the newest first; of a
 * later page what was sent and edited before its place.
 */
export async function revisionsOf(
  db: Database,
  actor: Actor,
  stored: StandingDeclaration,
  before?: string,
): Promise<{ readonly revisions: readonly Revision[]; readonly next: string | null }> {
  const [beforeMessage, beforeRevision] = placesIn(before, revisionLists) as [number, number];
  const { runs, next: nextRevision } = await editRuns(db, stored.id, beforeRevision);
  const documents = db
    .selectFrom('outbox')
    .where('document_id', '=', stored.id)
    .where('document', 'is not', null)
    .select(['id', 'kind', 'revision', 'user_id', 'created_at']);
  const { rows: sent, next: nextMessage } = pageOf(
    await documents
      .where('id', '<', beforeMessage)
      .orderBy('id', 'desc')
      .limit(pageSize + 1)
      .execute(),
  );
  const held =
    before === undefined && stored.held_message !== null
      ? await documents.where('id', '=', stored.held_message).executeTakeFirst()
      : undefined;
  const by = await doersOf(db, actor, stored.company_id, [
    ...runs.map(({ userId }) => userId),
    ...[...sent, ...(held ? [held] : [])].map(({ user_id }) => user_id),
  ]);
  const aboutOf = ({ kind, revision, user_id, created_at }: (typeof sent)[number]) => ({
    ...{ revision, message: kind, at: created_at, by: by(user_id) },
  });
  const now: Revision = {
    key: 'now',
    kind: 'now',
    revision: stored.revision,
    at: stored.updated_at,
    by: by(runs.at(-1)?.userId ?? stored.user_id),
  };
  return {
    revisions: [
      ...(before === undefined ? [now] : []),
      ...(held ? [{ key: 'held', kind: 'held', ...aboutOf(held) } as const] : []),
      ...sent.map((message) => ({ key: `sent-${message.id}`, kind: 'sent', ...aboutOf(message) }) as const),
      ...runs
        .filter(({ revision }) => revision !== stored.revision)
        .toReversed()
        .map(
          ({ revision, at, userId }) =>
            ({ key: `revision-${revision}`, kind: 'edited', revision, at, by: by(userId) }) as const,
        ),
    ],
    next: nextPlace([nextMessage, nextRevision]),
  };
}

/** Two of them side by side as they are answered, what differs (D-54), and who stands behind the numbers in them. */
export async function comparedRevisions(
  { db, threads }: Pick<Services, 'db' | 'threads'>,
  actor: Actor,
  stored: StoredDeclaration,
  [from, to]: readonly [string, string],
): Promise<Buffer> {
  const sides = [await sideCalled(db, stored, from), await sideCalled(db, stored, to)] as const;
  const { part, referring } = await threads.run(
    comparedWork,
    { stored, sides },
    askerFor('checking', actor),
    historyQuestions(db, actor, { kind: stored.document_kind, id: stored.id }),
  );
  const names = await recordNames(db, actor, stored.company_id, referring);
  return Buffer.concat([Buffer.from(`{"data":{"names":${JSON.stringify(names)},`), part, Buffer.from('}}')]);
}

/** 404 for a document that is sent to nobody, 409 while its authority holds nothing. */
async function heldSide(db: Database, stored: StandingDeclaration): Promise<Side> {
  const { authority } = kindNamed(stored.document_kind);
  if (authority === undefined) throw refusals.documentNotFound();
  return { kind: 'held', ...(await authority.heldOf(db, stored)) };
}

/** 404 for a message that is none of this declaration's. */
async function sideCalled(db: Database, stored: StandingDeclaration, key: string): Promise<Side> {
  if (key === 'now') return { kind: 'now' };
  if (key === 'held') return await heldSide(db, stored);
  const [kind, number] = key.split('-');
  if (kind === 'revision') return { kind: 'revision', revision: Number(number) };
  const message = await db
    .selectFrom('outbox')
    .where('document_id', '=', stored.id)
    .where('id', '=', Number(number))
    .where('document', 'is not', null)
    .select('id')
    .executeTakeFirst();
  if (message === undefined) throw refusals.documentNotFound();
  return { kind: 'sent', sent: await sentDocument(db, message.id) };
}
