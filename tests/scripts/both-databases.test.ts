import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const { testsOfBothDatabases } = await import(
  new URL('../../scripts/steps/both-databases.mjs', import.meta.url).href
);

it('what depends on version or setting of PostgreSQL runs on both databases, and says why', () => {
  const files: string[] = testsOfBothDatabases();
  // Kills, locks, events, plans and triggers are what differs.
  for (const name of ['killed', 'turns', 'live', 'list-cost', 'audit']) {
    expect(files).toContain(`tests/server/${name}.test.ts`);
  }
  expect(files).not.toContain('tests/server/drawn-words.test.ts');
  for (const file of files) expect(readFileSync(file, 'utf8')).toMatch(/Runs on both databases: \S+ \S+/);
});
