import { describe } from 'vitest';
import { checkElementWords } from '../../../generators/check/element-words.ts';
import { elementsOf } from '../../../generators/check/placed-elements.ts';
import type { MessageMap } from '../../../src/messages/map.ts';
import { findsExactly } from './made.ts';

const MAP = 'box/post.message.json#';
const CHILD = `${MAP}/root/children`;

const map = {
  document: 'box',
  words: { Zork: 'the box' },
  root: {
    element: 'BoxMeasure',
    children: [
      { element: 'GrossMeasure', attributes: [{ name: 'unitCode' }, { name: 'listID' }] },
      { element: 'StatedName' },
      { element: 'ZorkName' },
      { element: 'UNDGName', attributes: [{ name: 'unitID' }] },
      { element: 'UNDGMeasure' },
    ],
  },
};

describe('words of names', () => {
  findsExactly(
    ({ authored, objects }, report) => {
      const document = objects.get('box/box.schema.json')!;
      const maps = [...authored.messageMaps.get('box')!].map(([name, content]) => ({
        file: authored.files.get(`box/${name}.message.json`)!,
        map: content as MessageMap,
        elements: elementsOf(content as MessageMap, document, objects),
      }));
      checkElementWords(maps, ['Box/Stated'], authored.locale, report);
    },
    {
      'box/box.schema.json': { title: '', description: '', version: 1, properties: {} },
      'box/box.ui.json': { fields: {}, sections: [] },
      'box/post.message.json': map,
      'locale/en.json': { a: 'Gross of the box', b: 'The code of a list' },
    },
    [
      [
        'a word that stands in one name',
        { [`${CHILD}/1/element`]: 'StetedName' },
        'box/post.message.json#/root/children/1/element: "StetedName" has the word "Steted", which stands in no other element, source or text. Did you mean "Stated"? A right one is explained in "words".',
      ],
      [
        'a word far from all others',
        { [`${CHILD}/1/element`]: 'XylophoneName' },
        'box/post.message.json#/root/children/1/element: "XylophoneName" has the word "Xylophone", which stands in no other element, source or text. A right one is explained in "words".',
      ],
      [
        'a word of an attribute that stands in one name',
        { [`${CHILD}/0/attributes/1/name`]: 'lostID' },
        'box/post.message.json#/root/children/0/attributes/1/name: "lostID" has the word "lost", which stands in no other element, source or text. A right one is explained in "words".',
      ],
      [
        'a word that stands twice in one name',
        { [`${CHILD}/1/element`]: 'QuxQux' },
        'box/post.message.json#/root/children/1/element: "QuxQux" has the word "Qux", which stands in no other element, source or text. Did you mean "Box"? A right one is explained in "words".',
      ],
      [
        'a word that stands in two names',
        { [`${CHILD}/1/element`]: 'QuxName', [`${CHILD}/2/element`]: 'QuxZork', 'locale/en.json#/c': 'one' },
      ],
      [
        'a word that stands in two maps',
        {
          [`${CHILD}/1/element`]: 'Qux',
          'box/mail.message.json': { document: 'box', root: { element: 'QuxBox' } },
        },
      ],
      [
        'a word that is explained in another map',
        {
          [`${CHILD}/1/element`]: 'Qux',
          'box/mail.message.json': { document: 'box', words: { Qux: 'it' }, root: { element: 'Box' } },
        },
      ],
      ['a map whose names are no words', { [`${MAP}/words`]: false, [`${CHILD}/1/element`]: 'NamCO17' }],
      [
        'a word that stands in such a map alone',
        {
          [`${CHILD}/1/element`]: 'Qux',
          'box/mail.message.json': { document: 'box', words: false, root: { element: 'QuxBox' } },
        },
        'box/post.message.json#/root/children/1/element: "Qux" has the word "Qux", which stands in no other element, source or text. Did you mean "Box"? A right one is explained in "words".',
      ],
      [
        'a word that is explained no more',
        { [`${MAP}/words`]: undefined },
        'box/post.message.json#/root/children/2/element: "ZorkName" has the word "Zork", which stands in no other element, source or text. A right one is explained in "words".',
      ],
      [
        'an explained word that no element has',
        { [`${MAP}/words/Zark`]: 'the box' },
        'box/post.message.json#/words/Zark: No element has the word "Zark".',
      ],
      [
        'an explained word beside a strange one',
        { [`${MAP}/words/Zark`]: 'the box', [`${CHILD}/1/element`]: 'Qux' },
        'box/post.message.json#/root/children/1/element: "Qux" has the word "Qux", which stands in no other element, source or text. Did you mean "Box"? A right one is explained in "words".',
      ],
      ['a word in capitals', { [`${CHILD}/4/element`]: 'UNDG' }],
      [
        'two words in capitals and small letters',
        { [`${CHILD}/4/element`]: 'UNDGlue' },
        'box/post.message.json#/root/children/3/element: "UNDGName" has the word "UNDG", which stands in no other element, source or text. Did you mean "unit"? A right one is explained in "words".',
        'box/post.message.json#/root/children/4/element: "UNDGlue" has the word "UND", which stands in no other element, source or text. Did you mean "unit"? A right one is explained in "words".',
      ],
      [
        'a name without words',
        {
          [`${CHILD}/4/element`]: '12',
          [`${CHILD}/3/element`]: 'boxName',
          [`${CHILD}/3/attributes`]: undefined,
        },
        'box/post.message.json#/root/children/0/attributes/0/name: "unitCode" has the word "unit", which stands in no other element, source or text. A right one is explained in "words".',
        'box/post.message.json#/root/children/0/attributes/1/name: "listID" has the word "ID", which stands in no other element, source or text. A right one is explained in "words".',
      ],
      [
        'a map without texts',
        { 'locale/en.json': {} },
        'box/post.message.json#/root/children/0/element: "GrossMeasure" has the word "Gross", which stands in no other element, source or text. A right one is explained in "words".',
        'box/post.message.json#/root/children/0/attributes/0/name: "unitCode" has the word "Code", which stands in no other element, source or text. A right one is explained in "words".',
        'box/post.message.json#/root/children/0/attributes/1/name: "listID" has the word "list", which stands in no other element, source or text. A right one is explained in "words".',
      ],
    ],
  );
});
