import type { LeftOut, LineError } from '../../computations/import/lines.ts';
import { api, LONG_CALL_TIMEOUT } from './client.ts';

/** Where each column of a file goes, by its position. */
export type Mapping = readonly (string | null)[];

/** What the import of a file would make. */
export interface ImportPlan {
  /** Lines of a table, or a declaration as customs' message has it. */
  readonly kind: 'table' | 'declaration';
  /** Names of the sheets of a workbook, and the position of the one that is read; none of another file. */
  readonly sheets: readonly string[];
  readonly sheet: number;
  /** Columns far to the right that hold something and are not read. */
  readonly columnsLeft: number;
  /** The first line is data. */
  readonly isHeadless: boolean;
  readonly head: readonly string[];
  readonly samples: readonly (readonly string[])[];
  /** Positions of columns that hold something. */
  readonly columnsFilled: readonly number[];
  readonly mapping: Mapping;
  readonly lines: number;
  /** Of these those that the spreadsheet does not show. */
  readonly linesHidden: number;
  readonly errors: readonly LineError[];
  readonly errorCount: number;
  /** What would not stand in a declaration though the file says it. */
  readonly leftOut: readonly LeftOut[];
  readonly leftOutCount: number;
  /** Texts that are taken as something else, each of a column once. */
  readonly changed: readonly LeftOut[];
  readonly changedCount: number;
  /** The first of them, before all those with `others`. */
  readonly declarations: readonly {
    readonly key: string;
    readonly lines: number;
    readonly items: number;
    readonly left: number;
    readonly errors: number;
    /** Declarations that an import made before with its reference and other content: it is left out. */
    readonly others?: readonly { readonly id: number; readonly status: string }[];
  }[];
  /** Of all declarations of the file. */
  readonly counts: {
    readonly declarations: number;
    readonly items: number;
    /** Items that find no room, and declarations that have such. */
    readonly left: number;
    readonly noRoom: number;
    /** Declarations without an error whose items all find room. */
    readonly whole: number;
    /** Those with `others`, of them those that are whole, and their lines. */
    readonly barred: number;
    readonly barredWhole: number;
    readonly barredLines: number;
  };
  readonly totals: {
    readonly file: Readonly<Record<string, string>>;
    /** Of its lines that are in the declaration already. */
    readonly there: Readonly<Record<string, string>>;
    readonly items: Readonly<Record<string, string>>;
  };
  /** Its lines, or items of a message, that are in the declaration already: with the number of their item there. */
  readonly linesThere: readonly { readonly line: number; readonly item: number; readonly text: string }[];
  readonly linesThereCount: number;
  /** Numbers of items that it was imported as before, of lines that it has no more. */
  readonly itemsOutdated: readonly number[];
  /** Declarations of it that were imported before, with this file or another. */
  readonly there: number;
  /** The same of those that lie in the archive. */
  readonly archived: number;
  /** The import that this file was before; null for none. */
  readonly repeated: number | null;
}

/** An import, under way or over. */
export interface Import {
  readonly id: number;
  readonly state: 'running' | 'done' | 'failed';
  readonly done: number;
  readonly total: number;
  /** The first of them; `isThere`: an import before made it. */
  readonly declarations: readonly { readonly id: number; readonly key: string; readonly isThere?: boolean }[];
  readonly declarationCount: number;
  readonly thereCount: number;
  /** The first of them, and why it ended before its time; `id`: the declaration that stands in its place. */
  readonly refused: readonly { readonly key: string; readonly reason: string; readonly id?: number }[];
  readonly refusedCount: number;
  /** Declarations of the file, once it is over. */
  readonly of?: number;
}

/** A file and how it is to be imported. */
export interface ImportChoice {
  readonly file: File;
  /** Position of the sheet of a workbook; undefined until somebody chose. */
  readonly sheet: number | undefined;
  /** Whether the first line is data; undefined until somebody chose. */
  readonly isHeadless: boolean | undefined;
  /** Undefined until somebody or something chose. */
  readonly mapping: Mapping | undefined;
  readonly isGrouped: boolean;
  /** The declaration that takes the items; undefined for new ones. */
  readonly into: number | undefined;
}

/** What the import would make; nothing is stored. */
export async function planImport(choice: ImportChoice, signal: AbortSignal): Promise<ImportPlan> {
  const answer = await api.post<{ data: ImportPlan }>('/import', formOf(choice), {
    timeout: LONG_CALL_TIMEOUT,
    signal,
  });
  return answer.data.data;
}

/**
 * Begins the import, or finds the one that this file was before. `anyway`: keys of the declarations that are made beside
 * others with their reference.
 */
export async function startImport(choice: ImportChoice, anyway: readonly string[]): Promise<Import> {
  const form = formOf(choice);
  form.set('dry_run', 'false');
  if (anyway.length > 0) form.set('anyway', JSON.stringify(anyway));
  return (await api.post<{ data: Import }>('/import', form, { timeout: LONG_CALL_TIMEOUT })).data.data;
}

/** The import of one's own that is under way; undefined for none. */
export async function runningImport(signal: AbortSignal): Promise<Import | undefined> {
  const { data } = await api.get<{ data: readonly Import[] }>('/import', { signal });
  return data.data[0];
}

/** Stops an import; what it made stays. */
export async function stopImport(id: number): Promise<void> {
  await api.post(`/import/${id}/stop`);
}

/** How far an import is. */
export async function readImport(id: number): Promise<Import> {
  return (await api.get<{ data: Import }>(`/import/${id}`)).data.data;
}

function formOf({ file, sheet, isHeadless, mapping, isGrouped, into }: ImportChoice): FormData {
  const form = new FormData();
  form.set('file', file);
  if (sheet !== undefined) form.set('sheet', String(sheet));
  if (isHeadless !== undefined) form.set('headless', String(isHeadless));
  form.set('grouped', String(isGrouped));
  if (mapping) form.set('mapping', JSON.stringify(mapping));
  if (into !== undefined) form.set('into', String(into));
  return form;
}
