import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Drill } from '../platform/drill.ts';
import { reportFigures } from '../support/drills/figures.ts';
import { soakCount } from '../support/soak.ts';

const rounds = soakCount(15);

test(`everything killed in the middle of writing, ${rounds} times: every acknowledged declaration is there`, async () => {
  // It asks for all that it ever wrote at once, which is more than one person may.
  const drill = await Drill.begin(undefined, { CALL_LIMITS: '0' });
  const acknowledged: string[] = [];
  const lost: string[] = [];
  try {
    for (let round = 0; ; round += 1) {
      await drill.node('scripts/start.mjs').says('Tidewaiter is ready');
      const headers = await signedIn(drill);
      for (const id of acknowledged) {
        const { status } = await fetch(`${drill.address}/api/customs-declarations/${id}`, { headers });
        if (status !== 200) lost.push(`${id} was answered ${status}`);
      }
      if (round === rounds) break;
      const writing = writeUntilKilled(drill, headers, acknowledged);
      await pause(300 + Math.random() * 700);
      drill.killEverything();
      await writing;
    }
    reportFigures({ kills: rounds, calls: acknowledged.length, lost: lost.length });
    expect(lost).toEqual([]);
    expect(acknowledged.length).toBeGreaterThan(rounds);
  } finally {
    drill.end();
  }
});

async function signedIn(drill: Drill): Promise<Record<string, string>> {
  const answer = await fetch(`${drill.address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@tidewaiter.example', password: 'tide-and-paper-2026' }),
  });
  const { token } = (await answer.json()) as { token: string };
  return { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
}

async function writeUntilKilled(
  drill: Drill,
  headers: Record<string, string>,
  acknowledged: string[],
): Promise<void> {
  for (;;) {
    try {
      const body = JSON.stringify({ internal_id: `kept ${acknowledged.length}`, customs_regime: 'import' });
      const address = `${drill.address}/api/customs-declarations`;
      const answer = await fetch(address, { method: 'POST', headers, body });
      if (answer.status !== 201) return;
      acknowledged.push(String(((await answer.json()) as { data: { id: unknown } }).data.id));
    } catch {
      return;
    }
  }
}
