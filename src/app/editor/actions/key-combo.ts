/** True where Cmd stands for Ctrl. */
const isMac = typeof navigator !== 'undefined' && /^Mac|^iP/.test(navigator.platform);

/**
 * Does the key press mean this combination, written as 'Ctrl+Shift+Z', 'F8', 'Alt+PageDown' or '?'? Ctrl stands for
 * Cmd as well; a letter is known by its place where the keyboard writes another alphabet.
 */
export function isPressed(event: KeyboardEvent, combo: string): boolean {
  const { modifiers, key } = parts(combo);
  const isCharacter = key.length === 1 && !/[a-z]/i.test(key);
  if ((event.ctrlKey || event.metaKey) !== modifiers.has('Ctrl')) return false;
  if (event.altKey !== modifiers.has('Alt')) return false;
  // Which characters need Shift is the keyboard's affair.
  if (!isCharacter && event.shiftKey !== modifiers.has('Shift')) return false;
  return keyOf(event).toLowerCase() === key.toLowerCase();
}

/** The combination as it stands on buttons and in lists. */
export function shownCombo(combo: string): string {
  return isMac ? combo.replace('Ctrl', 'Cmd') : combo;
}

/** The key press that the combination means, for a control that handles it itself. */
export function pressOf(combo: string): KeyboardEventInit {
  const { modifiers, key } = parts(combo);
  return {
    key: key.length === 1 ? key.toLowerCase() : key,
    ctrlKey: modifiers.has('Ctrl'),
    shiftKey: modifiers.has('Shift'),
    altKey: modifiers.has('Alt'),
    bubbles: true,
    cancelable: true,
  };
}

/** True for a combination that is a character a person may want to type. */
export function isTypeable(combo: string): boolean {
  return combo.length === 1;
}

const NAMES: Readonly<Record<string, string>> = {
  Down: 'ArrowDown',
  Up: 'ArrowUp',
  Left: 'ArrowLeft',
  Right: 'ArrowRight',
};

function parts(combo: string): { modifiers: ReadonlySet<string>; key: string } {
  const pieces = combo.split('+');
  const key = pieces.pop()!;
  return { modifiers: new Set(pieces), key: NAMES[key] ?? key };
}

function keyOf({ key, code }: KeyboardEvent): string {
  const isForeignLetter = key.length === 1 && key.charCodeAt(0) > 127;
  return isForeignLetter && /^Key[A-Z]$/.test(code) ? code.slice(3) : key;
}
