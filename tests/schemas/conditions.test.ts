import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../src/engine/document.ts';
import { type FieldState, fieldState } from '../../src/engine/field-state.ts';
import type { Path } from '../../src/engine/path.ts';
import { type Situation, STATED_CONDITIONS } from './conditions.ts';
import { declaration, objects, present, rows } from './rows.ts';

const SHOWN_AS = { hide: 'hidden', disable: 'disabled', require: 'required' } as const;

const stated = STATED_CONDITIONS.flatMap((condition) =>
  condition.names.split(/\s+/).flatMap((name) =>
    listsHolding(condition.object).map((lists) => ({
      ...condition,
      name,
      lists,
      where: [...lists, name].join('.'),
    })),
  ),
);

describe('what hides, disables and requires, against the table written out by hand', () => {
  it.each(stated)('$ledger: $effect $where', ({ name, lists, effect, holds, free, reason }) => {
    for (const situation of holds) {
      const state = stateIn(lists, name, situation);
      expect(state[SHOWN_AS[effect]], JSON.stringify(situation)).toBe(true);
      if (reason !== undefined) expect(state.reason).toBe(reason);
    }
    for (const situation of free)
      expect(stateIn(lists, name, situation)[SHOWN_AS[effect]], JSON.stringify(situation)).toBe(false);
  });

  it('ENG-025 ENG-026 the table names every rule of the declaration and its rows, and no other', () => {
    const ruled = objects.flatMap((object) =>
      [...Object.values(object.fields), ...Object.values(object.lists)].flatMap(({ name, rules }) =>
        rules.map(({ effect }) => `${object.name}.${name} ${effect}`),
      ),
    );
    const listed = STATED_CONDITIONS.flatMap(({ object, names, effect }) =>
      names.split(/\s+/).map((name) => `${object}.${name} ${effect}`),
    );
    expect(ruled.sort()).toEqual(listed.sort());
  });

  it('CUS-209 CUS-206 CUS-222 CUS-204 CUS-213 what is only ever worked out cannot be typed', () => {
    const readOnly = objects.flatMap((object) =>
      Object.values(object.fields).flatMap((field) =>
        field.readOnly ? [`${object.name}.${field.name} by ${field.computedBy}`] : [],
      ),
    );
    expect(readOnly.sort()).toEqual([
      'customs-declaration.currency by total-invoiced',
      'customs-declaration.currency_1 by total-invoiced',
      'customs-declaration.items by items-count',
      'item.item_no by item-numbering',
      'item.totalNumberOfPackages by item-packages',
    ]);
  });
});

/** Every way of lists down to rows of the named kind: previous documents stand in the declaration and its items. */
function listsHolding(name: string): readonly (readonly string[])[] {
  if (name === declaration.name) return [[]];
  if (name === 'item') return [['CDSItems']];
  const named = (lists: typeof declaration.lists) =>
    Object.values(lists).flatMap((list) => (list.row.name === name ? [list.name] : []));
  return [
    ...named(declaration.lists).map((list) => [list]),
    ...named(present(rows.get('item')).lists).map((list) => ['CDSItems', list]),
  ];
}

/** State of a field whose row has the situation's values, behind as many blank rows as its index says. */
function stateIn(lists: readonly string[], name: string, { of, row, index = 0 }: Situation): FieldState {
  const blank = Array.from({ length: index }, (_, number) => ({ uuid: `r${number}` }));
  let inner: Record<string, unknown> = row ?? {};
  for (const [depth, list] of [...lists].reverse().entries()) {
    const holder = { uuid: list, ...inner };
    inner = { [list]: depth === 0 ? [...blank, holder] : [holder] };
  }
  const path: Path = [...lists.flatMap((list) => [list, { id: list }]), name];
  return fieldState(declaration, { ...of, ...inner } as DocumentData, path, {});
}
