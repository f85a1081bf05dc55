import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';

const { auditDependencies, judgeAudit } = await import(
  new URL('../../scripts/steps/audit.mjs', import.meta.url).href
);

/** As npm 11 reports vulnerabilities of packages by their level. */
function reported(levels: Readonly<Record<string, string>>): string {
  const advisory = {
    source: 1,
    title: 'Reads too much',
    url: 'https://advisories.example/1',
    range: '<2.0.0',
  };
  const vulnerabilities = Object.entries(levels).map(([name, severity]) => [
    name,
    {
      ...{ name, severity, isDirect: true, effects: [], range: '<2.0.0', fixAvailable: true },
      via: [
        { ...advisory, name, dependency: name, severity, cwe: [], cvss: { score: 0, vectorString: null } },
      ],
      nodes: [`node_modules/${name}`],
    },
  ]);
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities: Object.fromEntries(vulnerabilities) });
}

/** As npm 11 says that it got no answer. */
const refused = {
  message: '405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk',
  method: 'POST',
  statusCode: 405,
  body: '',
  error: { summary: '', detail: '' },
};

it('a vulnerability of level high or more fails, and is named with what is known of it', () => {
  for (const level of ['high', 'critical']) {
    const { passed, words } = judgeAudit(reported({ saxes: level, ajv: 'low' }));
    expect(passed).toBe(false);
    expect(words).toBe(`saxes <2.0.0 (${level}): Reads too much https://advisories.example/1`);
  }
});

it('none, or of lower levels only, passes', () => {
  expect(judgeAudit(reported({}))).toEqual({
    passed: true,
    words: 'No package is known to be vulnerable of level high or more.',
  });
  const { passed, words } = judgeAudit(reported({ saxes: 'moderate', ajv: 'low' }));
  expect(passed).toBe(true);
  expect(words).toContain('2 of a lower level');
});

it('a registry that does not answer an audit passes, and is told in one line', () => {
  const away = { message: 'request to x failed, reason: getaddrinfo ENOTFOUND x', error: { summary: '' } };
  for (const output of [JSON.stringify(refused), JSON.stringify(away), undefined]) {
    const { passed, words } = judgeAudit(output);
    expect(passed).toBe(true);
    expect(words).toMatch(/^Not audited, the registry does not answer: .+$/);
  }
});

it('npm that could not ask fails', () => {
  const noLock = {
    error: { code: 'ENOLOCK', summary: 'This command requires an existing lockfile.', detail: '' },
  };
  expect(judgeAudit(JSON.stringify(noLock))).toEqual({
    passed: false,
    words: 'npm audit gave no report: This command requires an existing lockfile.',
  });
  for (const output of ['', 'npm: not found', '{}', 'null']) expect(judgeAudit(output).passed).toBe(false);
});

it('npm asks the registry about the packages of this project', async () => {
  const advisory = { id: 1, url: 'https://advisories.example/1', title: 'Reads too much', cwe: [] };
  const known = { ...advisory, severity: 'high', vulnerable_versions: '*', cvss: { score: 7 } };
  const registry = createServer((request, response) => {
    request.resume();
    response.statusCode = request.method === 'POST' ? 200 : 404;
    response.end(JSON.stringify(request.method === 'POST' ? { 'bwip-js': [known] } : {}));
  }).listen(0, '127.0.0.1');
  await once(registry, 'listening');
  const { port } = registry.address() as AddressInfo;
  // Npm keeps what it made of an advisory.
  const cache = mkdtempSync(join(tmpdir(), 'tidewaiter-audit-'));
  vi.stubEnv('npm_config_cache', cache);
  vi.stubEnv('npm_config_registry', `http://127.0.0.1:${port}/`);
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    expect(await auditDependencies()).toBe(1);
    expect(told).toHaveBeenCalledWith(expect.stringMatching(/^bwip-js .*\(high\): Reads too much/));
  } finally {
    vi.unstubAllEnvs();
    told.mockRestore();
    registry.close();
    registry.closeAllConnections();
    rmSync(cache, { recursive: true, force: true });
  }
});
