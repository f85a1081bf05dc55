import { afterEach, describe, expect, it } from 'vitest';
import type { SwitchState } from '../../src/simulator/shared/switches.ts';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';
import { newLrn, standardImport } from './standard-import.ts';

describe('the switches', () => {
  let rehearsal: Rehearsal;
  let now = new Date('2026-11-21T08:00:00Z');
  const start = async (switches: Partial<SwitchState> = {}) => {
    rehearsal = await startRehearsal({ switches, clock: () => now });
  };
  afterEach(() => rehearsal.close());

  const turn = (body: string | URLSearchParams, headers: Record<string, string> = {}) =>
    fetch(`${rehearsal.simulator.address}/simulator/switches`, {
      method: 'POST',
      body,
      headers,
      redirect: 'manual',
    });
  const stateNow = async () =>
    (await fetch(`${rehearsal.simulator.address}/simulator/switches`)).json() as Promise<SwitchState>;
  const codes = () => rehearsal.pushes.map(({ response }) => response.functionCode + (response.status ?? ''));

  it.each([
    ['unavailable', 503, 'SERVER_ERROR'],
    ['failing', 500, 'INTERNAL_SERVER_ERROR'],
  ] as const)(
    'outage %s answers %i, takes nothing, and ends when it is switched off',
    async (outage, status, code) => {
      await start();
      await turn(JSON.stringify({ outage }));
      const answer = await rehearsal.send(standardImport());
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(code)]);
      const counts = await (await fetch(`${rehearsal.simulator.address}/simulator/messages`)).json();
      expect(counts).toEqual({});
      await turn('{"outage":"none"}');
      expect((await rehearsal.send(standardImport())).status).toBe(202);
    },
  );

  it('outage silent never answers and takes nothing', async () => {
    await start({ outage: 'silent' });
    const silence = fetch(`${rehearsal.simulator.address}/customs/declarations/`, {
      method: 'POST',
      body: standardImport(),
      signal: AbortSignal.timeout(100),
    });
    await expect(silence).rejects.toThrow('timeout');
    const counts = await (await fetch(`${rehearsal.simulator.address}/simulator/messages`)).json();
    expect(counts).toEqual({});
  });

  it('slow answers take their seconds', async () => {
    await start({ slowAnswers: 60 });
    const begin = Date.now();
    expect((await rehearsal.send(standardImport())).status).toBe(202);
    expect(Date.now() - begin).toBeGreaterThanOrEqual(59);
  });

  it('the fourth request within a second is answered 429 and not taken; the next second takes it', async () => {
    await start({ rateLimit: 'on' });
    const lrns = [1, 2, 3, 4].map(() => newLrn());
    const statuses: number[] = [];
    for (const lrn of lrns) statuses.push((await rehearsal.send(standardImport(lrn))).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
    now = new Date(now.getTime() + 999);
    expect((await rehearsal.send(standardImport(lrns[3]))).status).toBe(429);
    now = new Date(now.getTime() + 1);
    expect((await rehearsal.send(standardImport(lrns[3]))).status).toBe(202);
    const counts = await (await fetch(`${rehearsal.simulator.address}/simulator/messages`)).json();
    expect(counts).toMatchObject({ [lrns[3]!]: { count: 1 } });
  });

  it('duplicates delivers every notification twice', async () => {
    await start({ duplicates: 'on' });
    await rehearsal.send(standardImport());
    await rehearsal.received(8);
    expect(codes()).toEqual(['01', '01', '1367', '1367', '134', '134', '09', '09']);
  });

  it('order reversed delivers the last first, shuffled all of them in any order', async () => {
    await start({ order: 'reversed' });
    await rehearsal.send(standardImport());
    await rehearsal.received(4);
    expect(codes()).toEqual(['09', '134', '1367', '01']);
    await turn('{"order":"shuffled"}');
    const taken = await rehearsal.send(standardImport());
    const shuffled = await rehearsal.received(4, taken.headers.get('x-conversation-id'));
    expect(shuffled.map(({ response }) => response.functionCode).sort()).toEqual(['01', '09', '13', '13']);
  });

  it('delay keeps the first notification back', async () => {
    await start({ delay: 300 });
    const begin = Date.now();
    await rehearsal.send(standardImport());
    await rehearsal.received(1);
    expect(Date.now() - begin).toBeGreaterThanOrEqual(299);
  });

  it('clockAhead: what is told from then on is of that time, and what ends by then has ended', async () => {
    await start();
    const before = await rehearsal.firstAnswer(standardImport());
    expect(before.response.issued).toMatch(/^20261121/);
    const form = {
      grant_type: 'client_credentials',
      client_id: 'simulator-client',
      client_secret: 'simulator-secret',
    };
    const granted = await fetch(`${rehearsal.simulator.address}/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { access_token: token } = (await granted.json()) as { access_token: string };
    const pulled = async () =>
      (
        await fetch(`${rehearsal.simulator.address}/notifications/unpulled`, {
          headers: { authorization: `Bearer ${token}`, accept: 'application/vnd.hmrc.1.0+xml' },
        })
      ).status;
    await turn('{"oauth":"on"}');
    expect(await pulled()).toBe(200);
    await turn('{"clockAhead":48}');
    expect(await pulled()).toBe(401);
    await turn('{"oauth":"off"}');
    const count = rehearsal.pushes.length;
    await rehearsal.send(standardImport(newLrn()));
    const pushes = await rehearsal.received(count + 1);
    expect(pushes.at(-1)!.response.issued).toMatch(/^20261123/);
  });

  it('the form of the screen switches and comes back to it', async () => {
    await start();
    const answer = await turn(new URLSearchParams({ order: 'reversed', delay: '5' }));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/?switched=1#switches']);
    expect(await stateNow()).toMatchObject({ order: 'reversed', delay: 5 });
    const page = await (await fetch(rehearsal.simulator.address)).text();
    expect(page).toContain('<option selected>reversed</option>');
  });

  it.each([
    ['{"weather":"fine"}', 'There is no switch weather'],
    ['{"outage":"none","order":"random"}', 'order must be one of issued, reversed, shuffled.'],
    ['{"outage":"unavailable","delay":-1}', 'delay must be whole seconds from 0 to 3600.'],
    ['{"clockAhead":9000}', 'clockAhead must be whole hours from 0 to 8784.'],
    ['[]', 'The body must be a JSON object of switches.'],
    ['no json', 'The body must be a JSON object of switches.'],
  ])('refuses %s, and changes nothing then', async (body, sentence) => {
    await start();
    const before = await stateNow();
    const answer = await turn(body);
    expect([answer.status, ((await answer.json()) as { errors: string[] }).errors.join()]).toEqual([
      400,
      expect.stringContaining(sentence),
    ]);
    expect(await stateNow()).toEqual(before);
  });

  it('another site cannot switch', async () => {
    await start();
    expect((await turn('{"outage":"silent"}', { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await stateNow()).outage).toBe('none');
  });
});
