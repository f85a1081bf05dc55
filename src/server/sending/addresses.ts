import { type Environment, environments } from './environment.ts';

/** Whether a text is an address of one of these protocols (`https:`). */
export function isAddress(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

/** Whether what goes there is encrypted, or stays on this machine (D-01). */
export function isSecureAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
}

/** Whether what goes there is a legal declaration to HMRC. */
export function isHmrcProduction(address: string): boolean {
  return URL.canParse(address) && new URL(withoutFinalDot(address)).hostname === 'api.service.hmrc.gov.uk';
}

/** The same address, however its host is written: a host with a final dot is the host. */
function withoutFinalDot(address: string): string {
  const url = new URL(address);
  url.hostname = url.hostname.replace(/\.+$/, '');
  return url.href;
}

function isSame(one: string, other: string | undefined): boolean {
  return other !== undefined && withoutFinalDot(one) === withoutFinalDot(other);
}

export interface Addresses {
  readonly urls: Readonly<Partial<Record<Environment, string>>>;
  /** What is wrong with the text, each a sentence that lacks its subject. */
  readonly faults: readonly string[];
}

/**
 * Addresses for each environment, `TT=https://one.example PROD=https://other.example`; one without a name is for TT
 * and TDR. What is meant for PROD goes nowhere else, and nothing else goes there.
 */
export function addressesIn(text: string, mustBeSecure: boolean): Addresses {
  if (text === '') return { urls: {}, faults: [] };
  const faults: string[] = [];
  const urls: Partial<Record<Environment, string>> = {};
  for (const part of text.split(/\s+/)) {
    const [, name, address] = /^(?:([A-Z]+)=)?(.*)$/.exec(part)!;
    if (name !== undefined && !environments.some((one) => one === name)) {
      faults.push(`names ${name}, which is no environment: ${environments.join(', ')}.`);
    } else if (!isAddress(address!, ['http:', 'https:'])) {
      faults.push(`must be addresses that begin with https:// or http://, got "${address}".`);
    } else if (mustBeSecure && !isSecureAddress(address!)) {
      faults.push(`must begin with https:// in production (localhost apart), got "${address}".`);
    } else {
      const url = address!.replace(/\/+$/, '');
      for (const one of name === undefined ? (['TT', 'TDR'] as const) : [name as Environment])
        urls[one] = url;
    }
  }
  for (const one of ['TT', 'TDR'] as const) {
    const url = urls[one];
    if (url !== undefined && (isHmrcProduction(url) || isSame(url, urls.PROD)))
      faults.push(`would send messages for ${one} to the live ${url}.`);
  }
  return { urls, faults };
}
