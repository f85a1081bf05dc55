import { describe, expect, test } from 'vitest';
import { rowsAbove, treeView, withRowsAbove } from '../../../widgets/tree/tree-view.ts';
import { noteOf, packsOf } from '../../support/packing-note.ts';

const rows = [
  { uuid: 'c', parentId: 'b' },
  { uuid: 'a' },
  { uuid: 'b', parentId: 'a' },
  { uuid: 'e', parentId: 'a' },
  { uuid: 'f', parentId: 'gone' },
  { uuid: 'r', parentId: 's' },
  { uuid: 's', parentId: 'r' },
];

describe('a list of rows as a tree on the screen', () => {
  const tree = treeView(rows, 'parentId', new Set());

  test('each row stands before all below it, whatever the order of the list, and every row once', () => {
    expect(tree.order).toEqual(['a', 'b', 'c', 'e', 'f', 'r', 's']);
    expect(tree.visible).toEqual(tree.order);
  });

  test('a row knows its level, its place among those beside it, and whether anything stands below', () => {
    expect(tree.standing.get('e')).toEqual({
      level: 2,
      position: 2,
      size: 2,
      parent: 'a',
      isFolded: undefined,
    });
    expect(tree.standing.get('c')).toMatchObject({ level: 3, position: 1, size: 1, parent: 'b' });
    expect(tree.standing.get('b')).toMatchObject({ isFolded: false });
    expect(tree.standing.get('s')).toMatchObject({ level: 1, position: 4, size: 4, parent: null });
    expect(rowsAbove(tree, 'c')).toEqual(['b', 'a']);
  });

  test('a folded row hides all below it, and what is folded in there stays folded', () => {
    const folded = treeView(rows, 'parentId', new Set(['a', 'b']));
    expect(folded.visible).toEqual(['a', 'f', 'r', 's']);
    expect(folded.standing.get('b')).toMatchObject({ isFolded: true });
    expect(folded.order).toEqual(tree.order);
  });

  test('what a search finds is shown with the rows above it', () => {
    expect(withRowsAbove(tree, ['c', 'f'])).toEqual(['a', 'b', 'c', 'f']);
  });

  test('a thousand entries are read at once', () => {
    const many = treeView(packsOf(noteOf(1000)), 'parentId', new Set());
    expect(many.order).toHaveLength(1000);
    expect(many.standing.get('p46b2i1')).toMatchObject({ level: 3, position: 2, size: 4, parent: 'p46b2' });
  });
});
