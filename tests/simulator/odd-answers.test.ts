import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type OddKey, oddAnswers } from '../../src/simulator/shared/odd-answers.ts';
import { type Rehearsal, startRehearsal } from './rehearsal.ts';
import { newLrn, standardImport } from './standard-import.ts';

const keys = Object.keys(oddAnswers) as OddKey[];
/** What a caller sees of an answer; of the four without one, or without its end, how it fails. */
const seen: Readonly<Partial<Record<OddKey, string>>> = {
  RST: 'broken',
  CUT: 'broken',
  HALF: 'broken',
  MUTE: 'silent',
  HTML: '200',
  FAULTS: '400',
};

describe('odd answers', () => {
  let rehearsal: Rehearsal;
  beforeAll(async () => {
    rehearsal = await startRehearsal();
  });
  afterAll(() => rehearsal.close());

  const counts = async (): Promise<Record<string, { count: number; status: string }>> =>
    (await fetch(`${rehearsal.simulator.address}/simulator/messages`)).json();
  const tell = (path: string, body: object) =>
    fetch(`${rehearsal.simulator.address}/simulator/${path}`, { method: 'POST', body: JSON.stringify(body) });

  /** Posts as our adapter would, and gives up soon. */
  async function post(lrn: string): Promise<string> {
    const sent = rehearsal.send(standardImport(lrn)).then(async (response) => {
      await response.arrayBuffer();
      return String(response.status);
    });
    const silent = new Promise<string>((resolve) => setTimeout(() => resolve('silent'), 400));
    return await Promise.race([sent.catch(() => 'broken'), silent]);
  }

  const table = keys.flatMap((key) => (['HAS', 'NOT'] as const).map((takes) => [takes, key] as const));

  it.each(table)('TT%s%s answers so once, whatever it holds', async (takes, key) => {
    const lrn = newLrn(`TT${takes}${key}-`).slice(0, 22);
    expect(await post(lrn)).toBe(seen[key] ?? key);
    expect((await counts())[lrn]).toEqual(
      takes === 'HAS' ? expect.objectContaining({ count: 1, status: 'accepted' }) : undefined,
    );
    expect(await post(lrn)).toBe('202');
    expect((await counts())[lrn]).toMatchObject({ count: takes === 'HAS' ? 2 : 1, status: 'accepted' });
  });

  it('are ordered for one LRN, in their order', async () => {
    const lrn = newLrn('ORDERED');
    await tell('answers', { name: lrn, answers: ['NOT503', 'HAS409'] });
    expect([await post(lrn), await post(newLrn()), await post(lrn)]).toEqual(['503', '202', '409']);
    expect((await counts())[lrn]).toMatchObject({ count: 1 });
    const wrong = await tell('answers', { name: lrn, answers: ['HAS999'] });
    expect([wrong.status, (await wrong.json()).errors]).toEqual([400, [expect.stringContaining('HAS503')]]);
  });

  it('are given to every message while the switch says so', async () => {
    await tell('switches', { answer: '504', takes: 'no' });
    const lrn = newLrn();
    expect(await post(lrn)).toBe('504');
    await tell('switches', { answer: '504', takes: 'yes' });
    expect(await post(lrn)).toBe('504');
    expect((await counts())[lrn]).toMatchObject({ count: 1 });
    await tell('switches', { answer: 'usual' });
  });

  it('202 names the conversation of another message', async () => {
    const first = await rehearsal.send(standardImport(newLrn()));
    const second = await rehearsal.send(standardImport(newLrn('TTHAS202-').slice(0, 22)));
    const named = ({ headers }: Response) => headers.get('x-conversation-id');
    expect(named(second)).toBe(named(first));
  });

  it('stand in the README', () => {
    const readme = readFileSync(new URL('../../src/simulator/README.md', import.meta.url), 'utf8');
    for (const key of keys) expect(readme).toContain(`| ${key} | ${oddAnswers[key].story} |`);
  });
});
