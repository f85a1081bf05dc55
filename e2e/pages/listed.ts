import { openDatabase } from '../../src/server/storage/database.ts';
import { companyOf, insertDeclarations } from '../../tests/server/listed-declarations.ts';
import { demonstration, type Product } from './product.ts';

/** Fills the lists of a company of the seed, straight in the database; declarations `from` on by number. */
export async function fillList(
  product: Product,
  count: number,
  { email = demonstration.email as string, from = 1 } = {},
): Promise<void> {
  const db = openDatabase(product.databaseUrl);
  await insertDeclarations(db, { company: await companyOf(db, email), count, from });
  await db.destroy();
}
