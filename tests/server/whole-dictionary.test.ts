import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createDictionaries } from '../../src/server/code-lists/dictionaries.ts';
import { importList } from '../../src/server/code-lists/import.ts';
import { inCompany } from '../../src/server/storage/connection-turns.ts';
import { type Database, openDatabase } from '../../src/server/storage/database.ts';
import { watchQueries } from '../support/watched-queries.ts';
import { type Person, type RunningServer, startTestServer } from './running-server.ts';

const list = 'cus-codes';

let running: RunningServer;
let person: Person;
/** As another process has it. */
let elsewhere: Database;

beforeAll(async () => {
  running = await startTestServer();
  person = await running.signIn();
  elsewhere = openDatabase(running.databaseUrl);
});
beforeEach(async () => {
  for (const table of ['list_codes', 'stored_lists'] as const) await running.db.deleteFrom(table).execute();
  await bring('2026-01-10', ['0000001-0', '0000002-0']);
});
afterAll(async () => {
  await elsewhere.destroy();
  await running.close();
});

/** Another process imports these codes and no others. */
async function bring(day: string, codes: readonly string[]): Promise<void> {
  await importList(elsewhere, {
    list,
    day,
    source: 'test',
    allowEnding: true,
    codes: codes.map((code, at) => ({
      code,
      label: `Acid ${code}`,
      guidance: null,
      regime: null,
      from: null,
      line: at + 2,
    })),
  });
}

async function answered(): Promise<string[]> {
  const { status, headers, body } = await person.call('GET', `/ncts-dictionaries/${list}.json`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
  return body.data.map(({ value }: { value: string }) => value);
}

/** Whole dictionaries of a process, and how often it read codes. */
function watched() {
  const { db, seen } = watchQueries(running.db);
  const dictionaries = createDictionaries(db);
  const codes = async (day: string) => {
    const whole = await dictionaries.whole(list, day);
    return whole && JSON.parse(whole.toString()).data.map(({ value }: { value: string }) => value);
  };
  return { codes, reads: () => seen.filter(({ sql }) => sql.includes('"list_codes"')).length, seen };
}

test('is made once: the second call, and those that come together, read no codes', async () => {
  const { codes, reads, seen } = watched();
  const both = ['0000001-0', '0000002-0'];
  expect(await Promise.all([1, 2, 3].map(() => codes('2026-02-01')))).toEqual([both, both, both]);
  expect(reads()).toBe(1);
  const before = seen.length;
  expect(await codes('2026-02-01')).toEqual(both);
  expect([reads(), seen.length - before]).toEqual([1, 1]);
});

test('has the new codes at the next call after an import by another process', async () => {
  expect(await answered()).toEqual(['0000001-0', '0000002-0']);
  await bring('2026-01-11', ['0000002-0', '0000003-0']);
  expect(await answered()).toEqual(['0000002-0', '0000003-0']);
  await bring('2026-01-11', ['0000003-0']);
  expect(await answered()).toEqual(['0000003-0']);
});

test('is made anew on another day, which may have other codes', async () => {
  await bring('2026-01-20', ['0000002-0']);
  const { codes, reads } = watched();
  expect(await codes('2026-01-19')).toEqual(['0000001-0', '0000002-0']);
  expect(await codes('2026-01-20')).toEqual(['0000002-0']);
  expect(reads()).toBe(2);
});

test('that is too long is known to be so without reading it again', async () => {
  await bring(
    '2026-01-11',
    Array.from({ length: 5001 }, (_, n) => `${String(n).padStart(7, '0')}-1`),
  );
  const { codes, reads } = watched();
  expect([await codes('2026-02-01'), await codes('2026-02-01')]).toEqual([undefined, undefined]);
  expect(reads()).toBe(1);
});

test('waits in no company’s line for a connection, whoever of several asked first', async () => {
  const narrow = openDatabase(running.databaseUrl, { connections: 3 });
  const dictionaries = createDictionaries(narrow);
  const whole = () => dictionaries.whole(list, '2026-02-01');
  let letGo = () => {};
  const isLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const hold = () => narrow.transaction().execute(() => isLetGo);
  // The second transaction has the connection that the first question gives back: all that a company may have of three.
  const all = inCompany(1, () => [whole(), hold(), hold()]);
  const answer = await Promise.race([inCompany(2, whole), pause(5000)]);
  letGo();
  await Promise.all(all);
  await narrow.destroy();
  expect(answer).toBeInstanceOf(Buffer);
});

test('that could not be read is read at the next call', async () => {
  const { db } = watchQueries(running.db);
  let isAway = true;
  const failing = db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (isAway && 'label' in (result.rows[0] ?? {})) throw new Error('away');
      return result;
    },
  });
  const dictionaries = createDictionaries(failing);
  await expect(dictionaries.whole(list, '2026-02-01')).rejects.toThrow('away');
  isAway = false;
  expect(await dictionaries.whole(list, '2026-02-01')).toBeInstanceOf(Buffer);
});
