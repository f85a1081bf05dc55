import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { catalogue } from '../src/generated/catalogue.ts';
import { messageMaps } from '../src/generated/messages.ts';
import { readMessage } from '../src/messages/index.ts';
import { hasReference, referencePath } from '../tests/support/reference.ts';
import { call, expect, faultsOf, newLrn, openDeclaration, signIn, test, tokenOf } from './pages/product.ts';

const samples = [
  'IMQ_final-supplementary',
  'IMD_H7_4000_low-value-srds',
  'IMJ_C21i_0002',
  'IMK_C21i-EIDR-NOP',
  'IMF_simplified-prelodged',
];

interface Held {
  readonly revision: number;
  readonly document: Record<string, unknown>;
}

for (const sample of samples) {
  test(`the published ${sample}: read whole, every section opened without an edit, sent and accepted`, async ({
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
    const { data } = await call<{ data: { id: number } }>(product, token, 'POST', '/customs-declarations', {
      ...document,
      transaction_ref: lrn,
    });
    const path = `/customs-declarations/${data.id}`;
    const before = (await call<{ data: Held }>(product, token, 'GET', path)).data;

    const saves: string[] = [];
    page.on('request', (request) => {
      if (['PATCH', 'PUT'].includes(request.method())) saves.push(`${request.method()} ${request.url()}`);
    });
    await signIn(page, product);
    await openDeclaration(page, product, data.id);
    for (const section of definition.sections) {
      await page.locator(`#tab-${section.id}`).click();
      await expect(page.locator('#section-panel')).toHaveAttribute('aria-labelledby', `tab-${section.id}`);
      for (let tabs = 0; tabs < 8; tabs += 1) await page.keyboard.press('Tab');
    }
    // Longer than the pause after which an edit would be saved.
    await page.waitForTimeout(2000);
    expect(saves, 'looking is no edit').toEqual([]);
    const after = (await call<{ data: Held }>(product, token, 'GET', path)).data;
    expect(after.revision).toBe(before.revision);
    expect(after.document).toEqual(before.document);

    await page.keyboard.press('Control+Enter');
    await page.getByRole('dialog').getByRole('button', { name: 'Send to HMRC' }).click();
    await expect(page.locator('.timeline')).toContainText(/DMSACC|DMSRCV/, { timeout: 30_000 });
    await expect(page.locator('.bar')).toContainText(/MRN/);
    await expect(page.locator('.bar .chip')).not.toHaveText('Sent / In rejection');
    expect(faults).toEqual([]);
  });
}
