/** What a part of a form says of itself; `file`: its name where it is one. */
export interface FormPart {
  readonly name: string;
  readonly file: string | undefined;
}

/** Takes what a part holds, piece by piece; the next piece comes when this one is taken. */
export type PartSink = (piece: Buffer) => Promise<void>;

/** What claims to be a form and is none. */
export class NoForm extends Error {
  override readonly name = 'NoForm';
}

/** Longest head of a part, bytes. */
const longestHead = 16 * 1024;

/** Longest name of a part or of its file, as it is written; a file system takes 255 bytes, each three signs in percent. */
const longestName = 1000;

/**
 * Reads a form (multipart/form-data, RFC 7578) as it comes in: `begin` is called with each part and answers who takes
 * what it holds. No more is kept than the piece that came last and the head of a part. Throws NoForm, and what reading
 * and taking throw.
 */
export async function readFormParts(
  body: AsyncIterable<Buffer>,
  contentType: string,
  begin: (part: FormPart) => PartSink,
): Promise<void> {
  const delimiter = Buffer.from(`\r\n--${boundaryIn(contentType)}`);
  // The first delimiter begins the body; what stands before it is nobody's.
  let pending = Buffer.from('\r\n');
  let take: PartSink | undefined = async () => {};
  let isOver = false;

  for await (const piece of body) {
    if (isOver) continue;
    pending = Buffer.concat([pending, piece]);
    for (;;) {
      if (take !== undefined) {
        const end = pending.indexOf(delimiter);
        // It may end in the middle of a delimiter.
        const known = end === -1 ? Math.max(0, pending.length - delimiter.length + 1) : end;
        if (known > 0) await take(pending.subarray(0, known));
        pending = pending.subarray(known);
        if (end === -1) break;
        pending = pending.subarray(delimiter.length);
        take = undefined;
      }
      if (pending.subarray(0, 2).equals(lastMark)) {
        isOver = true;
        break;
      }
      const end = pending.indexOf(headEnd);
      if (end === -1 && pending.length > longestHead) throw new NoForm('A part without an end of its head.');
      if (end === -1) break;
      take = begin(partOf(pending.subarray(0, end).toString('utf8')));
      pending = pending.subarray(end + headEnd.length);
    }
  }
  if (!isOver) throw new NoForm('It ends before its last part does.');
}

/** Behind the delimiter that is the last one. */
const lastMark = Buffer.from('--');
const headEnd = Buffer.from('\r\n\r\n');

function boundaryIn(contentType: string): string {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(contentType) ?? [];
  const boundary = quoted ?? plain;
  if (boundary === undefined) throw new NoForm('It names no boundary.');
  return boundary;
}

/** `head`: the rest of the line of the delimiter, and the lines of the head. */
function partOf(head: string): FormPart {
  const [padding, ...lines] = head.split('\r\n');
  if (padding!.trim() !== '') throw new NoForm('A line that is no delimiter, nor of a part.');
  const disposition = lines.find((line) => /^content-disposition:\s*form-data\s*;/i.test(line)) ?? '';
  const name = parameterOf(disposition, 'name');
  if (name === undefined) throw new NoForm('A part without a name.');
  return { name, file: parameterOf(disposition, 'filename') };
}

/** Browsers write quotes and ends of lines in a name in percent, others a quote behind a backslash. */
function parameterOf(disposition: string, parameter: string): string | undefined {
  const found = new RegExp(`;\\s*${parameter}=(?:"((?:\\\\"|[^"])*)"|([^\\s;"]+))`, 'i').exec(disposition);
  const text = found?.[1] ?? found?.[2];
  if (text !== undefined && text.length > longestName)
    throw new NoForm(`A part whose ${parameter} has more than ${longestName} characters.`);
  return text
    ?.replaceAll('\\"', '"')
    .replace(/%(22|0D|0A)/gi, (_percent, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
