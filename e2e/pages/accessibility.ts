import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from 'playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeViolation {
  readonly id: string;
  readonly help: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** Fails with every finding of axe on the page as it stands. */
export async function expectAccessible(page: Page, state: string): Promise<void> {
  // Evaluated by the test's own channel, which the page's Content-Security-Policy does not govern.
  await page.evaluate(axeSource);
  const { violations, rulesPassed } = await page.evaluate(async () => {
    const { axe } = window as unknown as {
      axe: { run(): Promise<{ violations: AxeViolation[]; passes: unknown[] }> };
    };
    const result = await axe.run();
    return { violations: result.violations, rulesPassed: result.passes.length };
  });
  expect(rulesPassed, 'axe looked at something').toBeGreaterThan(10);
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${help}\n${html}\n${failureSummary ?? ''}`),
  );
  expect(findings, `axe on ${state}`).toEqual([]);
}
