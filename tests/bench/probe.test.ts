import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { installProbe } from './editor/probe.ts';

let browser: Browser;
const steps = new URL('../../scripts/steps/chromium.mjs', import.meta.url).href;

beforeAll(async () => {
  const { provideChromium } = (await import(steps)) as { provideChromium(): Promise<string> };
  const executablePath = process.env.CHROMIUM ?? (await provideChromium());
  browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ['--no-sandbox'] : [] });
});

afterAll(() => browser?.close());

async function openProbed(): Promise<Page> {
  const page = await browser.newPage();
  // As bench-page.ts does: a bundler's name keeper may be called in what is sent as text.
  await page.addInitScript('globalThis.__name = (value) => value');
  await page.addInitScript(installProbe);
  // An address: init scripts run in a page that is navigated to.
  await page.goto('data:text/html,<p>empty</p>');
  return page;
}

/** Longest task after a first screen that is followed by 200 ms of work, so many milliseconds after its frame. */
async function longestWithBlock(page: Page, delay: number | undefined): Promise<number> {
  return await page.evaluate(async (wait) => {
    const block = () => {
      const until = performance.now() + 200;
      while (performance.now() < until);
    };
    const paragraph = document.querySelector('p')!;
    await window.probe.act(
      () => {
        paragraph.textContent = `shown ${wait}`;
        if (wait !== undefined) requestAnimationFrame(() => setTimeout(block, wait));
      },
      () => paragraph.textContent === `shown ${wait}`,
    );
    return await window.probe.longestTaskSince();
  }, delay);
}

test.each([5, 60, 300])('work that blocks the page %d ms after a first screen is seen', async (delay) => {
  const page = await openProbed();
  expect(await longestWithBlock(page, delay)).toBeGreaterThanOrEqual(195);
  await page.close();
});

test('what blocked the page before a first screen is none of what follows it', async () => {
  const page = await openProbed();
  await longestWithBlock(page, 5);
  expect(await longestWithBlock(page, undefined)).toBeLessThan(195);
  await page.close();
});

test('what is waited for is painted with the frame that shows it, not with the one after', async () => {
  const page = await openProbed();
  const frames = await page.evaluate(async () => {
    let count = 0;
    const tick = () => {
      count += 1;
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    const waited: number[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const before = count;
      await window.probe.act(
        () => document.body.append(`${turn}`),
        () => true,
      );
      waited.push(count - before);
    }
    return Math.min(...waited);
  });
  expect(frames).toBe(1);
  await page.close();
});

test('a key is measured to the frame that shows its text', async () => {
  const page = await openProbed();
  await page.evaluate(() => {
    document.body.innerHTML = '<input>';
    document.querySelector('input')!.focus();
    window.probe.arm();
  });
  await page.keyboard.press('x');
  expect(await page.evaluate(() => window.probe.painted)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.querySelector('input')!.value)).toBe('x');
  await page.close();
});
