import { expect, it } from 'vitest';
import { leftWords } from '../../src/app/editor/left-words.ts';

it('E20a: what undo or redo left is named once, three places at most', () => {
  expect(leftWords('undo', [])).toBeUndefined();
  expect(leftWords('undo', ['Item 2', 'Item 2'])).toBe(
    'Not undone, as somebody else changed it since: Item 2',
  );
  expect(leftWords('redo', ['Item 1', 'Item 2', 'Item 3', 'Item 4', 'Item 5'])).toBe(
    'Not done again, as somebody else changed it since: Item 1; Item 2; Item 3; and 2 more',
  );
});
