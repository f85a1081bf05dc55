import type { Files } from './made.ts';

const text = (element: string, id: string, field: string, format: string) => ({ element, id, field, format });

/** A small document with rows in rows, and a map of it in which all of a map's ways of writing stand. */
export const post: Files = {
  'box/box.schema.json': {
    title: 'Box',
    description: 'A box.',
    version: 1,
    properties: {
      name: { type: 'string', maxLength: 10, dataElement: '1/1', source: 'CDS DE 1/1, Box/Name: an..10' },
      note: { type: 'string', default: 'new' },
      grade: { type: 'string', enum: ['A', 'B'] },
      count: { type: 'integer' },
      order: { type: 'string' },
      day: { type: 'string', maxLength: 6 },
      mark: { type: 'string' },
      sender: { type: 'string' },
      sender_no: { type: 'string' },
      holder: { type: 'string' },
      hidden: { type: 'string', message: false },
      told: { type: 'string', enum: ['x', 'y'] },
      lids: { type: 'array', maxItems: 3, items: { $ref: '../rows/lid.schema.json' } },
    },
  },
  'box/box.ui.json': { fields: {}, sections: [] },
  'rows/lid.schema.json': {
    title: 'Lid',
    description: 'A lid.',
    $row: 'uuid',
    properties: {
      colour: { type: 'string', maxLength: 3 },
      number: { type: 'integer', maximum: 99 },
      front: { type: 'string' },
      back: { type: 'string' },
      nails: { type: 'array', items: { $ref: 'nail.schema.json' } },
    },
  },
  'rows/lid.ui.json': { fields: { number: { computedBy: 'numbers' } }, sections: [] },
  'rows/nail.schema.json': {
    title: 'Nail',
    description: 'A nail.',
    $row: 'uuid',
    properties: { size: { type: 'string' }, of: { type: 'string' } },
  },
  'rows/nail.ui.json': { fields: {}, sections: [] },
  'box/post.message.json': {
    name: 'cds',
    document: 'box',
    namespaces: { '': 'urn:box', l: 'urn:lid' },
    kinds: { code: { listID: 'an..3 text' } },
    formats: {
      'an..10 text': { base: 'string', maxLength: 10, kind: 'code' },
      'an..3 text': { base: 'string', minLength: 1, maxLength: 3 },
      a2: { base: 'token', length: 2 },
      'n..2': { base: 'decimal', totalDigits: 2, fractionDigits: 0 },
      code: { base: 'token', pattern: '[A-Z]{1,4}' },
    },
    derived: {
      told: [{ when: { scope: '/grade', schema: { const: 'A' } }, value: 'x' }, { value: 'y' }],
    },
    root: {
      element: 'Box',
      namespace: '',
      children: [
        text('Name', '001', 'name', 'an..10 text'),
        { ...text('Note', '002', 'note', 'an..3 text'), companion: true, default: 'new' },
        { element: 'Count', field: 'count', type: 'integer', format: 'n..2' },
        {
          element: 'Day',
          codecs: { cut: { codec: 'split', fields: ['day'], parts: ['year', 'rest'], widths: [2] } },
          children: [
            { element: 'Year', part: 'cut/year', format: 'a2' },
            { element: 'Rest', part: 'cut/rest', format: 'code' },
          ],
        },
        {
          element: 'Party',
          id: '09A',
          match: [{ child: 'Role', in: ['S', 'T'] }],
          children: [
            { element: 'Role', id: 'R01', constant: 'S', format: 'code' },
            {
              element: 'Name',
              id: '003',
              field: 'sender',
              format: 'code',
              attributes: [{ name: 'listID', constant: 'L', format: 'code' }],
            },
          ],
        },
        {
          element: 'Party',
          id: '09A',
          match: [{ child: 'Role', notIn: ['S', 'T'] }],
          children: [
            { element: 'Role', id: 'R01', constant: 'H', format: 'code' },
            {
              element: 'Name',
              id: '003',
              field: 'holder',
              format: 'code',
              attributes: [{ name: 'listID', constant: 'M', format: 'code' }],
            },
          ],
        },
        {
          element: 'Lid',
          id: '07A',
          namespace: 'l',
          rows: 'lids',
          max: 3,
          children: [
            { element: 'Sequence', field: 'number', type: 'integer', format: 'n..2' },
            { element: 'Colour', field: 'colour', format: 'an..3 text' },
            { element: 'Mark', only: 'first', field: '../mark', format: 'code' },
            {
              element: 'Nail',
              id: '08A',
              rows: 'nails',
              max: 'unbounded',
              children: [{ element: 'Size', field: 'size', format: 'code' }],
            },
          ],
        },
      ],
    },
  },
};
