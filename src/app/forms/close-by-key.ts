/** Closes a dialog with a form by its Esc: a click beside it would lose what was typed. */
export function byKey(close: () => void): (event: object, reason: string) => void {
  return (_event, reason) => {
    if (reason === 'escapeKeyDown') close();
  };
}
