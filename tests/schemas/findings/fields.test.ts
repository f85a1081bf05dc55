import { describe } from 'vitest';
import { checkExamples } from '../../../generators/check/examples.ts';
import { checkFutureDates } from '../../../generators/check/future-dates.ts';
import { checkPartyFields } from '../../../generators/check/party-fields.ts';
import { checkRenamedFields } from '../../../generators/check/renamed-fields.ts';
import { checkWidgets } from '../../../generators/check/widgets.ts';
import { declaration } from './declaration.ts';
import { findsExactly } from './made.ts';

const FIELD = 'box/box.schema.json#/properties';
const UI = 'box/box.ui.json#/fields';
const object = (properties: object) => ({ title: '', description: '', version: 1, properties });

describe('inputs', () => {
  findsExactly(
    ({ objects }, report) => checkWidgets(objects, report),
    {
      'box/box.schema.json': object({
        text: { type: 'string', maxLength: 9 },
        day: { type: 'string', format: 'date' },
        moment: { type: 'string', format: 'date-time' },
        count: { type: 'integer' },
        sealed: { type: 'boolean' },
        code: { type: 'string' },
        digits: { type: 'string', format: 'digits' },
      }),
      'box/box.ui.json': {
        fields: {
          text: { widget: 'multiline', maxRows: 3, oneLine: true, continuesIn: 'code', counter: true },
          day: { widget: 'date' },
          moment: { widget: 'date-time' },
          count: {},
          sealed: { widget: 'flag' },
          code: { widget: 'code', codeList: 'codes' },
          digits: { widget: 'text' },
          lost: { widget: 'flag', maxRows: 1 },
        },
        sections: [],
      },
    },
    [
      ['no layout', { 'box/box.ui.json': undefined }],
      [
        'a text for a number',
        { [`${UI}/count/widget`]: 'text' },
        'box/box.ui.json#/fields/count/widget: "count" cannot have the widget text: it is of type integer.',
      ],
      [
        'lines for a flag',
        { [`${UI}/sealed/widget`]: 'multiline' },
        'box/box.ui.json#/fields/sealed/widget: "sealed" cannot have the widget multiline: it is of type boolean.',
      ],
      [
        'a password for a day',
        { [`${UI}/day/widget`]: 'password' },
        'box/box.ui.json#/fields/day/widget: "day" cannot have the widget password: its format is date.',
      ],
      [
        'a text for a moment',
        { [`${UI}/moment/widget`]: 'text' },
        'box/box.ui.json#/fields/moment/widget: "moment" cannot have the widget text: its format is date-time.',
      ],
      ['a password for a text', { [`${UI}/digits/widget`]: 'password' }],
      [
        'codes without a list',
        { [`${UI}/code/codeList`]: undefined },
        'box/box.ui.json#/fields/code/widget: "code" cannot have the widget code: it has no code list ("codeList").',
      ],
      [
        'a choice without a list',
        { [`${UI}/digits/widget`]: 'choice' },
        'box/box.ui.json#/fields/digits/widget: "digits" cannot have the widget choice: it has no code list ("codeList").',
      ],
      [
        'a choice for a number',
        { [`${UI}/count`]: { widget: 'choice', codeList: 'codes' } },
        'box/box.ui.json#/fields/count/widget: "count" cannot have the widget choice: it is of type integer.',
        'box/box.ui.json#/fields/count/codeList: "codeList" is for texts; "count" is of type integer.',
      ],
      [
        'a choice for a day',
        { [`${UI}/day`]: { widget: 'choice', codeList: 'codes' } },
        'box/box.ui.json#/fields/day/widget: "day" cannot have the widget choice: its format is date.',
      ],
      [
        'a text with a list',
        { [`${UI}/code/widget`]: 'text' },
        'box/box.ui.json#/fields/code/widget: The widget text shows no code list, and "code" offers codes.',
      ],
      ['a list without a widget', { [`${UI}/code/widget`]: undefined }],
      [
        'a day for a moment',
        { [`${UI}/moment/widget`]: 'date' },
        'box/box.ui.json#/fields/moment/widget: "moment" cannot have the widget date: its format is not date.',
      ],
      [
        'a moment for a text',
        { [`${UI}/text`]: { widget: 'date-time' } },
        'box/box.ui.json#/fields/text/widget: "text" cannot have the widget date-time: its format is not date-time.',
      ],
      [
        'a day for a number',
        { [`${UI}/count/widget`]: 'date' },
        'box/box.ui.json#/fields/count/widget: "count" cannot have the widget date: it is of type integer.',
      ],
      [
        'a flag for a text',
        { [`${UI}/digits/widget`]: 'flag' },
        'box/box.ui.json#/fields/digits/widget: "digits" cannot have the widget flag: it is of type string.',
      ],
      ['an input that there is not', { [`${UI}/digits/widget`]: 'slider' }],
      [
        'keywords of texts for a number',
        {
          [`${UI}/count`]: {
            inputMaxLength: 1,
            continuesIn: 'text',
            counter: true,
            maxRows: 2,
            codeList: 'codes',
          },
        },
        'box/box.ui.json#/fields/count/inputMaxLength: "inputMaxLength" is for texts; "count" is of type integer.',
        'box/box.ui.json#/fields/count/continuesIn: "continuesIn" is for texts; "count" is of type integer.',
        'box/box.ui.json#/fields/count/continuesIn: "count" has no maxLength, so an entry never goes on in another field.',
        'box/box.ui.json#/fields/count/counter: "counter" is for texts; "count" is of type integer.',
        'box/box.ui.json#/fields/count/maxRows: "maxRows" is for texts; "count" is of type integer.',
        'box/box.ui.json#/fields/count/maxRows: "maxRows" needs the widget multiline.',
        'box/box.ui.json#/fields/count/codeList: "codeList" is for texts; "count" is of type integer.',
      ],
      [
        'keywords of lines for a text',
        { [`${UI}/text/widget`]: 'text' },
        'box/box.ui.json#/fields/text/maxRows: "maxRows" needs the widget multiline.',
        'box/box.ui.json#/fields/text/oneLine: "oneLine" needs the widget multiline.',
      ],
      [
        'a field that goes on in itself',
        { [`${UI}/text/continuesIn`]: 'text' },
        'box/box.ui.json#/fields/text/continuesIn: "text" cannot go on in itself.',
      ],
      [
        'a field that goes on and has no end',
        { [`${UI}/digits/continuesIn`]: 'text' },
        'box/box.ui.json#/fields/digits/continuesIn: "digits" has no maxLength, so an entry never goes on in another field.',
      ],
    ],
  );
});

describe('parties', () => {
  findsExactly(
    ({ objects }, report) => checkPartyFields(objects, report),
    {
      'box/box.schema.json': object({
        sender: { type: 'string' },
        sender_address: { type: 'string' },
        sender_count: { type: 'integer' },
        sender_id: { type: 'integer' },
        senders: { type: 'string' },
        holder: { type: 'string' },
        holder_town: { type: 'string' },
        count: { type: 'integer' },
        maker: { type: 'integer' },
        maker_address: { type: 'string' },
      }),
      'box/box.ui.json': {
        fields: {
          sender: {
            party: {
              family: 'sender',
              fills: { holder: 'sender', holder_town: 'sender_address', senders: 'name' },
              refers: { field: 'sender_id' },
            },
          },
        },
        sections: [],
      },
      'ask/ask.schema.json': {
        ...object({ other: { type: 'string' }, other_address: { type: 'string' } }),
        version: undefined,
        form: true,
      },
      'ask/ask.ui.json': {
        fields: { other: { party: { family: 'sender', fills: { other: 'sender' } } } },
        sections: [],
      },
    },
    [
      ['a form without a layout', { 'ask/ask.ui.json': undefined }],
      [
        'a party that there is not',
        { [`${UI}/sender/party/family`]: 'sendr' },
        'box/box.ui.json#/fields/sender/party/family: There is no party "sendr". Did you mean "sender"?',
      ],
      [
        'a party without an address',
        { [`${UI}/sender/party/family`]: 'holder' },
        'box/box.ui.json#/fields/sender/party/family: There is no party "holder".',
      ],
      [
        'a party that is a number',
        { [`${UI}/sender/party/family`]: 'maker' },
        'box/box.ui.json#/fields/sender/party/family: There is no party "maker".',
      ],
      [
        'a party of a form',
        { [`${UI}/sender/party/family`]: 'other' },
        'box/box.ui.json#/fields/sender/party/family: There is no party "other".',
      ],
      [
        'a member that the party has not',
        { [`${UI}/sender/party/fills/holder`]: 'sender_addres' },
        'box/box.ui.json#/fields/sender/party/fills/holder: The party "sender" has no "sender_addres". Did you mean "sender_address"?',
      ],
      [
        'a member that is a number',
        { [`${UI}/sender/party/fills/holder`]: 'sender_count' },
        'box/box.ui.json#/fields/sender/party/fills/holder: The party "sender" has no "sender_count".',
      ],
      [
        'a member that only begins like the party',
        { [`${UI}/sender/party/fills/holder`]: 'senders' },
        'box/box.ui.json#/fields/sender/party/fills/holder: The party "sender" has no "senders". Did you mean "sender"?',
      ],
      [
        'a member of another party',
        { [`${UI}/sender/party/fills/holder`]: 'holder_town' },
        'box/box.ui.json#/fields/sender/party/fills/holder: The party "sender" has no "holder_town".',
      ],
      [
        'a number that is filled',
        { [`${UI}/sender/party/fills/count`]: 'sender' },
        'box/box.ui.json#/fields/sender/party/fills/count: "count" is of type integer: no text of a party goes in there.',
      ],
      ['a field that is filled and that there is not', { [`${UI}/sender/party/fills/lost`]: 'sender' }],
      [
        'a reference in a text',
        { [`${UI}/sender/party/refers/field`]: 'holder' },
        'box/box.ui.json#/fields/sender/party/refers/field: "holder" takes no number of a record.',
      ],
      [
        'a reference in no field',
        { [`${UI}/sender/party/refers/field`]: 'lost' },
        'box/box.ui.json#/fields/sender/party/refers/field: "lost" takes no number of a record.',
      ],
      ['no reference', { [`${UI}/sender/party/refers`]: undefined }],
    ],
  );
});

describe('examples', () => {
  const TEXT = 'locale/en.json#/fields.box';
  findsExactly(
    ({ authored, objects }, report) => checkExamples(authored, objects, report),
    {
      'box/box.schema.json': object({
        name: { type: 'string', maxLength: 3 },
        count: { type: 'integer', maximum: 9 },
        day: { type: 'string', format: 'date' },
        moment: { type: 'string', format: 'date-time' },
        path: { type: 'string', pattern: '^a/b$' },
      }),
      'box/box.ui.json': { fields: {}, sections: [] },
      'locale/en.json': {
        'fields.box.name.example': 'abc',
        'fields.box.count.example': '7',
        'fields.box.day.example': '28/02/2026',
        'fields.box.moment.example': '28/02/2026 12:30',
        'fields.box.path.example': 'a/b',
      },
    },
    [
      [
        'one that is too long',
        { [`${TEXT}.name.example`]: 'abcd' },
        'locale/en.json#/fields.box.name.example: "abcd" is no example of "name". At most 3 characters.',
      ],
      [
        'a number that is too great',
        { [`${TEXT}.count.example`]: '12' },
        'locale/en.json#/fields.box.count.example: "12" is no example of "count". At most 9.',
      ],
      [
        'a number that is none',
        { [`${TEXT}.count.example`]: 'x' },
        'locale/en.json#/fields.box.count.example: "x" is no example of "count". Must be a whole number.',
      ],
      [
        'a day that there is not',
        { [`${TEXT}.day.example`]: '30/02/2026' },
        'locale/en.json#/fields.box.day.example: "30/02/2026" is no example of "day". An existing day since 1900, DD/MM/YYYY.',
      ],
      [
        'a moment that there is not',
        { [`${TEXT}.moment.example`]: '28/02/2026 25:00' },
        'locale/en.json#/fields.box.moment.example: "28/02/2026 25:00" is no example of "moment". An existing day since 1900 and time, DD/MM/YYYY HH:mm.',
      ],
      ['a field without one', { [`${TEXT}.day.example`]: undefined }],
    ],
  );
});

describe('fields that are renamed', () => {
  const label = (name: string) => `locale/en.json#/fields.box.${name}.label`;
  findsExactly(
    ({ authored, objects }, report) => checkRenamedFields(authored, objects, report),
    {
      'box/box.schema.json': object({
        name: { type: 'string' },
        grade: { type: 'string' },
        rows: { type: 'array', items: { $ref: 'x' } },
      }),
      'box/box.ui.json': {
        fields: {},
        sections: [
          { id: '', fields: { name: 6 } },
          { id: '', fields: { grade: 6 } },
        ],
      },
      'locale/en.json': {
        'fields.box.name.label': '',
        'fields.box.grade.label': '',
        'fields.box.lost.label': '',
      },
    },
    [
      [
        'one in its schema alone',
        { [`${FIELD}/grade`]: undefined, [`${FIELD}/grode`]: { type: 'string' } },
        'box/box.schema.json#/properties/grode: "grode" has this name here alone: layout, texts and the rest still say "grade". Rename it there as well, or back here.',
      ],
      [
        'two in their schema alone',
        {
          [`${FIELD}/grade`]: undefined,
          [`${FIELD}/name`]: undefined,
          [`${FIELD}/grode`]: { type: 'string' },
          [`${FIELD}/nome`]: { type: 'string' },
        },
        'box/box.ui.json#/sections/0/fields/name: box/box.schema.json has no field "name", but its layout and texts have it still. Take it out there as well, or put it back. Did you mean "nome"?',
        'box/box.ui.json#/sections/1/fields/grade: box/box.schema.json has no field "grade", but its layout and texts have it still. Take it out there as well, or put it back. Did you mean "grode"?',
      ],
      [
        'one that is taken out',
        { [`${FIELD}/grade`]: undefined },
        'box/box.ui.json#/sections/1/fields/grade: box/box.schema.json has no field "grade", but its layout and texts have it still. Take it out there as well, or put it back.',
      ],
      [
        'one in its schema and its texts',
        {
          [`${FIELD}/grade`]: undefined,
          [`${FIELD}/grode`]: { type: 'string' },
          [label('grade')]: undefined,
          [label('grode')]: '',
        },
      ],
      ['one that is new', { [`${FIELD}/grode`]: { type: 'string' } }],
      ['one without a layout', { [`${FIELD}/grade`]: undefined, 'box/box.ui.json': undefined }],
    ],
  );
});

describe('days to come', () => {
  const LIST = 'lists/types.json#';
  const H1 = 'customs-declaration/categories/h1.json#/page/date';
  const CODES = 'customs-declaration/cds.checks.json#/pages/errors/date';
  const ELEMENTS = 'customs-declaration/cds.elements.json#/pages/guide/date';
  const today = new Date().toISOString().slice(0, 10);
  findsExactly(({ authored }, report) => checkFutureDates(authored, report), declaration, [
    [
      'of a list',
      { [`${LIST}/date`]: '2999-01-01' },
      'lists/types.json#/date: 2999-01-01 is in the future: nothing can have been read then.',
    ],
    [
      'of the pages of a list',
      { [`${LIST}/guides`]: { source: '', date: '2999-01-01' } },
      'lists/types.json#/guides/date: 2999-01-01 is in the future: nothing can have been read then.',
    ],
    [
      'of an elements file',
      { [ELEMENTS]: '2999-01-01' },
      'customs-declaration/cds.elements.json#/pages/guide/date: 2999-01-01 is in the future: nothing can have been read then.',
    ],
    [
      'of a checks file',
      { [CODES]: '2999-01-01' },
      'customs-declaration/cds.checks.json#/pages/errors/date: 2999-01-01 is in the future: nothing can have been read then.',
    ],
    [
      'of a category',
      { [H1]: '2999-01-01' },
      'customs-declaration/categories/h1.json#/page/date: 2999-01-01 is in the future: nothing can have been read then.',
    ],
    ['of two files', { [H1]: '2999-01-01', [CODES]: '2999-01-01' }],
    [
      'of two files, the one later',
      { [H1]: '2999-01-01', [CODES]: '2999-01-02' },
      'customs-declaration/cds.checks.json#/pages/errors/date: 2999-01-02 is in the future: nothing can have been read then.',
    ],
    [
      'of one file twice',
      { [ELEMENTS]: '2999-01-01', 'customs-declaration/cds.elements.json#/pages/exports/date': '2999-01-01' },
      'customs-declaration/cds.elements.json#/pages/guide/date: 2999-01-01 is in the future: nothing can have been read then.',
      'customs-declaration/cds.elements.json#/pages/exports/date: 2999-01-01 is in the future: nothing can have been read then.',
    ],
    ['today', { [H1]: today }],
  ]);
});
