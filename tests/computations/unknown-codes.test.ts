import { describe, expect, it } from 'vitest';
import { formatPath } from '../../src/engine/index.ts';
import { itemsOf, newDeclaration, openDeclaration } from './declaration.ts';

/** Place and severity of every warning about a code. */
function told(store: ReturnType<typeof openDeclaration>) {
  return store.problems
    .all()
    .filter(({ code }) => code === 'problem.unknownCode')
    .map(({ path, severity }) => `${formatPath(path)} ${severity}`);
}

const declaration = (values: object) =>
  openDeclaration({ customs_regime: 'import', ...values } as Parameters<typeof openDeclaration>[0]);

describe('a code that its list does not hold', () => {
  it('is a warning in the list of problems, never an error, and goes with the value', () => {
    const store = declaration({ dispatch_country_code: 'QQ' });
    expect(told(store)).toEqual(['/dispatch_country_code warning']);
    expect(store.problems.count([]).warnings).toBe(1);
    store.enter(['dispatch_country_code'], 'FR');
    expect(told(store)).toEqual([]);
    store.endBurst();
    store.enter(['dispatch_country_code'], 'QZ');
    expect(told(store)).toEqual(['/dispatch_country_code warning']);
    store.enter(['dispatch_country_code'], '');
    expect(told(store)).toEqual([]);
    store.undo();
    expect(told(store)).toEqual([]);
  });

  it('is found in rows that are put in, and forgotten with them', () => {
    const store = newDeclaration({ customs_regime: 'import' }, 1);
    const item = ['CDSItems', { id: itemsOf(store)[0]!.uuid }];
    const path = store.insertRow([...item, 'PackagesCDSItems'], { type_of_packages: '8Q' });
    expect(told(store)).toEqual([`${formatPath(path)}/type_of_packages warning`]);
    const copy = store.duplicateRow(item);
    expect(told(store)).toHaveLength(2);
    store.removeRows([copy]);
    store.removeRows([path]);
    expect(told(store)).toEqual([]);
  });

  it('small letters and a code of the other regime are known', () => {
    expect(told(declaration({ dispatch_country_code: 'fr' }))).toEqual([]);
    const other = declaration({ customs_regime: 'export', additional_dec_type: 'Q' });
    expect(told(other)).toEqual([]);
  });

  it('in a hidden field is none', () => {
    const store = declaration({ self_representation: true, representative_country: 'QQ' });
    expect(told(store)).toEqual([]);
    store.edit([{ op: 'set', path: ['self_representation'], value: false }]);
    expect(told(store)).toEqual(['/representative_country warning']);
    store.edit([{ op: 'set', path: ['self_representation'], value: true }]);
    expect(told(store)).toEqual([]);
  });

  it('in a field that is hidden, or shown again, beside another change is judged with all others', () => {
    const store = declaration({ self_representation: true, representative_country: 'QQ' });
    store.edit([
      { op: 'set', path: ['self_representation'], value: false },
      { op: 'set', path: ['ref_general'], value: 'R' },
    ]);
    expect(told(store)).toEqual(['/representative_country warning']);
    store.edit([
      { op: 'set', path: ['ref_general'], value: 'S' },
      { op: 'set', path: ['self_representation'], value: true },
    ]);
    expect(told(store)).toEqual([]);
  });

  it('costs a keystroke elsewhere nothing and one in its field one check, with any number of items', () => {
    const work = (items: number) => {
      const store = newDeclaration({ customs_regime: 'import' }, items);
      store.problems.all();
      const run = (field: string, text: string) => {
        const { checksRun } = store.counters;
        store.enter(['CDSItems', { id: itemsOf(store)[0]!.uuid }, field], text);
        return store.counters.checksRun - checksRun;
      };
      return [run('description', 'Apples'), run('country_origin', 'Q')];
    };
    expect(work(1)).toEqual([0, 1]);
    expect(work(200)).toEqual(work(1));
  });
});
