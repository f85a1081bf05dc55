import { sql } from 'kysely';
import { unknownCode } from '../../computations/index.ts';
import {
  type DocumentData,
  type DocumentDefinition,
  displayDate,
  fieldState,
  type ObjectDefinition,
  type Path,
  type Problem,
  type Row,
  type RuleContext,
  rowsOf,
} from '../../engine/index.ts';
import { catalogue } from '../../generated/catalogue.ts';
import type { Database } from '../storage/database.ts';

/** A code of a list in the database, as a document holds it. */
interface HeldCode {
  readonly list: string;
  readonly code: string;
  readonly path: Path;
  readonly value: string;
}

/** What a list knows of a code: whether it is in force on the day, and when it ended where it is not. */
interface KnownCode {
  readonly list: string;
  readonly code: string;
  readonly inForce: boolean;
  readonly ended: string | null;
}

/** What the problems of codes are told from: a question each to the database. */
export type CodeQuestions = {
  /** Which of these lists somebody has imported. */
  readonly importedLists: (names: readonly string[]) => Promise<readonly string[]>;
  /** What the lists know of codes, on a day. */
  readonly knownCodes: (
    codes: readonly Pick<HeldCode, 'list' | 'code'>[],
    day: string,
  ) => Promise<readonly KnownCode[]>;
};

export function codeQuestions(db: Database): CodeQuestions {
  return {
    importedLists: (names) => importedLists(db, names),
    knownCodes: (codes, day) => knownCodes(db, codes, day),
  };
}

/**
 * Warnings about codes that the lists in the database do not hold on a day, YYYY-MM-DD, or no longer. A list that nobody
 * has imported says nothing. One query, whatever the number of codes.
 */
export async function storedCodeProblems(
  ask: CodeQuestions,
  definition: DocumentDefinition,
  document: DocumentData,
  { day, context }: { readonly day: string; readonly context: RuleContext },
): Promise<readonly Problem[]> {
  const held = heldIn(definition, document, []);
  if (held.length === 0) return [];
  const imported = new Set(await ask.importedLists([...new Set(held.map(({ list }) => list))]));
  const asked = held.filter(({ list }) => imported.has(list));
  if (asked.length === 0) return [];
  const distinct = new Map(asked.map(({ list, code }) => [keyOf(list, code), { list, code }]));
  const found = await ask.knownCodes([...distinct.values()], day);
  const known = new Map(found.map((each) => [keyOf(each.list, each.code), each]));
  return asked.flatMap(({ list, code, path, value }): Problem[] => {
    const of = known.get(keyOf(list, code));
    if (of?.inForce || fieldState(definition, document, path, context).hidden) return [];
    const about = { path, severity: 'warning', source: 'server', value } as const;
    if (!of?.ended) return [{ ...about, ...unknownCode }];
    const ended = displayDate(of.ended.split('-').reverse().join('-'));
    return [{ ...about, code: 'problem.endedCode', message: `Ended on ${ended}. Kept as entered.` }];
  });
}

function heldIn(object: ObjectDefinition, data: DocumentData | Row, path: Path): readonly HeldCode[] {
  const held: HeldCode[] = [];
  for (const { name, codeList = '' } of Object.values(object.fields)) {
    const value = data[name];
    if (catalogue.storedLists[codeList]?.joined?.[object.name]?.includes(name)) continue;
    if (!Object.hasOwn(catalogue.storedLists, codeList) || typeof value !== 'string' || value === '')
      continue;
    held.push({ list: codeList, code: value.toUpperCase(), path: [...path, name], value });
  }
  for (const { name: list, joined } of Object.values(catalogue.storedLists)) {
    const [first, ...others] = joined?.[object.name] ?? [];
    const value = first === undefined ? undefined : data[first];
    if (first === undefined || typeof value !== 'string' || value === '') continue;
    const code = [value, ...others.map((name) => data[name] ?? '')].join('').toUpperCase();
    held.push({ list, code, path: [...path, first], value });
  }
  for (const { name, row } of Object.values(object.lists)) {
    for (const each of rowsOf(data, name))
      held.push(...heldIn(row, each, [...path, name, { id: each.uuid }]));
  }
  return held;
}

async function importedLists(db: Database, names: readonly string[]): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('stored_lists')
    .select('name')
    .where('name', 'in', [...names])
    .execute();
  return rows.map(({ name }) => name);
}

async function knownCodes(
  db: Database,
  codes: readonly Pick<HeldCode, 'list' | 'code'>[],
  day: string,
): Promise<readonly KnownCode[]> {
  const { rows } = await sql<KnownCode>`
    select list, code,
      bool_or(valid_from <= ${day} and (valid_to is null or valid_to >= ${day})) as "inForce",
      to_char(max(valid_to) filter (where valid_to < ${day}), 'YYYY-MM-DD') as ended
    from list_codes
    join unnest(
      ${codes.map(({ list }) => list)}::text[], ${codes.map(({ code }) => code)}::text[]
    ) as asked (list, code) using (list, code)
    group by list, code`.execute(db);
  return rows;
}

function keyOf(list: string, code: string): string {
  return `${list} ${code}`;
}
