import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('.nvmrc names the oldest Node that package.json takes, so that the workflow tests on it', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe(`>=${readFileSync('.nvmrc', 'utf8').trim()}`);
});
