import { Readable } from 'node:stream';
import { vi } from 'vitest';
import { main } from '../../src/cli/main.ts';

export interface CommandAnswer {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/**
 * What `npx tidewaiter` answers to arguments and standard input, run in this process: a process of its own costs two
 * seconds of a processor to load. What it does with signals, pipes and memory is tested in one of its own.
 */
export async function answerOf(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  input = '',
): Promise<CommandAnswer> {
  const told = { stdout: '', stderr: '' };
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const stdin = vi.spyOn(process, 'stdin', 'get');
  stdin.mockReturnValue(Readable.from([Buffer.from(input)]) as unknown as typeof process.stdin);
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((piece) => {
      told[stream] += String(piece);
      return true;
    }),
  );
  try {
    return { code: await main(args), out: told.stdout, err: told.stderr };
  } finally {
    for (const spy of [stdin, ...spies]) spy.mockRestore();
    vi.unstubAllEnvs();
  }
}
