import { newUuid } from '../../engine/index.ts';
import { uploadTexts } from '../../generated/upload-texts.ts';
import { fileFault, largestFile } from '../../messages/uploaded-file.ts';
import { text } from '../dialog-texts.ts';
import { filled } from '../filled.ts';

/** A file somebody chose, judged by what it holds. */
export interface ChosenFile {
  readonly key: string;
  readonly file: File;
  /** Why customs would not take it, in words. */
  readonly fault: string | undefined;
}

/** Judges a file by its content; one that is too large is not read for it. */
export async function judged(file: File): Promise<ChosenFile> {
  return { key: newUuid(), file, fault: await faultOf(file) };
}

/** The same file, with a fault where it cannot be read any more: a browser reads none that was changed or moved since. */
export async function readAgain(chosen: ChosenFile): Promise<ChosenFile> {
  const { file } = chosen;
  return (await bytesOf(file.slice(0, 1))) ? chosen : { ...chosen, fault: unreadable(file) };
}

async function faultOf(file: File): Promise<string | undefined> {
  const bytes = file.size > largestFile ? undefined : await bytesOf(file);
  const fault = file.size > largestFile ? 'tooLarge' : bytes && fileFault(bytes);
  if (fault) return filled(uploadTexts[`upload.${fault}`], { name: file.name, most: largestFile });
  return bytes ? undefined : unreadable(file);
}

/** Undefined for what another program holds, or what is not there any more. */
function bytesOf(content: Blob): Promise<Uint8Array | undefined> {
  return content.arrayBuffer().then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
}

function unreadable({ name }: File): string {
  return text('upload.unreadable', { name });
}

/** Of each file the share that is over, from 0 to 1, when so many bytes of all are: they travel one after the other. */
export function progressOf(sizes: readonly number[], sent: number): readonly number[] {
  let before = 0;
  return sizes.map((size) => {
    const over = Math.min(size, Math.max(0, sent - before));
    before += size;
    return size === 0 ? 1 : over / size;
  });
}
