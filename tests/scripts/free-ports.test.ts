import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { freePorts } from '../support/ports.ts';

const file = fileURLToPath(new URL('../support/ports.ts', import.meta.url));

it('ports of tests are given once while the process that asked for them lives, whichever process asks', async () => {
  const first = await freePorts(400);
  const second = await freePorts(400);
  // Of so few ports two processes would find many in common.
  const ask = `import { freePorts } from ${JSON.stringify(file)}; console.log(JSON.stringify(await freePorts(400)));`;
  const other = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', ask], {
    cwd: fileURLToPath(new URL('../../', import.meta.url)),
  });
  const third = JSON.parse(other.stdout.toString()) as number[];
  expect(new Set([...first, ...second, ...third]).size).toBe(1200);
});

it('a port that is listened on is not given, and one that is given can be listened on', async () => {
  const [port] = (await freePorts(1)) as [number];
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '0.0.0.0', resolve);
  });
  expect(await freePorts(200)).not.toContain(port);
  server.close();
});

it.skipIf(process.platform !== 'linux')('no port is one that connections going out may take', async () => {
  const [lowest] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').split(/\s+/).map(Number);
  for (const port of await freePorts(200)) expect(port).toBeLessThan(lowest!);
});
