import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { networkOf } from './network.ts';

/** How long a network stays known after a sign-in or a new password from there, days. */
export const knownDays = 30;

/** How often they are read anew: other processes take sign-ins too, ms. */
const everyMs = 60_000;

/** Networks from which somebody, whoever it was, came in lately. */
export class KnownNetworks {
  readonly #db: Database;
  #networks = new Set<string>();
  #reading: Promise<void> | undefined;
  #readAt = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  add(ip: string): void {
    this.#networks.add(networkOf(ip));
  }

  async has(ip: string): Promise<boolean> {
    const now = performance.now();
    if (this.#reading === undefined || now - this.#readAt > everyMs) {
      this.#readAt = now;
      // A database that is away makes nobody known, and says so itself to whoever goes on.
      this.#reading = this.#read().catch(() => {});
    }
    await this.#reading;
    return this.#networks.has(networkOf(ip));
  }

  async #read(): Promise<void> {
    const { rows } = await sql<{ ip: string }>`select distinct ip from audit
      where action in ('sign-in', 'password replaced') and ip is not null
        and at > now() - make_interval(days => ${knownDays})`.execute(this.#db);
    this.#networks = new Set(rows.map(({ ip }) => networkOf(ip)));
  }
}
