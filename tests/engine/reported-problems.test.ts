import { describe, expect, test } from 'vitest';
import type { Path, Problem } from '../../src/engine/index.ts';
import { cargoOf, openCargo } from './cargo.ts';

const weight = (id: string): Path => ['loads', { id }, 'weight'];

function about(path: Path, value?: string, code = 'CDS10020'): Problem {
  const basis = { path, severity: 'error', source: 'customs', code, message: 'Not allowed.' } as const;
  return value === undefined ? basis : { ...basis, value };
}

const reported = (store: ReturnType<typeof openCargo>) =>
  store.problems.all().flatMap(({ source, path }) => (source === 'customs' ? [path] : []));

describe('what the server or customs report', () => {
  test('E17: a message about a value that the field no longer holds is not taken', () => {
    const store = openCargo(cargoOf(2));
    store.problems.setServer([about(weight('l0'), '7'), about(weight('l1'), '1'), about(['day'], '')]);
    expect(reported(store)).toEqual([['day'], weight('l1')]);
    expect(store.problems.count([]).errors).toBe(2);
  });

  test('E17: of a long value that is told with its beginning, it ends when the field holds another one', () => {
    const store = openCargo(cargoOf(2));
    const mode: Path = ['loads', { id: 'l0' }, 'mode'];
    const long = (end: string) => `${'a'.repeat(600)}${end}`;
    const told = (end: string): Problem => ({
      ...about(mode, long(end).slice(0, 512)),
      valueLength: long(end).length,
    });
    store.enter(mode, long('b'));
    store.problems.setServer([told('bc')]);
    expect(reported(store)).toEqual([]);
    store.problems.setServer([told('b')]);
    expect(reported(store)).toEqual([mode]);
    store.enter(mode, long(''));
    expect(reported(store)).toEqual([]);
    store.enter(mode, long('b'));
    expect(reported(store)).toEqual([mode]);
    store.enter(mode, `x${long('b').slice(1)}`);
    expect(reported(store)).toEqual([]);
  });

  test('E17: a message for a row that is gone is not taken and not counted', () => {
    const store = openCargo(cargoOf(2));
    store.problems.setServer([about(weight('gone')), about(['loads', { id: 'gone' }])]);
    expect(reported(store)).toEqual([]);
    expect(store.problems.count([])).toEqual({ errors: 0, warnings: 0 });
    expect(store.problems.count(['loads'])).toEqual({ errors: 0, warnings: 0 });
  });

  test.each([
    ['a row is put in', (store: ReturnType<typeof openCargo>) => void store.insertRow(['loads'])],
    ['a row goes', (store: ReturnType<typeof openCargo>) => store.removeRows([['loads', { id: 'l1' }]])],
    ['a row moves', (store: ReturnType<typeof openCargo>) => store.moveRow(['loads', { id: 'l1' }], null)],
  ])('E17: a message on a list ends when %s', (_name, change) => {
    const store = openCargo(cargoOf(2));
    store.problems.setServer([about(['loads']), about(weight('l0'), '1')]);
    store.enter(['title'], 'Other');
    expect(reported(store)).toEqual([['loads'], weight('l0')]);
    change(store);
    expect(reported(store)).toEqual([weight('l0')]);
  });

  test('E17: what is reported stands in place of what was reported before, at the same place too', () => {
    const store = openCargo(cargoOf(2));
    store.problems.setServer([about(weight('l0'), '1', 'CDS1'), about(weight('l1'), '1')]);
    store.problems.setServer([about(weight('l0'), '1', 'CDS2')]);
    expect(store.problems.all().map(({ code }) => code)).toEqual(['CDS2']);
    expect(store.problems.count([]).errors).toBe(1);
  });

  test.each([
    ['of a value', weight('l0'), '1'],
    ['of a field without its value', weight('l0'), undefined],
    ['of a row', ['loads', { id: 'l0' }] as Path, undefined],
    ['of a list', ['loads'] as Path, undefined],
  ])(
    'E17: a message %s stands again once what it is about is what it was, by undo or by hand',
    (_, path, value) => {
      const store = openCargo(cargoOf(2));
      store.problems.setServer([about(path, value)]);
      const isList = path.length === 1;
      const isRow = path.length === 2;
      const change = () => {
        if (isList) store.insertRow(['loads']);
        else if (isRow) store.removeRows([path]);
        else store.enter(path, '8');
      };
      change();
      expect(reported(store)).toEqual([]);
      store.enter(['title'], 'Other');
      store.undo();
      expect(reported(store), 'another step is none of it').toEqual([]);
      store.undo();
      expect(reported(store)).toEqual([path]);
      expect(store.problems.count([]).errors).toBe(1);
      store.redo();
      expect(reported(store)).toEqual([]);
      store.undo();
      if (isList || isRow) return;
      store.enter(path, '8');
      store.enter(path, '1');
      expect(reported(store)).toEqual([path]);
    },
  );

  test('E17: nothing that was reported before comes back with an undo', () => {
    const store = openCargo(cargoOf(2));
    store.problems.setServer([about(weight('l0'), '1')]);
    store.enter(weight('l0'), '8');
    store.problems.setServer([]);
    store.undo();
    expect(reported(store)).toEqual([]);
  });
});
