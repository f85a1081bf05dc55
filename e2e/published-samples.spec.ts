import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { catalogue } from '../src/generated/catalogue.ts';
import { messageMaps } from '../src/generated/messages.ts';
import { arrivalNotification, readMessage } from '../src/messages/index.ts';
import { maps } from '../tests/messages/support/requests.ts';
import { hasReference, referencePath } from '../tests/support/reference.ts';
import {
  call,
  createDeclaration,
  expect,
  faultsOf,
  newLrn,
  openDeclaration,
  type Product,
  signIn,
  test,
  tokenOf,
} from './pages/product.ts';

/**
 * What customs answers at once to each, by the second part of its declaration type (data element 1/2): goods that are
 * here are accepted (J, and Q, whose goods came long ago); D, F and K are lodged before the goods arrive and only
 * received until customs is told that they are here.
 */
const samples = {
  'IMQ_final-supplementary': 'accepted',
  'IMD_H7_4000_low-value-srds': 'received',
  IMJ_C21i_0002: 'accepted',
  'IMK_C21i-EIDR-NOP': 'received',
  'IMF_simplified-prelodged': 'received',
} as const;

for (const [sample, answer] of Object.entries(samples)) {
  test(`the published ${sample}: read whole, sent and ${answer === 'accepted' ? 'accepted' : 'received, and accepted on arrival'}`, async ({
    page,
    product,
  }) => {
    test.skip(!hasReference, 'the reference material is not beside the project');
    const faults = faultsOf(page);
    const definition = catalogue.documents['customs-declaration']!;
    const xml = readFileSync(referencePath(`cds/samples/submission-import/${sample}.xml`), 'utf8');
    const { document, notHeld } = readMessage(
      messageMaps['customs-declaration'].cds,
      definition,
      xml,
      randomUUID,
    );
    expect(notHeld).toEqual([]);
    const token = await tokenOf(product);
    const lrn = newLrn(sample.slice(0, 3));
    const data = await createDeclaration(product, token, {
      ...document,
      transaction_ref: lrn,
      // Customs look back 180 days (CDS12016), and the published messages are older.
      ...(document.acceptance_date === undefined ? {} : { acceptance_date: yesterday() }),
    });
    const path = `/customs-declarations/${data.id}`;
    await signIn(page, product);
    await openDeclaration(page, product, data.id);
    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' }).click();
    const timeline = page.locator('.timeline');
    if (answer === 'received') {
      await expect(timeline).toContainText('DMSRCV');
      await expect(page.locator('.bar .chip')).toHaveText('Sent / In validation');
      await expect(timeline).not.toContainText('DMSACC');
      const { mrn } = (await call<{ data: { mrn: string } }>(product, token, 'GET', path)).data;
      await tellArrival(product, { mrn, lrn: newLrn('GPR') });
    }
    await expect(timeline).toContainText('DMSACC');
    await expect(page.locator('.bar')).toContainText(/MRN/);
    await expect(page.locator('.bar .chip')).not.toHaveText('Sent / In rejection');
    expect(faults).toEqual([]);
  });
}

/** As documents have it: DD-MM-YYYY. */
function yesterday(): string {
  const day = new Date(Date.now() - 24 * 60 * 60_000).toISOString();
  return `${day.slice(8, 10)}-${day.slice(5, 7)}-${day.slice(0, 4)}`;
}

/** Tells customs that the goods are here, in the form it publishes. */
async function tellArrival(product: Product, names: { mrn: string; lrn: string }): Promise<void> {
  const { xml } = arrivalNotification(maps, names);
  const address = `${product.simulatorAddress}/customs/declarations/arrival-notification`;
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      accept: 'application/vnd.hmrc.1.0+xml',
      'content-type': 'application/xml; charset=UTF-8',
      authorization: 'Bearer of-the-journey',
    },
    body: xml,
  });
  expect(answer.status, await answer.text()).toBe(202);
}
