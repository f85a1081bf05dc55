import type { Browser } from 'playwright';
import { clearRenders, watchRenders } from '../../../e2e/pages/renders.ts';
import { openPage, type PagePlan } from './bench-page.ts';
import { type Place, Typist } from './keystrokes.ts';

/** What React did for ten keys: commits, and the topmost components that rendered. */
export interface Renders {
  readonly commits: number;
  readonly roots: number;
}

const KEYS = 10;

/** Counted on a page of its own: counting costs time. */
export async function rendersOf(
  browser: Browser,
  plan: PagePlan,
  place: Place,
  limit: number,
  show: (target: Awaited<ReturnType<typeof openPage>>) => Promise<void>,
): Promise<Renders> {
  const watched: PagePlan = {
    ...plan,
    async prepare(context) {
      await plan.prepare?.(context);
      await watchRenders(context as unknown as Parameters<typeof watchRenders>[0]);
    },
  };
  const target = await openPage(browser, watched, limit);
  try {
    await show(target);
    const typist = new Typist(target, place);
    await typist.begin();
    await clearRenders(target.page);
    for (let key = 0; key < KEYS; key += 1) await typist.key(key);
    return await target.page.evaluate(() => {
      const { renders } = window as unknown as { renders: { commits: number; roots: string[] } };
      return { commits: renders.commits, roots: renders.roots.length };
    });
  } finally {
    await target.close();
  }
}
