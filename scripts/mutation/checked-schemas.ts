// Run by itself: what `npx tidewaiter check` says of schemas with one fault at a time. Reads a JSON list of
// `{ file, text }` and writes for each one line: true when the check finds something.
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkSchemas } from '../../generators/check/check.ts';
import { textCallers } from '../../src/cli/text-callers.ts';
import { computations } from '../../src/computations/index.ts';
import { plans, roles } from '../../src/server/access.ts';
import { listFilters } from '../../src/server/lists/filter-members.ts';

const [faultsFile = '', folder = ''] = process.argv.slice(2);
const faults = JSON.parse(readFileSync(faultsFile, 'utf8')) as readonly { file: string; text: string }[];
const known = { computations, roles, plans, textCallers: textCallers(), listFilters };

cpSync('schemas', folder, { recursive: true });
if (checkSchemas(folder, known).length > 0) throw new Error('The check finds something without a fault.');
for (const { file, text } of faults) {
  const path = join(folder, file.slice('schemas/'.length));
  const whole = readFileSync(path, 'utf8');
  writeFileSync(path, text);
  console.log(isFound());
  writeFileSync(path, whole);
}

function isFound(): boolean {
  try {
    return checkSchemas(folder, known).length > 0;
  } catch {
    return true;
  }
}
