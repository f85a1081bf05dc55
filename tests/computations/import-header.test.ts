import { expect, test } from 'vitest';
import { headerLeftOut } from '../../src/computations/import/header.ts';
import { field, fields, list, takes } from '../engine/cargo.ts';

const reason = 'Only items go into a declaration that is there.';
const party = {
  name: 'party',
  fields: fields(field('name'), field('code')),
  lists: {},
  layout: [],
  columns: ['name', 'code'],
};
const definition = {
  name: 'paper',
  version: 1,
  takes,
  fields: fields(
    field('ship', { label: 'Ship', help: { dataElement: '7/7' } }),
    field('port', { label: 'Port' }),
    field('sealed', { label: 'Sealed', type: 'boolean' }),
    field('total', { label: 'Total', computedBy: 'total' }),
  ),
  lists: {
    parties: list('parties', party, { label: 'Parties' }),
    CDSItems: list('CDSItems', party, { label: 'Items' }),
  },
  sections: [],
};

test('what a message says beside its items is told where the declaration does not say it too', () => {
  const message = {
    ship: 'Tern',
    port: 'Hull',
    sealed: false,
    total: '7',
    parties: [
      { uuid: 'm1', name: 'Ada', code: '1', inner: [] },
      { uuid: 'm2', name: 'Ben', code: '' },
      { uuid: 'm3', name: '' },
    ],
    CDSItems: [{ uuid: 'm4', name: 'Tea' }],
  };
  expect(headerLeftOut(message, {}, definition)).toEqual([
    { place: 'Ship (7/7)', text: 'Tern', reason },
    { place: 'Port', text: 'Hull', reason },
    { place: 'Sealed', text: 'false', reason },
    { place: 'Parties', text: 'Ada · 1', reason },
    { place: 'Parties', text: 'Ben', reason },
  ]);
});

test('nothing is told of what both say, whatever the keys of the rows, nor of a blank', () => {
  const into = { ship: 'Tern', port: 'Grimsby', parties: [{ uuid: 'd', name: 'Ada', code: '1' }] };
  const message = { ...into, port: '', total: '7', parties: [{ uuid: 'm', name: 'Ada', code: '1' }] };
  expect(headerLeftOut(message, into, definition)).toEqual([]);
});
