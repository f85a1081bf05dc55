import { columnsIn, type ListSort, type ListView } from '../../engine/list-screen.ts';
import { type Actor, permissions } from '../access.ts';
import { inCompany } from '../storage/connection-turns.ts';
import type { Database } from '../storage/database.ts';
import { csvHead, csvRow, csvStart } from './csv.ts';
import { marksOf } from './list-page.ts';
import type { ChosenRows, ListRow, ListSource } from './list-source.ts';
import type { RowMark } from './row-mark.ts';

/** Rows read at once: all that an export ever holds. */
export const exportBatch = 500;

/** An order that nobody's work changes, so that no row is left out or told twice while others save. */
const order: ListSort = { sort: 'created_at', direction: 'desc' };

/** The chosen rows as CSV, piece by piece, the newest first; the next rows are read when the last are taken. */
export async function* exportedRows<Row extends ListRow>(
  db: Database,
  actor: Actor,
  source: ListSource<Row>,
  view: ListView,
  chosen: ChosenRows,
): AsyncGenerator<string> {
  const seesOthers = permissions[source.resource][actor.role].reach !== 'own';
  const columns = columnsIn(source.screen, { view, seesOthers });
  yield csvStart + csvHead(columns);
  let mark: RowMark | undefined;
  do {
    const last = mark;
    // Who takes the answer asks for more of it, apart from the call.
    const { marks, rows } = await inCompany(actor.companyId, async () => {
      const marks = await marksOf(db, source, chosen, {
        ...order,
        most: exportBatch,
        ...(last === undefined ? {} : { mark: last }),
      });
      const ids = marks.map(({ id }) => id);
      return { marks, rows: await source.rows(db, actor, ids) };
    });
    const byId = new Map(rows.map((row) => [row.id, row]));
    yield marks
      .flatMap(({ id }) => byId.get(id) ?? [])
      .map((row) => csvRow(columns, row as Readonly<Record<string, unknown>> & Row))
      .join('');
    mark = marks.length < exportBatch ? undefined : marks.at(-1);
  } while (mark !== undefined);
}
