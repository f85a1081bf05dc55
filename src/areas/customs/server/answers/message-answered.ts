import { type Selectable, sql } from 'kysely';
import type { Notification } from '../../../../messages/index.ts';
import type { Database } from '../../../../server/storage/database.ts';
import type { OutboxTable } from '../../../../server/storage/tables.ts';
import { areAllEnded, postsLeft, postsOpen } from '../post/ended-posts.ts';
import { mayHaveLeft, wasPostedBefore } from '../post/posts.ts';
import { endingCodes, isRejection, requestKinds, saysExpired, saysRepeated } from '../story/messages.ts';
import { canDecide, decisiveCodes } from '../story/request-story.ts';

const messageColumns = ['id', 'kind', 'document_id', 'user_id', 'base_id', 'lrn', 'detail'] as const;
export type AnsweredMessage = Pick<Selectable<OutboxTable>, (typeof messageColumns)[number] | 'reposted'>;
const answeredColumns = [
  ...messageColumns.map((column) => `outbox.${column}` as const),
  wasPostedBefore.as('reposted'),
] as const;

/** What a notification is, the submission that has its MRN, and the messages whose conversation it came in. */
interface Places {
  readonly notification: Notification;
  readonly holder: AnsweredMessage | undefined;
  readonly inConversation: readonly MessageOfConversation[];
}

/**
 * The message a notification answers: of the declaration whose MRN or conversation it is, the one with its LRN, because
 * customs go on telling of a declaration in the conversation of an amendment, and the other way about. An LRN that is
 * none of the declaration's is somebody else's who asked something about it: then it is told to the submission that has
 * the MRN. While the MRN is not known, the one with its LRN if that is only one, whatever conversation an answer named for
 * it. An MRN is one declaration's, an LRN may be that of several companies: where the MRN is known, the LRN of another
 * declaration counts for nothing.
 */
export async function messageAnswered(
  db: Database,
  conversationId: string,
  notification: Notification,
): Promise<AnsweredMessage | undefined> {
  const { lrn, mrn } = notification;
  const inConversation = conversationId === '' ? [] : await messagesOf(db, conversationId);
  const named = inConversation.find((message) => message.lrn === lrn);
  if (named !== undefined) return named;
  const holder = mrn ? await submissionWith(db, mrn, lrn, inConversation) : undefined;
  const places = { notification, holder, inConversation };
  if (!lrn) return await withoutLrn(db, places);
  return await unlessOfRequest(db, await withLrn(db, lrn, conversationId, places), places);
}

async function withLrn(
  db: Database,
  lrn: string,
  conversationId: string,
  { notification, holder, inConversation }: Places,
): Promise<AnsweredMessage | undefined> {
  if (holder?.lrn === lrn && !saysRepeated(notification)) return holder;
  const known = firstOf(inConversation, holder);
  // Customs tell of a message in the conversation of another: whose that is says nothing of whose the answer is.
  const unknown = known === undefined ? conversationId : '';
  for (const place of [holder, known]) {
    const found = place && (await postedOf(db, place.document_id, { lrn, unknown, notification }));
    if (found !== undefined) return found;
  }
  return holder ?? (await onlyOneWith(db, lrn, conversationId, notification)) ?? known;
}

/**
 * By its conversation, else by its MRN. In the conversation of a declaration that customs gave another MRN it is of the
 * declaration that has this one; in that of one that has none yet it may be either's, and is nobody's.
 */
async function withoutLrn(db: Database, places: Places): Promise<AnsweredMessage | undefined> {
  const { notification, holder, inConversation } = places;
  const known = firstOf(inConversation, holder);
  const isAnothers = known !== undefined && holder !== undefined && known.document_id !== holder.document_id;
  if (isAnothers && !(await isHeldOtherwise(db, known.document_id, notification.mrn))) return undefined;
  const likely = isAnothers ? holder : (known ?? holder);
  if (likely === undefined) return undefined;
  const before = await toldBefore(db, likely.document_id, notification);
  return before ?? (await unlessOfRequest(db, decidedBy(notification, likely, inConversation), places));
}

/** The first message of a conversation: of the declaration that has the MRN, else of any. */
function firstOf(
  inConversation: readonly MessageOfConversation[],
  holder: AnsweredMessage | undefined,
): MessageOfConversation | undefined {
  return inConversation.find((message) => message.document_id === holder?.document_id) ?? inConversation[0];
}

/** The message of a declaration to which the same answer was told before: customs tell it again without its LRN. */
async function toldBefore(
  db: Database,
  declarationId: number,
  { id, functionCode, issuedAt }: Notification,
): Promise<AnsweredMessage | undefined> {
  if (!id) return undefined;
  return await db
    .selectFrom('notifications')
    .innerJoin('outbox', 'outbox.id', 'notifications.outbox_id')
    .where('notifications.document_id', '=', declarationId)
    .where('notifications.notification_id', '=', id)
    .where('notifications.function_code', '=', functionCode)
    .$if(issuedAt !== undefined, (same) => same.where('notifications.issued_at', '=', new Date(issuedAt!)))
    .orderBy('notifications.id')
    .limit(1)
    .select(answeredColumns)
    .executeTakeFirst();
}

/**
 * Of several requests that share the conversation of a verdict without an LRN the one that it can be of; nobody's where
 * that may be more than one.
 */
function decidedBy(
  notification: Notification,
  likely: AnsweredMessage,
  inConversation: readonly MessageOfConversation[],
): AnsweredMessage | undefined {
  const together = inConversation.filter(({ document_id }) => document_id === likely.document_id);
  const { functionCode } = notification;
  const isOfSubmission = functionCode === '03' && together.some(({ kind }) => kind === 'submission');
  if (isOfSubmission || !decisiveCodes.includes(functionCode)) return likely;
  const undecided = together.filter(({ is_undecided }) => is_undecided);
  const fitting = undecided.filter(({ kind }) => canDecide(kind, notification));
  const [only, ...more] = fitting.length > 0 ? fitting : undecided;
  return more.length > 0 ? undefined : (only ?? likely);
}

/** The submission that a rejection seems to be of, but where it may be of a request about it. */
async function unlessOfRequest(
  db: Database,
  found: AnsweredMessage | undefined,
  places: Places,
): Promise<AnsweredMessage | undefined> {
  return (await mayBeOfRequest(db, found, places)) ? undefined : found;
}

/**
 * Whether a rejection may be of a request about the declaration whose submission it seems to be of: of one that customs did
 * not decide before it, though they registered it, or of which they may have a post that they did not answer, whatever
 * they answered when it was posted and though it was given up since. Then it is nobody's, without an LRN in the
 * conversation of the submission too, with that of the submission in the conversation of the request: customs tell of one
 * in that of the other, and who takes it for the declaration's is told to send what they hold. One without errors is the
 * declaration's where its cancellation was asked for; one that says that the goods did not arrive always is.
 */
async function mayBeOfRequest(
  db: Database,
  submission: AnsweredMessage | undefined,
  { notification, inConversation }: Places,
): Promise<boolean> {
  const { lrn, functionCode, errors, issuedAt } = notification;
  if (submission?.kind !== 'submission' || functionCode !== '03' || saysExpired(notification)) return false;
  if (lrn && lrn !== submission.lrn) return false;
  const requests = await db
    .selectFrom('outbox')
    .where('document_id', '=', submission.document_id)
    .where('kind', 'in', requestKinds)
    .select(['id', 'kind', 'outcome'])
    .select(sql<boolean>`(${isUndecided} or ${isDecidedAfter(issuedAt)})`.as('is_undecided'))
    .execute();
  const isCancelled =
    errors.length === 0 &&
    requests.some(
      ({ kind, outcome, is_undecided }) =>
        kind === 'cancellation' && (is_undecided || outcome === 'accepted'),
    );
  const here = new Set(inConversation.map(({ id }) => id));
  return !isCancelled && requests.some(({ id, is_undecided }) => is_undecided && (!lrn || here.has(id)));
}

type MessageOfConversation = Awaited<ReturnType<typeof messagesOf>>[number];

/**
 * The messages of a conversation that an answer named: one, or several where it named that of another. What customs say in
 * the conversation of an upload, they say of the declaration: of files they tell each by its reference.
 */
async function messagesOf(db: Database, conversationId: string) {
  return await db
    .selectFrom('conversations')
    .innerJoin('outbox as with_it', 'with_it.id', 'conversations.outbox_id')
    .innerJoin('outbox', (join) =>
      join.on(
        'outbox.id',
        '=',
        sql<number>`case when with_it.kind = 'upload' then coalesce(with_it.about_id, with_it.id) else with_it.id end`,
      ),
    )
    .where('conversations.conversation_id', '=', conversationId)
    .orderBy('conversations.is_earlier')
    .orderBy('outbox.id')
    .select(answeredColumns)
    .select(isUndecided.as('is_undecided'))
    .execute();
}

/** Messages with this LRN that may have been posted: those that customs refused at once last, of the others the newest first. */
function posted(db: Database, lrn: string, conversationId: string) {
  return db
    .selectFrom('outbox')
    .where('lrn', '=', lrn)
    .where(mayHaveLeft('outbox'))
    .orderBy(isRefused)
    .orderBy('id', 'desc')
    .select(answeredColumns)
    .select([
      'outbox.state',
      'outbox.repeat_refused',
      'outbox.reposted as was_reposted',
      isRefused.as('is_refused'),
      isRejected.as('is_rejected'),
      postsLeft('outbox').as('posts_left'),
      postsOpen.as('posts_open'),
      hasOther(conversationId).as('has_other'),
    ]);
}

/**
 * Of the messages of a declaration with this LRN the one that is answered. A request goes under the LRN of one before it
 * only where customs refused that at once: what they say in a conversation that nobody knows is of the earlier, where the
 * later has its own and the earlier has none that is known, and so it is wherever they refused the later as repeated.
 */
async function postedOf(
  db: Database,
  declarationId: number,
  {
    lrn,
    unknown,
    notification,
  }: { readonly lrn: string; readonly unknown: string; readonly notification: Notification },
): Promise<AnsweredMessage | undefined> {
  const found = await posted(db, lrn, unknown).where('document_id', '=', declarationId).execute();
  const ended = endedBy(notification, found);
  if (ended !== undefined) return ended;
  const [newest] = found;
  if (newest === undefined || newest.kind === 'submission' || saysRepeated(notification)) return newest;
  const elsewhere = newest.has_other
    ? found.find(({ id, state, has_other }) => id < newest.id && state !== 'discarded' && !has_other)
    : undefined;
  return elsewhere ?? takenFor(newest, found);
}

/**
 * The message of a declaration that a rejection is of, in a conversation that nobody knows: customs judge what came first
 * first, so the earliest of which a post may be open, whichever conversation they named for it. A repetition is of a post
 * that went after another: of the last message where none is open, to which an answer of the earlier may have been told.
 */
function endedBy(notification: Notification, found: readonly PostedMessage[]) {
  if (!isRejection(notification)) return undefined;
  const inOrder = found.toSorted((one, other) => one.id - other.id);
  if (!saysRepeated(notification)) return inOrder.find(({ posts_open }) => posts_open > 0);
  const later = inOrder.filter(({ posts_left }, index) => index + posts_left > 1);
  return later.find(({ posts_open }) => posts_open > 0) ?? later.at(-1);
}

type PostedMessage = Awaited<ReturnType<ReturnType<typeof posted>['execute']>>[number];

/**
 * The message that customs have where they refused the only post of one as repeated: the one before it under its LRN that
 * they did not reject, be it given up since; one with another conversation last.
 */
function takenFor(newest: PostedMessage, found: readonly PostedMessage[]): PostedMessage {
  if (!newest.repeat_refused || newest.was_reposted) return newest;
  const earlier = found.filter(
    ({ id, document_id, is_rejected }) =>
      id < newest.id && document_id === newest.document_id && !is_rejected,
  );
  const rank = ({ state, has_other }: PostedMessage) => Number(state === 'discarded') * 2 + Number(has_other);
  return earlier.sort((one, other) => rank(one) - rank(other))[0] ?? newest;
}

/** Whether they refused it, and had no other post of it. */
const isRefused = sql<boolean>`(outbox.state = 'refused' and not outbox.reposted)`;

/** Whether they took it and rejected it then. */
const isRejected = sql<boolean>`coalesce(outbox.state = 'sent' and outbox.outcome = 'rejected', false)`;

/**
 * Whether its conversation is known and another, and it was posted once. One that a message before it had is that
 * message's: an answer may name it wrongly.
 */
function hasOther(conversationId: string) {
  return sql<boolean>`coalesce(${conversationId}::text <> '' and outbox.conversation_id <> ${conversationId}
    and not outbox.reposted
    and not exists (select 1 from conversations as before
      where before.conversation_id = outbox.conversation_id and before.outbox_id < outbox.id), false)`;
}

/** Days after which customs answer nothing more to a message that ended and of which they said nothing. */
const silentDays = 30;

/** Whether customs may decide a request yet: one that is not over, or a post of which they said nothing and still may. */
const isUndecided = sql<boolean>`(outbox.kind in (${sql.join(requestKinds)}) and ${mayHaveLeft('outbox')}
  and (outbox.outcome is null
    or (${postsOpen} > 0 and outbox.created_at > now() - make_interval(days => ${silentDays}))))`;

/** Whether they decided a request after this time; not where it is not known. */
function isDecidedAfter(issuedAt: string | undefined) {
  return sql<boolean>`exists (select 1 from notifications where outbox_id = outbox.id
    and function_code in (${sql.join(decisiveCodes)}) and issued_at > ${issuedAt ?? null}::timestamptz)`;
}

/** Whether they said nothing of it yet, and still may. */
const isAwaited = sql<boolean>`(not exists (select 1 from notifications where outbox_id = outbox.id)
  and (outbox.outcome is null or outbox.created_at > now() - make_interval(days => ${silentDays})))`;

/** Whether they refused as repeated whatever was posted of it: what they have under its LRN is another. */
const isNeverTaken = sql<boolean>`(not outbox.reposted and jsonb_array_length(coalesce(outbox.detail -> 'posts', '[]')) > 0
  and not exists (select 1 from jsonb_array_elements(outbox.detail -> 'posts') as post
    where post ->> 'outcome' <> 'repeated'))`;

/** Whether they have it under another MRN. */
function isHeldBut(mrn: string | undefined) {
  return sql<boolean>`exists (select 1 from notifications where outbox_id = outbox.id
    and function_code not in (${sql.join(endingCodes)}) and mrn <> ${mrn ?? null}::text)`;
}

/** Whether they said something of it under this MRN; of none that is not known. */
function hasMrn(mrn: string | undefined) {
  return sql<boolean>`(${mrn ?? null}::text is null
    or exists (select 1 from notifications where outbox_id = outbox.id and mrn = ${mrn ?? null}::text))`;
}

/**
 * The message with this LRN, where that is one declaration's alone. An answer in a conversation nobody knows is rather to
 * one whose conversation is not known either, or that was posted again and so may have several; and rather to one that
 * was not refused. Where they refused that as repeated they have the one before it. An LRN may be that of several
 * companies: while another declaration with it waits for its answer, whatever conversation was named for that and though
 * it was refused at once, the answer may be that one's, and is nobody's.
 */
async function onlyOneWith(
  db: Database,
  lrn: string,
  conversationId: string,
  notification: Notification,
): Promise<AnsweredMessage | undefined> {
  const isRepetition = saysRepeated(notification);
  const candidates = await candidatesFor(db, lrn, conversationId, notification);
  const likely = [
    candidates.filter(({ is_refused, has_other }) => !is_refused && !has_other),
    candidates.filter(({ has_other }) => !has_other),
    candidates,
  ].find(({ length }) => length > 0);
  const [chosen] = likely ?? [];
  if (chosen === undefined) return undefined;
  const isAnothers = candidates.some(
    (other) => other.document_id !== chosen.document_id && (other.is_awaited || likely!.includes(other)),
  );
  if (isAnothers) return undefined;
  const ofDeclaration = candidates.filter(({ document_id }) => document_id === chosen.document_id);
  return endedBy(notification, ofDeclaration) ?? (isRepetition ? chosen : takenFor(chosen, candidates));
}

/** The messages with this LRN that an answer in a conversation nobody knows may be to. */
async function candidatesFor(db: Database, lrn: string, conversationId: string, notification: Notification) {
  const all = await posted(db, lrn, conversationId)
    .select([
      isAwaited.as('is_awaited'),
      isNeverTaken.as('is_never_taken'),
      isHeldBut(notification.mrn).as('is_held_otherwise'),
      hasMrn(notification.mrn).as('has_mrn'),
      areAllEnded.as('is_ended'),
    ])
    .execute();
  if (saysRepeated(notification)) return all;
  const isShared = declarationsIn(all) > 1;
  return all.filter(
    ({ is_held_otherwise, is_never_taken, is_ended, has_mrn }) =>
      !is_held_otherwise && !(isShared && (is_never_taken || (is_ended && !has_mrn))),
  );
}

const declarationsIn = (messages: readonly AnsweredMessage[]) =>
  new Set(messages.map(({ document_id }) => document_id)).size;

/** The messages that await an answer which is nobody's, because it may be to one of several declarations. */
export async function contendersFor(
  db: Database,
  conversationId: string,
  notification: Notification,
): Promise<readonly AnsweredMessage[]> {
  const { lrn } = notification;
  if (!lrn) return [];
  const candidates = await candidatesFor(db, lrn, conversationId, notification);
  return declarationsIn(candidates) > 1 ? candidates.filter(({ is_awaited }) => is_awaited) : [];
}

/**
 * The last submission that customs gave this MRN to. Where an answer in the wrong conversation gave it to another
 * declaration as well, the one that has the LRN, else the one in whose conversation it is told; else none.
 */
async function submissionWith(
  db: Database,
  mrn: string,
  lrn: string | undefined,
  inConversation: readonly AnsweredMessage[],
): Promise<AnsweredMessage | undefined> {
  const all = await db
    .selectFrom('outbox')
    .where('outbox.id', 'in', (eb) =>
      eb.selectFrom('notifications').where('notifications.mrn', '=', mrn).select('notifications.outbox_id'),
    )
    .where('outbox.kind', '=', 'submission')
    .select(answeredColumns)
    .orderBy('outbox.id', 'desc')
    .execute();
  const here = new Set(inConversation.map(({ document_id }) => document_id));
  const narrowed = [
    all,
    all.filter((message) => message.lrn === lrn),
    all.filter(({ document_id }) => here.has(document_id)),
  ];
  return narrowed.find((some) => declarationsIn(some) === 1)?.[0];
}

/** Whether customs hold a declaration under another MRN. */
async function isHeldOtherwise(
  db: Database,
  declarationId: number,
  mrn: string | undefined,
): Promise<boolean> {
  const found = await db
    .selectFrom('outbox')
    .where('document_id', '=', declarationId)
    .where('kind', '=', 'submission')
    .where(isHeldBut(mrn))
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The file that customs gave this reference; once it was posted. */
export async function fileMeant(db: Database, reference: string): Promise<AnsweredMessage | undefined> {
  return await db
    .selectFrom('outbox')
    .where('conversation_id', '=', reference)
    .where('kind', '=', 'file')
    .select(answeredColumns)
    .executeTakeFirst();
}
