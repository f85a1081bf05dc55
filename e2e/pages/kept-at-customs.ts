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

/** Waits for one more of this declaration: what is said once nothing is kept any more would be sent on at once. */
export async function untilKept(product: Product, lrn: string): Promise<void> {
  const isKept = async () => {
    for (const href of await keptAddresses(product)) {
      const kept = await taken(product, href);
      if (kept.body.includes(lrn)) return true;
      await sendOn(product, kept);
    }
    return false;
  };
  await expect.poll(isKept).toBe(true);
}

/** Sends on the notifications kept, in their order, up to so many of the declaration with this LRN, once they are there. */
export async function sendOnKept(product: Product, lrn: string, count: number): Promise<void> {
  let sent = 0;
  // What is left from other journeys goes on as well.
  const sendOnAll = async () => {
    for (const href of await keptAddresses(product)) {
      if (sent === count) break;
      const kept = await taken(product, href);
      await sendOn(product, kept);
      if (kept.body.includes(lrn)) sent += 1;
    }
    return sent;
  };
  await expect.poll(sendOnAll).toBe(count);
}

interface Kept {
  readonly conversation: string;
  readonly body: string;
}

/** Asks customs for one that they keep: they list it no more. */
async function taken(product: Product, href: string): Promise<Kept> {
  const answer = await fetch(`${product.simulatorAddress}${href}`, { headers });
  return { conversation: answer.headers.get('x-conversation-id')!, body: await answer.text() };
}

async function sendOn(product: Product, { conversation, body }: Kept): Promise<void> {
  const answer = await fetch(`${product.address}/api/notifications/cds`, {
    method: 'POST',
    headers: {
      authorization: 'callback-token-of-this-test',
      'content-type': 'application/xml',
      'x-conversation-id': conversation,
    },
    body,
  });
  if (!answer.ok) throw new Error(`The notification was answered with ${answer.status}.`);
}
