import crypto from 'node:crypto';

/** The bytes of a hash, and what makes hashes of that length. */
const hashes: ReadonlyMap<number, string> = new Map([
  [16, 'md5'],
  [20, 'sha1'],
  [32, 'sha256'],
  [48, 'sha384'],
  [64, 'sha512'],
]);

/** Tells whether a text is the hash of one of these texts, as people make a long secret of a short one. */
export function hashesOf(texts: () => Iterable<string>): (text: string) => boolean {
  const made = new Map<string, ReadonlySet<number>>();
  const make = (algorithm: string) => {
    const starts = new Set<number>();
    for (const text of texts()) {
      // As a shell writes it, too.
      for (const end of ['', '\n']) starts.add(startOf(crypto.hash(algorithm, text + end)));
    }
    return starts;
  };
  return (text) => {
    const bytes = Buffer.from(text, /^[\da-f]+$/i.test(text) ? 'hex' : 'base64');
    const algorithm = hashes.get(bytes.length);
    if (algorithm === undefined) return false;
    if (!made.has(algorithm)) made.set(algorithm, make(algorithm));
    return made.get(algorithm)!.has(startOf(bytes.toString('hex')));
  };
}

/** As much of a hash as a number holds: no two of some hundred thousand begin alike. */
function startOf(hex: string): number {
  return Number.parseInt(hex.slice(0, 12), 16);
}
