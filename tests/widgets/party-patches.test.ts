import { expect, test } from 'vitest';
import { getAt } from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { chosenParty, madeFor } from '../../widgets/party-patches.ts';
import { openDeclaration } from '../computations/declaration.ts';

const definition = catalogue.documents['customs-declaration']!;
const { fills, refers } = Object.values(definition.fields).flatMap(({ party }) =>
  party?.refers?.regime === 'import' ? [party] : [],
)[0]!;
const name = Object.keys(fills).find((field) => fills[field] === 'name')!;
const kept = { id: 31, name: 'Orchard Ltd', updated: '', members: {} };

test('CUS-003: for no customer any more, the party stays in its block, and one undo brings the customer back', () => {
  const store = openDeclaration({ customs_regime: refers!.regime });
  store.edit([...chosenParty([name], fills, kept), madeFor(refers!, kept)], 'Party');
  expect([getAt(store.document(), [name]), getAt(store.document(), [refers!.field])]).toEqual([
    'Orchard Ltd',
    31,
  ]);
  const applied = { kind: 'applied', what: 'party', id: 31, name: 'Orchard Ltd' };
  expect([store.provenanceOf([name]), store.provenanceOf([refers!.field])]).toEqual([applied, applied]);
  store.edit([madeFor(refers!)], 'For no customer');
  expect([getAt(store.document(), [name]), getAt(store.document(), [refers!.field])]).toEqual([
    'Orchard Ltd',
    undefined,
  ]);
  store.undo();
  expect(getAt(store.document(), [refers!.field])).toBe(31);
});

test('what a party does not tell is emptied: nothing of the one before stays', () => {
  const store = openDeclaration({ customs_regime: refers!.regime });
  const places = Object.keys(fills).filter((one) => definition.fields[one]?.type === 'string');
  store.edit(
    places.map((one) => ({ op: 'set', path: [one], value: 'A' })),
    'Before',
  );
  store.edit(chosenParty([name], fills, kept), 'Party');
  const held = places.filter((one) => getAt(store.document(), [one]) !== undefined);
  expect(held).toEqual([name]);
});
