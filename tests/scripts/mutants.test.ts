import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Fault {
  readonly fault: string;
  readonly file: string;
  readonly find: string;
  readonly replace: string;
  readonly test: string;
}

const faults = JSON.parse(readFileSync(join(root, 'scripts/mutants.json'), 'utf8')) as readonly Fault[];

describe('the faults of npm run mutants', () => {
  it.each(faults.map((fault) => [fault.fault, fault] as const))('%s: fits its file', (_, fault) => {
    expect(readFileSync(join(root, fault.file), 'utf8')).toContain(fault.find);
    expect(fault.replace).not.toBe(fault.find);
    expect(existsSync(join(root, fault.test)), fault.test).toBe(true);
  });

  it('have a name each', () => {
    expect(new Set(faults.map(({ fault }) => fault)).size).toBe(faults.length);
  });
});
