import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser } from 'playwright';
import { clearRenders, watchRenders } from '../../../e2e/pages/renders.ts';
import { type BenchPage, openPage, type PagePlan } from './bench-page.ts';
import { PAUSE, type Place, Typist } from './keystrokes.ts';

/** What React did for ten keys: commits, and the topmost components that rendered. */
interface Renders {
  readonly commits: number;
  readonly roots: number;
}

/** By the field the keys went into. */
export interface RendersOfFields {
  readonly header: Renders;
  readonly item: Renders;
}

const KEYS = 10;

/** Counted on a page of its own: counting costs time. */
export async function rendersOf(
  browser: Browser,
  plan: PagePlan,
  placeOf: (kind: 'header' | 'item') => Place,
  limit: number,
  showItems: (target: BenchPage) => Promise<void>,
): Promise<RendersOfFields> {
  const watched: PagePlan = {
    ...plan,
    async prepare(context) {
      await plan.prepare?.(context);
      await watchRenders(context as unknown as Parameters<typeof watchRenders>[0]);
    },
  };
  const target = await openPage(browser, watched, limit);
  try {
    const header = await countOf(target, placeOf('header'));
    await showItems(target);
    return { header, item: await countOf(target, placeOf('item')) };
  } finally {
    await target.close();
  }
}

async function countOf(target: BenchPage, place: Place): Promise<Renders> {
  const typist = new Typist(target, place);
  await typist.begin();
  // What was typed before is saved by then, and what the saving draws is drawn.
  await sleep(PAUSE);
  await clearRenders(target.page);
  for (let key = 0; key < KEYS; key += 1) await typist.key(key);
  return await target.page.evaluate(() => {
    const { renders } = window as unknown as { renders: { commits: number; roots: string[] } };
    return { commits: renders.commits, roots: renders.roots.length };
  });
}
