import { afterEach, expect } from 'vitest';
import { Drill, type Person } from './drill.ts';

/** Drills of one test file; each ends with its test. */
export function drills(): (person?: Person, environment?: Record<string, string>) => Promise<Drill> {
  const begun: Drill[] = [];
  afterEach(() => {
    for (const drill of begun.splice(0)) drill.end();
  });
  return async (person, environment) => {
    const drill = await Drill.begin(person, environment);
    begun.push(drill);
    return drill;
  };
}

/** Nothing lives and nothing listens five seconds after the word to end. */
export async function expectNothingLeft(drill: Drill): Promise<void> {
  const left = async () => [...drill.survivors(), ...(await drill.openPorts())];
  await expect.poll(left, { timeout: 30_000, interval: 100 }).toEqual([]);
}

export async function signIn(drill: Drill): Promise<string> {
  const answer = await fetch(`${drill.address}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'demo@tidewaiter.example', password: 'tide-and-paper-2026' }),
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { token: string }).token;
}

/** Writes a declaration and answers its id once the server acknowledged it. */
export async function writeDeclaration(
  drill: Drill,
  document: object = { internal_id: 'kept', customs_regime: 'import' },
): Promise<string> {
  const answer = await fetch(`${drill.address}/api/customs-declarations`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${await signIn(drill)}` },
    body: JSON.stringify(document),
  });
  expect(answer.status).toBe(201);
  return String(((await answer.json()) as { data: { id: unknown } }).data.id);
}
