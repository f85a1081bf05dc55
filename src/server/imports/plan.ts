import { randomUUID } from 'node:crypto';
import {
  type DeclarationLines,
  declarationOf,
  declarationsIn,
  description,
  groupLines,
  headerLeftOut,
  importGroups,
  importTarget,
  type LeftOut,
  type LineError,
  type LineGroup,
  longestDescription,
  type Mapping,
  preferential,
  type ReadLine,
  readLines,
  singleLines,
  sumOfTotals,
  type Totals,
  totalsOfGroups,
  totalsOfLines,
} from '../../computations/import/index.ts';
import { importItems } from '../../computations/index.ts';
import type { ImportSource } from '../../computations/invoice-lines.ts';
import { applyWithInverse } from '../../engine/apply.ts';
import { excessIn } from '../../engine/bounds.ts';
import type { DocumentData } from '../../engine/document.ts';
import { type Patch, type Provenances, type RuleContext, rowsOf } from '../../engine/index.ts';
import { catalogue } from '../../generated/catalogue.ts';
import { importedKind, importedList } from './imported-kind.ts';
import {
  type ImportFile,
  ImportFileError,
  noSheets,
  type Reading,
  type ReadSheet,
  readImportFile,
} from './read-file.ts';
import { hashOf, lineHash, partedFrom, type Standing } from './there.ts';

/** A file, where its columns go, and what its lines go into. */
export interface AskedImport {
  /** What the file is called. */
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly reading: Reading;
  /** By position of the column; absent: not chosen yet. */
  readonly mapping?: Mapping;
  /** Places of the columns by their words in small letters, as they were chosen before. */
  readonly remembered: Readonly<Record<string, string>>;
  readonly isGrouped: boolean;
  /** The declaration that takes the items; absent: new declarations. */
  readonly into?: DocumentData;
  /** Tells what earlier imports put into it and still stands there, of lines of these contents. */
  readonly standing?: (contents: readonly string[]) => Promise<Standing>;
  readonly context: RuleContext;
}

/** What an import would make; or why the file is none. */
export type PlannedImport = { readonly refused: string } | ImportPlan;

export interface ImportPlan extends ReadSheet {
  readonly kind: 'table' | 'declaration';
  readonly head: readonly string[];
  readonly samples: readonly (readonly string[])[];
  /** Positions of columns that hold something. */
  readonly columnsFilled: readonly number[];
  readonly mapping: Mapping;
  readonly lines: number;
  /** Of these those that the spreadsheet does not show. */
  readonly linesHidden: number;
  readonly errors: readonly LineError[];
  /** What would not stand in a declaration though the file says it. */
  readonly leftOut: readonly LeftOut[];
  /** Texts of it that are taken as something else. */
  readonly changed: readonly LeftOut[];
  readonly declarations: readonly PlannedDeclaration[];
  /** Sums of the file, of its lines that are in the declaration already, and of the items that are made of the rest. */
  readonly totals: { readonly file: Totals; readonly there: Totals; readonly items: Totals };
  /** Its lines that an earlier import put into the declaration, where their items stand. */
  readonly linesThere: readonly LineThere[];
  /** Numbers of items that it was imported as before, of lines that it has no more. */
  readonly itemsOutdated: readonly number[];
}

/** A line of a file, or an item of a message, that is in the declaration already. */
interface LineThere {
  readonly line: number;
  /** Number of its item in the declaration. */
  readonly item: number;
  /** What it calls the goods. */
  readonly text: string;
}

/** A declaration that would be made, or the one that takes the items. */
export interface PlannedDeclaration {
  readonly key: string;
  readonly lines: number;
  readonly items: number;
  /** Items that find no room. */
  readonly left: number;
  readonly errors: number;
  /** Why it is more than is taken of a declaration: nothing of it goes in. */
  readonly refused?: string;
  /** The new declaration. */
  readonly document?: DocumentData;
  /** Where the values of that came from. */
  readonly provenances?: Provenances;
  /** Hash of what the file says of the new declaration, whatever else it says and however it is written. */
  readonly content?: string;
  /** What the declaration that takes the items becomes by. */
  readonly patches?: readonly Patch[];
  /** Hashes of the lines that each item that is made is made of. */
  readonly contents?: readonly (readonly string[])[];
}

/** Whether the items are all that the file says and the declaration does not have: if not, nothing is imported. */
export function addsUp({ totals: { file, there, items } }: Pick<ImportPlan, 'totals'>): boolean {
  return JSON.stringify(sumOfTotals(there, items)) === JSON.stringify(file);
}

/** Lines of a table that are shown before it is imported, and characters of each of their cells. */
const shown = 5;
const ofSample = 200;

const { definition } = importedKind;

const noRoom = `The item that the line goes into has no room for it: its description takes ${longestDescription(definition)} characters.`;

/** Reads a file and makes of it what would be imported; nothing is stored. */
export async function planImport(asked: AskedImport): Promise<PlannedImport> {
  try {
    return await planned(asked);
  } catch (error) {
    if (error instanceof ImportFileError) return { refused: error.message };
    throw error;
  }
}

async function planned(asked: AskedImport): Promise<ImportPlan> {
  const { name, bytes, reading, mapping, remembered, isGrouped, into, context } = asked;
  const { standing = nothingStands } = asked;
  const file = readImportFile(Buffer.from(bytes), randomUUID, reading);
  const sheet = file.kind === 'table' ? file.sheets[file.sheet] : undefined;
  const source = { name, ...(sheet === undefined ? {} : { sheet }) };
  const place = { definition, context, newId: randomUUID, source };
  if (file.kind === 'declaration') {
    const excess = excessIn(definition, file.document);
    if (excess !== undefined) throw new ImportFileError(excess.words);
    return await planOfMessage(file, into, standing, place);
  }

  const { table } = file;
  const known = new Map(Object.entries(remembered));
  const placed =
    mapping ?? firstOfEach(table.head.map((word) => rememberedTarget(known.get(word.toLowerCase()))));
  refuseTwoOfOne(table.head, placed);
  // What is told of a declaration says nothing of items that go into another.
  const chosen = into ? placed.map((target) => (target?.startsWith('/') ? null : target)) : placed;
  const {
    lines,
    errors,
    leftOut: totalLines,
    changed,
  } = readLines(table, chosen, definition, catalogue.codeLists);
  const about = {
    kind: 'table' as const,
    ...{ sheets: file.sheets, sheet: file.sheet, columnsLeft: file.columnsLeft },
    isHeadless: file.isHeadless,
    head: table.head,
    samples: table.lines.slice(0, shown).map(({ cells }) => cells.map((cell) => cell.slice(0, ofSample))),
    columnsFilled: [...table.head.keys()].filter((at) => table.lines.some(({ cells }) => cells[at]?.trim())),
    mapping: chosen,
    lines: table.lines.length - totalLines.length,
    linesHidden: table.lines.filter(({ isHidden }) => isHidden).length,
    changed,
  };
  const groupsOf = (own: readonly ReadLine[]) =>
    isGrouped ? groupLines(own, definition) : singleLines(own, definition);
  const leftOutOf = (groups: readonly LineGroup[]) => [
    ...totalLines,
    ...groups.flatMap(({ leftOut }) =>
      leftOut.map(({ line, text }): LeftOut => ({ line, place: describing, text, reason: noRoom })),
    ),
  ];
  const headOf = (target: string) => table.head[chosen.indexOf(target)] ?? '';
  const describing = headOf(description);
  if (into !== undefined) {
    const hashes = lines.map(({ values }) => lineHash(values));
    const { there, outdated } = partedFrom(hashes, await standing(hashes));
    const [known, fresh] = [true, false].map((isThere) => lines.filter((_, at) => there.has(at) === isThere));
    const groups = groupsOf(fresh!);
    const { patches, left } = importGroups(groups, { ...place, document: into });
    const refused = excessOf(into, patches);
    const all = [...errors, ...tooMuch({ key: '', keyColumn: '', lines: fresh! }, refused)];
    const own = {
      key: '',
      lines: fresh!.length,
      items: groups.length - left,
      left,
      errors: all.length,
      ...(refused === undefined ? {} : { refused }),
      patches,
      contents: contentsOf(groups, fresh!),
    };
    return {
      ...about,
      errors: all,
      leftOut: leftOutOf(groups),
      declarations: [own],
      totals: { file: totalsOfLines(lines), there: totalsOfLines(known!), items: totalsOfGroups(groups) },
      linesThere: lines.flatMap(({ line, values }, at): LineThere[] => {
        const item = there.get(at);
        return item === undefined ? [] : [{ line, item, text: String(values.get(description) ?? '') }];
      }),
      itemsOutdated: outdated,
    };
  }
  const parts = declarationsIn(lines, headOf);
  const made = parts.map((part) => {
    const { document, provenances, left } = declarationOf(part, place, isGrouped);
    return { part, document, provenances, left, refused: excessIn(definition, document)?.words };
  });
  const all = [
    ...errors,
    ...made.flatMap(({ part, refused }) => [...part.errors, ...tooMuch(part, refused)]),
  ].sort((one, other) => one.line - other.line);
  const wrong = new Set(all.map(({ line }) => line));
  const declarations = made.map(({ part, document, provenances, left, refused }): PlannedDeclaration => {
    return {
      key: part.key,
      lines: part.lines.length,
      items: rowsOf(document, importedList).length,
      left,
      errors: part.lines.filter(({ line }) => wrong.has(line)).length,
      ...(refused === undefined ? {} : { refused }),
      document,
      provenances,
      content: hashOf([
        Object.entries(part.header).sort(),
        part.lines.map(({ values }) => [...values].sort()),
      ]),
      contents: contentsOf(groupsOf(part.lines), part.lines),
    };
  });
  const groups = parts.flatMap((part) => groupsOf(part.lines));
  const totals = { file: totalsOfLines(lines), there: {}, items: totalsOfGroups(groups) };
  return { ...about, errors: all, leftOut: leftOutOf(groups), declarations, totals, ...noneThere };
}

/** Why a declaration would be more than is taken of one, by these patches. */
function excessOf(into: DocumentData, patches: readonly Patch[]): string | undefined {
  return excessIn(definition, applyWithInverse(into, patches).document, into)?.words;
}

/** That nothing of these lines goes in: the first of them has the error. */
function tooMuch(
  { key, keyColumn, lines }: Pick<DeclarationLines, 'key' | 'keyColumn' | 'lines'>,
  refused: string | undefined,
): LineError[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (refused === undefined || first === undefined) return [];
  const [from, to] = [first, last!].map(({ line }) => line.toLocaleString('en-GB'));
  const place = from === to ? `Line ${from} stays out` : `Lines ${from} to ${to} stay out`;
  return [{ line: first.line, column: keyColumn, text: key, reason: `${refused} ${place}.` }];
}

/** Of each item the hashes of its lines. */
function contentsOf(groups: readonly LineGroup[], lines: readonly ReadLine[]): readonly string[][] {
  const hashes = new Map(lines.map(({ line, values }) => [line, lineHash(values)]));
  return groups.map((group) => group.lines.map((line) => hashes.get(line)!));
}

const nothingStands = async (): Promise<Standing> => ({ items: [], lines: [] });

const noneThere = { linesThere: [], itemsOutdated: [] };

async function planOfMessage(
  { document, leftOut, changed }: Extract<ImportFile, { kind: 'declaration' }>,
  into: DocumentData | undefined,
  standing: NonNullable<AskedImport['standing']>,
  place: Omit<Parameters<typeof importItems>[1], 'document'> & { readonly source: ImportSource },
): Promise<ImportPlan> {
  const items = rowsOf(document, importedList);
  const hashes = items.map((item) => hashOf(item).slice(0, 32));
  const { there, outdated } = partedFrom(hashes, await standing(hashes));
  const fresh = [...items.keys()].filter((at) => !there.has(at));
  const imported =
    into &&
    importItems(
      fresh.map((at) => items[at]!),
      { ...place, document: into },
    );
  const refused = into && imported && excessOf(into, imported.patches);
  const numbered = fresh.map((at) => ({ line: at + 1, values: new Map() }));
  const errors = tooMuch({ key: '', keyColumn: '', lines: numbered }, refused);
  return {
    kind: 'declaration',
    ...noSheets,
    head: [],
    samples: [],
    columnsFilled: [],
    mapping: [],
    lines: items.length,
    errors,
    linesHidden: 0,
    changed,
    leftOut: [...leftOut, ...(into ? headerLeftOut(document, into, definition) : [])],
    declarations: [
      {
        key: String(document.transaction_ref ?? ''),
        lines: fresh.length,
        items: fresh.length - (imported?.left ?? 0),
        left: imported?.left ?? 0,
        errors: errors.length,
        ...(refused === undefined ? {} : { refused }),
        contents: fresh.map((at) => [hashes[at]!]),
        ...(imported
          ? { patches: imported.patches }
          : { document, provenances: { '': { kind: 'file', ...place.source } }, content: hashOf(document) }),
      },
    ],
    totals: { file: {}, there: {}, items: {} },
    linesThere: [...there].map(([at, item]) => ({
      line: at + 1,
      item,
      text: String(items[at]![description] ?? ''),
    })),
    itemsOutdated: outdated,
  };
}

/** Columns that went to one place in different files may stand in one: the first has it. */
function firstOfEach(targets: Mapping): Mapping {
  return targets.map((target, at) => (targets.indexOf(target) === at ? target : null));
}

function refuseTwoOfOne(head: readonly string[], targets: Mapping): void {
  const again = targets.findIndex((target, at) => target !== null && targets.indexOf(target) < at);
  if (again < 0) return;
  const nameOf = (at: number) => head[at] || String(at + 1);
  throw new ImportFileError(
    `The columns ${nameOf(targets.indexOf(targets[again]!))} and ${nameOf(again)} go to the same place.`,
  );
}

/** A place that was chosen before is one only while there is such a field. */
function rememberedTarget(target: string | undefined): string | null {
  if (target === undefined) return null;
  return target === preferential || importTarget(definition, target) ? target : null;
}
