import { isIP, SocketAddress } from 'node:net';

/** Where all come from whose address is none: one place, so that nobody gets out of it by writing another. */
const nowhere = 'nowhere';

/** Whether it can be told what line is behind what a proxy, or the system, calls the address of a caller. */
export function isOfNetwork(ip: string): boolean {
  return addressIn(ip) !== undefined;
}

/**
 * The line behind an address, as attempts are counted: an IPv4 address by itself, also where it is written as one of IPv6;
 * of an IPv6 address the first 64 bits, because whoever has such a network has every address in it. A port that a proxy
 * writes behind it, and the zone of an address within one network, say nothing of the line.
 */
export function networkOf(ip: string): string {
  const address = addressIn(ip);
  if (address === undefined) return nowhere;
  if (!address.includes(':')) return address;
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  return `${[...head, ...zeros, ...tail].slice(0, 4).join(':')}::/64`;
}

/** As the system writes it, without a port, brackets or a zone: an IPv4 address, or an IPv6 one that stands for none. */
function addressIn(ip: string): string | undefined {
  const [, bracketed, before] = /^(?:\[([^\]]*)\](?::\d*)?|(.*):\d*)$/.exec(ip) ?? [];
  const found = [ip, bracketed, before]
    .map((one) => one?.replace(/%.*$/, '') ?? '')
    .find((one) => isIP(one) > 0);
  if (found === undefined || isIP(found) === 4) return found;
  const { address } = new SocketAddress({ address: found, family: 'ipv6' });
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(address) ?? [];
  return mapped ?? address;
}

/**
 * What lies ever closer around a network, as `networkOf` writes it: 16, 24 and 32 bits of IPv4; of IPv6 the 32 bits of a
 * provider, the 48 of a site, the 56 of a house and the 64 of a line.
 */
export function surroundingsOf(network: string): readonly string[] {
  if (!network.includes(':')) {
    const parts = network.split('.');
    return [2, 3, 4].map((count) => parts.slice(0, count).join('.'));
  }
  const [first, second, third, fourth = '0'] = network.split('::')[0]!.split(':');
  const house = fourth.padStart(4, '0').slice(0, 2);
  const [provider, site] = [`${first}:${second}`, `${first}:${second}:${third}`];
  return [provider, site, `${site}:${house}`, network];
}
