import pg from 'pg';
import { importDeclaration } from './pages/declarations.ts';
import { field } from './pages/keyboard.ts';
import {
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
import { goToSection, lookFor, savedDocument } from './pages/tables.ts';

// biome-ignore lint/suspicious/noExplicitAny: such a document has any shape
type Loose = any;

/** A declaration whose document was replaced in the database by what a hand, or another program, put there. */
async function storedByHand(product: Product, change: (document: Loose) => unknown): Promise<number> {
  const made = importDeclaration(newLrn('HAND'), 2);
  const { id } = await createDeclaration(product, await tokenOf(product), made);
  const db = new pg.Client({ connectionString: product.databaseUrl });
  await db.connect();
  const { rows } = await db.query('select document from documents where id = $1', [id]);
  const held = rows[0].document;
  const changed = change(typeof held === 'string' ? JSON.parse(held) : held);
  await db.query('update documents set document = $1 where id = $2', [JSON.stringify(changed), id]);
  await db.end();
  return id;
}

const told = 'It is kept as it was, and is not part of the declaration.';

const cases: readonly (readonly [what: string, change: (document: Loose) => unknown, said: string])[] = [
  [
    'objects in fields, fields nobody knows, texts among rows',
    (document) => ({
      ...document,
      colour: 'red',
      gross_mass: { value: 7 },
      mainPreviousCDSItems: 'none',
      CDSItems: [...document.CDSItems, ['third'], 7].map((item, at) =>
        at === 0 ? { ...item, description: { en: 'Apples' }, PackagesCDSItems: 'two' } : item,
      ),
    }),
    'Stored here is {"colour":"red"}, for which there is no field.',
  ],
  ['nulls everywhere', (document) => ({ ...document, internal_id: null, CDSItems: [null] }), ''],
  [
    'a text in place of the document',
    () => 'import',
    'Stored here is "import", for which there is no field.',
  ],
];

for (const [what, change, said] of cases) {
  test(`a document stored by hand opens, is told about, edited and saved: ${what}`, async ({
    page,
    product,
  }) => {
    const id = await storedByHand(product, change);
    const faults = faultsOf(page);
    await signIn(page, product);
    await openDeclaration(page, product, id);
    await page.locator('.totals-problems').click();
    const pane = page.getByRole('complementary', { name: 'Timeline and problems' });
    if (said === '') await expect(pane).not.toContainText(told);
    else await expect(pane).toContainText(`${said} ${told}`);
    for (const tab of await page.locator('[role="tab"][id^="tab-"]').all()) await tab.click();

    await goToSection(page, 'declaration');
    await (await lookFor(page, field('/internal_id'))).fill('MENDED');
    const saved = await savedDocument(page, product, id);
    expect(saved.internal_id).toBe('MENDED');
    await page.reload();
    await expect(page.locator('#section-panel')).toBeVisible();
    await expect(page.locator(field('/internal_id'))).toHaveValue('MENDED');
    expect(faults).toEqual([]);
  });
}
