import { describe, expect, it } from 'vitest';
import {
  type DocumentData,
  migrateDocument,
  NewerShapeError,
  type ShapeFunctions,
  type ShapeMigration,
} from '../../src/engine/index.ts';

const functions: ShapeFunctions = {
  splitMark: ({ mark, ...rest }) => ({
    ...rest,
    prefix: String(mark).slice(0, 2),
    number: String(mark).slice(2),
  }),
  // Forgets the key, which is given back.
  blank: () => ({}) as DocumentData,
};

const migrations: readonly ShapeMigration[] = [
  {
    to: 2,
    why: 'Names as customs has them.',
    steps: [
      { rename: '/boxes/*/labels', to: 'marks' },
      { rename: '/ref', to: 'reference' },
      { remove: '/boxes/*/colour' },
      { give: '/boxes/*/unit', value: 'KGM' },
    ],
  },
  {
    to: 3,
    why: 'A mark is two things.',
    steps: [{ change: '/boxes/*/marks/*', by: 'splitMark' }],
  },
];

const first = {
  ref: 'A1',
  boxes: [
    { uuid: 'b1', colour: 'red', labels: [{ uuid: 'l1', mark: 'GB77' }] },
    { uuid: 'b2', unit: 'TNE' },
  ],
} as unknown as DocumentData;

describe('a document of an earlier shape', () => {
  it('goes through every migration in order, to the shape asked for', () => {
    const second = {
      reference: 'A1',
      boxes: [
        { uuid: 'b1', unit: 'KGM', marks: [{ uuid: 'l1', mark: 'GB77' }] },
        { uuid: 'b2', unit: 'TNE' },
      ],
    };
    expect(migrateDocument(first, 1, 2, migrations, functions)).toEqual(second);
    expect(migrateDocument(second as unknown as DocumentData, 2, 3, migrations, functions)).toEqual({
      reference: 'A1',
      boxes: [
        { uuid: 'b1', unit: 'KGM', marks: [{ uuid: 'l1', prefix: 'GB', number: '77' }] },
        { uuid: 'b2', unit: 'TNE' },
      ],
    });
    expect(migrateDocument(first, 1, 3, migrations, functions)).toEqual(
      migrateDocument(migrateDocument(first, 1, 2, migrations, functions), 2, 3, migrations, functions),
    );
  });

  it('is not touched itself, and is the same object when there is nothing to do', () => {
    const before = structuredClone(first);
    migrateDocument(first, 1, 3, migrations, functions);
    expect(first).toEqual(before);
    expect(migrateDocument(first, 3, 3, migrations, functions)).toBe(first);
  });

  it('keeps the keys of its rows whatever a function makes of them', () => {
    const [migration] = [{ to: 2, why: '', steps: [{ change: '/boxes/*', by: 'blank' }] }];
    expect(migrateDocument(first, 1, 2, [migration!], functions)).toEqual({
      ref: 'A1',
      boxes: [{ uuid: 'b1' }, { uuid: 'b2' }],
    });
  });

  it('becomes as a whole what a function makes of it', () => {
    const migration = { to: 2, why: '', steps: [{ change: '/', by: 'blank' }] };
    expect(migrateDocument(first, 1, 2, [migration], functions)).toEqual({});
  });

  it('is refused in words when it is newer, or a migration is missing', () => {
    expect(() => migrateDocument(first, 4, 3, migrations, functions)).toThrow(NewerShapeError);
    expect(() => migrateDocument(first, 1, 4, migrations, functions)).toThrow(
      'There is no migration to version 4.',
    );
  });
});
