const USAGE = `Usage: tidewaiter COMMAND

  check [FOLDER]                 checks the schemas (default: schemas/)
  check --documents DIR | --database
                                 and says which stored documents their edit would newly make wrong
  audit                          whether the audit is as it was written
  lists import FILE...           a published code list into the database
  message write|read FILE        a document as customs message, or a customs message as document;
                                 many at once with --out DIR FILE…
  message amend|nil|cancel|arrive
                                 a request about a declaration that customs hold
`;

/** Runs one command line and gives the exit code: 0 done, 1 something is wrong, 2 not understood. */
export async function main(args: readonly string[]): Promise<number> {
  const [command, ...rest] = args;
  switch (command) {
    case 'check': {
      const { checkCommand } = await import('./check.ts');
      return checkCommand(rest);
    }
    case 'audit': {
      const { auditCommand } = await import('./audit.ts');
      return auditCommand(rest);
    }
    case 'lists': {
      const { mountAreas } = await import('../areas/mount.ts');
      const { listsCommand } = await import('./lists.ts');
      // It may be the first that comes to a database, and settles it.
      mountAreas();
      return listsCommand(rest);
    }
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
