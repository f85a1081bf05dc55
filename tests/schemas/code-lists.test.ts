import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkDocument, judgeEntry, judgeValue, type ObjectDefinition } from '../../src/engine/index.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { messageMaps } from '../../src/generated/messages.ts';
import { writeMessage } from '../../src/messages/index.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { codesOf } from './code-range.ts';
import { present } from './rows.ts';

function codes(list: string): readonly string[] {
  return present(catalogue.codeLists[list]).options.map((option) => option.value);
}

/** Values under `key` of a JSON list of the reference, which has one code with a bracket behind it. */
function fromJson(file: string, key: 'value' | 'code' | 'method'): string[] {
  const rows = JSON.parse(readFileSync(referencePath(`code-lists/${file}`), 'utf8')) as Record<
    string,
    string
  >[];
  return rows.map((row) => present(row[key]).replace(/[\s)]/gu, ''));
}

/** Values of one column of a CSV list of the reference; a column before any quoted one. */
function fromCsv(file: string, column: number, keep: (row: string) => boolean = () => true): string[] {
  const lines = readFileSync(referencePath(`code-lists-extra/${file}`), 'utf8')
    .trim()
    .split(/\r?\n/)
    .slice(1);
  return lines.filter(keep).map((line) => present(line.split(',')[column]));
}

describe('code lists', () => {
  it('ENG-069 the pinned currencies, in this order', () => {
    expect(catalogue.codeLists.currencies?.pinned).toEqual(['GBP', 'EUR', 'SEK', 'USD', 'CAD', 'CNY', 'INR']);
  });

  it('ENG-068 whatever currency a new document or row has is GBP', () => {
    const given: string[] = [];
    const look = (object: ObjectDefinition) => {
      for (const { name, codeList, defaults } of Object.values(object.fields)) {
        if (codeList === 'currencies') given.push(...(defaults ?? []).map(({ value }) => `${name} ${value}`));
      }
      for (const { row } of Object.values(object.lists)) look(row);
    };
    look(catalogue.documents['customs-declaration']!);
    expect(given.toSorted()).toEqual([
      'currency GBP',
      'deduction_currency GBP',
      'deduction_currency GBP',
      'guarantee_currency GBP',
      'itemPriceCurr GBP',
      'statistic_currency GBP',
      'tax_currency GBP',
      'tax_total_currency GBP',
    ]);
  });

  it('ENG-071 over 100 further currencies, all of three letters', () => {
    expect(codes('currencies').length).toBeGreaterThan(107);
    for (const code of codes('currencies')) expect(code).toMatch(/^[A-Z]{3}$/);
  });

  it('ENG-074 ENG-076 countries have names, and overseas territories and regions are among them', () => {
    const names = new Map(present(catalogue.codeLists.countries).options.map((o) => [o.value, o.label]));
    expect([names.get('GB'), names.get('FR')]).toEqual(['United Kingdom', 'France']);
    expect([names.get('GI'), names.get('FK')]).toEqual(['Gibraltar', 'Falkland Islands']);
    expect(names.get('XI')).toMatch(/Northern Ireland/);
  });

  it('ENG-075 a hundred countries have the guidance page that a source names, and each says who', () => {
    const { options, guides } = present(catalogue.codeLists.countries);
    const pages = new Map(options.flatMap(({ value, page }) => (page === undefined ? [] : [[value, page]])));
    expect(pages.size).toBe(100);
    const exporting = 'https://www.gov.uk/government/publications/exporting-to-';
    expect([pages.get('FR'), pages.get('XS')]).toEqual([`${exporting}france`, `${exporting}serbia`]);
    expect(pages.get('AE')).toBe(`${exporting}the-united-arab-emirates`);
    expect([pages.get('GB'), pages.get('LU')]).toEqual([undefined, undefined]);
    for (const page of pages.values()) expect(page.startsWith(exporting), page).toBe(true);
    expect(new Set(pages.values()).size).toBe(100);
    expect(present(guides).source).toMatch(/^Department for International Trade/);
  });

  it('ENG-073 the units, in this order', () => {
    const units = 'mt kg liter roll box each psm lm cs pcs pal ten five';
    expect(codes('units').join(' ')).toBe(units);
  });

  it('terms of Incoterms 2000 are known, and offered to nobody because customs does not permit them', () => {
    const terms = present(catalogue.codeLists.incoterms).options;
    const left = terms.filter(({ offered }) => offered === false).map(({ value }) => value);
    expect(left.join(' ')).toBe('DAF DDU DEQ DES');
  });

  it('customs writes Serbia, Ceuta and Melilla its own way', () => {
    expect(codes('countries')).toEqual(expect.arrayContaining(['XS', 'XC', 'XL', 'XK']));
    expect(codes('countries')).not.toContain('RS');
  });

  it('CUS-266 the categories of previous documents are X, Y and Z', () => {
    expect(codes('previous-document-categories')).toEqual(['X', 'Y', 'Z']);
  });

  it('CUS-002 D-50 nine additional declaration types, Q for import only', () => {
    expect([...codes('additional-declaration-types')].sort()).toEqual([...'ACDFJKQYZ']);
    const q = catalogue.codeLists['additional-declaration-types']?.options.find((o) => o.value === 'Q');
    expect(q?.regime).toBe('import');
  });

  it.each(['B', 'E'])(
    'CUS-002 customs also has %s, which the list does not offer: kept, sent, no error',
    (code) => {
      const declaration = catalogue.documents['customs-declaration']!;
      const { additional_dec_type: field } = declaration.fields;
      expect(codes('additional-declaration-types')).not.toContain(code);
      expect(judgeEntry(field!, code)).toEqual({ accepted: true });
      expect(judgeValue(field!, code)).toBeUndefined();
      const document = { customs_regime: 'import', declaration_type: 'IM', additional_dec_type: code };
      const [problem] = checkDocument(declaration, document, {}).filter(
        ({ path }) => path[0] === field!.name,
      );
      expect(problem).toBeUndefined();
      const message = writeMessage(messageMaps['customs-declaration'].cds, document, declaration);
      expect(message).toContain(`<TypeCode>IM${code}</TypeCode>`);
    },
  );

  it('each says where and when it was read', () => {
    for (const list of Object.values(catalogue.codeLists)) {
      expect(list.source.length).toBeGreaterThan(5);
      expect(Date.parse(list.date)).not.toBeNaN();
    }
  });
});

/** Lists of few codes, written out once by hand from the specification or the guide that names them. */
const STATED: Readonly<Record<string, string>> = {
  'additional-declaration-types': 'A C D F J K Q Y Z',
  'change-reasons': '1 16 2 20 21 22 23 24 25 26 27 28 29 3 30 31 32 33',
  'container-flags': '0 1',
  'deferment-categories': '1 2',
  'guarantee-modes': 'comprehensive number',
  'national-additional-codes': 'VATR VATZ',
  regimes: 'export import',
  'request-types': 'COR GPR INV',
  'specific-circumstances': 'A20',
  'tax-calculation': 'automatic manual usual',
  units: 'box cs each five kg liter lm mt pal pcs psm roll ten',
};

it.each(Object.entries(STATED))('%s has the codes written out here', (list, stated) => {
  expect([...codes(list)].sort().join(' ')).toBe(stated);
});

/** The list of statements has ranges for codes; each of its codes stands for itself here. */
function statements(): string[] {
  return fromJson('wco-dec/special-mention-types.json', 'value').flatMap(codesOf);
}

/** Units with their qualifiers; a blank qualifier has no mark here. */
function units(): string[] {
  return fromJson('wco-dec/measure-unit-types.json', 'value').map((code) => code.replace(/\*?#$/, ''));
}

function roles(isFiscal: boolean): string[] {
  return fromJson('wco-dec/party-sub-role-types.json', 'value').filter(
    (code) => code.startsWith('FR') === isFiscal,
  );
}

/** Four digits: requested and previous procedure. */
function procedures(): string[] {
  return [
    ...fromCsv('cds/import-procedure-codes-de-1-10.csv', 0),
    ...fromJson('cds-exports-frontend/procedureCodes/procedureCodes.json', 'code'),
    ...fromJson('cds-exports-frontend/procedureCodes/procedureCodesC21.json', 'code'),
  ];
}

/** Of three digits in the list and five in CDS, of the newer appendix, and for Northern Ireland. */
const ADDED_STATEMENTS = '00100 00400 00500 00600 FINSL FINSY FINSZ NIDOM NIIMP NIREM RRS01';
const UNITS_OF_OTHER_SOURCES = 'BRX MCG MCL MGM MLT MPR SPQ SPR';
/** What replaced them since the exports list was written, and the currencies that are no more (ISO 4217). */
const NEW_CURRENCIES = 'BTN LSL MRU SLE STN VED VES XCG ZWG';
const GONE_CURRENCIES = 'ANG BGN HRK MRO SLL STD VEF YUM ZIG';

describe.skipIf(!hasReference)('code lists against the published ones', () => {
  const ISO_DATE_COLUMN = /,$/;

  const equal: readonly (readonly [
    list: string,
    published: () => readonly string[],
    added: string,
    left: string,
  ])[] = [
    ['countries', () => fromJson('cds-exports-frontend/countryCodes.json', 'code'), 'EU XI', ''],
    [
      'transport-identification-types',
      () => fromJson('wco-dec/transport-means-identification-types.json', 'value'),
      '',
      '',
    ],
    ['transport-modes', () => fromJson('wco-dec/transport-mode-types.json', 'value'), '6', ''],
    ['representative-statuses', () => fromJson('wco-dec/party-role-status-types.json', 'value'), '', ''],
    ['previous-document-categories', () => fromJson('wco-dec/document-category.json', 'value'), '', ''],
    ['additional-information', () => statements(), ADDED_STATEMENTS, '100 600'],
    ['guarantee-types', () => fromJson('wco-dec/declared-guarantee-types.json', 'value'), '', ''],
    ['warehouse-types', () => fromJson('wco-dec/customs-warehouse-types.json', 'value'), '', ''],
    ['measurement-units', () => units(), UNITS_OF_OTHER_SOURCES, ''],
    ['supply-chain-roles', () => roles(false), '', ''],
    ['fiscal-roles', () => roles(true), 'FR5', ''],
    [
      'natures-of-transaction',
      () =>
        ['a-man', 'b-opt'].flatMap((f) => fromJson(`wco-dec/transaction-nature-types-${f}.json`, 'value')),
      '',
      '',
    ],
    [
      'valuation-adjustments',
      () =>
        ['goods-item', 'header'].flatMap((f) =>
          fromJson(`wco-dec/${f}-valuation-adjustment-types.json`, 'value'),
        ),
      '',
      '',
    ],
    [
      'currencies',
      () => fromJson('cds-exports-frontend/currencyCodes.json', 'code'),
      NEW_CURRENCIES,
      GONE_CURRENCIES,
    ],
    ['payment-methods', () => fromJson('wco-dec/payment-method-types.json', 'value'), '', 'D'],
    ['valuation-methods', () => fromJson('wco-dec/valuation-method-types.json', 'value'), '', ''],
    ['incoterms', () => fromJson('wco-dec/incoterm-codes.json', 'value'), 'DPU', ''],
    ['tax-types', () => fromJson('wco-dec/duty-tax-fee-types.json', 'value'), 'A00 A50 A70 A80 B05', ''],
    ['preferences', () => fromCsv('uk-tariff/preference-codes.csv', 0), '', ''],
    ['package-types', () => fromCsv('un-cefact/rec21-packages.csv', 0, (row) => !/,X$/.test(row)), '', ''],
    ['document-statuses', () => fromCsv('cds/document-status-codes-de-2-3.csv', 0), 'CC', ''],
    ['requested-procedures', () => fromJson('wco-dec/government-procedure-types.json', 'value'), '', ''],
    [
      'previous-procedures',
      () => [
        ...fromJson('wco-dec/government-procedure-types.json', 'value'),
        ...procedures().map((code) => code.slice(2)),
      ],
      '02 90',
      '',
    ],
    // The published list is of imports; exports have EX.
    ['declaration-types', () => fromJson('wco-dec/trade-movement-types.json', 'value'), 'EX', ''],
    [
      'transport-charges-methods',
      () => fromJson('ncts-reference-data/TransportChargesMethodOfPayment.json', 'method'),
      '',
      '',
    ],
  ];

  it.each(equal)('%s', (list, published, added, left) => {
    const ours = new Set(codes(list));
    const theirs = new Set(published());
    expect(
      [...theirs]
        .filter((code) => !ours.has(code))
        .sort()
        .join(' '),
      'published and left out',
    ).toBe(left);
    expect(
      [...ours]
        .filter((code) => !theirs.has(code))
        .sort()
        .join(' '),
      'ours and not published',
    ).toBe(added);
  });

  it('currencies are those in circulation', () => {
    const live = new Set(
      readFileSync(referencePath('code-lists-extra/iso/currencies-iso4217.csv'), 'utf8')
        .split(/\r?\n/)
        .filter((line) => ISO_DATE_COLUMN.test(line))
        .flatMap((line) => /,([A-Z]{3}),\d*,[^,]*,$/.exec(line)?.[1] ?? []),
    );
    expect(codes('currencies').filter((code) => !live.has(code))).toEqual([]);
    expect(
      [...live]
        .filter((code) => !codes('currencies').includes(code) && !code.startsWith('X'))
        .sort()
        .join(' '),
    ).toBe('BOV CHE CHW CLF COU MXV USN UYI UYW');
  });

  const both = (): readonly (readonly [string, readonly string[]])[] => [
    ['previous-document-types', fromJson('wco-dec/import-previous-documents.json', 'value')],
    ['previous-document-types', fromJson('cds-exports-frontend/documentTypes/documentTypes.json', 'code')],
    ['authorisation-types', fromJson('wco-dec/party-role-authorization-types.json', 'value')],
    ['additional-procedures', fromJson('wco-dec/special-procedure-types.json', 'value')],
    ['additional-procedures', fromCsv('cds/import-additional-procedure-codes-de-1-11.csv', 0)],
    [
      'additional-procedures',
      fromJson('cds-exports-frontend/procedureCodes/additionalProcedureCodes.json', 'code'),
    ],
  ];

  it('previous documents, authorisations and additional procedures hold both the import and the export list', () => {
    for (const [list, published] of both()) {
      expect(
        published.filter((code) => !codes(list).includes(code)),
        list,
      ).toEqual([]);
    }
  });

  it('every short list is held against another source', () => {
    const judged = [...Object.keys(STATED), ...equal.map(([list]) => list), ...both().map(([list]) => list)];
    expect([...new Set(judged)].sort()).toEqual(Object.keys(catalogue.codeLists).sort());
  });
});
