import { describe, expect, it } from 'vitest';
import {
  batchesOf,
  changesIn,
  savedItems,
  withAdded,
  withEdited,
  withoutRemoved,
  withRefusedRemoval,
  withRemoved,
  withRestored,
  withSaved,
} from '../../src/app/own/local-edits.ts';
import { sectionsFor } from '../../src/app/own/settings-sections.ts';
import { planWords } from '../../src/computations/plan-words.ts';

const row = (id: number, name: string) => ({ id, name });
const saved = savedItems([row(1, 'Complete'), row(2, 'Papers')]);
const papers = saved[1]!.index;

describe('rows edited here and saved as a whole', () => {
  it('have index, errors, disabled and action beside what the server has (COM-036)', () => {
    expect(saved).toEqual([
      { index: 0, errors: undefined, disabled: false, action: undefined, id: 1, value: row(1, 'Complete') },
      { index: 1, errors: undefined, disabled: false, action: undefined, id: 2, value: row(2, 'Papers') },
    ]);
    const added = withAdded(withAdded(saved, row(0, 'Paid')), row(0, 'Late'));
    expect(added.map(({ index }) => index)).toEqual([0, 1, 2, 3]);
    expect(withAdded([], row(0, 'First'))[0]?.index).toBe(0);
  });

  it('a new row is here alone until the save, and gone when it is removed (COM-026, COM-031)', () => {
    const items = withAdded(saved, row(0, 'Paid'));
    expect(batchesOf(items)).toMatchObject({
      create: [{ value: { name: 'Paid' } }],
      update: [],
      destroy: [],
    });
    const renamed = withEdited(items, items[2]!.index, row(0, 'Paid late'));
    expect(batchesOf(renamed)).toMatchObject({ create: [{ value: { name: 'Paid late' } }], update: [] });
    expect(withRemoved(renamed, items[2]!.index)).toEqual(saved);
  });

  it('an edited row is marked (COM-027)', () => {
    const items = withEdited(saved, papers, row(2, 'Documents'));
    expect(items[1]).toMatchObject({ action: 'edit', value: { name: 'Documents' } });
    expect(items[0]).toBe(saved[0]);
    expect(changesIn(items)).toBe(1);
  });

  it('a removed row is greyed and queued; restoring cancels that and keeps what was edited (COM-028, COM-029, COM-030)', () => {
    const removed = withRemoved(withEdited(saved, papers, row(2, 'Documents')), papers);
    expect(removed[1]).toMatchObject({ disabled: true, action: 'delete' });
    expect(batchesOf(removed)).toEqual({ create: [], update: [], destroy: [2] });
    const restored = withRestored(removed, papers);
    expect(restored[1]).toMatchObject({ disabled: false, value: { name: 'Documents' } });
    expect(batchesOf(restored).destroy).toEqual([]);
    expect(batchesOf(restored).update).toHaveLength(1);
    expect(changesIn(withRestored(withRemoved(saved, papers), papers)), 'untouched before').toBe(0);
  });

  it('a refused removal says why on its row, which can be used again (COM-040, COM-041)', () => {
    const items = withRefusedRemoval(withRemoved(saved, papers), [2], 'It is in use.');
    expect(items[1]).toMatchObject({ disabled: false, action: undefined, errors: 'It is in use.' });
  });

  it('new rows get the ids of the answer, in its order (COM-039)', () => {
    const items = withAdded(withAdded(saved, row(0, 'A')), row(0, 'B'));
    const indexes = batchesOf(items).create.map(({ index }) => index);
    const after = withSaved(items, indexes, [row(7, 'A'), row(8, 'B')]);
    expect(after.map(({ id }) => id)).toEqual([1, 2, 7, 8]);
    expect(changesIn(after)).toBe(0);
  });

  it('rows whose removal is done are gone, and none beside them (COM-042)', () => {
    const items = withAdded(withRemoved(saved, papers), row(0, 'New'));
    expect(batchesOf(items).destroy).toEqual([2]);
    expect(withoutRemoved(items, [2]).map(({ value }) => value.name)).toEqual(['Complete', 'New']);
  });
});

it('plans are compared without regard to case and to what stands between their words (SHL-004, D-83)', () => {
  const spellings = [
    'Customs Declarations',
    'customs declarations',
    'customs-declarations',
    'CUSTOMS_DECLARATIONS',
  ];
  expect([...new Set(spellings.map(planWords))]).toEqual(['customs declarations']);
  expect(['None', 'Demo', 'Trade-News'].map(planWords)).toEqual(['none', 'demo', 'trade news']);
});

describe('what a plan finds in the company settings', () => {
  const plans = [
    ...['Customs Declarations', 'Demo', 'None', 'free', 'start', 'pro', 'expert', 'international'],
    ...['import guide', 'export guide', 'international trade guide', 'trade news'],
  ];
  const customs = ['Customs Declarations', 'Demo'];
  it.each([
    ['COM-016', 'badges', customs],
    ['COM-017', 'statuses', plans.filter((plan) => plan !== 'Customs Declarations')],
    ['COM-018', 'ncts', ['Demo']],
    ['COM-019', 'csp', customs],
    ['COM-020', 'ens', customs],
  ] as const)('%s: %s under these plans alone: %j', (_, section, those) => {
    expect(plans.filter((plan) => sectionsFor(plan).includes(section))).toEqual(those);
  });

  it.each([
    ['Customs Declarations', ['badges', 'csp', 'ens']],
    ['customs-declarations', ['badges', 'csp', 'ens']],
    ['Demo', ['badges', 'statuses', 'csp', 'ncts', 'ens']],
    ['expert', ['statuses']],
    ['None', ['statuses']],
  ])('%s: in their order', (plan, sections) => {
    expect(sectionsFor(plan)).toEqual(sections);
  });
});
