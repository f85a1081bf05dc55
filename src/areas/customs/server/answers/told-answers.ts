import { type RawBuilder, sql } from 'kysely';
import type { NotificationError } from '../../../../server/notifications/notification-error.ts';
import type { Database } from '../../../../server/storage/database.ts';
import type { KeptContent } from '../../../../server/storage/tables.ts';
import { keptContent } from './kept-content.ts';

/** What of an answer may be long, as it is told. */
interface Parts {
  readonly errors: readonly NotificationError[];
  readonly status_codes: KeptContent['statusCodes'];
  readonly information: KeptContent['information'];
  readonly duties: KeptContent['duties'];
  readonly payments: KeptContent['payments'];
  readonly changed: NonNullable<KeptContent['changed']>;
}

export type AnswerPart = keyof Parts;

/** Where each part stands: of what was kept as `keptContent` takes it apart. */
const places: Readonly<Record<AnswerPart, RawBuilder<unknown>>> = {
  errors: sql`notifications.errors`,
  status_codes: sql`kept."statusCodes"`,
  information: sql`kept.information`,
  duties: sql`kept.duties`,
  payments: sql`kept.payments`,
  changed: sql`kept.changed`,
};
export const answerParts = Object.keys(places) as readonly AnswerPart[];

/** An answer of customs as a page tells it. */
export interface ToldAnswer extends Parts {
  readonly id: number;
  readonly outbox_id: number | null;
  readonly function_code: string;
  readonly issued_at: Date;
  readonly created_at: Date;
  readonly lrn: string | null;
  readonly mrn: string | null;
  /** How many more each part has than are told; of an answer that is told whole nothing. */
  readonly more: Readonly<Partial<Record<AnswerPart, number>>>;
}

/** Most bytes of the answers that one page tells whole, and again of the beginnings of the others. */
const heaviestPage = 1024 * 1024;
/** An answer that is heavier by itself stands with its beginning: it takes nothing from the others. */
const heaviestWhole = heaviestPage / 4;
/** One that is no heavier is always told whole: all of a page are not much together. */
const light = 2048;
/** Most bytes of the beginning of a part. */
const longestBeginning = 2048;
/** Most bytes of a page of one part; an element that is heavier stands on a page alone. */
const heaviestPart = 256 * 1024;
/** Most elements of a page of one part, and of a beginning. */
const mostElements = 2000;
const mostAtFirst = 50;

/** Answers, in their order, the first of them whole: those that are too heavy with the beginning of each part. */
export async function tellAnswers(
  db: Database,
  answers: readonly { readonly id: number; readonly weight: number }[],
): Promise<readonly ToldAnswer[]> {
  const cut = tooHeavy(answers);
  const weight = Math.min(longestBeginning, Math.floor(heaviestPage / (cut.length * answerParts.length)));
  const isCut = sql`notifications.id = any(${cut}::bigint[])`;
  const told = answerParts.flatMap((part) => [
    sql`case when ${isCut} then ${elements(part, { after: 0, most: mostAtFirst, weight })}
      else ${whole(part)} end as ${sql.ref(part)}`,
    sql`case when ${isCut} then jsonb_array_length(${whole(part)}) end as ${sql.ref(`${part}_count`)}`,
  ]);
  type Row = Omit<ToldAnswer, 'more'> & Readonly<Record<`${AnswerPart}_count`, number | null>>;
  const { rows } = await sql<Row>`
    select notifications.id, outbox_id, function_code, issued_at, created_at, lrn, mrn, ${sql.join(told)}
    from notifications cross join lateral ${keptContent}
    where notifications.id = any(${answers.map(({ id }) => id)}::bigint[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, toldOf(row)]));
  return answers.flatMap(({ id }) => byId.get(id) ?? []);

  function toldOf(row: Row): ToldAnswer {
    const more = answerParts.flatMap((part) => {
      const left = (row[`${part}_count`] ?? 0) - row[part].length;
      return left > 0 ? [[part, left] as const] : [];
    });
    return { ...row, more: Object.fromEntries(more) };
  }
}

/** Ids of those that a page has no room for. */
function tooHeavy(answers: readonly { readonly id: number; readonly weight: number }[]): readonly number[] {
  let room = heaviestPage;
  const cut: number[] = [];
  for (const { id, weight } of answers) {
    if (weight <= light) continue;
    if (weight <= heaviestWhole && weight <= room) room -= weight;
    else cut.push(id);
  }
  return cut;
}

/**
 * Elements of a part of an answer to this declaration, those after so many: as many as a page tells, and how many there
 * are. Undefined where there is no such answer.
 */
export async function elementsOf<Part extends AnswerPart>(
  db: Database,
  {
    declaration,
    answer,
    part,
    after,
  }: { readonly declaration: number; readonly answer: number; readonly part: Part; readonly after: number },
): Promise<{ readonly found: Parts[Part]; readonly count: number } | undefined> {
  const page = { after, most: mostElements, weight: heaviestPart, isFirstTold: true };
  const { rows } = await sql<{ found: Parts[Part]; count: number }>`
    select ${elements(part, page)} as found, jsonb_array_length(${whole(part)}) as count
    from notifications cross join lateral ${keptContent}
    where notifications.id = ${answer} and notifications.document_id = ${declaration}`.execute(db);
  return rows[0];
}

function whole(part: AnswerPart) {
  return sql`coalesce(${places[part]}, '[]'::jsonb)`;
}

/** Bytes of the words of ours beside an element, as `notifications.weight` has them. */
const wordsBeside = (part: AnswerPart) => (part === 'errors' ? 512 : 0);

/** Elements of a part after so many, until there are so many, or they weigh so much. */
function elements(
  part: AnswerPart,
  {
    after,
    most,
    weight,
    isFirstTold = false,
  }: {
    readonly after: number;
    readonly most: number;
    readonly weight: number;
    readonly isFirstTold?: boolean;
  },
) {
  const range = JSON.stringify({ from: after, until: after + most - 1 });
  return sql`(
    select coalesce(jsonb_agg(element order by place), '[]'::jsonb)
    from (
      select element, place, sum(octet_length(element::text) + ${wordsBeside(part)}::int) over (order by place) as reached
      from jsonb_array_elements(jsonb_path_query_array(${whole(part)}, '$[$from to $until]', ${range}::jsonb))
        with ordinality as listed (element, place)
    ) as weighed
    where reached <= ${weight} or (${isFirstTold} and place = 1))`;
}
