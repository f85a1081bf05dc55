import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
/** First byte of what is sealed: which way it was done. */
const version = 1;
const ivLength = 12;
const tagLength = 16;

/** Secrets at rest under one key. What was sealed for one place cannot be opened as that of another. */
export interface Sealing {
  seal(secret: string, place: string): Buffer;
  /** Undefined when it was sealed under another key, for another place, or was changed since. */
  open(sealed: Buffer, place: string): string | undefined;
}

export function createSealing(tokenKey: string): Sealing {
  const key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'tidewaiter tokens of customs', 32));
  return {
    seal(secret, place) {
      const iv = randomBytes(ivLength);
      const sealer = createCipheriv(cipher, key, iv).setAAD(Buffer.from(place));
      const content = Buffer.concat([sealer.update(secret, 'utf8'), sealer.final()]);
      return Buffer.concat([Buffer.from([version]), iv, sealer.getAuthTag(), content]);
    },
    open(sealed, place) {
      if (sealed[0] !== version || sealed.length < 1 + ivLength + tagLength) return undefined;
      const iv = sealed.subarray(1, 1 + ivLength);
      const tag = sealed.subarray(1 + ivLength, 1 + ivLength + tagLength);
      const opener = createDecipheriv(cipher, key, iv, { authTagLength: tagLength })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      try {
        const content = sealed.subarray(1 + ivLength + tagLength);
        return Buffer.concat([opener.update(content), opener.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
