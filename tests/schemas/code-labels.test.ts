import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../src/generated/catalogue.ts';
import { hasReference, referencePath } from '../support/reference.ts';
import { codesOf } from './code-range.ts';
import { present } from './rows.ts';

/** Why a declaration is cancelled or amended: the row of the ledger, the code and its label. */
const REASONS = [
  ['CUS-035', '1', 'Declaration is no longer required'],
  ['CUS-036', '2', 'Duplicate declaration (MRN of new declaration provided)'],
  ['CUS-037', '3', 'Other reason for cancellation'],
  ['CUS-047', '16', 'Goods presentation notice'],
  ['CUS-048', '20', 'Commodity code'],
  ['CUS-049', '21', 'Value'],
  ['CUS-050', '22', 'Tax lines'],
  ['CUS-051', '23', 'Preference'],
  ['CUS-052', '24', 'Quota'],
  ['CUS-053', '25', 'License'],
  ['CUS-054', '26', 'Currency'],
  ['CUS-055', '27', 'CPC'],
  ['CUS-056', '28', 'Weight or quantity'],
  ['CUS-057', '29', 'Consignee/consignor'],
  ['CUS-058', '30', 'Delete item'],
  ['CUS-059', '31', 'Nil amendment'],
  ['CUS-060', '32', 'Other'],
  ['CUS-061', '33', 'Security undervaluation'],
] as const;

/** Labels that no reference list holds, or says in other words, written out once by hand. */
const STATED_LABELS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  regimes: { import: 'Import', export: 'Export' },
  'additional-declaration-types': {
    A: 'Standard declaration, goods arrived',
    D: 'Standard declaration, before the goods arrive',
    C: 'Simplified declaration, goods arrived',
    F: 'Simplified declaration, before the goods arrive',
    J: 'Clearance request (C21), goods arrived',
    K: 'Clearance request (C21), before the goods arrive',
    Y: 'Supplementary declaration to a simplified one',
    Z: "Supplementary declaration to an entry in the declarant's records",
    Q: 'Final supplementary declaration',
  },
  'declaration-types': { IM: 'Import', EX: 'Export', CO: 'Trade with special fiscal territories' },
  'change-reasons': Object.fromEntries(REASONS.map(([, code, label]) => [code, label])),
  'guarantee-modes': { number: 'Number', comprehensive: 'Comprehensive' },
  'tax-calculation': {
    usual: 'Usual: as entered',
    automatic: 'Automatic: customs calculates',
    manual: 'Manual: you calculate',
  },
  'deferment-categories': { 1: 'First deferment account', 2: 'Second deferment account' },
  'container-flags': { 0: 'Not in containers', 1: 'In containers' },
  'national-additional-codes': { VATZ: 'VAT zero rate', VATR: 'VAT reduced rate' },
  'request-types': { COR: 'Amendment', INV: 'Cancellation', GPR: 'Arrival of the goods' },
  'specific-circumstances': { A20: 'Express consignments in the context of exit summary declarations' },
  'fiscal-roles': {
    FR1: 'Importer',
    FR2: 'Customer',
    FR3: 'Tax Representative',
    FR4: 'Holder of the deferred payment authorisation',
    FR5: 'Vendor (import one stop shop)',
  },
  'transport-modes': {
    1: 'Sea transport',
    2: 'Rail transport',
    3: 'Road transport',
    4: 'Air transport',
    5: 'Postal mail (active mode of transport unknown)',
    6: 'Roll on roll off (RoRo) transport (UK use of code 6)',
    7: 'Fixed transport installations (pipelines, powerlines)',
    8: 'Inland waterway transport',
    9: 'Mode unknown, for example own propulsion',
  },
};

describe('labels of codes', () => {
  it.each(REASONS)('%s reason %s of a change is labelled %s', (_, code, label) => {
    expect(labelsOf('change-reasons').get(code)).toBe(label);
  });

  it.each(Object.keys(STATED_LABELS))('of %s are those written out by hand', (list) => {
    expect(Object.fromEntries(labelsOf(list))).toEqual(STATED_LABELS[list]);
  });
});

interface Published {
  readonly list: string;
  readonly files: readonly string[];
}

const PUBLISHED: readonly Published[] = [
  { list: 'countries', files: ['iso/countries-merged.csv'] },
  { list: 'currencies', files: ['cds-exports-frontend/currencyCodes.json', 'iso/currencies-iso4217.csv'] },
  { list: 'transport-identification-types', files: ['wco-dec/transport-means-identification-types.json'] },
  { list: 'representative-statuses', files: ['wco-dec/party-role-status-types.json'] },
  { list: 'previous-document-categories', files: ['wco-dec/document-category.json'] },
  { list: 'guarantee-types', files: ['wco-dec/declared-guarantee-types.json'] },
  { list: 'warehouse-types', files: ['wco-dec/customs-warehouse-types.json'] },
  { list: 'supply-chain-roles', files: ['wco-dec/party-sub-role-types.json'] },
  { list: 'payment-methods', files: ['wco-dec/payment-method-types.json'] },
  { list: 'valuation-methods', files: ['wco-dec/valuation-method-types.json'] },
  { list: 'incoterms', files: ['wco-dec/incoterm-codes.json'] },
  { list: 'tax-types', files: ['wco-dec/duty-tax-fee-types.json'] },
  { list: 'preferences', files: ['uk-tariff/preference-codes.csv'] },
  { list: 'package-types', files: ['un-cefact/rec21-packages.csv'] },
  { list: 'document-statuses', files: ['cds/document-status-codes-de-2-3.csv'] },
  { list: 'measurement-units', files: ['wco-dec/measure-unit-types.json'] },
  { list: 'transport-charges-methods', files: ['ncts-reference-data/TransportChargesMethodOfPayment.json'] },
  {
    list: 'natures-of-transaction',
    files: ['wco-dec/transaction-nature-types-a-man.json', 'wco-dec/transaction-nature-types-b-opt.json'],
  },
  {
    list: 'valuation-adjustments',
    files: [
      'wco-dec/goods-item-valuation-adjustment-types.json',
      'wco-dec/header-valuation-adjustment-types.json',
    ],
  },
  {
    list: 'previous-document-types',
    files: [
      'wco-dec/import-previous-documents.json',
      'cds-exports-frontend/documentTypes/documentTypes.json',
    ],
  },
  { list: 'authorisation-types', files: ['wco-dec/party-role-authorization-types.json'] },
  { list: 'additional-information', files: ['wco-dec/special-mention-types.json'] },
  {
    list: 'additional-procedures',
    files: [
      'wco-dec/special-procedure-types.json',
      'cds/import-additional-procedure-codes-de-1-11.csv',
      'cds-exports-frontend/procedureCodes/additionalProcedureCodes.json',
    ],
  },
  { list: 'requested-procedures', files: ['cds/import-procedure-codes-de-1-10.csv'] },
];

describe.skipIf(!hasReference)('labels of codes are nearest to the published label of their own code', () => {
  it.each(PUBLISHED)('$list', ({ list, files }) => {
    const published = files.flatMap((file) => [...publishedLabels(file)]);
    const words = new Map<string, Set<string>[]>();
    for (const [code, label] of published) words.set(code, [...(words.get(code) ?? []), wordsOf(label)]);
    const strangers = [...labelsOf(list)].flatMap(([code, label]) => {
      const own = words.get(code);
      if (own === undefined) return [];
      const said = wordsOf(label);
      const best = likeness(said, own);
      const other = [...words].find(
        ([of, sets]) =>
          of !== code && (likeness(said, sets) > best || (isSame(said, sets) && !isSame(said, own))),
      );
      return best > 0.3 && other === undefined
        ? []
        : [`${code} ${label} (${other?.[0] ?? 'little in common'})`];
    });
    expect(strangers).toEqual([]);
  });
});

function labelsOf(list: string): Map<string, string> {
  return new Map(present(catalogue.codeLists[list]).options.map(({ value, label }) => [value, label]));
}

describe.skipIf(!hasReference)('regimes of codes', () => {
  const codesIn = (...files: string[]) =>
    new Set(files.flatMap((file) => publishedLabels(file).map(([code]) => code)));

  it('ENG-079 an additional procedure is for the regimes whose published lists have it', () => {
    const forImport = codesIn(
      'wco-dec/special-procedure-types.json',
      'cds/import-additional-procedure-codes-de-1-11.csv',
    );
    // Of type Q (CUS-200) and of low value goods (H7), which the lists do not have.
    forImport.add('97F').add('1H7');
    const forExport = codesIn('cds-exports-frontend/procedureCodes/additionalProcedureCodes.json');
    const wrong = present(catalogue.codeLists['additional-procedures']).options.filter(
      ({ value, regime }) => {
        const both = forImport.has(value) && forExport.has(value);
        return regime !== (both ? 'both' : forImport.has(value) ? 'import' : 'export');
      },
    );
    expect(wrong.map(({ value, regime }) => `${value} ${regime}`)).toEqual([]);
  });

  it('ENG-079 no other list holds a code back from a regime, but those written here', () => {
    const bound = Object.values(catalogue.codeLists).flatMap(({ name, options }) =>
      name === 'additional-procedures'
        ? []
        : options.flatMap(({ value, regime }) =>
            regime === undefined ? [] : [`${name} ${value} ${regime}`],
          ),
    );
    expect(bound.sort()).toEqual([
      'additional-declaration-types Q import',
      'declaration-types CO both',
      'declaration-types EX export',
      'declaration-types IM import',
      ...['12', '14', '15', '16', '17', '18', '19'].map((code) => `previous-procedures ${code} export`),
    ]);
  });
});

/** Code and label of each row of a reference list. */
function publishedLabels(file: string): (readonly [string, string])[] {
  const folder = file.endsWith('.csv') ? 'code-lists-extra/' : 'code-lists/';
  const text = readFileSync(referencePath(`${folder}${file}`), 'utf8');
  if (file.endsWith('.json'))
    return (JSON.parse(text) as Record<string, string>[]).flatMap((row) =>
      codesOf(
        present(row.value ?? row.code ?? row.method)
          .replace(/[\s)]/gu, '')
          .replace(/\*?#$/, ''),
      ).map((code) => [code, present(row.display ?? row.en ?? row.description)] as const),
    );
  const [head = [], ...rows] = text.trim().split(/\r?\n/).map(cells);
  return rows.map((row) => [row[head.indexOf('code')] ?? '', row[head.indexOf('label')] ?? '']);
}

function cells(line: string): string[] {
  return [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) =>
    cell.replace(/^"|"$/g, ''),
  );
}

function wordsOf(label: string): Set<string> {
  const plain = label.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return new Set(plain.match(/[a-z]{3,}|\d+/g) ?? []);
}

/** Share of the words said that the nearest of the published labels has too; ours may be shorter, never another's. */
function likeness(said: ReadonlySet<string>, published: readonly ReadonlySet<string>[]): number {
  return Math.max(
    ...published.map((words) => [...said].filter((word) => words.has(word)).length / said.size),
  );
}

function isSame(said: ReadonlySet<string>, published: readonly ReadonlySet<string>[]): boolean {
  return published.some((words) => words.size === said.size && [...said].every((word) => words.has(word)));
}
