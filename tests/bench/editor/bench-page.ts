import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import { installProbe } from './probe.ts';

/** One engine with one size, mounted once and kept open, in a renderer process of its own. */
export interface BenchPage {
  readonly engine: string;
  readonly items: number;
  readonly page: Page;
  readonly cdp: CDPSession;
  /** Milliseconds from the start of the navigation to the first paint with all fields it shows at first. */
  readonly firstRender: number;
  close(): Promise<void>;
}

/** What has to be known to open a page of an engine. */
export interface PagePlan {
  readonly engine: string;
  readonly items: number;
  readonly address: string;
  /** Runs in the page: the fields stand there. Gets `items`. */
  readonly isReady: (items: number) => boolean;
  /** Sign-in and the like, before the page is asked for. */
  prepare?(context: BrowserContext): Promise<void>;
}

/** Opens a page; throws when it does not stand after `limit` milliseconds, or says why it broke. */
export async function openPage(browser: Browser, plan: PagePlan, limit: number): Promise<BenchPage> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    // A bundler's name keeper may be called in what is sent as text.
    await context.addInitScript('globalThis.__name = (value) => value');
    await plan.prepare?.(context);
    await context.addInitScript(installProbe);
    const page = await context.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const cdp = await context.newCDPSession(page);
    const open = async () => {
      await page.goto(plan.address, { timeout: 0, waitUntil: 'commit' });
      return await page.evaluate(
        `window.probe.ready(() => (${String(plan.isReady)})(${plan.items}))` as string,
      );
    };
    const firstRender = (await withLimit(open(), limit, () => faults[0])) as number;
    await cdp.send('Performance.enable');
    const close = () => closeHard(context);
    return { engine: plan.engine, items: plan.items, page, cdp, firstRender, close };
  } catch (error) {
    await closeHard(context);
    throw error;
  }
}

/** What was waited for took longer than its limit. */
export class LimitError extends Error {
  override readonly name = 'LimitError';
}

/** Rejects after `limit` milliseconds. */
export async function withLimit<T>(
  work: Promise<T>,
  limit: number,
  reason: () => string | undefined = () => undefined,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new LimitError(reason() ?? `not done within ${limit / 1000} s`)), limit);
  });
  work.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** A page that is busy cannot answer; it ends with its browser at the latest. */
async function closeHard(context: BrowserContext): Promise<void> {
  await withLimit(context.close(), 10_000).catch(() => undefined);
}

/** The browser's own counter: milliseconds of script on the page's main thread since it was opened. */
export async function scriptTime({ cdp }: BenchPage): Promise<number> {
  return (await metric(cdp, 'ScriptDuration')) * 1000;
}

/** Megabytes (10^6) of the page's JavaScript heap after a collection. */
export async function heapOf({ cdp }: BenchPage): Promise<number> {
  for (let turn = 0; turn < 2; turn += 1) await cdp.send('HeapProfiler.collectGarbage');
  return (await metric(cdp, 'JSHeapUsedSize')) / 1e6;
}

async function metric(cdp: CDPSession, wanted: string): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === wanted);
  if (!found) throw new Error(`This Chromium has no counter ${wanted}.`);
  return found.value;
}

/** All nodes of the document: elements, texts and comments. */
export async function nodesOf({ page }: BenchPage): Promise<number> {
  return await page.evaluate(() => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_ALL);
    let count = 1;
    while (walker.nextNode()) count += 1;
    return count;
  });
}
