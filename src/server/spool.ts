import { randomUUID } from 'node:crypto';
import { open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { refusals } from './errors.ts';

/** Bytes set aside on disk. */
export interface Spool {
  /** Bytes so far. */
  readonly size: number;
  append(bytes: Buffer): Promise<void>;
  /** Throws when there are not so many. */
  read(from: number, length: number): Promise<Buffer>;
  /** They are gone then. */
  close(): Promise<void>;
}

/**
 * In a file of the system's folder for such files that has no name any more: nothing of it outlives the process. Throws
 * 503 where there is no room.
 */
export async function openSpool(): Promise<Spool> {
  const path = join(tmpdir(), `tidewaiter-form-${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600).catch(noRoom);
  await unlink(path);
  let size = 0;
  return {
    get size() {
      return size;
    },
    async append(bytes) {
      await file.appendFile(bytes).catch(noRoom);
      size += bytes.length;
    },
    async read(from, length) {
      const bytes = Buffer.alloc(length);
      let read = 0;
      while (read < length) {
        const { bytesRead } = await file.read(bytes, read, length - read, from + read);
        if (bytesRead === 0) throw new Error('What was set aside on disk is not there any more.');
        read += bytesRead;
      }
      return bytes;
    },
    close: () => file.close(),
  };
}

/** What the disk says that takes no more: of bytes, of a person's, of files, of files that are open. */
const fullCodes = ['ENOSPC', 'EDQUOT', 'EMFILE', 'ENFILE'];

function noRoom(error: NodeJS.ErrnoException): never {
  throw fullCodes.includes(error.code ?? '') ? refusals.noRoom() : error;
}
