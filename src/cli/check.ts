import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkSchemas } from '../../generators/check/check.ts';
import { computations } from '../computations/index.ts';

const SCHEMAS = join(dirname(fileURLToPath(import.meta.url)), '../../schemas');

/** `check [FOLDER]`: prints one line per problem as file:line:column and a summary; 1 when there is any. */
export function checkCommand([folder = SCHEMAS]: readonly string[]): number {
  if (!existsSync(folder)) {
    process.stderr.write(`There is no folder ${folder}.\n`);
    return 2;
  }
  const findings = checkSchemas(folder, { computations });
  for (const { file, line, column, message } of findings) {
    process.stdout.write(`${relative(process.cwd(), join(folder, file))}:${line}:${column}: ${message}\n`);
  }
  process.stdout.write(summary(findings.length));
  return findings.length === 0 ? 0 : 1;
}

function summary(problems: number): string {
  if (problems === 0) return 'No problems.\n';
  return problems === 1 ? '1 problem.\n' : `${problems} problems.\n`;
}
