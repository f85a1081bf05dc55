import { hash, verify } from '@node-rs/argon2';

/** argon2id with OWASP's recommended minimum: 19 MiB, 2 passes, 1 lane. */
const strength = { algorithm: 2, memoryCost: 19456, timeCost: 2, parallelism: 1 } as const;

/** Argon2id hash of a password, with its salt and strength inside. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, strength);
}

/** Made before anybody asks: the first sign-in of nobody takes no longer than the next. */
const nobodysHash = hashPassword('nobody has this password');

/** Whether `password` is the one behind `passwordHash`. Without a hash (nobody of that name) it takes as long and is false. */
export async function isPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== undefined;
}
