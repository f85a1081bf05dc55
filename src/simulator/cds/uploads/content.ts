/** Bytes of one file at most: 10 MiB. */
export const largestFile = 10 * 1024 * 1024;

/** What the scan of a file finds, and what is told of it. */
export interface Outcome {
  readonly outcome: 'SUCCESS' | 'FAILURE' | 'REJECTED' | 'QUARANTINE';
  readonly details: string;
}

const beginnings: readonly (readonly [type: string, bytes: readonly number[]])[] = [
  ['application/pdf', [0x25, 0x50, 0x44, 0x46, 0x2d]],
  ['image/jpeg', [0xff, 0xd8, 0xff]],
  ['image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
];

/** Text that the usual test file of virus scanners holds. */
const malware = 'STANDARD-ANTIVIRUS-TEST-FILE';

/** Judges a file by what it holds; its name only asks for the scenario of a failed transmission. */
export function scan(name: string, content: Buffer): Outcome {
  if (content.length > largestFile)
    return { outcome: 'REJECTED', details: `The file has more than ${largestFile} bytes.` };
  if (content.length === 0) return { outcome: 'REJECTED', details: 'The file is empty.' };
  if (content.includes(malware)) return { outcome: 'QUARANTINE', details: 'The scan found malware.' };
  const type = typeOf(content);
  if (!type) return { outcome: 'REJECTED', details: 'The file is neither PDF, JPEG, PNG nor text.' };
  if (name.startsWith('TTFAIL')) return { outcome: 'FAILURE', details: 'The file could not be handed on.' };
  return { outcome: 'SUCCESS', details: `Received as ${type}.` };
}

/** The media type of a file that customs take, by its first bytes, else by being text throughout. */
function typeOf(content: Buffer): string | undefined {
  const begun = beginnings.find(([, bytes]) => bytes.every((byte, index) => content[index] === byte));
  if (begun) return begun[0];
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(content);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a file that holds these is no text
    return /[\u0000-\u0008\u000b\u000e-\u001f]/.test(text) ? undefined : 'text/plain';
  } catch {
    return undefined;
  }
}
