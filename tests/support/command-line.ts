import { vi } from 'vitest';
import { main } from '../../src/cli/main.ts';

export interface CommandAnswer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * What `npx tidewaiter` answers to arguments, run in this process: a process of its own costs two seconds of a processor
 * to load. What it does with signals, pipes and memory is tested in one of its own.
 */
export async function answerOf(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<CommandAnswer> {
  const told = { stdout: '', stderr: '' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((piece) => {
      told[stream] += String(piece);
      return true;
    }),
  );
  try {
    return { code: await main(args), out: told.stdout, err: told.stderr };
  } finally {
    for (const spy of spies) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
