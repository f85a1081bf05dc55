import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ImportsTable } from '../storage/tables.ts';
import { cut, longestKey, mostTold } from './told.ts';

type Stored = Selectable<ImportsTable>;
export type Outcome = Stored['outcome'];

/** Of what an import came to the first, a long key cut, and how many there are of each. */
interface ToldOutcome extends Pick<Outcome, 'of'> {
  readonly declarations: readonly Omit<Outcome['declarations'][number], 'items'>[];
  readonly declarationCount: number;
  /** Of the declarations those that an import before made. */
  readonly thereCount: number;
  /** Why it ended before its time stands last. */
  readonly refused: Outcome['refused'];
  readonly refusedCount: number;
}

/** An import as it is told. */
export interface ToldImport
  extends Pick<Stored, 'id' | 'company_id' | 'name' | 'state' | 'done' | 'total' | 'created_at'> {
  readonly outcome: ToldOutcome;
}

/** PostgreSQL picks what is told: what an import came to may be megabytes, and is asked for again and again. */
export const toldColumns = [
  ...(['id', 'company_id', 'name', 'state', 'done', 'total', 'created_at'] as const),
  sql<ToldOutcome>`(
    case when imports.outcome ? 'of' then jsonb_build_object('of', imports.outcome -> 'of') else '{}' end
    || jsonb_build_object(
      'declarations', ${cutKeys(sql`imports.outcome -> 'declarations'`, sql`true`)},
      'declarationCount', jsonb_array_length(imports.outcome -> 'declarations'),
      'thereCount', jsonb_array_length(
        jsonb_path_query_array(imports.outcome, '$.declarations[*] ? (@.isThere == true)')
      ),
      'refused', ${cutKeys(
        sql`imports.outcome -> 'refused'`,
        sql`place < ${mostTold} or place = jsonb_array_length(imports.outcome -> 'refused')`,
      )},
      'refusedCount', coalesce(
        (imports.outcome ->> 'refusedCount')::integer, jsonb_array_length(imports.outcome -> 'refused')
      )
    )
  )`.as('outcome'),
] as const;

function cutKeys(list: RawBuilder<unknown>, isTold: RawBuilder<unknown>): RawBuilder<unknown> {
  const key = sql`one ->> 'key'`;
  return sql`(
    select coalesce(jsonb_agg(
      case when length(${key}) > ${longestKey}
        then jsonb_set(one, '{key}', to_jsonb(left(${key}, ${longestKey - 1}) || '…'))
        else one end - 'items' order by place
    ), '[]')
    from (
      select one, place
      from jsonb_array_elements(${list}) with ordinality as all_of_them (one, place)
      where ${isTold} order by place limit ${mostTold}
    ) as told
  )`;
}

export const cutOff = 'The import was cut off; start it again to finish it.';

/** An import as it is told: one whose process does not tell its end any more is over. */
export function asLeft(stored: ToldImport): ToldImport {
  const isOver = stored.state === 'done' || (stored.state === 'failed' && stored.outcome.refusedCount > 0);
  if (isOver) return stored;
  const refused = [{ key: '', reason: cutOff }];
  return { ...stored, state: 'failed', outcome: { ...stored.outcome, refused, refusedCount: 1 } };
}

export function importView({ id, name, state, done, total, outcome }: ToldImport) {
  return { id, name, state, done, total, ...outcome };
}

/** Notes what an import came to, within what is told of it; of all that it made the number of each. */
export class OutcomeNotes {
  readonly #declarations: Outcome['declarations'][number][] = [];
  readonly #refused: Outcome['refused'][number][] = [];
  #refusedCount = 0;

  made(one: Outcome['declarations'][number]): void {
    this.#declarations.push(this.#declarations.length < mostTold ? one : { ...one, key: '' });
  }

  refuse(one: Outcome['refused'][number]): void {
    this.#refusedCount += 1;
    if (this.#refused.length < mostTold) this.#refused.push({ ...one, reason: cut(one.reason) });
  }

  /** `why` it ended before its time; absent: it did not. */
  outcome(of: number, why?: string): Outcome {
    const end = why === undefined ? [] : [{ key: '', reason: cut(why) }];
    return {
      declarations: this.#declarations,
      refused: [...this.#refused.slice(0, mostTold - end.length), ...end],
      refusedCount: this.#refusedCount + end.length,
      of,
    };
  }
}
