import { expect, type Product } from './product.ts';

const headers = { accept: 'application/vnd.hmrc.1.0+xml', authorization: 'Bearer any' };

/** Whether the rehearsal authority keeps notifications to be asked for, or sends them as usual. */
export async function keepAtCustoms(product: Product, isKept: boolean): Promise<void> {
  const body = JSON.stringify({ delivery: isKept ? 'pull' : 'push' });
  const answer = await fetch(`${product.simulatorAddress}/simulator/switches`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The switch answered ${answer.status}.`);
}

async function keptAddresses(product: Product): Promise<readonly string[]> {
  const list = await fetch(`${product.simulatorAddress}/notifications/unpulled`, { headers });
  return [...(await list.text()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
}

/** Waits for one more: what is said once nothing is kept any more would be sent on at once. */
export async function untilKept(product: Product): Promise<void> {
  await expect.poll(async () => (await keptAddresses(product)).length).toBeGreaterThan(0);
}

/** Sends on the notifications kept, in their order, up to so many of the declaration with this LRN, once they are there. */
export async function sendOnKept(product: Product, lrn: string, count: number): Promise<void> {
  let sent = 0;
  const sendOn = async () => {
    for (const href of await keptAddresses(product)) {
      if (sent === count) break;
      if (await sendOnOne(product, href, lrn)) sent += 1;
    }
    return sent;
  };
  await expect.poll(sendOn).toBe(count);
}

/** True for one of the declaration with this LRN; what is left from other journeys goes on as well. */
async function sendOnOne(product: Product, href: string, lrn: string): Promise<boolean> {
  const kept = await fetch(`${product.simulatorAddress}${href}`, { headers });
  const body = await kept.text();
  const answer = await fetch(`${product.address}/api/notifications/cds`, {
    method: 'POST',
    headers: {
      authorization: 'callback-token-of-this-test',
      'content-type': 'application/xml',
      'x-conversation-id': kept.headers.get('x-conversation-id')!,
    },
    body,
  });
  if (!answer.ok) throw new Error(`The notification was answered with ${answer.status}.`);
  return body.includes(lrn);
}
