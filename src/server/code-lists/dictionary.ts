import {
  type CodeOption,
  type DictionaryPrefix,
  isOffered,
  type StoredListDefinition,
} from '../../engine/index.ts';
import { catalogue } from '../../generated/catalogue.ts';
import type { Database } from '../storage/database.ts';
import { type CodesFound, codesAround, codesNamed, findCodes, isInForce, type StoredCode } from './search.ts';
import { shortOptions } from './short-options.ts';

/** Most options of a stored list that an answer holds. */
export const MOST_OPTIONS = 50;
/** A stored list longer than this is searched, never read whole. */
const WHOLE = 5000;

/** One option as the calls give it. `rank` says where it stands: members of JSON named 1203 come first. */
export interface OptionAnswer {
  readonly label: string;
  readonly guidance?: string;
  /** Address of the guidance page that an authority publishes on it. */
  readonly page?: string;
  readonly customs_regime?: 'import' | 'export' | 'both';
  readonly rank: number;
  /** Last day it was in force, YYYY-MM-DD; only of a code that was asked for by name and has ended. */
  readonly ended?: string;
}

export interface OptionsAnswer {
  readonly data: Readonly<Record<string, OptionAnswer>>;
  readonly meta: {
    /** False: nobody has imported this list yet, so nothing can be found in it. */
    readonly imported: boolean;
    /** Day of the source or of the last import, YYYY-MM-DD; null while nothing is imported. */
    readonly as_of: string | null;
    /** There may be further codes for the keyword. */
    readonly more: boolean;
  };
}

export interface OptionQuestion {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly keyword: string;
  /** Codes asked for by name, beside what the keyword finds. */
  readonly codes: readonly string[];
  /** The codes before and after this one are asked for, in place of what the keyword finds. */
  readonly around?: string | undefined;
  readonly regime?: string | undefined;
  /** Undefined: as many as an answer may hold. */
  readonly limit?: number | undefined;
}

/** Whether the schemas know this reference list. */
export function isDictionary(prefix: string, name: string): boolean {
  const list = Object.hasOwn(catalogue.codeLists, name) ? catalogue.codeLists[name] : storedList(name);
  return list?.dictionaries.includes(prefix as DictionaryPrefix) ?? false;
}

/** Whether the list is in the database; else it is in the schemas. */
export function isStored(name: string): boolean {
  return storedList(name) !== undefined;
}

/** The whole of a reference list as options; undefined for a stored one that is too long for that. */
export async function wholeDictionary(
  db: Database,
  name: string,
  day: string,
): Promise<readonly CodeOption[] | undefined> {
  if (!isStored(name)) {
    return catalogue.codeLists[name]!.options.filter((option) => isOffered(option, undefined));
  }
  const rows = await db
    .selectFrom('list_codes')
    .select(['code', 'label', 'guidance', 'regime', 'valid_from', 'valid_to'])
    .where('list', '=', name)
    .orderBy('code')
    .orderBy('valid_from')
    .limit(WHOLE + 1)
    .execute();
  if (rows.length > WHOLE) return undefined;
  return rows
    .filter((row) => isInForce(row, day))
    .map(({ code, label, guidance, regime }) => ({
      value: code,
      label,
      ...(guidance === null ? {} : { guidance }),
      ...(regime === null ? {} : { regime }),
    }));
}

/** What the question finds in a list on its day. Codes of a list in the schemas have no days: they hold on each. */
export async function dictionaryOptions(
  db: Database,
  name: string,
  question: OptionQuestion,
): Promise<OptionsAnswer> {
  if (!isStored(name)) return shortOptions(catalogue.codeLists[name]!, question);

  const imported = await db
    .selectFrom('stored_lists')
    .select('as_of')
    .where('name', '=', name)
    .executeTakeFirst();
  if (imported === undefined) return { data: {}, meta: { imported: false, as_of: null, more: false } };

  const named = await codesNamed(db, name, question.day, question.codes);
  const found = await foundBy(db, name, question);
  const all = new Map([...named, ...found.codes].map((code) => [code.code, code]));
  const data = [...all.values()].map(
    (code, rank) => [code.code, optionOf(code, question.day, rank)] as const,
  );
  return {
    data: Object.fromEntries(data),
    meta: { imported: true, as_of: imported.as_of, more: found.more },
  };
}

function foundBy(db: Database, list: string, asked: OptionQuestion): Promise<CodesFound> {
  const question = { ...asked, limit: asked.limit ?? MOST_OPTIONS };
  const { around, keyword, codes } = question;
  if (around !== undefined) return codesAround(db, { list, ...question, code: around });
  if (codes.length > 0 && keyword.trim() === '') return Promise.resolve({ codes: [], more: false });
  return findCodes(db, { list, ...question });
}

function storedList(name: string): StoredListDefinition | undefined {
  return Object.hasOwn(catalogue.storedLists, name) ? catalogue.storedLists[name] : undefined;
}

function optionOf(code: StoredCode, day: string, rank: number): OptionAnswer {
  const { label, guidance, regime, valid_to } = code;
  return {
    label,
    ...(guidance === null ? {} : { guidance }),
    ...(regime === null ? {} : { customs_regime: regime }),
    rank,
    ...(valid_to !== null && !isInForce(code, day) ? { ended: valid_to } : {}),
  };
}
