/** The places F6 goes through, in the order they stand in the page. */
function regions(): HTMLElement[] {
  // A toast, and what else is fixed to the window, has no offset parent.
  return [...document.querySelectorAll<HTMLElement>('[data-region]')].filter((region) =>
    region.checkVisibility(),
  );
}

const FOCUSABLE =
  'input:not([disabled]):not([type=hidden]), select, textarea, button:not([disabled]):not([tabindex="-1"]), a[href], [tabindex="0"]';

/** Moves the focus to the next or previous region's first control; regions without one are passed over. */
export function stepRegion(step: 1 | -1): void {
  const all = regions();
  if (all.length === 0) return;
  const here = document.activeElement?.closest<HTMLElement>('[data-region]') ?? null;
  const from = here ? all.indexOf(here) : step === 1 ? -1 : 0;
  for (let passed = 1; passed <= all.length; passed += 1) {
    const region = all[(from + step * passed + all.length * passed) % all.length]!;
    if (enter(region)) return;
  }
}

function enter(region: HTMLElement): boolean {
  const target = entryOf(region);
  if (!target) return false;
  target.focus();
  // A part that was not seen yet is mounted by the focus; its own way in is known only then.
  queueMicrotask(() => {
    if (target.isConnected) return;
    const name = CSS.escape(region.dataset.region ?? '');
    const mounted = document.querySelector<HTMLElement>(`[data-region="${name}"]`);
    if (mounted) entryOf(mounted)?.focus();
  });
  return true;
}

/** The current tab, the active cell, else the first control. */
function entryOf(region: HTMLElement): HTMLElement | null {
  const preferred = region.querySelector<HTMLElement>(
    '[role="tab"][tabindex="0"], [role="gridcell"][tabindex="0"], [role="rowheader"][tabindex="0"]',
  );
  if (preferred && preferred.closest('[data-region]') === region) return preferred;
  const own = [...region.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.closest('[data-region]') === region && element.offsetParent !== null,
  );
  return own[0] ?? null;
}
