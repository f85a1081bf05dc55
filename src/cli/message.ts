import { parseArgs } from 'node:util';
import { conversions, type Direction, reasonOf, tell } from './message-conversion.ts';
import { convertToFolder } from './message-folder.ts';
import { readBounded, STANDARD_INPUT } from './message-input.ts';
import { isRequestKind } from './request-options.ts';

const usage = `Usage: tidewaiter message write FILE.json              prints the customs message of a document
       tidewaiter message read FILE.xml                prints the document of a customs message
       tidewaiter message write|read --out DIR FILE…   writes each result into DIR under its file's name
       tidewaiter message amend|nil|cancel|arrive …    prints a request about a declaration customs hold
FILE may be - for standard input. What a document cannot hold of a message, what rules keep out of it and what is assumed is listed on standard error.
What customs would refuse of a message written is told there field by field; the message is given all the same, with exit code 1.
`;

/**
 * `tidewaiter message`: 0 when every result was given, whatever it could not hold; 1 with one sentence on
 * standard error for each file without a result, and for all that customs would refuse of one; 2 when the command line is not understood or two of its
 * files would have one result.
 */
export async function messageCommand(args: readonly string[]): Promise<number> {
  if (isRequestKind(args[0])) {
    const { requestCommand } = await import('./message-request.ts');
    return requestCommand(args);
  }
  const line = understood(args);
  if (!line) {
    process.stderr.write(usage);
    return 2;
  }
  const conversion = conversions[line.direction];
  if (line.out !== undefined) return convertToFolder(conversion, line.files, line.out);
  const [file = STANDARD_INPUT] = line.files;
  try {
    const { text, notes, findings } = conversion.convert(await readBounded(file));
    tell([...notes, ...findings]);
    process.stdout.write(text);
    return findings.length > 0 ? 1 : 0;
  } catch (error) {
    process.stderr.write(`${file === STANDARD_INPUT ? 'Standard input' : file}: ${reasonOf(error)}\n`);
    return 1;
  }
}

interface CommandLine {
  readonly direction: Direction;
  readonly out?: string;
  readonly files: readonly string[];
}

/** Undefined for a line that says something else than the usage. Without `--out` there is one file. */
function understood(args: readonly string[]): CommandLine | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { out: { type: 'string' } },
      allowPositionals: true,
    });
    const [direction, ...files] = positionals;
    if (direction !== 'write' && direction !== 'read') return undefined;
    if (files.length === 0 || values.out === '') return undefined;
    if (values.out === undefined && files.length > 1) return undefined;
    return { direction, out: values.out, files };
  } catch {
    return undefined;
  }
}
