import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

interface Look {
  readonly isDark: boolean;
  readonly rulesPassed: number;
  readonly violations: readonly AxeViolation[];
}

/** The rules whose verdict colours decide. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with every finding of axe on the page, looked at once it is at rest. In dark colours only what colours decide is
 * asked: the journeys go the same ways in light ones.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  await waitForSaves(page);
  let found = await look(page);
  if (found === undefined) {
    // Evaluated by the test's own channel, which the page's Content-Security-Policy does not govern.
    await page.evaluate(axeSource);
    found = await look(page);
  }
  const { isDark, rulesPassed, violations } = found!;
  expect(rulesPassed, 'axe looked at something').toBeGreaterThan(isDark ? 0 : 10);
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  );
  expect(findings, `axe on ${state}`).toEqual([]);
}

/** A save on its way changes words and colours when it is through; one that a test holds back is looked at. */
async function waitForSaves(page: Page): Promise<void> {
  const saving = page.locator('.save-state').getByText('Saving…', { exact: true });
  await expect(saving)
    .toHaveCount(0, { timeout: 5000 })
    .catch(() => {});
}

/** What axe finds once nothing moves; undefined in a document that it has not been brought to. */
function look(page: Page): Promise<Look | undefined> {
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as {
      axe?: { run(options: object): Promise<{ violations: AxeViolation[]; passes: unknown[] }> };
    };
    if (axe === undefined) return undefined;
    // A colour on its way to another is no colour of a state; what goes on for ever (a progress) is not waited for.
    const passing = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState !== 'finished' && effect?.getComputedTiming().iterations !== Infinity,
        );
    for (let moving = passing(); moving.length > 0; moving = passing()) {
      await Promise.all(moving.map((animation) => animation.finished.catch(() => {})));
    }
    const isDark = matchMedia('(prefers-color-scheme: dark)').matches;
    // Of what passes its number is enough, and what is found is told by its HTML. Else axe writes down places of both, and
    // reads every style sheet anew for a rule that is off.
    const options = {
      resultTypes: ['violations'],
      selectors: false,
      preload: { assets: ['media'] },
      ...(isDark ? { runOnly: rules } : {}),
    };
    const { violations, passes } = await axe.run(options);
    return { isDark, violations, rulesPassed: passes.length };
  }, colourRules);
}
