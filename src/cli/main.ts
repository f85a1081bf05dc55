import { checkCommand } from './check.ts';

const USAGE = `Usage: tidewaiter COMMAND

  check [FOLDER]                 checks the schemas (default: schemas/)
  message write|read FILE        a document as customs message, or a customs message as document
`;

/** Runs one command line and gives the exit code: 0 done, 1 something is wrong, 2 not understood. */
export async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args;
  switch (command) {
    case 'check':
      return checkCommand(rest);
    case 'message': {
      const { messageCommand } = await import('./message.ts');
      return messageCommand(rest);
    }
    case undefined:
    case 'help':
    case '--help':
      process.stdout.write(USAGE);
      return 0;
    default:
      process.stderr.write(`There is no command "${command}".\n\n${USAGE}`);
      return 2;
  }
}
