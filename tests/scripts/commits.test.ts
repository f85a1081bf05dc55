import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

const { faultOfMessage, writtenMessage } = await import(
  new URL('../../scripts/steps/commit-messages.mjs', import.meta.url).href
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tidewaiter-commits-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Git of nobody, with nobody's settings. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  ...{ GIT_AUTHOR_NAME: 'a', GIT_AUTHOR_EMAIL: 'a@example.com' },
  ...{ GIT_COMMITTER_NAME: 'a', GIT_COMMITTER_EMAIL: 'a@example.com' },
};
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, env, encoding: 'utf8' });
const commit = (message: string, ...args: string[]) => {
  writeFileSync(join(folder, 'file'), message);
  git('add', '.');
  return spawnSync('git', ['commit', '-m', message, ...args], { cwd: folder, env, encoding: 'utf8' });
};
const check = (cwd = folder) =>
  spawnSync(process.execPath, ['scripts/check-commit.mjs'], { cwd, env, encoding: 'utf8' });

it('a subject has a scope and at most 60 characters, and its story below an empty line', () => {
  const sixty = `sign-in: ${'ü'.repeat(51)}`;
  expect([...sixty]).toHaveLength(60);
  for (const good of ['sending: 408 is unknown', sixty, 'a: b\n\nA story.\nOf two lines.', 'a: b\n']) {
    expect(faultOfMessage(good)).toBeUndefined();
  }
  expect(faultOfMessage(`${sixty}ü`)).toBe(
    'The subject has 61 characters and may have 60: the story stands in the body.',
  );
  for (const bare of ['Sending is mended', 'Sending: mended', 'sending:mended', 'sending: ', ': a', '']) {
    expect(faultOfMessage(bare), bare).toContain('begins with its scope');
  }
  expect(faultOfMessage('a: b\nand more')).toContain('empty line');
});

it("of a message in git's editor neither comments count nor what it shows below", () => {
  const shown = `# ------------------------ >8 ------------------------\n+${'x'.repeat(90)}`;
  expect(writtenMessage(`\n# Say it.\na: b\n\nWhy.\n${shown}`)).toBe('a: b\n\nWhy.');
});

it('the hook refuses a commit told otherwise, and lets through what git tells by itself', () => {
  git('init', '-q');
  git('config', 'core.hooksPath', resolve('.githooks'));
  const refused = commit('Mended');
  expect(refused.status).not.toBe(0);
  expect(refused.stderr).toContain('begins with its scope');
  expect(commit('sending: mended').status).toBe(0);
  expect(commit('fixup! sending: mended').status).toBe(0);
});

it('commits after the rule are checked, and none before it nor a merge', () => {
  git('init', '-q', '-b', 'main');
  expect(check(process.cwd()).status, 'the commits of this project').toBe(0);
  commit('Before the rule');
  cpSync('scripts/check-commit.mjs', join(folder, 'scripts/check-commit.mjs'));
  cpSync('scripts/steps/commit-messages.mjs', join(folder, 'scripts/steps/commit-messages.mjs'));
  commit('Brings the rule');
  commit('a: b');
  git('checkout', '-q', '-b', 'side', 'HEAD~1');
  git('commit', '-q', '--allow-empty', '-m', 'side: c\n\nWhy.');
  git('checkout', '-q', 'main');
  git('merge', '-q', '--no-ff', 'side');
  expect(check()).toMatchObject({ status: 0, stdout: '2 commits are told as CONTRIBUTING.md wants.\n' });

  commit('After the rule');
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr).toMatch(/^[0-9a-f]+ After the rule\n {2}The subject begins with its scope/);
  expect(stderr).not.toContain('Before');
});

it('a clone without its history, and a folder without git, are told and pass', () => {
  cpSync('scripts', join(folder, 'scripts'), { recursive: true });
  expect(check()).toMatchObject({ status: 0, stdout: expect.stringContaining('git has no history here') });
  git('init', '-q');
  commit('Brings the rule');
  expect(check().stdout).toBe('0 commits are told as CONTRIBUTING.md wants.\n');
  commit('After the rule');
  const shallow = join(folder, 'shallow');
  git('clone', '-q', '--depth', '1', `file://${folder}`, shallow);
  expect(check(shallow)).toMatchObject({
    status: 0,
    stdout: 'No commit is checked: the clone is a shallow one.\n',
  });
});
