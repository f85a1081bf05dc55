import type { StoredListDefinition } from '../../engine/index.ts';
import { catalogue } from '../../generated/catalogue.ts';
import type { ReadFile } from './formats.ts';
import { type IncomingCode, ListFileError } from './incoming.ts';

/** One file with what was read of it. */
export interface NamedFile extends ReadFile {
  readonly name: string;
}

export interface ChosenList {
  readonly list: StoredListDefinition;
  /** Each code once, in capitals; of a code that stands several times, the first. */
  readonly codes: readonly IncomingCode[];
  /** How many entries were left out because their code stood there already. */
  readonly repeated: number;
  /** Entries left out because what stands as their code is none: a publisher's slips. */
  readonly strange: readonly IncomingCode[];
  /** Columns that nothing is read from, of all files. */
  readonly unread: readonly string[];
}

const SHOWN = 5;
/** One slip in so many entries is left out; more of them are another list. */
const ENTRIES_A_SLIP = 100;

/**
 * The list these files are for: the one asked for, else the one their form is of, else the only one whose
 * codes look like theirs. Throws ListFileError when that is none or several, or when too many codes are none of it.
 */
export function chooseList(files: readonly NamedFile[], asked: string | undefined): ChosenList {
  const names = new Set(files.map((file) => asked ?? file.list ?? byCodes(file)));
  const [name, other] = names;
  if (name === undefined) throw new ListFileError('There is no file to read.');
  if (other !== undefined) {
    throw new ListFileError(
      `These files are of different lists, ${name} and ${other}; import one at a time.`,
    );
  }
  const list = Object.hasOwn(catalogue.storedLists, name) ? catalogue.storedLists[name] : undefined;
  if (!list) {
    throw new ListFileError(
      `There is no list "${name}" in the database. There are ${Object.keys(catalogue.storedLists).join(', ')}.`,
    );
  }
  const strange = files.flatMap((file) => strangeCodes(file, list));
  const leftOut = new Set(strange);
  const codes = new Map<string, IncomingCode>();
  let entries = 0;
  for (const entry of files.flatMap((file) => file.codes)) {
    if (leftOut.has(entry)) continue;
    entries += 1;
    const code = entry.code.toUpperCase();
    if (!codes.has(code)) codes.set(code, { ...entry, code });
  }
  const unread = new Set(files.flatMap((file) => file.unread ?? []));
  return {
    list,
    codes: [...codes.values()],
    repeated: entries - codes.size,
    strange,
    unread: [...unread],
  };
}

function byCodes({ name, codes }: NamedFile): string {
  const fitting = Object.values(catalogue.storedLists).filter(({ pattern }) => {
    const expression = new RegExp(pattern, 'u');
    return codes.every(({ code }) => expression.test(code.toUpperCase()));
  });
  const [only, ...others] = fitting.map((list) => list.name);
  if (only === undefined) {
    const lists = Object.values(catalogue.storedLists).map((list) => `  ${list.name}, like ${list.example}`);
    throw new ListFileError(
      `The codes of ${name}, like ${codes[0]?.code}, are not all those of one list in the database. With --list NAME it is told which are not. The lists are:\n${lists.join('\n')}`,
    );
  }
  if (others.length > 0) {
    throw new ListFileError(
      `${name} can be of ${[only, ...others].join(' or ')}: say which with --list ${only}.`,
    );
  }
  return only;
}

function strangeCodes({ name, codes }: NamedFile, list: StoredListDefinition): readonly IncomingCode[] {
  if (codes.length === 0) throw new ListFileError(`${name} holds no codes.`);
  const expression = new RegExp(list.pattern, 'u');
  const strange = codes.filter(({ code }) => !expression.test(code.toUpperCase()));
  if (strange.length * ENTRIES_A_SLIP <= codes.length) return strange;
  const first = strange.slice(0, SHOWN).map(({ line, code }) => `  line ${line}: "${code}"`);
  throw new ListFileError(
    [
      `${strange.length} of the ${codes.length} codes of ${name} are none of ${list.name}, whose codes look like ${list.example}. Nothing was imported.`,
      ...first,
    ].join('\n'),
  );
}
