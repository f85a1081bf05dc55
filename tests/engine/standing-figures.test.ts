import { describe, expect, test } from 'vitest';
import {
  applyPatches,
  type DerivedComputation,
  type DocumentData,
  type Patch,
  type PatchedDocument,
  withConsequences,
} from '../../src/engine/index.ts';
import { standingFigures } from '../../src/engine/standing-figures.ts';
import { cargo, counting, total } from './cargo.ts';

/** What becomes of patches of an editor whose figures stand by what the document has been. */
function standing(patched: Pick<PatchedDocument, 'document' | 'patches'>, earlier: readonly DocumentData[]) {
  const asked = { ...patched, definition: cargo, computations: [total, formerTitle], context: {} };
  const all = { ...asked, newId: counting(), answered: true, exact: true };
  return withConsequences({ ...all, standing: standingFigures(all, earlier) });
}

/** The gate keeps the title before: what it becomes depends on the way there. */
const formerTitle: DerivedComputation = {
  name: 'former-title',
  kind: 'derived',
  reads: ['/title'],
  writes: ['/gate'],
  keeps: () => true,
  run: ({ before }) => ({ patches: [{ op: 'set', path: ['gate'], value: String(before.title ?? '') }] }),
  full: () => [],
};

const loads = (weight: string) => ({ loads: [{ uuid: 'l', weight }] });
const set = (name: string, value?: string): Patch => ({
  op: 'set',
  path: [name],
  ...(value ? { value } : {}),
});

describe('a figure that the patches bring back', () => {
  const document = { ...loads('1'), total: '1.00' };
  const patched = { document, patches: [set('total', '9.00')] };

  test('stays when an earlier document had it and its computation gave the same there as now', () => {
    const stood = { ...loads('1'), total: '9.00' };
    expect(standing(patched, [stood]).total).toBe('9.00');
    expect(standing(patched, [document, stood]).total).toBe('9.00');
  });

  test('is made anew when it never stood, or when it was right where it stood', () => {
    expect(standing(patched, []).total).toBe('1.00');
    expect(standing(patched, [document]).total).toBe('1.00');
    expect(standing(patched, [{ ...loads('9'), total: '9.00' }]).total).toBe('1.00');
  });

  test('stays away when it was blank there', () => {
    const blanked = { document, patches: [set('total')] };
    expect(standing(blanked, [document])).toEqual(document);
    expect(standing(blanked, [loads('1')])).toEqual(loads('1'));
  });

  test('stays when it follows, from an earlier document, from all else that the patches lead to', () => {
    const now = { title: 'Now', gate: 'Before' };
    const back = { document: now, patches: [set('title', 'Later'), set('gate', 'Once')] };
    expect(standing(back, []).gate).toBe('Now');
    expect(standing(back, [{ title: 'Once' }]).gate).toBe('Once');
    expect(standing(back, [{ title: 'Other' }, { title: 'Once' }]).gate).toBe('Once');
    expect(standing(back, [{ title: 'Other' }]).gate).toBe('Now');
    expect(applyPatches(now, back.patches)).toEqual({ title: 'Later', gate: 'Once' });
  });
});
