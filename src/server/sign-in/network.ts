/**
 * The line behind an address, as attempts are counted: an IPv4 address by itself; of an IPv6 address the first 64 bits,
 * because whoever has such a network has every address in it.
 */
export function networkOf(ip: string): string {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (mapped !== undefined) return mapped;
  if (!ip.includes(':')) return ip;
  const [head = [], tail = []] = ip.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...zeros, ...tail].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
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
