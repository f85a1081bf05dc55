/** Keys that tables and lists handle themselves; words are the locale's `keys.{id}.{words}`. */
export interface TableKeys {
  readonly id: 'table' | 'items' | 'tree' | 'codes';
  readonly keys: readonly { readonly words: string; readonly combos: readonly string[] }[];
}

export const tableKeys: readonly TableKeys[] = [
  {
    id: 'table',
    keys: [
      { words: 'move', combos: ['Up', 'Down', 'Left', 'Right'] },
      { words: 'edge', combos: ['Ctrl+Up', 'Ctrl+Down', 'Ctrl+Left', 'Ctrl+Right'] },
      { words: 'ends', combos: ['Home', 'End', 'Ctrl+Home', 'Ctrl+End'] },
      { words: 'page', combos: ['PageUp', 'PageDown'] },
      { words: 'along', combos: ['Tab', 'Shift+Tab'] },
      { words: 'down', combos: ['Enter', 'Shift+Enter'] },
      { words: 'edit', combos: ['F2'] },
      { words: 'restore', combos: ['Escape'] },
      { words: 'select', combos: ['Shift+Up', 'Shift+Down', 'Shift+Left', 'Shift+Right'] },
      { words: 'all', combos: ['Ctrl+A'] },
      { words: 'fill', combos: ['Ctrl+D'] },
      { words: 'clear', combos: ['Delete'] },
      { words: 'clipboard', combos: ['Ctrl+C', 'Ctrl+X', 'Ctrl+V'] },
      { words: 'today', combos: ['Ctrl+;'] },
    ],
  },
  {
    id: 'items',
    keys: [
      { words: 'move', combos: ['Up', 'Down', 'PageUp', 'PageDown', 'Home', 'End'] },
      { words: 'open', combos: ['Enter'] },
      { words: 'choose', combos: ['Space', 'Shift+Up', 'Shift+Down'] },
      { words: 'all', combos: ['Ctrl+A'] },
      { words: 'clipboard', combos: ['Ctrl+C', 'Ctrl+V'] },
    ],
  },
  {
    id: 'tree',
    keys: [
      { words: 'fold', combos: ['Right', 'Left'] },
      { words: 'among', combos: ['Alt+Shift+Up', 'Alt+Shift+Down'] },
      { words: 'level', combos: ['Alt+Shift+Right', 'Alt+Shift+Left'] },
      { words: 'clipboard', combos: ['Ctrl+X', 'Ctrl+V'] },
    ],
  },
  {
    id: 'codes',
    keys: [
      { words: 'move', combos: ['Up', 'Down', 'PageUp', 'PageDown'] },
      { words: 'take', combos: ['Enter'] },
      { words: 'keep', combos: ['Escape'] },
    ],
  },
];
