import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** The rules whose verdict colours decide. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * Fails with every finding of axe on the page as it stands. In dark colours only what colours decide is asked: the
 * journeys go the same ways in light ones.
 */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Evaluated by the test's own channel, which the page's Content-Security-Policy does not govern.
  await page.evaluate(axeSource);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  let { violations, rulesPassed } = await look(page, isDark);
  // What the page was just doing, such as saving, may have changed a colour while axe looked.
  if (violations.length > 0) ({ violations, rulesPassed } = await look(page, isDark));
  expect(rulesPassed, 'axe looked at something').toBeGreaterThan(isDark ? 0 : 10);
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  );
  expect(findings, `axe on ${state}`).toEqual([]);
}

function look(page: Page, isDark: boolean): Promise<{ violations: AxeViolation[]; rulesPassed: number }> {
  return page.evaluate(
    async (runOnly) => {
      const { axe } = window as unknown as {
        axe: { run(options: object): Promise<{ violations: AxeViolation[]; passes: unknown[] }> };
      };
      // A colour on its way to another is no colour of a state; what goes on for ever (a progress) is not waited for.
      const passing = document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity);
      await Promise.all(passing.map((animation) => animation.finished.catch(() => {})));
      const result = await axe.run(runOnly ? { runOnly } : {});
      return { violations: result.violations, rulesPassed: result.passes.length };
    },
    isDark ? colourRules : undefined,
  );
}
