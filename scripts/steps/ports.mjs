// The ports Tidewaiter is about to listen on: free ones, told apart by the setting that names each.
import { createServer } from 'node:net';

/**
 * Throws a sentence naming the setting when a port is no port, is given twice, or is taken on any address of
 * this machine: a browser that asks for localhost may come by IPv4 or by IPv6.
 * @param {Record<string, string>} portsBySetting
 */
export async function requireFreePorts(portsBySetting) {
  const settingOf = new Map();
  for (const [setting, text] of Object.entries(portsBySetting)) {
    const port = Number(text);
    if (!/^\d+$/.test(text) || port < 1 || port > 65535) {
      throw new Error(`${setting} must be a port between 1 and 65535, not "${text}".`);
    }
    if (settingOf.has(port)) {
      throw new Error(
        `${settingOf.get(port)} and ${setting} are both ${port}; give one of them another port.`,
      );
    }
    settingOf.set(port, setting);
  }
  for (const [port, setting] of settingOf) {
    const problem = await problemOf(port);
    if (problem === 'EADDRINUSE') {
      throw new Error(`Port ${port} is in use; end what listens there or set ${setting} to another port.`);
    }
    if (problem === 'EACCES') {
      throw new Error(`This user may not listen on port ${port}; set ${setting} to one above 1023.`);
    }
  }
}

async function problemOf(port) {
  for (const host of ['127.0.0.1', '::1', '0.0.0.0', '::']) {
    const code = await listenOnce(port, host);
    if (code === 'EADDRINUSE' || code === 'EACCES') return code;
  }
  return undefined;
}

/** The error code of listening there, undefined when that went well. A machine without IPv6 has no such address. */
function listenOnce(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code));
    server.listen({ port, host, ipv6Only: host.includes(':') }, () => server.close(() => resolve(undefined)));
  });
}
