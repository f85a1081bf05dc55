import { importList } from '../../src/server/code-lists/import.ts';
import { openDatabase } from '../../src/server/storage/database.ts';
import type { Product } from './product.ts';

interface StoredCode {
  readonly code: string;
  readonly label: string;
  readonly guidance?: string;
}

/** Imports the codes as the whole list. Journeys share a database: whoever imports a list forgets it afterwards. */
export async function storeList(
  product: Product,
  list: string,
  codes: readonly StoredCode[],
  day = '2024-01-01',
): Promise<void> {
  const db = openDatabase(product.databaseUrl);
  const lines = codes.map((code, line) => ({ guidance: null, regime: null, from: null, ...code, line }));
  await importList(db, { list, codes: lines, source: 'journey', day, allowEnding: true });
  await db.destroy();
}

/** The list was never imported, whatever a journey before did. */
export async function forgetList(product: Product, name: string): Promise<void> {
  const db = openDatabase(product.databaseUrl);
  for (const table of ['list_spellings', 'list_words', 'list_codes'] as const) {
    await db.deleteFrom(table).where('list', '=', name).execute();
  }
  await db.deleteFrom('stored_lists').where('name', '=', name).execute();
  await db.destroy();
}
