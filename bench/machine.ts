import { cpus, totalmem } from 'node:os';

/** The machine a bench ran on and when, in one line: figures mean nothing without it. */
export function machineLine(): string {
  const processors = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  const model = processors[0]?.model.trim() || process.arch;
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${processors.length} × ${model}, ${memory} GB, ${process.platform}, Node ${process.versions.node}`;
}

/** Options every bench takes: `--quick` (under five minutes) and `--json FILE`. */
export function benchOptions(args: readonly string[]): { quick: boolean; json: string | undefined } {
  const at = args.indexOf('--json');
  const json = args[at + 1];
  if (at >= 0 && (!json || json.startsWith('--')))
    throw new Error('--json needs the name of a file, as in --json figures.json.');
  return { quick: args.includes('--quick'), json: at < 0 ? undefined : json };
}
