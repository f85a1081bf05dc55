import { createHash } from 'node:crypto';

/** The bytes of a hash, and what makes hashes of that length. */
const hashes: ReadonlyMap<number, string> = new Map([
  [16, 'md5'],
  [20, 'sha1'],
  [32, 'sha256'],
  [48, 'sha384'],
  [64, 'sha512'],
]);

/** Tells whether a text is the hash of one of these words, or of nothing, as people make a long secret of a short one. */
export function hashesOf(words: readonly string[]): (text: string) => boolean {
  const made = new Map<string, ReadonlySet<string>>();
  const make = (hash: string) => {
    const hashed = ['', ...words].flatMap((word) => [word, `${word}\n`]);
    return new Set(hashed.map((text) => createHash(hash).update(text).digest('hex')));
  };
  return (text) => {
    const bytes = Buffer.from(text, /^[\da-f]+$/i.test(text) ? 'hex' : 'base64');
    const hash = hashes.get(bytes.length);
    if (hash === undefined) return false;
    if (!made.has(hash)) made.set(hash, make(hash));
    return made.get(hash)!.has(bytes.toString('hex'));
  };
}
