/** The two views of a list (LST-042). */
export const listViews = ['active', 'archived'] as const;
export type ListView = (typeof listViews)[number];

export type SortDirection = 'asc' | 'desc';

export interface ListSort {
  readonly sort: string;
  readonly direction: SortDirection;
}

/** How a column is shown, and compared where it is sorted. */
export type ColumnKind =
  | 'text'
  | 'code'
  | 'word'
  | 'status'
  | 'person'
  | 'change'
  | 'count'
  | 'amount'
  | 'day'
  | 'instant';

export interface ListColumn {
  /** Member of a row. */
  readonly name: string;
  readonly label: string;
  readonly kind: ColumnKind;
  /** In px; at least, where it grows. */
  readonly width: number;
  /** Its share of what is left of the room, beside the shares of others. */
  readonly grows?: number;
  /** In px, as far as it grows. */
  readonly widest?: number;
  /** Names the row. */
  readonly heading?: true;
  readonly sortable?: true;
  /** Not shown until a person chooses it. */
  readonly optional?: true;
  /** Stands in the archived view alone. */
  readonly archived?: true;
  /** Only for people who see the records of more companies than their own. */
  readonly reach?: 'others';
  /** Member of the row with the currency of an amount. */
  readonly currency?: string;
  /** The texts of a word or status are `{words}.{value}`. */
  readonly words?: string;
  /** Member of the row with a second status, shown beside the first. */
  readonly also?: string;
}

export interface ListFilter {
  /** Query parameter; of kind `many` it goes out with [] behind (LST-021). */
  readonly param: string;
  readonly label: string;
  /** Query parameter of the last day, of kind `days`. */
  readonly until?: string;
  readonly kind: 'one' | 'many' | 'days';
  /** Member of the record it is compared with; of the record's company with `of`. */
  readonly column: string;
  /** Another member: a record is kept for which either holds. */
  readonly also?: string;
  readonly of?: 'company';
  /** Values to choose from, their texts `{words}.{value}`. */
  readonly options?: readonly string[];
  readonly words?: string;
  /** Path of the call that finds the records to choose from, by keyword. */
  readonly call?: string;
  /** Words for choosing the records of which it is blank, by the value `nothing`. */
  readonly none?: string;
  readonly reach?: 'others';
}

/** What a filter is set to for records of which it is blank. */
export const nothing = 'none';

/** What the filters and columns of a list may look at and ask. */
export interface ListFilters {
  /** Members that a document of every kind has, beside the columns of its own. */
  readonly ofEvery: readonly string[];
  /** All that is kept of a document of every kind: no kind may call a column so. */
  readonly taken: readonly string[];
  /** Columns that a list of every kind may show and sort by, as what they are shown. */
  readonly shown: Readonly<Record<string, ColumnKind>>;
  /** Members of a row that are of other records: shown, and not sorted by. */
  readonly joined: readonly string[];
  /** Members of the company that a record belongs to. */
  readonly ofCompany: readonly string[];
  /** Calls that find the records to choose from. */
  readonly calls: readonly string[];
  /** Columns of lists over tables of their own, by list, as what they are shown. */
  readonly tables: Readonly<Record<string, Readonly<Record<string, ColumnKind>>>>;
}

/** What can be done with a list, or with its selected rows. */
export type ListActionName =
  | 'create'
  | 'edit'
  | 'import'
  | 'export'
  | 'exportSelected'
  | 'archive'
  | 'restore'
  | 'delete'
  | 'markRead'
  | 'assign'
  | 'watch';

export interface ListAction {
  readonly action: ListActionName;
  /** Action of the permission table that the person's role must have. */
  readonly needs: 'read' | 'write';
  readonly views: readonly ListView[];
  /** It stands in each row, and is done to that one alone. */
  readonly each?: true;
  /** Member of a row that says whether it is offered there. */
  readonly onlyIf?: string;
  /** The question before it is done; {count} stands for how many, in each row {name} for what it is called. */
  readonly ask?: string;
}

/** The list of one resource as its file below schemas/ describes it. */
export interface ListScreen {
  /** First part of its address. */
  readonly name: string;
  /** How the addresses of its records begin, before /create and /edit/{id}. */
  readonly editor: string;
  /** How its calls and those of its records begin, below /api. */
  readonly calls: string;
  /** How the calls of one record begin, where it is otherwise. */
  readonly records?: string;
  /** How the addresses of the pages begin on which its records are read, before /show/{id}; absent: there are none. */
  readonly show?: string;
  /** Where files are imported into its records; absent: nowhere. */
  readonly import?: string;
  /** Its records are sent to an authority. */
  readonly isSent?: true;
  /** In the permission table. */
  readonly resource: string;
  readonly title: string;
  /** Words of the button that makes a record; '' where none is made here. */
  readonly create: string;
  /** What the keyword is looked for in. */
  readonly search: string;
  /** How many there are, in words, with {count}. */
  readonly count: string;
  /** What a row is called whose heading is blank, with {id}. */
  readonly unnamed: string;
  readonly columns: readonly ListColumn[];
  readonly defaultSort: ListSort;
  readonly highlight?: string;
  readonly filters: readonly ListFilter[];
  readonly actions: readonly ListAction[];
  /** Without the archived one where nothing is archived. */
  readonly views: readonly ListView[];
  readonly opens: 'edit' | 'show';
  /** Id of the text of a list without a row. */
  readonly empty: string;
}

/** Rows on a page (specification 1 section 9; LST-027), the first by default. */
export const pageSizes = [10, 30, 50, 100, 200, 500] as const;
export const defaultPageSize = pageSizes[0];
export const largestPage = pageSizes[pageSizes.length - 1]!;

/** Entries on a page of a picker or dialog (LST-029). */
export const pickerPageSize = 20;

/** How a list is sorted whose description does not say (LST-026). */
export const bareSort: ListSort = { sort: 'name', direction: 'asc' };

/** Letters of the alphabet filter (LST-030). */
export const letters: readonly string[] = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Longest keyword (specification 1 section 9). */
export const longestKeyword = 50;

/** Up to this many rows a total is exact without being asked for. */
export const countedRows = 10_000;

/** Most rows that are exported by their ids, which all stand in one address. */
export const mostExported = 1000;

/** Query parameters of every list (LST-020); a filter may not be called so. */
export const listParams = [
  'sort',
  'direction',
  'current_page',
  'per_page',
  'keyword',
  'keyletter',
  'show',
  'after',
  'before',
  'last',
  'count',
  'ids',
  'token',
] as const;

/**
 * The sort of a view nobody sorted (LST-022, LST-045): of the archived one, by when its rows came there, where the
 * list has a column for that.
 */
export function viewSort(screen: Pick<ListScreen, 'columns' | 'defaultSort'>, view: ListView): ListSort {
  const since = screen.columns.find(({ archived, sortable }) => archived && sortable);
  return view === 'archived' && since ? { sort: since.name, direction: 'desc' } : screen.defaultSort;
}

/** Columns that stand in a view and that this person may see, optional ones included. */
export function columnsIn(
  screen: Pick<ListScreen, 'columns'>,
  { view, seesOthers }: { readonly view: ListView; readonly seesOthers: boolean },
): readonly ListColumn[] {
  return screen.columns.filter(
    ({ archived, reach }) => (!archived || view === 'archived') && (!reach || seesOthers),
  );
}
