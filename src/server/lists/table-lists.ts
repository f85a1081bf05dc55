import type { ColumnKind } from '../../engine/list-screen.ts';
import { colleagueList } from '../own-account/colleagues.ts';
import { watchList } from '../own-account/watches.ts';
import type { TableList } from './table-list.ts';

/** Lists over tables of their own, for whoever checks their descriptions. */
const lists: readonly Pick<TableList<never>, 'name' | 'columns'>[] = [colleagueList, watchList];

/** Their columns, by list, as what they are shown. */
export const tableColumns: Readonly<Record<string, Readonly<Record<string, ColumnKind>>>> =
  Object.fromEntries(
    lists.map(({ name, columns }) => [
      name,
      Object.fromEntries(Object.entries(columns).map(([column, { kind }]) => [column, kind])),
    ]),
  );
