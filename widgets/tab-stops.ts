const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]';

/** What Tab goes through, in its order. */
export function tabStops(within: ParentNode): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (element) => element.tabIndex >= 0 && !element.matches(':disabled') && element.offsetParent !== null,
  );
}

/** Focuses a control as Tab does, which selects what a box holds. */
export function tabInto(control: HTMLElement | undefined): void {
  control?.focus();
  if (control instanceof HTMLInputElement) control.select();
}

export function isBehind(place: Node, other: Node): boolean {
  return (place.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
