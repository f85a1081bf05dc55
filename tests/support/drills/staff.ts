import pg from 'pg';
import { demonstration } from '../product.ts';
import { signIn, type WatchedProduct } from './watched-product.ts';

/** Somebody whom a drill hired, signed in. */
export interface Employee {
  readonly name: string;
  readonly token: string;
}

/** Fills companies of their own with people of these roles, who all have the password of the demonstration. */
export async function hire(
  { address, databaseUrl }: WatchedProduct,
  companies: readonly (readonly ('user' | 'editor')[])[],
): Promise<readonly (readonly Employee[])[]> {
  const db = new pg.Client({ connectionString: databaseUrl });
  await db.connect();
  const hired: Employee[][] = [];
  for (const [at, roles] of companies.entries()) {
    const { rows } = await db.query<{ id: string }>(
      `insert into companies (name, plan) values ($1, 'customs declarations') returning id`,
      [`Drill ${at + 1} Ltd`],
    );
    const people: Employee[] = [];
    for (const [of, role] of roles.entries()) {
      const name = `${at + 1}-${of + 1}`;
      const email = `drill-${name}@tidewaiter.example`;
      await db.query(
        `insert into users (email, name, role, company_id, password_hash, is_demonstration)
          select $1, $2, $3, $4, password_hash, true from users where email = $5`,
        [email, `Drill ${name}`, role, rows[0]!.id, demonstration.email],
      );
      people.push({ name, token: await signIn(address, email) });
    }
    hired.push(people);
  }
  await db.end();
  return hired;
}
