import { describe, expect, it, vi } from 'vitest';
import { type Push, startRehearsal } from './rehearsal.ts';
import { standardImport } from './standard-import.ts';

const codesOf = (pushes: readonly Push[]) => pushes.map(({ response }) => response.functionCode);

describe('the push channel', () => {
  it.each([
    ['answers 500', (response: import('node:http').ServerResponse) => response.writeHead(500).end()],
    ['hangs up', (response: import('node:http').ServerResponse) => response.destroy()],
  ])(
    'waits with everything and tries the same again 2½ minutes later when the receiver %s',
    async (_what, fail) => {
      const rehearsal = await startRehearsal({}, (_push, response, earlier) =>
        earlier.length < 2 ? fail(response) : response.writeHead(200).end(),
      );
      try {
        await rehearsal.send(standardImport());
        const pushes = await rehearsal.received(6);
        expect(codesOf(pushes)).toEqual(['01', '01', '01', '13', '13', '09']);
        expect(new Set(pushes.slice(0, 3).map(({ body }) => body)).size).toBe(1);
        expect(pushes[1]!.at - pushes[0]!.at).toBeGreaterThanOrEqual(145);
      } finally {
        await rehearsal.close();
      }
    },
  );

  it.each([302, 400, 404, 429])(
    'goes on with the others and tries one answered %i again 10 minutes later',
    async (status) => {
      const rehearsal = await startRehearsal({}, (_push, response, earlier) =>
        response.writeHead(earlier.length === 0 ? status : 204).end(),
      );
      try {
        await rehearsal.send(standardImport());
        const pushes = await rehearsal.received(5);
        expect(codesOf(pushes)).toEqual(['01', '13', '13', '09', '01']);
        expect(pushes[4]!.at - pushes[0]!.at).toBeGreaterThanOrEqual(590);
      } finally {
        await rehearsal.close();
      }
    },
  );

  it.each([200, 202, 204])('never sends again what was answered %i', async (status) => {
    const rehearsal = await startRehearsal({ timeScale: 0.0001 }, (_push, response) =>
      response.writeHead(status).end(),
    );
    try {
      await rehearsal.send(standardImport());
      await rehearsal.received(4);
      await new Promise((resolve) => setTimeout(resolve, 150));
      expect(rehearsal.pushes).toHaveLength(4);
    } finally {
      await rehearsal.close();
    }
  });

  it('keeps what it cannot deliver 14 days, and then gives it up', async () => {
    let now = new Date('2026-11-21T08:00:00Z');
    let isAway = true;
    const rehearsal = await startRehearsal({ clock: () => now, timeScale: 0.0002 }, (_push, response) =>
      response.writeHead(isAway ? 503 : 204).end(),
    );
    const screen = async () => (await fetch(rehearsal.simulator.address)).text();
    try {
      await rehearsal.send(standardImport());
      await expect.poll(screen).toContain('0 delivered, 4 waiting');
      now = new Date(now.getTime() + 14 * 24 * 60 * 60_000);
      const tries = rehearsal.pushes.length;
      await expect.poll(() => rehearsal.pushes.length).toBeGreaterThan(tries);
      now = new Date(now.getTime() + 1000);
      await expect.poll(screen).toContain('0 delivered, 0 waiting');
      isAway = false;
      await rehearsal.send(standardImport());
      await expect.poll(screen).toContain('4 delivered, 0 waiting');
    } finally {
      await rehearsal.close();
    }
  });

  it('gives up a receiver that says nothing after 20 seconds, and tries the same again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const rehearsal = await startRehearsal({}, (_push, response, earlier) => {
      if (earlier.length > 0) response.writeHead(204).end();
    });
    try {
      await rehearsal.send(standardImport());
      await rehearsal.received(1);
      vi.advanceTimersByTime(20_000);
      const pushes = await rehearsal.received(5);
      expect(codesOf(pushes)).toEqual(['01', '01', '13', '13', '09']);
    } finally {
      vi.useRealTimers();
      await rehearsal.close();
    }
  });

  it('shows on the screen that it is blocked, and how many wait', async () => {
    const rehearsal = await startRehearsal({ timeScale: 0.01 }, (_push, response) =>
      response.writeHead(503).end(),
    );
    try {
      await rehearsal.send(standardImport());
      await rehearsal.received(1);
      const screen = async () => (await fetch(rehearsal.simulator.address)).text();
      await expect.poll(screen).toContain('0 delivered, 4 waiting, channel blocked');
    } finally {
      await rehearsal.close();
    }
  });

  it('ends at once when the simulator is closed, even while blocked', async () => {
    const rehearsal = await startRehearsal({ timeScale: 1 }, (_push, response) =>
      response.writeHead(503).end(),
    );
    await rehearsal.send(standardImport());
    await rehearsal.received(1);
    const begin = Date.now();
    await rehearsal.close();
    expect(Date.now() - begin).toBeLessThan(5000);
  });
});
