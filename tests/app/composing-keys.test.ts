import { expect, it } from 'vitest';
import { leaveKeysToComposition } from '../../src/app/shell/composing-keys.ts';

const page = new EventTarget();
leaveKeysToComposition(page);
const heard: string[] = [];
page.addEventListener('keydown', (event) => heard.push((event as KeyboardEvent).key));
const press = (key: string, of: Partial<KeyboardEvent> = {}) =>
  page.dispatchEvent(Object.assign(new Event('keydown'), { key, keyCode: 0, isComposing: false, ...of }));

it('keys of a composition are heard by nobody else, what begins one and all others are (ENG-040)', () => {
  for (const key of ['Enter', 'Escape', 'ArrowDown', 'Tab', 'a']) press(key, { isComposing: true });
  // Safari ends the composition before it tells of the key that ended it.
  press('Enter', { keyCode: 229 });
  expect(heard).toEqual([]);
  press('Process', { keyCode: 229 });
  press('a', { keyCode: 229 });
  press('Enter', { keyCode: 13 });
  expect(heard).toEqual(['Process', 'a', 'Enter']);
});
