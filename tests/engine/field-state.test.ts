import { expect, test } from 'vitest';
import { fieldState, type Rule } from '../../src/engine/index.ts';
import { cargo, field } from './cargo.ts';

test.each<[readonly Rule[], object]>([
  [[{ effect: 'hide', message: 'Not of parcels.' }], { hidden: true, disabled: false, required: false }],
  [
    [{ effect: 'disable', message: 'Sent.' }],
    { hidden: false, disabled: true, required: false, reason: 'Sent.' },
  ],
  [
    [
      { effect: 'require', message: 'Say where.' },
      { effect: 'disable', message: 'Sent.' },
    ],
    { hidden: false, disabled: true, required: true, reason: 'Say where.' },
  ],
  [
    [{ effect: 'disable', condition: { scope: '/kind', schema: { const: 'bulk' } } }],
    { hidden: false, disabled: false, required: false },
  ],
])('rules %j give a field the state %j: what is hidden has no reason to show', (rules, state) => {
  const definition = { ...cargo, fields: { ...cargo.fields, gate: field('gate', { rules }) } };
  expect(fieldState(definition, { kind: 'parcel' }, ['gate'], {})).toEqual(state);
});
