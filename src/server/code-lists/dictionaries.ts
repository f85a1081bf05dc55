import { sql } from 'kysely';
import { inCompany } from '../storage/connection-turns.ts';
import type { Database } from '../storage/database.ts';
import { isStored, wholeDictionary } from './dictionary.ts';

/** Whole dictionaries as their calls answer them. */
export interface Dictionaries {
  /** The answer for a list on a day, YYYY-MM-DD, as JSON; undefined for a list that is too long for that. */
  whole(name: string, day: string): Promise<Buffer | undefined>;
}

interface Made {
  /** What it was made of. */
  readonly of: string;
  readonly answer: Promise<Buffer | undefined>;
}

/**
 * Each whole dictionary is made once and kept until its list is imported again, by whatever process, or the day is
 * another. A list in the schemas changes with the program only.
 */
export function createDictionaries(db: Database): Dictionaries {
  const made = new Map<string, Made>();

  async function make(name: string, day: string): Promise<Buffer | undefined> {
    const options = await wholeDictionary(db, name, day);
    return options && Buffer.from(JSON.stringify({ data: options }));
  }

  return {
    async whole(name, day) {
      // This is asked before the codes are read, so an import meanwhile cannot leave older codes for newer ones.
      const imported = isStored(name) ? await importOf(db, name) : 'never';
      // While nobody has imported the list there is next to nothing to read.
      if (imported === undefined) return await make(name, day);
      const of = isStored(name) ? `${imported} on ${day}` : imported;
      const known = made.get(name);
      if (known?.of === of) return await known.answer;
      // Several wait for it: it stands in no company's line.
      const answer = inCompany(undefined, () => make(name, day));
      made.set(name, { of, answer });
      answer.catch(() => {
        if (made.get(name)?.answer === answer) made.delete(name);
      });
      return await answer;
    },
  };
}

/** What tells the last import of a list from those before it; undefined while there was none. */
async function importOf(db: Database, name: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('stored_lists')
    .where('name', '=', name)
    .select(sql<string>`imported_at::text`.as('import'))
    .executeTakeFirst();
  return found?.import;
}
