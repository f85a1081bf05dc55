import { randomUUID } from 'node:crypto';
import pg from 'pg';

/** Environment variable through which a run tells its test files the migrated template's address. */
export const templateSetting = 'TIDEWAITER_TEST_TEMPLATE';

/** A migrated, empty database of one test file. */
export interface TestDatabase {
  readonly url: string;
  /** Removes it, cutting off whoever is still connected. */
  drop(): Promise<void>;
}

/** Copies the run's template. Only in the vitest project `database` and in Playwright, which prepare one. */
export async function testDatabase(): Promise<TestDatabase> {
  const template = process.env[templateSetting];
  if (!template)
    throw new Error('No template database: is this test in tests/server, storage, worker or e2e?');

  const templateName = new URL(template.replace('@/', '@host/')).pathname.slice(1);
  const name = `${templateName}_${randomUUID().slice(0, 8)}`;
  await administer(template, `create database ${name} template ${templateName}`);
  // No test needs what it wrote after a power cut: no commit waits for the disk.
  await administer(template, `alter database ${name} set synchronous_commit = off`);
  return {
    url: databaseAt(template, name),
    drop: async () => {
      await administer(template, `drop database if exists ${name} with (force)`);
    },
  };
}

/** The address of `database` on the PostgreSQL of `url`. */
export function databaseAt(url: string, database: string): string {
  return url.replace(/^([a-z]+:\/\/[^/]*)\/?[^?]*/, `$1/${database}`);
}

/** Runs one statement in the PostgreSQL's own database: none may be connected to what is copied or dropped. */
export async function administer(url: string, statement: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: databaseAt(url, 'postgres') });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, string>>(statement);
    return rows;
  } finally {
    await client.end();
  }
}
