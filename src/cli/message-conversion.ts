import { excessIn } from '../engine/bounds.ts';
import type { DocumentData, FieldValue } from '../engine/document.ts';
import { formatPath } from '../engine/path.ts';
import type { Problem } from '../engine/problem.ts';
import { catalogue } from '../generated/catalogue.ts';
import { messageMaps } from '../generated/messages.ts';
import { validators } from '../generated/validators.ts';
import {
  checkMessage,
  decodeXml,
  hiddenValues,
  type NotHeld,
  readMessage,
  writeMessage,
  XmlError,
} from '../messages/index.ts';
import { InputError } from './message-input.ts';

export type Direction = 'write' | 'read';

/** The text of a result and the lines that go with it. */
export interface Converted {
  readonly text: string;
  /** What the result does not hold of its input, one line each. */
  readonly notes: readonly string[];
  /** What customs would refuse of it, one line each. */
  readonly findings: readonly string[];
}

/** One direction: what its input and its result are called, and how one becomes the other. */
export interface Conversion {
  readonly from: string;
  readonly to: string;
  convert(bytes: Uint8Array): Converted;
}

/** Both directions by the word of the command line; `convert` throws InputError and XmlError. */
export const conversions: Readonly<Record<Direction, Conversion>> = {
  write: { from: '.json', to: '.xml', convert: messageOf },
  read: { from: '.xml', to: '.json', convert: documentOf },
};

const documentName = 'customs-declaration';
const map = messageMaps[documentName].cds;
const definition = catalogue.documents[documentName]!;

function messageOf(bytes: Uint8Array): Converted {
  const document = declarationIn(bytes);
  return {
    text: writeMessage(map, document, definition),
    notes: hiddenValues(map, document, definition).map(
      ({ path, value }) => `not sent: ${placeShown(path)} = ${shown(value)} (hidden by a rule)`,
    ),
    findings: checkMessage(map, document, definition).map(problemLine),
  };
}

/** The declaration in a file. @throws InputError for what is none, or holds more than a server takes. */
export function declarationIn(bytes: Uint8Array): DocumentData {
  const { structure } = validators[documentName];
  const document: unknown = parseJson(bytes);
  refuseExcess(document);
  if (!structure(document)) {
    const [first] = structure.errors ?? [];
    throw new InputError(
      `is no ${documentName}: ${first?.instancePath || 'the document'} ${first?.message}.`,
    );
  }
  return document as DocumentData;
}

function refuseExcess(document: unknown): void {
  const excess = excessIn(definition, document);
  if (excess !== undefined) throw new InputError(`holds more than is taken. ${excess.words}`);
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new InputError('is no JSON in UTF-8.');
  }
}

function documentOf(bytes: Uint8Array): Converted {
  let last = 0;
  const { document, notHeld, notSent, assumed } = readMessage(map, definition, decodeXml(bytes), () => {
    last += 1;
    return String(last);
  });
  refuseExcess(document);
  return {
    text: `${JSON.stringify(document, null, 2)}\n`,
    notes: [
      ...notHeld.map(noted('not held')),
      ...notSent.map(noted('held, but not written back')),
      ...assumed.map(
        ({ field, value }) => `assumed: /${field} = ${shown(value)} (nothing in the message says it)`,
      ),
    ],
    findings: [],
  };
}

/** A problem as a line: where, what would be right, and what is there. */
export function problemLine({ path, message, value }: Problem): string {
  const given = value === undefined ? '' : ` It holds ${shown(value)}.`;
  return `${placeShown(formatPath(path))}: ${message}${given}`;
}

function noted(what: string): (listed: NotHeld) => string {
  return ({ path, value, reason }) => `${what}: ${placeShown(path)} = ${shown(value)} (${reason})`;
}

/** No value of a message is longer; a hostile one may have millions of characters. */
const longestShown = 512;

/** A value in quotation marks and one line, with its length where it is cut. */
function shown(value: FieldValue): string {
  if (typeof value !== 'string' || value.length <= longestShown) return JSON.stringify(value);
  return `${JSON.stringify(`${value.slice(0, longestShown)}…`)} of ${value.length} characters`;
}

/** A place, or the end of one that is longer than any of a message: the end says what is meant. */
function placeShown(path: string): string {
  return path.length > longestShown ? `…${path.slice(-longestShown)}` : path;
}

/** Writes lines to standard error; in pieces, since a hostile message gives a million of them. */
export function tell(lines: readonly string[], before = ''): void {
  for (let from = 0; from < lines.length; from += linesAtOnce) {
    const piece = lines.slice(from, from + linesAtOnce);
    process.stderr.write(piece.map((line) => `${before}${line}\n`).join(''));
  }
}

const linesAtOnce = 1000;

/** Why a file gave no result, as the rest of a sentence that begins with its name. */
export function reasonOf(error: unknown): string {
  if (error instanceof XmlError || error instanceof InputError) return error.message;
  const code = (error as NodeJS.ErrnoException).code;
  if (code === 'ENOENT') return 'there is no such file.';
  if (code === 'EISDIR') return 'is a folder, not a file.';
  if (code === 'EACCES') return 'may not be read or written.';
  if (code !== undefined) return `cannot be read or written (${code}).`;
  return `failed in a way that is not provided for (${String(error)}).`;
}
