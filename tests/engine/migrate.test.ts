import { describe, expect, it } from 'vitest';
import {
  type DocumentData,
  MigrationError,
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

  it('stays as it is, and is told place by place, where a value would be lost', () => {
    const filled = {
      ref: 'A1',
      reference: 'B2',
      boxes: [
        { uuid: 'b1', colour: 'red', tint: 'blue' },
        { uuid: 'b2', colour: 'red' },
        { colour: 'red', tint: 'green' },
      ],
    } as unknown as DocumentData;
    const before = structuredClone(filled);
    const renaming = (rename: string, to: string) => () =>
      migrateDocument(filled, 1, 2, [{ to: 2, why: '', steps: [{ remove: '/tel' }, { rename, to }] }], {});
    const thrown = (run: () => unknown) => {
      try {
        run();
      } catch (error) {
        return error;
      }
      return undefined;
    };

    const error = thrown(renaming('/ref', 'reference'));
    expect(error).toBeInstanceOf(MigrationError);
    expect(error).toMatchObject({
      message:
        'The migration to version 2 would lose a value: /ref is to take the place of /reference, which is filled already.',
      migration: 2,
      step: 1,
      lost: [{ from: '/ref', onto: '/reference' }],
    });
    expect(thrown(renaming('/boxes/*/colour', 'tint'))).toMatchObject({
      message:
        'The migration to version 2 would lose a value: /boxes/{b1}/colour is to take the place of /boxes/{b1}/tint, which is filled already (and 1 more such).',
      lost: [
        { from: '/boxes/{b1}/colour', onto: '/boxes/{b1}/tint' },
        { from: '/boxes/{3}/colour', onto: '/boxes/{3}/tint' },
      ],
    });
    expect(filled).toEqual(before);
  });

  it('a list is no less a value than a text is', () => {
    const two = { labels: [{ uuid: 'l1' }], marks: [{ uuid: 'm1' }] } as unknown as DocumentData;
    const steps = [{ rename: '/labels', to: 'marks' }];
    expect(() => migrateDocument(two, 1, 2, [{ to: 2, why: '', steps }], {})).toThrow(
      '/labels is to take the place of /marks, which is filled already.',
    );
  });

  it.each([
    ['a blank text', { ref: 'A1', reference: '' }, { reference: 'A1' }],
    ['a null', { ref: 'A1', reference: null }, { reference: 'A1' }],
    ['an empty list', { ref: [{ uuid: 'r' }], reference: [] }, { reference: [{ uuid: 'r' }] }],
  ])('%s is nothing to lose where a field is renamed to', (_, document, after) => {
    const steps = [{ rename: '/ref', to: 'reference' }];
    const migrated = migrateDocument(document as never, 1, 2, [{ to: 2, why: '', steps }], {});
    expect(migrated).toEqual(after);
  });

  it.each([[''], [null], [[]]])('a blank, %j, takes the place of nothing', (blank) => {
    const steps = [{ rename: '/ref', to: 'reference' }];
    const migrate = (document: object) =>
      migrateDocument(document as never, 1, 2, [{ to: 2, why: '', steps }], {});
    expect(migrate({ ref: blank, reference: 'B2' })).toEqual({ reference: 'B2' });
    expect(migrate({ ref: blank })).toEqual({ reference: blank });
  });

  it.each([[undefined], [''], [null]])('what is blank, %j, is given a value', (blank) => {
    const steps = [{ give: '/unit', value: 'KGM' }];
    expect(migrateDocument({ unit: blank } as never, 1, 2, [{ to: 2, why: '', steps }], {})).toEqual({
      unit: 'KGM',
    });
  });

  it('keeps what stands among its rows and is none', () => {
    const odd = { boxes: [null, 'box', { uuid: 'b1', ref: 'A' }, []] } as unknown as DocumentData;
    const steps = [
      { rename: '/boxes/*/ref', to: 'reference' },
      { give: '/boxes/*/unit', value: 'KGM' },
      { change: '/boxes/*', by: 'same' },
    ];
    expect(
      migrateDocument(odd, 1, 2, [{ to: 2, why: '', steps }], { same: (object) => ({ ...object }) }),
    ).toEqual({ boxes: [null, 'box', { uuid: 'b1', reference: 'A', unit: 'KGM' }, []] });
  });

  it('is told where a function fails, and which', () => {
    const steps = [{ change: '/boxes/*/labels/*', by: 'refuse' }];
    const refuse = () => {
      throw new Error('There is no mark.');
    };
    expect(() => migrateDocument(first, 1, 2, [{ to: 2, why: '', steps }], { refuse })).toThrow(
      'The function "refuse" of the migration to version 2 fails at /boxes/{b1}/labels/{l1}: There is no mark.',
    );
  });
});
