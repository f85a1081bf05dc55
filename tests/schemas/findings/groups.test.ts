import { describe } from 'vitest';
import { asWritten } from '../../../generators/authored.ts';
import { checkGroups } from '../../../generators/check/groups.ts';
import { findsExactly } from './made.ts';

const SENDER = 'box/box.schema.json#/properties/sender';
const PARTY = 'groups/party.schema.json#';
const SECTION = 'box/box.ui.json#/sections/0';

const sent = {
  'box/box.schema.json': {
    title: 'Box',
    description: '',
    version: 1,
    properties: {
      grade: { type: 'string' },
      sender: { type: 'group', $ref: '../groups/party.schema.json', prefix: 'sender_' },
      taker: { type: 'group', $ref: '../groups/party.schema.json', prefix: 'taker_', only: ['name'] },
    },
  },
  'box/box.ui.json': {
    fields: {},
    sections: [{ id: 'box', fields: { grade: 1 }, groups: ['sender', 'taker'] }],
  },
  'groups/party.schema.json': {
    title: 'Party',
    description: '',
    $group: true,
    properties: { name: { type: 'string' }, city: { type: 'string' } },
  },
  'groups/party.ui.json': { fields: {}, sections: [{ id: 'party', fields: { name: 1, city: 1 } }] },
};

describe('groups of fields', () => {
  findsExactly(({ files }, report) => checkGroups(asWritten(files), report), sent, [
    [
      'a group that there is not',
      { [`${SENDER}/$ref`]: '../groups/party2.schema.json' },
      'box/box.schema.json#/properties/sender/$ref: There is no schema file groups/party2.schema.json. Did you mean "groups/party.schema.json"?',
      'box/box.ui.json#/sections/0/groups/0: box/box.schema.json has no group "sender".',
    ],
    [
      'what is no group',
      { [`${PARTY}/$group`]: undefined, [`${PARTY}/$row`]: 'uuid' },
      'box/box.schema.json#/properties/sender/$ref: groups/party.schema.json is no group: it lacks "$group".',
      'box/box.schema.json#/properties/taker/$ref: groups/party.schema.json is no group: it lacks "$group".',
      'box/box.ui.json#/sections/0/groups/0: box/box.schema.json has no group "sender".',
      'box/box.ui.json#/sections/0/groups/1: box/box.schema.json has no group "taker".',
    ],
    [
      'a field that the group has not',
      { 'box/box.schema.json#/properties/taker/only': ['nam'] },
      'box/box.schema.json#/properties/taker/only/0: groups/party.schema.json has no field "nam". Did you mean "name"?',
    ],
    [
      'a field that looks at one which is left out',
      {
        'groups/party.ui.json#/fields/name': {
          rules: [{ effect: 'require', condition: { scope: './city', schema: { minLength: 1 } } }],
        },
      },
      'box/box.schema.json#/properties/taker/only: "name" needs "city", which is left out: its UI schema looks at it. Take both or neither.',
    ],
    [
      'a prefix that makes the name of a field',
      { 'box/box.schema.json#/properties/sender_city': { type: 'string' } },
      'box/box.schema.json#/properties/sender/prefix: The field "sender_city" of this group has the name of "sender_city": give it another prefix.',
    ],
    [
      'two groups of one prefix',
      { 'box/box.schema.json#/properties/taker/prefix': 'sender_' },
      'box/box.schema.json#/properties/taker/prefix: The field "sender_name" of this group has the name of a field of "sender": give it another prefix.',
    ],
    [
      'a group that stands nowhere',
      { [`${SECTION}/groups`]: ['taker'] },
      'box/box.ui.json#/sections: The group "sender" stands in no section, so nobody could see it.',
    ],
    [
      'a group that stands twice',
      { 'box/box.ui.json#/sections/1': { id: 'more', fields: {}, groups: ['taker'] } },
      'box/box.ui.json#/sections/1/groups/0: "taker" stands in a section already.',
    ],
    [
      'a section with a group that the object has not',
      { [`${SECTION}/groups/2`]: 'tacker' },
      'box/box.ui.json#/sections/0/groups/2: box/box.schema.json has no group "tacker". Did you mean "taker"?',
    ],
    [
      'a list in a group',
      { [`${PARTY}/properties/lids`]: { type: 'array', items: { $ref: 'lid.schema.json' } } },
      'groups/party.schema.json#/properties/lids/type: A group holds fields alone: they stand in the object that has the group.',
    ],
  ]);
});
