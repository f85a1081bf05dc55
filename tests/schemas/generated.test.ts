import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { generatedFiles } from '../../generators/generated-files.ts';
import { readAuthored } from '../../generators/read-authored.ts';
import { headOfValidators, validatorsFile } from '../../generators/validator-inputs.ts';
import { validatorsScript } from '../../generators/validators.ts';
import type { DocumentData } from '../../src/engine/document.ts';
import type { CustomsDeclaration, CustomsDeclarationPattern } from '../../src/generated/types.ts';
import { validators } from '../../src/generated/validators.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

describe('generated files', () => {
  it('ENG-030 are what the schemas give, byte by byte, twice the same', async () => {
    const [first, second] = [await generatedFiles(root), await generatedFiles(root)];
    expect([...second]).toEqual([...first]);
    for (const [name, text] of first) {
      expect(existsSync(`${root}${name}`), name).toBe(true);
      expect(
        readFileSync(`${root}${name}`, 'utf8') === text,
        `${name} is out of date: npm run generate`,
      ).toBe(true);
    }
  });

  it('ENG-030 the built validators are what the schemas give, byte by byte, twice the same', async () => {
    const script = () => validatorsScript(readAuthored(`${root}schemas`), `${root}generators`);
    const [first, second] = [await script(), await script()];
    expect(second === first).toBe(true);
    expect(readFileSync(`${root}${validatorsFile}`, 'utf8') === headOfValidators(root) + first).toBe(true);
  });

  it('hold no eval, no require and no path of this machine', async () => {
    const built = [validatorsFile, readFileSync(`${root}${validatorsFile}`, 'utf8')] as const;
    for (const [name, text] of [...(await generatedFiles(root)), built]) {
      expect(text, name).not.toMatch(/\beval\(|new Function|[^.\w"(]require\(|node_modules|\/work\//);
    }
  });

  it('ENG-029 ENG-031 the types fit the engine and name every place', () => {
    const document: CustomsDeclaration = {
      customs_regime: 'import',
      CDSItems: [{ uuid: 'i1', net_mass: '12.50' }],
    };
    const data: DocumentData = document;
    const place: CustomsDeclarationPattern = '/CDSItems/*/PackagesCDSItems/*/shipping_mark';
    expect([data.customs_regime, place]).toEqual(['import', '/CDSItems/*/PackagesCDSItems/*/shipping_mark']);
  });
});

describe('validators', () => {
  const { structure, valid } = validators['customs-declaration'];

  it('structure refuses wrong types and unknown fields, and nothing else', () => {
    expect(structure({ customs_regime: 'nowhere', CDSItems: [{ net_mass: 'heavy' }] })).toBe(true);
    expect(structure({ gross_mass: 12 })).toBe(false);
    expect(structure.errors).toMatchObject([{ instancePath: '/gross_mass', keyword: 'type' }]);
    expect(structure({ CDSItems: [{ PackagesCDSItems: [{ weight: '1' }] }] })).toBe(false);
    expect(structure.errors).toMatchObject([
      { instancePath: '/CDSItems/0/PackagesCDSItems/0', params: { additionalProperty: 'weight' } },
    ]);
    for (const wrong of [[], null, 'text', 1, { CDSItems: {} }, { CDSItems: [null] }]) {
      expect(structure(wrong), JSON.stringify(wrong)).toBe(false);
    }
  });

  it('valid finds every error of a document at once', () => {
    expect(valid({ CDSItems: [{ net_mass: 'x' }, { gross_mass: '1e3' }], gross_mass: '-1' })).toBe(false);
    expect(valid.errors?.map((error) => error.instancePath).sort()).toEqual([
      '/CDSItems/0/net_mass',
      '/CDSItems/1/gross_mass',
      '/gross_mass',
    ]);
  });

  it('a rule counts characters, not code units', () => {
    const mark = '📦'.repeat(512);
    expect(valid({ CDSItems: [{ PackagesCDSItems: [{ shipping_mark: mark }] }] })).toBe(true);
    expect(valid({ CDSItems: [{ PackagesCDSItems: [{ shipping_mark: `${mark}📦` }] }] })).toBe(false);
  });
});
