import { expect, type Product } from './product.ts';

const headers = { accept: 'application/vnd.hmrc.1.0+xml', authorization: 'Bearer any' };

/** Whether the rehearsal authority keeps notifications to be asked for, or sends them as usual. */
export async function keepAtCustoms(product: Product, isKept: boolean): Promise<void> {
  const body = JSON.stringify({ delivery: isKept ? 'pull' : 'push' });
  const answer = await fetch(`${product.simulatorAddress}/simulator/switches`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The switch answered ${answer.status}.`);
}

/** Sends on, in their order, the first of the notifications kept, once there are as many. */
export async function sendOnKept(product: Product, count: number): Promise<void> {
  const list = async () => {
    const answer = await fetch(`${product.simulatorAddress}/notifications/unpulled`, { headers });
    return [...(await answer.text()).matchAll(/href="([^"]+)"/g)].map(([, href]) => href!);
  };
  await expect.poll(async () => (await list()).length, { timeout: 30_000 }).toBeGreaterThanOrEqual(count);
  for (const href of (await list()).slice(0, count)) {
    const kept = await fetch(`${product.simulatorAddress}${href}`, { headers });
    const answer = await fetch(`${product.address}/api/notifications/cds`, {
      method: 'POST',
      headers: {
        authorization: 'callback-token-of-this-test',
        'content-type': 'application/xml',
        'x-conversation-id': kept.headers.get('x-conversation-id')!,
      },
      body: await kept.text(),
    });
    if (!answer.ok) throw new Error(`The notification was answered with ${answer.status}.`);
  }
}
