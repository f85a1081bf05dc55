import { expect, type Page, type Request } from 'playwright/test';

/**
 * From the next page on counts what React renders. React tells its developer tools of every commit; a fiber that
 * did work carries the flag 1.
 */
export async function watchRenders(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const counts = { commits: 0, roots: [] as string[] };
    interface Fiber {
      tag: number;
      flags: number;
      child: Fiber | null;
      sibling: Fiber | null;
      alternate: Fiber | null;
      stateNode: unknown;
    }
    const isFunction = ({ tag }: Fiber) => tag === 0 || tag === 14 || tag === 15 || tag === 11;
    const label = (fiber: Fiber): string => {
      for (let at: Fiber | null = fiber; at; at = at.child) {
        if (at.stateNode instanceof HTMLElement) return `${at.stateNode.tagName}.${at.stateNode.className}`;
      }
      return '?';
    };
    const walk = (fiber: Fiber | null, before: Fiber | null) => {
      for (let at = fiber; at; at = at.sibling) {
        if (before && at.alternate === null) counts.roots.push(`mounted ${label(at)}`);
        else if (isFunction(at) && at.alternate && (at.flags & 1) !== 0 && at !== at.alternate) {
          counts.roots.push(label(at));
        } else if (at.alternate === null || at.child !== at.alternate.child) walk(at.child, at.alternate);
      }
    };
    Object.assign(window, {
      renders: counts,
      __REACT_DEVTOOLS_GLOBAL_HOOK__: {
        supportsFiber: true,
        inject: () => 1,
        onCommitFiberUnmount: () => undefined,
        onPostCommitFiberRoot: () => undefined,
        onCommitFiberRoot: (_id: number, root: { current: Fiber }) => {
          counts.commits += 1;
          walk(root.current.child, root.current.alternate);
        },
      },
    });
  });
}

/** Counts from zero again. */
export async function clearRenders(page: Page): Promise<void> {
  await page.evaluate(() =>
    Object.assign((window as unknown as { renders: object }).renders, { commits: 0, roots: [] }),
  );
}

/** Waits for half a second in which nothing rendered and no call lasted: what a page fetches late has come by then. */
export async function waitForQuiet(page: Page): Promise<void> {
  const commits = () =>
    page.evaluate(() => (window as unknown as { renders: { commits: number } }).renders.commits);
  for (let before = -1, now = await commits(); now !== before; now = await commits()) {
    before = now;
    await page.waitForTimeout(500);
    await expect(page.locator('.loading')).toHaveCount(0);
  }
}

/**
 * Types two keys, the second while the first is being saved, and waits until all that follows from them was rendered. The
 * answer is held back, so whatever a later key renders is that key's alone.
 */
export async function typeWhileSaving(page: Page, [first, second]: readonly [string, string]): Promise<void> {
  const isSaving = (request: Request) => request.method() === 'PATCH';
  await page.route('**/api/**', (route, request) => (isSaving(request) ? undefined : route.fallback()));
  const saving = page.waitForRequest(isSaving);
  await page.keyboard.type(first);
  await saving;
  await page.keyboard.type(second);
  await waitForQuiet(page);
}

/** The topmost components that rendered, by their first element: 'DIV.field'. */
export async function renderedRoots(page: Page): Promise<readonly string[]> {
  return await page.evaluate(() => (window as unknown as { renders: { roots: string[] } }).renders.roots);
}
