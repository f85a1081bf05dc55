import { applyWithInverse } from '../../engine/apply.ts';
import type { DocumentData } from '../../engine/document.ts';
import { PatchError } from '../../engine/index.ts';
import type { Patch } from '../../engine/patch.ts';

/**
 * The document after a step of its history. What has no place in it, because a hand changed what is stored since, is
 * passed over.
 */
export function stepped(document: DocumentData, patches: readonly Patch[]): DocumentData {
  const after = applied(document, patches);
  return after ?? patches.reduce((now, patch) => applied(now, [patch]) ?? now, document);
}

/** Undefined where one of the patches has no place. */
function applied(document: DocumentData, patches: readonly Patch[]): DocumentData | undefined {
  try {
    return applyWithInverse(document, patches, { exact: true }).document;
  } catch (error) {
    if (!(error instanceof PatchError)) throw error;
    return undefined;
  }
}
