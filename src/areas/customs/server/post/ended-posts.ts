import { type RawBuilder, sql } from 'kysely';
import { acceptedCodes, endingCodes, repeatedLrn } from '../story/messages.ts';

/** Lines that are kept of one message: the first post and the last ones. */
export const mostLines = 20;

/** A message as the outbox has it, or one of its declaration before it. */
export type MessageTable = 'outbox' | 'earlier';

/** How many posts of a message went so far that customs may have them. */
export function postsLeft(table: MessageTable) {
  const { attempts, detail } = { attempts: sql.ref(`${table}.attempts`), detail: sql.ref(`${table}.detail`) };
  return sql<number>`(${attempts} - coalesce((${detail} ->> 'unsent')::int, 0)
    + coalesce((${detail} ->> 'again')::int, 0))`;
}

const isEnding = sql<boolean>`notifications.function_code in (${sql.join(endingCodes)})`;
const isRepetition = sql<boolean>`(${isEnding} and errors @> ${JSON.stringify([{ code: repeatedLrn }])}::jsonb)`;

/** Whether a notification rejects a post otherwise than as repeated. */
export const isRejecting = sql<boolean>`(notifications.function_code = '03' and errors <> '[]' and not ${isRepetition})`;

/** Whether a notification tells of a post that customs took and did not reject since; as repeated they reject none that they took. */
export const isTaking = sql<boolean>`(not ${isEnding} and (notifications.function_code in (${sql.join(acceptedCodes)})
  or not exists (select 1 from notifications as over where over.outbox_id = notifications.outbox_id
    and coalesce(over.mrn, notifications.mrn) = notifications.mrn and over.function_code = '03' and over.errors <> '[]'
    and not over.errors @> ${JSON.stringify([{ code: repeatedLrn }])}::jsonb and not exists (select 1 from notifications as accepted where accepted.outbox_id = over.outbox_id
      and accepted.mrn = notifications.mrn and accepted.function_code in (${sql.join(acceptedCodes)})))))`;

/**
 * How many posts of a message customs answered before a time. Each post of a declaration has an MRN of its own, a rejected
 * one too; of a request, which has that of its declaration, each refusal is of another post.
 */
export function postsAnswered(table: MessageTable, before = sql<Date | string>`'infinity'::timestamptz`) {
  return sql<number>`(select count(distinct case
      when ${isEnding} then coalesce(case when ${sql.ref(`${table}.kind`)} = 'submission' then mrn end, notification_id)
      when ${sql.ref(`${table}.kind`)} = 'submission' then mrn
      else '' end)::int
    from notifications where outbox_id = ${sql.ref(`${table}.id`)} and created_at < ${before})`;
}

/** How many posts of a message customs may have and did not answer. */
export const postsOpen = sql<number>`(${postsLeft('outbox')} - ${postsAnswered('outbox')})`;

/** The conversation that customs named for a post; of one noted before it was kept with each, that of the message. */
const named = sql<string | null>`coalesce(post ->> 'conversation',
  case when not post ? 'conversation' and post ->> 'outcome' = 'taken' then outbox.conversation_id end)`;

/** Whether customs named this conversation for a post of a message of the outbox. */
export function isNamed(conversation: RawBuilder<string>) {
  return sql<boolean>`exists (
    select 1 from jsonb_array_elements(outbox.detail -> 'posts') as post where ${named} = ${conversation})`;
}

/**
 * The conversation that customs named for the last post of a message of the outbox; null where they named none, or it is not
 * known which post was the last: one is under way, or nobody knows what came of it.
 */
const lastConversation = sql<string | null>`(
  select case when noted = outbox.attempts - coalesce((outbox.detail ->> 'unsent')::int, 0)
    or lines >= ${mostLines} and outbox.state = 'sent' and post ->> 'outcome' = 'taken' then ${named} end
  from (
    select post, place, sum((post ->> 'count')::int) over () as noted,
      jsonb_array_length(outbox.detail -> 'posts') as lines
    from jsonb_array_elements(outbox.detail -> 'posts') with ordinality as noted_posts (post, place)
    where post ->> 'outcome' <> 'untaken' or post ->> 'status' is not null
  ) as left_posts
  order by place desc limit 1)`;

/**
 * Whether customs ended every post of a message of the outbox that they may have: as many as there were; or the last in its
 * own conversation, because while they have an earlier one they refuse that as repeated; or, where they did refuse it so,
 * the one that they had then, which they rejected later.
 */
export const areAllEnded = sql<boolean>`(${postsLeft('outbox')} <= ${postsAnswered('outbox')} or exists (
  select 1 from notifications
  join received_notifications as received on received.id = notifications.received_id
  where notifications.outbox_id = outbox.id and ${isEnding} and received.conversation_id = ${lastConversation}
    and (not ${isRepetition} or exists (
      select 1 from notifications as rejection where rejection.outbox_id = notifications.outbox_id
        and rejection.issued_at > notifications.issued_at
        and rejection.function_code = '03' and rejection.errors <> '[]'
        and not rejection.errors @> ${JSON.stringify([{ code: repeatedLrn }])}::jsonb))))`;

/** Whether customs ended a message of the outbox: of a request one rejection does, because another may be asked at once. */
export const isEnded = sql<boolean>`(outbox.kind <> 'submission' or ${areAllEnded})`;
