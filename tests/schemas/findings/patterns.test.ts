import { describe } from 'vitest';
import { checkPatterns } from '../../../generators/check/patterns.ts';
import { findsExactly } from './made.ts';

const FIELD = 'box/box.schema.json#/properties/name';

describe('patterns', () => {
  findsExactly(
    ({ files }, report) => checkPatterns(files, report),
    {
      'box/box.schema.json': {
        properties: {
          name: {
            pattern: '^[a-z]{1,3}$',
            entry: { pattern: '^[a-z]+$' },
            allOf: [{ not: { pattern: '^a*$' } }],
          },
        },
      },
      'box/post.message.json': { formats: { code: { pattern: 'a|b' } } },
      'dialect/some.schema.json': { pattern: '^(a+)+$' },
      'box/fixtures/accepted/box.a.json': { pattern: '^(a+)+$' },
      'box/box.ui.json': { fields: {} },
    },
    [
      [
        'one that runs away',
        { [`${FIELD}/pattern`]: '^(a+)+$' },
        'box/box.schema.json#/properties/name/pattern: The pattern ^(a+)+$ can run away: two of its parts may take the same characters, and a wrong text is tried in every way to share them out. Give each character one part that can take it.',
      ],
      [
        'one that runs away below a maximum',
        { [`${FIELD}/pattern`]: '^(a+)+$', [`${FIELD}/maxLength`]: 9 },
        'box/box.schema.json#/properties/name/pattern: The pattern ^(a+)+$ can run away: two of its parts may take the same characters, and a wrong text is tried in every way to share them out. Give each character one part that can take it.',
      ],
      [
        'one of an entry',
        { [`${FIELD}/entry/pattern`]: '^(a+)+$' },
        'box/box.schema.json#/properties/name/entry/pattern: The pattern ^(a+)+$ can run away: two of its parts may take the same characters, and a wrong text is tried in every way to share them out. Give each character one part that can take it.',
      ],
      [
        'one in a list',
        { [`${FIELD}/allOf/0/not/pattern`]: '^(a+)+$' },
        'box/box.schema.json#/properties/name/allOf/0/not/pattern: The pattern ^(a+)+$ can run away: two of its parts may take the same characters, and a wrong text is tried in every way to share them out. Give each character one part that can take it.',
      ],
      [
        'one of two repetitions',
        { [`${FIELD}/pattern`]: '^a+b?a+c$' },
        'box/box.schema.json#/properties/name/pattern: The pattern ^a+b?a+c$ can run away: two of its parts may take the same characters, and a wrong text is tried in every way to share them out. Give each character one part that can take it.',
      ],
      [
        'one of two repetitions below a maximum',
        { [`${FIELD}/pattern`]: '^a+b?a+c$', [`${FIELD}/maxLength`]: 9 },
      ],
      [
        'one of two repetitions below a length',
        { [`${FIELD}/pattern`]: '^a+b?a+c$', [`${FIELD}/length`]: 9 },
      ],
      [
        'one of two repetitions beside a maximum that is none',
        { [`${FIELD}/pattern`]: '^a+b?a+c$', [`${FIELD}/maxLength`]: '9' },
        'box/box.schema.json#/properties/name/pattern: The pattern ^a+b?a+c$ can run away: two of its parts may take the same characters, and a wrong text is tried in every way to share them out. Give each character one part that can take it.',
      ],
      [
        'one of least repetitions below a maximum',
        { [`${FIELD}/pattern`]: '^a{2,}b?a{2,}c$', [`${FIELD}/maxLength`]: 9 },
      ],
      [
        'one of signs that are no repetitions below a maximum',
        { [`${FIELD}/pattern`]: '^\\*[*+]{2}\\+[\\]*]a{2}$', [`${FIELD}/maxLength`]: 9 },
      ],
      [
        'one of any repetitions below a maximum',
        { [`${FIELD}/pattern`]: '^(ab?)*b*$', [`${FIELD}/maxLength`]: 9 },
      ],
      [
        'one of any repetitions',
        { [`${FIELD}/pattern`]: '^(ab?)*b*$' },
        'box/box.schema.json#/properties/name/pattern: The pattern ^(ab?)*b*$ can run away: two of its parts may take the same characters, and a wrong text is tried in every way to share them out. Give each character one part that can take it.',
      ],
      [
        'one of a format that would run away in a text around it',
        { 'box/post.message.json#/formats/code/pattern': 'a*b' },
      ],
      ['one that is a list', { [`${FIELD}/pattern`]: ['^(a+)+$'] }],
      ['one beside nothing', { [`${FIELD}/default`]: null }],
      [
        'one of a format',
        { 'box/post.message.json#/formats/code/pattern': '(a+)+b' },
        'box/post.message.json#/formats/code/pattern: The pattern (a+)+b can run away: two of its parts may take the same characters, and a wrong text is tried in every way to share them out. Give each character one part that can take it.',
      ],
      [
        'one that cannot be judged',
        { [`${FIELD}/pattern`]: '^(?<n>a)\\k<n>$' },
        'box/box.schema.json#/properties/name/pattern: Whether the pattern ^(?<n>a)\\k<n>$ can run away cannot be told. Groups without names, classes and counts can be judged.',
      ],
      ['one that is no text', { [`${FIELD}/pattern`]: 3 }],
    ],
  );
});
