import { applyWithInverse } from './apply.ts';
import { type PatchedDocument, type Standing, withConsequences } from './computing.ts';
import type { DocumentData, FieldValue } from './document.ts';
import { KeptFigures } from './kept-figures.ts';
import type { Patch } from './patch.ts';
import { patchesBetween } from './patches-between.ts';
import { formatPath, type Path } from './path.ts';
import { getAt, isSameValue } from './rows.ts';

/**
 * Which figures stay as an editor's patches have them, by what the document has been: one that comes back as it stood
 * there, while its computation gave the same as now, and one that follows there from all else that the patches lead to.
 */
export function standingFigures(patched: PatchedDocument, earlier: readonly DocumentData[]): Standing {
  const { definition, computations, exact, context } = patched;
  const after = applyWithInverse(patched.document, patched.patches, { exact }).document;
  const figures = new KeptFigures(definition, computations);
  const known = new Map<DocumentData, DocumentData>();
  const followingFrom = (document: DocumentData) => {
    const isEntered = ({ op, path }: Patch) => op !== 'set' || !figures.isKept(after, path);
    const following =
      known.get(document) ??
      withConsequences({ ...patched, document, patches: patchesBetween(document, after).filter(isEntered) });
    known.set(document, following);
    return following;
  };

  return ({ full }, written, now) => {
    const made = new Map<DocumentData, ReadonlyMap<string, Patch>>();
    const rightAt = (document: DocumentData, path: Path) => {
      const all =
        made.get(document) ?? new Map(full(document, context).map((one) => [formatPath(one.path), one]));
      made.set(document, all);
      const patch = all.get(formatPath(path));
      return patch?.op === 'set' ? patch.value : valueAt(document, path);
    };
    const places = new Map(written.map(({ path }) => [formatPath(path), path]));
    return [...places.values()].flatMap((path): readonly Patch[] => {
      const value = valueAt(after, path);
      if (isSameValue(valueAt(now, path), value)) return [];
      const hasStood = (document: DocumentData) =>
        getAt(document, path.slice(0, -1)) !== undefined &&
        isSameValue(valueAt(document, path), value) &&
        isSameValue(rightAt(document, path), rightAt(now, path));
      const isFollowing = (document: DocumentData) =>
        isSameValue(valueAt(followingFrom(document), path), value);
      if (!earlier.some(hasStood) && !earlier.some(isFollowing)) return [];
      return [{ op: 'set', path, ...(value === undefined ? {} : { value }) }];
    });
  };
}

function valueAt(document: DocumentData, path: Path): FieldValue | undefined {
  return getAt(document, path) as FieldValue | undefined;
}
