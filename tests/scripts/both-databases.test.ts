import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { testsOfBothDatabases } = await import(
  new URL('../../scripts/steps/both-databases.mjs', import.meta.url).href
);

it('what depends on version or setting of PostgreSQL runs on both databases, and says why', () => {
  const files: string[] = testsOfBothDatabases();
  // Locks, events, plans and triggers are what differs.
  for (const name of ['turns', 'live', 'list-cost', 'audit']) {
    expect(files).toContain(`tests/server/${name}.test.ts`);
  }
  for (const name of ['killed', 'drawn-words']) expect(files).not.toContain(`tests/server/${name}.test.ts`);
  for (const file of files) expect(readFileSync(file, 'utf8')).toMatch(/Runs on both databases: \S+ \S+/);
});
