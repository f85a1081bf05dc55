import type { DocumentColumn, DocumentColumns } from '../../src/engine/document-kind.ts';
import {
  type ColumnKind,
  type ListActionName,
  type ListColumn,
  type ListFilters,
  type ListView,
  listParams,
} from '../../src/engine/list-screen.ts';
import type { Authored, KindFile, ListScreenFile } from '../authored.ts';
import { kindName } from '../kinds.ts';
import { columnTextIds, listAddress, listScreenName, listTextIds } from '../list-screens.ts';
import type { SourceFile } from '../source-files.ts';
import { type Report, suggestion } from './finding.ts';

/**
 * Lists of resources: one heading, columns, parameters and actions that stand once, a sort that is one, a highlight of
 * a status, filters by what a record has, and every text there.
 */
export function checkListScreens(authored: Authored, known: ListFilters | undefined, report: Report): void {
  const used = new Set<string>();
  const origin = new Map<string, string>();
  for (const [name, screen] of authored.listScreens) {
    const file = authored.files.get(name);
    if (!file) continue;
    const first = origin.get(listScreenName(name));
    if (first) report.at(file, [], `The list ${listScreenName(name)} already stands in ${first}.`);
    origin.set(listScreenName(name), name);
    checkColumns(screen, file, report);
    checkFilters(screen, file, report);
    if (known) {
      const document = kindName(name);
      const kind = authored.kinds.get(`${document}/${document}.kind.json`);
      if (kind === undefined) checkTable(listScreenName(name), screen, known, file, report);
      else checkOfKind(listScreenName(name), screen, { ...known, kept: kind.columns }, file, report);
    }
    checkActions(screen, file, report);
    checkWords(authored, name, screen, file, report, used);
  }
  for (const [id, file] of authored.localeFiles) {
    if (id.startsWith('screens.') && !used.has(id))
      report.at(file, [id], `Nothing uses the text "${id}".${suggestion(id, used)}`);
  }
}

/** The list of a kind shows and filters what is kept of its documents. */
function checkOfKind(
  list: string,
  screen: ListScreenFile,
  { kept, ...known }: ListFilters & { readonly kept: DocumentColumns },
  file: SourceFile,
  report: Report,
): void {
  const members = [...known.ofEvery, ...Object.keys(kept)].sort();
  checkShown(screen, kept, known, file, report);
  checkFilterMembers(list, screen, { ...known, members }, file, report);
  checkBeside(screen, members, file, report);
}

type Column = Omit<ListColumn, 'label'>;

function checkColumns(screen: ListScreenFile, file: SourceFile, report: Report): void {
  const { columns, highlight } = screen;
  checkTwice(
    columns.map(({ name }) => name),
    (index, name) => report.at(file, ['columns', index, 'name'], `The column "${name}" stands here twice.`),
  );
  const headings = columns.filter(({ heading }) => heading);
  if (headings.length !== 1)
    report.at(file, ['columns'], `One column names the row ("heading"); here are ${headings.length}.`);
  for (const [index, column] of columns.entries()) checkColumn(column, file, index, report);

  const sort = screen.defaultSort?.sort ?? 'name';
  const sortable = columns.filter((column) => column.sortable && !column.archived).map(({ name }) => name);
  if (!sortable.includes(sort)) {
    const place = screen.defaultSort ? ['defaultSort', 'sort'] : [];
    report.at(
      file,
      place,
      `No column of the active view can be sorted by "${sort}".${suggestion(sort, sortable)}`,
    );
  }
  const statuses = columns.filter(({ kind }) => kind === 'status').map(({ name }) => name);
  if (highlight !== undefined && !statuses.includes(highlight))
    report.at(
      file,
      ['highlight'],
      `No status column is called "${highlight}".${suggestion(highlight, statuses)}`,
    );
}

function checkColumn(column: Column, file: SourceFile, index: number, report: Report): void {
  const complain = (keyword: string, words: string) => report.at(file, ['columns', index, keyword], words);
  const hasWords = column.kind === 'word' || column.kind === 'status';
  if (hasWords && column.words === undefined)
    complain('kind', `A ${column.kind} says in "words" where its texts stand.`);
  if (!hasWords && column.words !== undefined) complain('words', `A ${column.kind} has no texts.`);
  if (column.kind !== 'amount' && column.currency !== undefined)
    complain('currency', 'Only an amount has a currency.');
  if (column.kind !== 'status' && column.also !== undefined) complain('also', 'Only a status has a second.');
  if (column.sortable && (column.kind === 'person' || column.kind === 'word'))
    complain('sortable', `Nothing sorts by a ${column.kind}: what is compared would not be what is shown.`);
  if (column.widest !== undefined && (column.grows === undefined || column.widest < column.width))
    complain('widest', 'Only a column that grows has a widest, which is more than its width.');
  if (column.optional && column.heading) complain('optional', 'What names the row is always shown.');
}

function checkFilters({ filters }: ListScreenFile, file: SourceFile, report: Report): void {
  const reserved: readonly string[] = listParams;
  const named = filters.flatMap(({ param, until }, index) => [
    { param, place: ['filters', index, 'param'] },
    ...(until === undefined ? [] : [{ param: until, place: ['filters', index, 'until'] }]),
  ]);
  for (const { param, place } of named) {
    if (reserved.includes(param)) report.at(file, place, `Every list has a parameter "${param}" of its own.`);
  }
  checkTwice(
    named.map(({ param }) => param),
    (index, param) => report.at(file, named[index]!.place, `The parameter "${param}" stands here twice.`),
  );
}

/** As what each kind of stored column can be shown and sorted. */
const SHOWN_AS: Readonly<Record<DocumentColumn['as'], readonly ColumnKind[]>> = {
  text: ['text', 'code', 'word', 'status'],
  count: ['count'],
  decimal: ['amount'],
  date: ['day'],
  number: ['count'],
};

/** Columns that no row has, or that are shown as what they are not, and what cannot be sorted by. */
function checkShown(
  { columns }: ListScreenFile,
  kept: DocumentColumns,
  { shown, joined }: ListFilters,
  file: SourceFile,
  report: Report,
): void {
  for (const [index, { name, kind, sortable }] of columns.entries()) {
    const complain = (keyword: string, words: string) => report.at(file, ['columns', index, keyword], words);
    const own = kept[name];
    const fitting = own ? SHOWN_AS[own.as] : shown[name] ? [shown[name]] : undefined;
    if (fitting === undefined && !joined.includes(name)) {
      const names = [...Object.keys(shown), ...Object.keys(kept), ...joined].sort();
      complain('name', `No row has a "${name}".${suggestion(name, names) || ` Known: ${names.join(', ')}.`}`);
    } else if (fitting === undefined && sortable && kind !== 'person' && kind !== 'word') {
      complain('sortable', `"${name}" is of another record: no list is sorted by it.`);
    } else if (fitting !== undefined && !fitting.includes(kind)) {
      complain('kind', `"${name}" is kept as what is shown as ${fitting.join(' or ')}.`);
    }
  }
}

/** A list of what is no kind of document says what it is, and shows what the table has that the server reads. */
function checkTable(
  list: string,
  { resource, columns }: ListScreenFile,
  { tables }: ListFilters,
  file: SourceFile,
  report: Report,
): void {
  if (resource === undefined)
    report.at(file, [], 'What is listed here is no kind of document: say in "resource" what it is.');
  const table = tables[list];
  if (table === undefined) {
    const near = suggestion(list, Object.keys(tables)) || ` Known: ${Object.keys(tables).join(', ')}.`;
    report.at(file, [], `The server lists no "${list}".${near}`);
    return;
  }
  for (const [index, { name, kind }] of columns.entries()) {
    const known = table[name];
    if (known === undefined)
      report.at(
        file,
        ['columns', index, 'name'],
        `No row has a "${name}".${suggestion(name, Object.keys(table)) || ` Known: ${Object.keys(table).join(', ')}.`}`,
      );
    else if (known !== kind)
      report.at(file, ['columns', index, 'kind'], `"${name}" is kept as what is shown as ${known}.`);
  }
}

/** What columns show beside their own and no row has. */
function checkBeside(
  { columns }: ListScreenFile,
  known: readonly string[],
  file: SourceFile,
  report: Report,
): void {
  for (const [index, column] of columns.entries()) {
    for (const keyword of ['currency', 'also'] as const) {
      const member = column[keyword];
      if (member === undefined || known.includes(member)) continue;
      const near = suggestion(member, known) || ` Known: ${known.join(', ')}.`;
      report.at(file, ['columns', index, keyword], `A row has no "${member}" to show here.${near}`);
    }
  }
}

/** Members that no record has, of the wrong kind, and calls that nobody answers. */
function checkFilterMembers(
  list: string,
  { filters, columns }: ListScreenFile,
  { members, ofCompany, calls }: ListFilters & { readonly members: readonly string[] },
  file: SourceFile,
  report: Report,
): void {
  const days = columns.filter(({ kind }) => kind === 'day' || kind === 'instant').map(({ name }) => name);
  for (const [index, filter] of filters.entries()) {
    const own = filter.of === 'company' ? ofCompany : members;
    const whose = filter.of === 'company' ? 'The company of a record' : `A record of ${list}`;
    const complain = (keyword: string, text: string) => report.at(file, ['filters', index, keyword], text);
    for (const keyword of ['column', 'also'] as const) {
      const member = filter[keyword];
      if (member === undefined) continue;
      if (!own.includes(member)) {
        const near = suggestion(member, own) || ` Known: ${own.join(', ')}.`;
        complain(keyword, `${whose} has nothing called "${member}" to filter by.${near}`);
      } else if (filter.kind === 'days' && !days.includes(member)) {
        complain(keyword, `"${member}" is no day: a filter of days is by ${days.join(', ')}.`);
      } else if (filter.kind !== 'days' && /^(.*_)?id$/.test(member) !== (filter.call !== undefined)) {
        const text = filter.call
          ? `"${member}" is no number of a record, which is what ${filter.call} gives to choose from.`
          : `"${member}" is the number of a record: name a "call" that finds those to choose from.`;
        complain(keyword, text);
      }
    }
    if (filter.call === undefined || calls.includes(filter.call)) continue;
    const near = suggestion(filter.call, calls) || ` Known: ${calls.join(', ')}.`;
    complain('call', `No call ${filter.call} finds records to choose from.${near}`);
  }
}

/** Actions that are never of one row. */
const ofListAlone: ReadonlySet<ListActionName> = new Set(['create', 'import', 'export', 'exportSelected']);

/** Actions that mean something in one view alone. */
const ONLY_VIEW: Partial<Record<ListActionName, readonly [view: ListView, why: string]>> = {
  create: ['active', 'what is made is active'],
  import: ['active', 'what is imported is active'],
  archive: ['active', 'what is archived already is not archived again'],
  restore: ['archived', 'only what is archived can be restored'],
};

function checkActions({ actions, columns }: ListScreenFile, file: SourceFile, report: Report): void {
  const exporting = actions.findIndex(({ action }) => action === 'export' || action === 'exportSelected');
  if (exporting >= 0 && !columns.some(({ name, sortable }) => name === 'created_at' && sortable))
    report.at(
      file,
      ['actions', exporting, 'action'],
      'What is exported is read in the order it was made: "created_at" must be a column that can be sorted.',
    );
  for (const [index, { action, each }] of actions.entries()) {
    if (action === 'edit' && !each)
      report.at(file, ['actions', index, 'action'], 'Rows are edited one by one. Write "each": true.');
    if (ofListAlone.has(action) && each)
      report.at(file, ['actions', index, 'each'], `"${action}" is of the list, not of one row.`);
  }
  for (const [index, { action, views }] of actions.entries()) {
    const [view, why] = ONLY_VIEW[action] ?? [];
    const at = views.findIndex((one) => one !== view);
    if (view === undefined || at < 0) continue;
    const text = `"${action}" stands in the ${views[at]} view, but ${why}. Write ["${view}"].`;
    report.at(file, ['actions', index, 'views', at], text);
  }
  checkTwice(
    actions.map(({ action }) => action),
    (index, action) =>
      report.at(file, ['actions', index, 'action'], `The action "${action}" stands here twice.`),
  );
}

function checkWords(
  authored: Authored,
  name: string,
  screen: ListScreenFile,
  file: SourceFile,
  report: Report,
  used: Set<string>,
): void {
  const has = (id: string) => authored.locale[id] !== undefined;
  const lack = (place: readonly (string | number)[], id: string) =>
    report.at(file, place, `The locale files lack the text "${id}".`);
  const document = kindName(name);
  // Of a list that stands elsewhere than its kind says, that is told, and not its texts.
  const own = authored.kinds.get(`${document}/${document}.kind.json`);
  for (const id of listTextIds(name, screen, own)) used.add(id);
  for (const id of listTextIds(name, screen, kindOf(authored, name))) {
    used.add(id);
    if (!has(id)) lack([], id);
  }
  screen.columns.forEach((column, index) => {
    const [own, field] = columnTextIds(name, column.name);
    used.add(own);
    if (!has(own) && !has(field)) lack(['columns', index, 'name'], own);
  });
  screen.filters.forEach(({ options, words }, index) => {
    for (const [at, option] of (options ?? []).entries()) {
      if (!has(`${words}.${option}`)) lack(['filters', index, 'options', at], `${words}.${option}`);
    }
  });
  if (!has(screen.empty)) lack(['empty'], screen.empty);
}

function checkTwice(names: readonly string[], complain: (index: number, name: string) => void): void {
  names.forEach((name, index) => {
    if (names.indexOf(name) < index) complain(index, name);
  });
}

/** The kind of a list of documents, which are called something within sentences. */
function kindOf({ kinds }: Authored, name: string): KindFile | undefined {
  return [...kinds.values()].find((kind) => kind.addresses?.list === listAddress(name));
}
