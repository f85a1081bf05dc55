import { newUuid } from '../../engine/index.ts';
import { uploadTexts } from '../../generated/upload-texts.ts';
import { fileFault, largestFile } from '../../messages/uploaded-file.ts';
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
  const fault = file.size > largestFile ? 'tooLarge' : fileFault(new Uint8Array(await file.arrayBuffer()));
  return {
    key: newUuid(),
    file,
    fault: fault && filled(uploadTexts[`upload.${fault}`], { name: file.name, most: largestFile }),
  };
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
