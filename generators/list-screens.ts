import { bareSort, type ListScreen, listViews } from '../src/engine/list-screen.ts';
import type { Authored, KindFile, ListScreenFile } from './authored.ts';
import { kindName } from './kinds.ts';

/** `customs-declaration/customs-declarations.list.json` → `/customs-declarations`; points stand for strokes. */
export function listAddress(file: string): string {
  return `/${listScreenName(file).replaceAll('.', '/')}`;
}

/** `/templates/signatory` → `templates.signatory`, as its texts are called. */
export function listTexts(address: string): string {
  return address.slice(1).replaceAll('/', '.');
}

/** `customs-declaration/customs-declarations.list.json` → `customs-declarations`. */
export function listScreenName(file: string): string {
  return file.slice(file.lastIndexOf('/') + 1, -'.list.json'.length);
}

/** Ids of the texts that name a column: its own, else the label of the document's field of that name. */
export function columnTextIds(file: string, column: string): readonly [own: string, field: string] {
  const resource = file.slice(0, file.indexOf('/'));
  return [`screens.${listScreenName(file)}.columns.${column}`, `fields.${resource}.${column}.label`];
}

/** Ids of the texts of a list beside those of its columns. */
export function listTextIds(
  file: string,
  { filters, actions }: ListScreenFile,
  kind: Pick<KindFile, 'capabilities'> | undefined,
): readonly string[] {
  const of = `screens.${listScreenName(file)}`;
  return [
    `${of}.title`,
    `${of}.search`,
    `${of}.count`,
    `${of}.unnamed`,
    // What one of them, and several, are called within a sentence.
    ...(kind ? [`${of}.one`, `${of}.many`] : []),
    ...(kind?.capabilities?.includes('print') ? [`${of}.printed`] : []),
    ...(actions.some(({ action }) => action === 'create') ? [`${of}.create`] : []),
    ...filters.map(({ param }) => `${of}.filters.${param}`),
    ...filters.filter(({ none }) => none).map(({ param }) => `${of}.filters.${param}.none`),
    ...actions.filter(({ asks }) => asks).map(({ action }) => `${of}.ask.${action}`),
  ];
}

/** Every list with its texts, in order of file name. Throws on a text that is missing. */
function listScreens({ listScreens, kinds, locale }: Authored): readonly ListScreen[] {
  return [...listScreens].map(([file, of]) => {
    const address = listAddress(file);
    const id = `screens.${listScreenName(file)}`;
    const document = kindName(file);
    const kind = kinds.get(`${document}/${document}.kind.json`);
    const {
      permissions = document,
      editor = address,
      calls = address,
      records,
    } = of.resource ??
    (kind && { permissions: kind.permissions, ...kind.addresses, records: undefined }) ??
    {};
    return {
      name: address.slice(1),
      editor,
      calls,
      ...(records ? { records } : {}),
      ...(kind?.addresses.show ? { show: kind.addresses.show } : {}),
      ...(kind?.addresses.import ? { import: kind.addresses.import } : {}),
      ...(kind?.sending ? { isSent: true as const } : {}),
      resource: permissions,
      title: text(`${id}.title`),
      create: locale[`${id}.create`] ?? '',
      search: text(`${id}.search`),
      count: text(`${id}.count`),
      unnamed: text(`${id}.unnamed`),
      columns: of.columns.map((column) => ({ ...column, label: text(...columnTextIds(file, column.name)) })),
      defaultSort: of.defaultSort ?? bareSort,
      ...(of.highlight ? { highlight: of.highlight } : {}),
      filters: of.filters.map(({ none, ...filter }) => ({
        ...filter,
        label: text(`${id}.filters.${filter.param}`),
        ...(none ? { none: text(`${id}.filters.${filter.param}.none`) } : {}),
      })),
      actions: of.actions.map(({ asks, ...action }) => ({
        ...action,
        ...(asks ? { ask: text(`${id}.ask.${action.action}`) } : {}),
      })),
      views: of.views ?? listViews,
      opens: of.opens,
      empty: of.empty,
    };
  });

  function text(...ids: readonly string[]): string {
    const found = ids.map((id) => locale[id]).find((words) => words !== undefined);
    if (found === undefined) throw new Error(`The locale files have no text "${ids[0]}".`);
    return found;
  }
}

/** Texts of `src/generated/list-screens.ts`, of kinds with an editor, and of `record-lists.ts`, of all else and of what is read on pages. */
export function listFiles(
  authored: Authored,
): Readonly<Record<'list-screens.ts' | 'record-lists.ts', string>> {
  const edited = new Set(
    [...authored.kinds.values()]
      .filter(({ layout }) => layout === 'editor')
      .map(({ addresses }) => addresses.list.slice(1)),
  );
  const all = listScreens(authored);
  return {
    'list-screens.ts': listsFile(
      'listScreens',
      'The list of each kind with an editor, by its address without the first stroke.',
      all.filter(({ name }) => edited.has(name)),
    ),
    'record-lists.ts': listsFile(
      'recordLists',
      'The list of each resource besides, and of each kind that is read on pages, by its address without the first stroke.',
      all.filter(({ name, show }) => !edited.has(name) || show !== undefined),
    ),
  };
}

function listsFile(constant: string, words: string, screens: readonly ListScreen[]): string {
  const byName = screens.map(
    (screen) => `${JSON.stringify(screen.name)}: ${JSON.stringify(screen, null, 1)}`,
  );
  const names = screens.map(({ name }) => JSON.stringify(name)).join(' | ');
  return [
    "import type { ListScreen } from '../engine/list-screen.ts';",
    '',
    `/** ${words} */`,
    `export const ${constant}: Readonly<Record<${names}, ListScreen>> = {\n${byName.join(',\n')}\n};`,
    '',
  ].join('\n');
}
