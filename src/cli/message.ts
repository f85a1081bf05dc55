import { readFile } from 'node:fs/promises';
import { catalogue } from '../generated/catalogue.ts';
import { messageMaps } from '../generated/messages.ts';
import { validators } from '../generated/validators.ts';
import { decodeXml, readMessage, writeMessage, XmlError } from '../messages/index.ts';

const usage = `Usage: tidewaiter message write FILE.json   prints the customs message of a document
       tidewaiter message read FILE.xml     prints the document of a customs message
FILE may be - for standard input. What a document cannot hold of a message is listed on standard error.
`;

const documentName = 'customs-declaration';
const map = messageMaps[documentName].cds;
const definition = catalogue.documents[documentName]!;

/**
 * `tidewaiter message`: 0 when the result was printed, whatever it could not hold; 1 with one sentence on
 * standard error when there is no result; 2 when the command line is not understood.
 */
export async function messageCommand(args: readonly string[]): Promise<number> {
  const [direction, file, ...rest] = args;
  if ((direction !== 'write' && direction !== 'read') || file === undefined || rest.length > 0) {
    process.stderr.write(usage);
    return 2;
  }
  try {
    const bytes = file === '-' ? await standardInput() : await readFile(file);
    process.stdout.write(direction === 'write' ? messageOf(bytes) : documentOf(bytes));
    return 0;
  } catch (error) {
    process.stderr.write(`${file === '-' ? 'Standard input' : file}: ${reasonOf(error)}\n`);
    return 1;
  }
}

class InputError extends Error {}

function messageOf(bytes: Uint8Array): string {
  const { structure } = validators[documentName];
  const document: unknown = parseJson(bytes);
  if (!structure(document)) {
    const [first] = structure.errors ?? [];
    throw new InputError(
      `is no ${documentName}: ${first?.instancePath || 'the document'} ${first?.message}.`,
    );
  }
  return writeMessage(map, document as Parameters<typeof writeMessage>[1], definition);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new InputError('is no JSON in UTF-8.');
  }
}

function documentOf(bytes: Uint8Array): string {
  let last = 0;
  const { document, notHeld } = readMessage(map, definition, decodeXml(bytes), () => {
    last += 1;
    return String(last);
  });
  for (const { path, value, reason } of notHeld) {
    process.stderr.write(`not held: ${path} = ${JSON.stringify(value)} (${reason})\n`);
  }
  return `${JSON.stringify(document, null, 2)}\n`;
}

function reasonOf(error: unknown): string {
  if (error instanceof XmlError || error instanceof InputError) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EISDIR') return 'is a folder, not a file.';
  if (code === 'EACCES') return 'may not be read.';
  throw error;
}

async function standardInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}
