import { describe, expect, test } from 'vitest';
import { checkDocument, PatchError, type Path } from '../../src/engine/index.ts';
import { cargo, cargoOf, openCargo } from './cargo.ts';

const weight: Path = ['loads', { id: 'l0' }, 'weight'];

describe('a refused entry', () => {
  const refused = () => {
    const store = openCargo(cargoOf(2));
    const before = store.document();
    expect(store.enter(weight, 'heavy').accepted).toBe(false);
    expect(store.document()).toBe(before);
    const told = () => store.problems.byPath(weight).filter(({ source }) => source === 'entry');
    return { store, told };
  };

  test('E17a ENG-041: stands among the problems of its field, with its reason, and is counted', () => {
    const { store, told } = refused();
    const problem = {
      path: weight,
      severity: 'error',
      source: 'entry',
      code: 'problem.entry',
      message: 'Digits with at most one decimal point.',
    };
    expect(told()).toEqual([problem]);
    expect(store.problems.all()).toContainEqual(problem);
    const found = checkDocument(cargo, store.document(), {});
    expect(store.problems.count([]).errors).toBe(found.length + 1);
    store.moveRow(['loads', { id: 'l0' }], 'l1');
    expect(told()).toEqual([problem]);
  });

  test('E17a: the next refused entry stands in its place', () => {
    const { store, told } = refused();
    store.enter(weight, '1234567890123456789012');
    expect(told()).toHaveLength(1);
    expect(told()[0]?.message).toMatch(/^At most|^Digits/);
  });

  test.each([
    ['an accepted entry', 'enter'],
    ['an accepted entry of the same value', 'same'],
    ['another value of the field', 'edit'],
    ['the row going', 'remove'],
    ['another document', 'replace'],
    ['whoever told it', 'told'],
  ])('E17a: it ends with %s', (_, way) => {
    const { store, told } = refused();
    let calls = 0;
    store.problems.subscribe(weight, () => {
      calls += 1;
    });
    if (way === 'enter') store.enter(weight, '7');
    if (way === 'same') store.enter(weight, '1');
    if (way === 'edit') store.applyRemote([{ op: 'set', path: weight, value: '9' }]);
    if (way === 'remove') store.removeRows([['loads', { id: 'l0' }]]);
    if (way === 'replace') store.replace(cargoOf(2));
    if (way === 'told') store.problems.setRefused(weight, undefined);
    expect(told()).toEqual([]);
    expect(calls).toBeGreaterThan(0);
  });

  test('E17a E4: in a row that is gone nothing is refused, entered or told', () => {
    const { store } = refused();
    store.problems.all();
    store.removeRows([['loads', { id: 'l0' }]]);
    const before = store.document();
    for (const text of ['heavy', '7']) expect(() => store.enter(weight, text)).toThrow(PatchError);
    expect(() => store.pick(weight, 'heavy')).toThrow(PatchError);
    store.problems.setRefused(weight, 'Not so.');
    expect(store.problems.all().filter(({ source }) => source === 'entry')).toEqual([]);
    expect(store.problems.count(weight)).toEqual({ errors: 0, warnings: 0 });
    expect(store.document()).toBe(before);
  });

  test('E17a: an entry in another field, what customs reports and another status leave it', () => {
    const { store, told } = refused();
    store.enter(['title'], 'Ebb');
    store.problems.setServer([]);
    store.setContext({ status: 'sent' });
    expect(told()).toHaveLength(1);
  });
});
