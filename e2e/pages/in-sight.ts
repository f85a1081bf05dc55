import { expect, type Page } from 'playwright/test';

/** What is wrong with how the focus is seen: none, no ring, partly out of the screen or under something else. */
async function focusFault(page: Page): Promise<string | undefined> {
  return await page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return 'nothing has the focus';
    // The options of a list are gone through while its box keeps the focus.
    const optionId = focused.getAttribute('aria-activedescendant');
    const option = optionId ? document.getElementById(optionId) : null;
    const inSight = (element: Element): string | undefined => {
      const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.id} ${element.className}`;
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const isTall = bottom - top > innerHeight / 2;
      // A table may go on at the side, where it scrolls.
      const isInTable = element.closest('[role=grid]') !== null;
      if (!isInTable && (left < -1 || right > innerWidth + 1))
        return `${name} is cut at the side: ${left} to ${right}`;
      if (!isTall && (top < -1 || bottom > innerHeight + 1)) {
        return `${name} is cut: ${top} to ${bottom} of ${innerHeight}`;
      }
      const [first, last] = [Math.max(top, 0) + 3, Math.min(bottom, innerHeight) - 3];
      if (first > last) return `${name} is out of sight: ${top} to ${bottom}`;
      for (const [x, y] of [
        [(Math.max(left, 0) + Math.min(right, innerWidth)) / 2, (first + last) / 2],
        [Math.max(left, 0) + 3, first],
        [Math.min(right, innerWidth) - 3, last],
      ] as const) {
        const over = document.elementFromPoint(x, y);
        // A label, a box and what stands in it belong together.
        const isOwn =
          over &&
          (element.contains(over) || over.contains(element) || over.closest('.box')?.contains(element));
        if (!isOwn) return `${name} lies under ${over?.outerHTML.slice(0, 120)} at ${x}, ${y}`;
      }
      return undefined;
    };
    const isRinged = (element: Element | null | undefined) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const holders = [
      focused,
      focused.closest('.box'),
      focused.closest('.MuiCheckbox-root'),
      focused.closest('label'),
    ];
    // A title or page that was only gone to, not tabbed to, needs no ring.
    const isControl = (focused as HTMLElement).tabIndex >= 0;
    if (isControl && !holders.some(isRinged)) return `no ring around ${focused.outerHTML.slice(0, 160)}`;
    return inSight(focused) ?? (option ? inSight(option) : undefined);
  });
}

/** The focus has a ring, is wholly in sight and under nothing. */
export async function expectFocusInSight(page: Page, state: string): Promise<void> {
  await expect.poll(() => focusFault(page), { message: `focus: ${state}` }).toBeUndefined();
}

/** Tabs through `count` controls, each of which must be in sight. */
export async function tabInSight(page: Page, state: string, count: number): Promise<void> {
  for (let tabs = 1; tabs <= count; tabs += 1) {
    await page.keyboard.press('Tab');
    await expectFocusInSight(page, `${state}, Tab ${tabs}`);
  }
}

/** Nothing is wider than the screen but tables in a scroller of their own, and nothing is cut off at a side. */
export async function expectOneWay(page: Page, state: string): Promise<void> {
  const faults = await page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName}.${element.className} ${element.textContent?.slice(0, 40)}`;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.visually-hidden, .skip-link, [role=grid], table');
    const all = [...document.querySelectorAll<HTMLElement>('body *')].filter(isSeen);
    const scrollers = all.filter(
      (element) =>
        element.scrollWidth > element.clientWidth + 1 &&
        /auto|scroll/.test(getComputedStyle(element).overflowX) &&
        !element.querySelector('[role=grid], table'),
    );
    const cut = all.filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (left < -1 || right > innerWidth + 1) && !element.closest('.grid-scroll');
    });
    return [
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : []),
      ...scrollers.map((element) => `scrolls sideways: ${name(element)}`),
      ...cut.map((element) => `cut off: ${name(element)}`),
    ];
  });
  expect(faults, state).toEqual([]);
}
