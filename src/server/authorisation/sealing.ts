import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
/** First byte of what is sealed: which way it was done. */
const version = 1;
const ivLength = 12;
const tagLength = 16;

/** Secrets at rest. What was sealed for one place cannot be opened as that of another. */
export interface Sealing {
  seal(secret: string, place: string): Buffer;
  /** Undefined when it was sealed under an unknown key, for another place, or was changed since. */
  open(sealed: Buffer, place: string): string | undefined;
  /** The same secret under the key of today; undefined when it is so already, or cannot be opened. */
  resealed(sealed: Buffer, place: string): Buffer | undefined;
}

/** Seals under one key; what the key before sealed opens too, so that a key can be changed without loss. */
export function createSealing(tokenKey: string, tokenKeyBefore = ''): Sealing {
  const today = sealingUnder(tokenKey);
  const before = tokenKeyBefore === '' ? undefined : sealingUnder(tokenKeyBefore);
  return {
    seal: today.seal,
    open: (sealed, place) => today.open(sealed, place) ?? before?.open(sealed, place),
    resealed(sealed, place) {
      if (today.open(sealed, place) !== undefined) return undefined;
      const secret = before?.open(sealed, place);
      return secret === undefined ? undefined : today.seal(secret, place);
    },
  };
}

function sealingUnder(tokenKey: string): Pick<Sealing, 'seal' | 'open'> {
  const key = Buffer.from(hkdfSync('sha256', tokenKey, '', 'tidewaiter tokens of customs', 32));
  return {
    seal(secret, place) {
      const iv = randomBytes(ivLength);
      const sealer = createCipheriv(cipher, key, iv).setAAD(boundTo(place));
      const content = Buffer.concat([sealer.update(secret, 'utf8'), sealer.final()]);
      return Buffer.concat([Buffer.from([version]), iv, sealer.getAuthTag(), content]);
    },
    open(sealed, place) {
      if (sealed[0] !== version || sealed.length < 1 + ivLength + tagLength) return undefined;
      const iv = sealed.subarray(1, 1 + ivLength);
      const tag = sealed.subarray(1 + ivLength, 1 + ivLength + tagLength);
      const opener = createDecipheriv(cipher, key, iv, { authTagLength: tagLength })
        .setAAD(boundTo(place))
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

/** What is checked with a secret though it is not in it. */
function boundTo(place: string): Buffer {
  return Buffer.from(place);
}
