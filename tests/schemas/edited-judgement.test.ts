import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Edition, editionOf } from '../../generators/edits/compare.ts';
import { authoredOf, readAuthored } from '../../generators/read-authored.ts';
import { readSourceFiles, sourceFile } from '../../generators/source-files.ts';
import { checkStored } from '../../src/cli/stored/check-stored.ts';
import { root } from './schemas-copy.ts';

const schemas = join(root, 'schemas');
const product = editionOf(readAuthored(schemas));
const DECLARATION = 'customs-declaration/customs-declaration';
const CHECKS = 'customs-declaration/cds.checks.json';
const GUARANTEES = '"source": "CDS volume 3, completion guide for exports (2024-09-28), DE 8/3';

type Slip = readonly [file: string, from: string, to: string];

/** The product's schemas with some texts replaced, each once. */
function edited(...slips: readonly Slip[]): Edition {
  const files = readSourceFiles(schemas).map(({ name, text }) => {
    const own = slips.filter(([file]) => file === name);
    for (const [, from] of own) expect(text, `${name} holds ${from}`).toContain(from);
    return sourceFile(
      name,
      own.reduce((now, [, from, to]) => now.replace(from, () => to), text),
    );
  });
  return editionOf(authoredOf(files));
}

/** What a change of schemas means for one stored declaration, by what is new. */
async function judged(before: Edition, after: Edition, data: object) {
  const { documents } = await checkStored(before, after, {
    from: 'here',
    total: 1,
    async *read() {
      yield { id: '1', document: 'customs-declaration', version: undefined, data, context: {} };
    },
    close: async () => {},
  });
  const { newlyWrong, newlyFlagged, failures } = documents!;
  const news = failures.map(({ severity, pattern, code }) => `${severity} ${pattern} ${code}`);
  return { newlyWrong, newlyFlagged, news };
}

const guarantees = (count: number) => ({
  GuaranteeItems: Array.from({ length: count }, () => ({ guarantee_type: '1' })),
});
const declaration = {
  customs_regime: 'import',
  declaration_type: 'IM',
  additional_dec_type: 'A',
  currency: 'GBP',
  CDSItems: [
    {
      req_code: '40',
      prev_code: '00',
      net_mass: '10',
      gross_mass: '11',
      itemPriceCurr: 'USD',
      country_origin: 'ZB',
    },
  ],
};
const nothing = { newlyWrong: 0, newlyFlagged: 0, news: [] };

describe('what an edit does to stored documents', () => {
  it('an advised number of rows that becomes the most fails a document that had a warning only', async () => {
    const after = edited([
      `${DECLARATION}.schema.json`,
      `"advisedMaxItems": 99,\n      ${GUARANTEES}`,
      `"maxItems": 99,\n      ${GUARANTEES}`,
    ]);
    expect(await judged(product, after, guarantees(100))).toEqual({
      newlyWrong: 1,
      newlyFlagged: 0,
      news: ['error /GuaranteeItems problem.maxItems'],
    });
    expect(await judged(after, product, guarantees(100))).toEqual(nothing);
  });

  it('a smaller advised number of rows flags and fails nothing', async () => {
    const after = edited([
      `${DECLARATION}.schema.json`,
      `"advisedMaxItems": 99,\n      ${GUARANTEES}`,
      `"advisedMaxItems": 2,\n      ${GUARANTEES}`,
    ]);
    expect(await judged(product, after, guarantees(3))).toEqual({
      newlyWrong: 0,
      newlyFlagged: 1,
      news: ['warning /GuaranteeItems problem.advisedMaxItems'],
    });
  });

  it('a code less is a warning of each document that holds it, and so is a list on a field', async () => {
    const without = edited(['lists/countries.json', '{ "value": "ZB", ', '{ "value": "ZX", ']);
    const held = { seller_country: 'ZB' };
    expect(await judged(product, without, held)).toEqual({
      newlyWrong: 0,
      newlyFlagged: 1,
      news: ['warning /seller_country problem.unknownCode'],
    });
    const unlisted = edited([
      `${DECLARATION}.ui.json`,
      '"seller_country": { "codeList": "countries" },',
      '"seller_country": {},',
    ]);
    expect(await judged(unlisted, product, { seller_country: 'QQ' })).toMatchObject({ newlyFlagged: 1 });
    expect(await judged(product, unlisted, { seller_country: 'QQ' })).toEqual(nothing);
  });

  it('another rule before sending is asked of the documents, and only what is new is told', async () => {
    const turned = edited([
      CHECKS,
      '"notAbove": ["./net_mass", "./gross_mass"]',
      '"notAbove": ["./gross_mass", "./net_mass"]',
    ]);
    const result = await judged(product, turned, declaration);
    expect(result.newlyWrong).toBe(1);
    expect(result.news).toEqual([expect.stringMatching(/^error \/CDSItems\/\*\/net_mass check\.CDS/)]);
    expect(await judged(turned, product, declaration)).toEqual(nothing);
  });

  it('a warning before sending that becomes an error fails the documents that had it', async () => {
    const code = product.authored.checks
      .get(CHECKS)!
      .checks.find(({ severity }) => severity === 'warning')!.code;
    const after = edited([CHECKS, '"severity": "warning"', '"severity": "error"']);
    const found = await judged(product, after, declaration);
    const broken = found.news.filter((news) => news.includes(code));
    expect(found.news).toEqual(broken);
    expect(found.newlyFlagged).toBe(0);
    expect(await judged(after, product, declaration)).toEqual(nothing);
  });

  it('what a category comes to need fails the documents that lack it, at the place it would stand', async () => {
    const file = 'customs-declaration/categories/h1.json';
    const depends = product.authored.categories
      .get(file)!
      .requirements.find(({ need, level }) => need === 'depends' && level === 'declaration')!.element;
    const after = edited([
      file,
      `"element": "${depends}", "need": "depends"`,
      `"element": "${depends}", "need": "always", "severity": "error"`,
    ]);
    expect(await judged(product, after, declaration)).toEqual({
      newlyWrong: 1,
      newlyFlagged: 0,
      news: [expect.stringContaining(` check.H1-${depends}`)],
    });
    expect(await judged(after, product, declaration)).toEqual(nothing);
  });

  it('ENG-032 what a migration removes is told of each document that holds it, and nothing of one that does not', async () => {
    const version2 = edited([`${DECLARATION}.schema.json`, '"version": 1', '"version": 2']);
    const file = 'customs-declaration/migrations/2.json';
    const steps = '[{ "rename": "/tel", "to": "phone" }, { "remove": "/phone" }]';
    const text = `{ "$schema": "../../dialect/migration.schema.json", "to": 2, "why": "x", "steps": ${steps} }`;
    const after = editionOf(authoredOf([...version2.authored.files.values(), sourceFile(file, text)]));
    expect(await judged(product, after, { tel: '1' })).toEqual({
      newlyWrong: 0,
      newlyFlagged: 1,
      news: ['warning /phone problem.migration'],
    });
    expect(await judged(product, after, { tel: '' })).toEqual(nothing);
    expect(await judged(after, after, { tel: '1' })).toEqual(nothing);
  });

  it('ENG-032 a field that becomes of another data element is judged by the rules before sending anew', async () => {
    const moved = edited([`${DECLARATION}.schema.json`, '"dataElement": "5/8"', '"dataElement": "5/14"']);
    const held = { ...declaration, dispatch_country_code: 'US', destination_country_code: 'GB' };
    const result = await judged(product, moved, held);
    expect(result.newlyWrong).toBe(1);
    expect(result.news).toEqual([expect.stringMatching(/ check\.H1-5\/8$/)]);
    expect(await judged(moved, product, held)).toMatchObject({ newlyWrong: 0 });
  });
});
