import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { Drill } from '../platform/drill.ts';
import { reportFigures } from '../support/drills/figures.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('a clean clone: npm start does everything, and a second start takes seconds', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'tidewaiter-clone-'));
  const drill = await Drill.begin();
  try {
    drill.project = join(folder, 'clone');
    expect(spawnSync('git', ['clone', '--quiet', root, drill.project]).status).toBe(0);
    const first = drill.npm('start');
    await first.says('Tidewaiter is ready');
    await expectHealthy(drill);
    first.child.kill('SIGTERM');
    await first.ended();
    await expect.poll(() => drill.survivors(), { timeout: 30_000 }).toEqual([]);

    const began = Date.now();
    const second = drill.npm('start');
    await second.says('Tidewaiter is ready');
    await expectHealthy(drill);
    const start = Date.now() - began;
    reportFigures({ calls: 2, start });
    expect(start).toBeLessThan(15_000);
    expect(second.output).not.toContain('Installing');
    expect(second.output).not.toContain('Building');
  } finally {
    drill.end();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function expectHealthy({ address }: Drill): Promise<void> {
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
}
