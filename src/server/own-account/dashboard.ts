import type { FastifyInstance } from 'fastify';
import { type Expression, sql } from 'kysely';
import { type KindName, kindNames, kinds } from '../../generated/kinds.ts';
import type { Services } from '../services.ts';
import { documentsWithin } from '../storage/scope.ts';

/** How far back the widgets of the dashboard look, days. */
const performanceDays = 30;
const activityDays = 14;

/** A query of each kind that is sent somewhere, together: each by the indexes of its kind. */
function ofEachSent(query: (kind: KindName) => Expression<unknown>) {
  const sent = kindNames.filter((kind) => 'sending' in kinds[kind]);
  return sql.join(sent.map(query), sql` union all `);
}

/**
 * The two widgets of the dashboard (D-127): GET /reports/performance, how many of the declarations changed in the last
 * 30 days stand at each status, and GET /statistic/activity, how many were made on each of the last 14 days (API-071,
 * API-239). Days are those of London.
 */
export function dashboardRoutes(api: FastifyInstance, { db }: Services): void {
  const access = { resource: 'customs-declaration', action: 'read' } as const;
  const config = { access, cost: 'read' } as const;

  api.get('/reports/performance', { config }, async ({ actor }) => {
    const { rows } = await sql<{ status: string; cnt: number }>`
      select status, sum(cnt)::int as cnt from (${ofEachSent((kind) =>
        documentsWithin(db, actor, kind)
          .where('archived', '=', 0)
          .where('updated_at', '>', sql<Date>`now() - make_interval(days => ${performanceDays})`)
          .groupBy('status')
          .select((eb) => ['status', eb.fn.countAll<number>().as('cnt')] as const),
      )}) as counted group by status order by cnt desc, status`.execute(db);
    return { data: rows };
  });

  api.get('/statistic/activity', { config }, async ({ actor }) => {
    const day = sql`(documents.created_at at time zone 'Europe/London')::date`;
    const today = sql`(now() at time zone 'Europe/London')::date`;
    const made = ofEachSent((kind) =>
      documentsWithin(db, actor, kind)
        .where('created_at', '>', sql<Date>`now() - make_interval(days => ${activityDays + 1})`)
        .groupBy(day)
        .select((eb) => [day.as('day'), eb.fn.countAll<number>().as('cnt')] as const),
    );
    const { rows } = await sql<{ whn: string; cnt: number }>`
      select to_char(days.day, 'YYYY-MM-DD') as whn, coalesce(sum(made.cnt), 0)::int as cnt
      from (select ${today} - back as day from generate_series(0, ${activityDays - 1}) as back) as days
      left join (${made}) as made on made.day = days.day
      group by days.day order by days.day`.execute(db);
    return { data: rows };
  });
}
