import { catalogue } from '../generated/catalogue.ts';
import { messageMaps } from '../generated/messages.ts';
import {
  amendment,
  arrivalNotification,
  cancellation,
  nilAmendment,
  type RequestMessage,
  RequestRefused,
} from '../messages/index.ts';
import { withFigures, withKeys } from './edited-declaration.ts';
import { declarationIn, problemLine, reasonOf, tell } from './message-conversion.ts';
import { readBounded, STANDARD_INPUT } from './message-input.ts';
import { type RequestLine, reasonsIn, requestLine } from './request-options.ts';

const maps = {
  declaration: messageMaps['customs-declaration'].cds,
  request: messageMaps['declaration-request'].cds,
};
const definition = catalogue.documents['customs-declaration']!;

/**
 * `tidewaiter message amend|nil|cancel|arrive`: 0 with the message on standard output; 1 with a line for each
 * reason why there is none, or none that customs would take; 2 when the command line is not understood.
 */
export async function requestCommand(args: readonly string[]): Promise<number> {
  const line = requestLine(args);
  if (typeof line === 'string') {
    process.stderr.write(line);
    return 2;
  }
  try {
    const { xml, problems } = await messageOf(line);
    tell(problems.map(problemLine));
    if (problems.length > 0) return 1;
    process.stdout.write(xml);
    return 0;
  } catch (error) {
    if (error instanceof RequestRefused) {
      for (const { message } of error.problems) process.stderr.write(`${message}\n`);
    } else {
      process.stderr.write(
        error instanceof FileFault ? `${error.message}\n` : `The request ${reasonOf(error)}\n`,
      );
    }
    return 1;
  }
}

async function messageOf(line: RequestLine): Promise<RequestMessage> {
  const { kind, names, isAnew } = line;
  const reason = line.reason ?? { change_reason: '', statement_description: '' };
  switch (kind) {
    case 'arrive':
      return arrivalNotification(maps, names);
    case 'cancel':
      return cancellation({ maps, names, ...reason });
    case 'nil': {
      const document = await from(line.files[0]!, async (file) => declarationIn(await readBounded(file)));
      return nilAmendment({ maps, definition, document, names, reason });
    }
    case 'amend': {
      const [base, edited] = await Promise.all(
        line.files.map((file) => from(file, async () => declarationIn(await readBounded(file)))),
      );
      const keyed = withKeys(base!, 'base', false);
      const figured = withFigures(definition, keyed, withKeys(edited!, 'edited', isAnew));
      for (const note of figured.notes) process.stderr.write(`${note}\n`);
      const given = line.reasonsFile === undefined ? [] : await from(line.reasonsFile, reasonsIn);
      const reasons = [...given, ...(line.reason ? [line.reason] : [])];
      return amendment({ maps, definition, base: keyed, edited: figured.document, names, reasons });
    }
  }
}

class FileFault extends Error {}

/** What a file gives; what is wrong with it is told with its name. */
async function from<T>(file: string, read: (file: string) => Promise<T>): Promise<T> {
  try {
    return await read(file);
  } catch (error) {
    const name = file === STANDARD_INPUT ? 'Standard input' : file;
    throw new FileFault(`${name}: ${reasonOf(error)}`);
  }
}
