import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { checkBeforeSending } from '../../src/computations/index.ts';
import { type DocumentData, formatPath, type ObjectDefinition, type Row } from '../../src/engine/index.ts';
import { declarationCategories } from '../../src/generated/categories.ts';
import { declarationChecks } from '../../src/generated/declaration-checks.ts';
import { messageMaps } from '../../src/generated/messages.ts';
import { decodeXml, readMessage } from '../../src/messages/index.ts';
import { declaration as definition } from '../schemas/rows.ts';
import { hasReference, referencePath } from '../support/reference.ts';

const rules = { definition, categories: declarationCategories, checks: declarationChecks };

const import40 = 'submission-import/IMA_H1_4000_standard.xml';
const threeItems = 'submission-import/IMA_H1_4000_three-items.xml';
const supplementary = 'submission-import/IMY_supplementary_4000.xml';
const warehouse = 'submission-import/IMD_H2_7122_customs-warehouse.xml';
const final = 'submission-import/IMQ_final-supplementary.xml';
const export10 = 'submission-export/EXA_B1_1040_arrived.xml';
const exportSupplementary = 'submission-export/EXY_supplementary_two-items.xml';
const temporary = 'submission-import/IMA_H3_5300_temporary-admission_three-items.xml';
const processing = 'submission-import/IMA_H4_5100_inward-processing.xml';
const territory = 'submission-import/COA_H5_special-fiscal-territory.xml';
const lowValue = 'submission-import/IMD_H7_4000_low-value-srds.xml';
const clearance = 'submission-import/IMJ_C21i_0002.xml';
const exportTerritory = 'submission-export/COD_B4_special-fiscal-territory.xml';
const exportSimplified = 'submission-export/EXF_simplified-prelodged.xml';
const exportClearance = 'submission-export/EXJ_C21e_consignor.xml';

/** A published submission as a document. */
function sample(file: string): DocumentData {
  let last = 0;
  const xml = decodeXml(readFileSync(referencePath(`cds/samples/${file}`)));
  const newId = () => `r${++last}`;
  return readMessage(messageMaps['customs-declaration'].cds, definition, xml, newId).document;
}

type Values = Readonly<Record<string, unknown>>;
type Edit = (document: DocumentData) => DocumentData;

const header =
  (values: Values): Edit =>
  (document) =>
    ({ ...document, ...values }) as DocumentData;
/** The first item with these values, or the one at `at`. */
const item =
  (values: Values, at = 0): Edit =>
  (document) => {
    const items = document.CDSItems as unknown as Row[];
    return {
      ...document,
      CDSItems: items.map((row, index) => (index === at ? { ...row, ...values } : row)),
    } as DocumentData;
  };
const everyItem =
  (values: Values): Edit =>
  (document) =>
    ({
      ...document,
      CDSItems: (document.CDSItems as unknown as Row[]).map((row) => ({ ...row, ...values })),
    }) as DocumentData;
const all =
  (...edits: Edit[]): Edit =>
  (document) =>
    edits.reduce((so, edit) => edit(so), document);
const rows = (...values: Values[]) => values.map((row, index) => ({ uuid: `new${index}`, ...row }));
const statements = (...codes: string[]) => ({
  AdditionalCDSItems: rows(...codes.map((additionalInfoCode) => ({ additionalInfoCode }))),
});
const procedures = (...codes: string[]) => ({
  ProcedureCDSItems: rows(...codes.map((add_proc) => ({ add_proc }))),
});
const documents = (...codes: string[]) => ({
  CertificateCDSItems: rows(
    ...codes.map((code, at) => ({ doc_code_1: code[0], doc_code_3: code.slice(1), doc_ident: `D${at}` })),
  ),
});
const taxes = (...lines: Values[]) => ({ TaxCDSItems: rows(...lines) });

/** Code of the rule, the published declaration, and the defect that is put into it. */
const DEFECTS: readonly (readonly [code: string, file: string, edit: Edit])[] = [
  ['CDS12052', import40, header({ additional_dec_type: '' })],
  ['CDS12050', import40, item({ req_code: '' })],
  ['CDS11005', threeItems, item({ req_code: '71' }, 1)],
  ['CDS11003', import40, header({ items: 7 })],
  ['CDS11006', import40, item({ net_mass: '900000' })],
  ['CDS12057', threeItems, item({ itemPriceCurr: 'SEK' }, 1)],
  [
    'CDS12082',
    import40,
    all(item({ itemPriceAmount: '5', itemPriceCurr: 'SEK' }), header({ currency_1: '5', currency: 'GBP' })),
  ],
  [
    'CDS12058',
    import40,
    item({ PackagesCDSItems: rows({ type_of_packages: 'CT', number_of_packages: '0', shipping_mark: 'A' }) }),
  ],
  ['CDS12149', import40, item(procedures('000', 'C07'))],
  ['CDS12152', threeItems, item(procedures('1H7'), 2)],
  ['CDS12145', import40, everyItem({ req_code: '42', ...statements('OSR42') })],
  ['CDS12146', import40, everyItem({ req_code: '42', ...statements('NIIMP') })],
  ['CDS12146', import40, item(statements('OSR42'))],
  ['CDS12147', import40, item(statements('UVC01'))],
  ['CDS12154', import40, item({ ...statements('NIIMP'), ...documents('999L') })],
  ['CDS12155', import40, item(documents('999L', '999L'))],
  ['CDS40070', threeItems, item(statements('NIIMP'))],
  ['CDS40071', threeItems, item(statements('NIDOM'))],
  ['CDS40072', threeItems, item(statements('NIEXP'))],
  ['CDS40073', import40, item(statements('NIREM'))],
  ['CDS40074', import40, item(statements('NIAID'))],
  ['CDS12141', import40, item(statements('NIIMP', 'NIDOM'))],
  ['CDS12143', import40, item(statements('NIIMP', 'NIREM', 'NIAID'))],
  [
    'CDS71200',
    import40,
    item({
      CertificateCDSItems: rows(
        ...[1, 2].map(() => ({ doc_code_1: 'N', doc_code_3: '935', doc_ident: 'X1' })),
      ),
    }),
  ],
  [
    'CDS12078',
    import40,
    all(item(taxes({ tax_type: 'A00', payment_method: 'E' })), header({ DeferredItems: [] })),
  ],
  [
    'CDS12078',
    import40,
    // As a row is born: its type is there, and no account.
    all(
      item(taxes({ tax_type: 'A00', payment_method: 'E' })),
      header({ DeferredItems: rows({ def_payment_type: 'DAN' }) }),
    ),
  ],
  ['CDS12113', import40, header({ GuaranteeItems: [] })],
  ['CDS12113', import40, header({ GuaranteeItems: rows({ guarantee_type: '3', guarantee_ref: 'GB1' }) })],
  ['CDS12148', import40, everyItem(taxes({ tax_type: 'A00', payment_method: 'A' }))],
  [
    'CDS12102',
    import40,
    all(
      everyItem(taxes({ tax_type: 'A00', payment_method: 'A' })),
      header({ DeferredItems: rows({ def_payment_category: '1', def_payment_id: '1234567' }) }),
    ),
  ],
  ['CDS12081', import40, header({ exporter_number: 'GB1', importer_number: 'GB1' })],
  ['CDS12117', import40, header({ buyer_number: 'GB1', importer_number: 'GB1' })],
  ['CDS12092', import40, header({ seller_number: 'GB2', exporter_number: 'GB2' })],
  ['CDS12091', export10, header({ consignee_number: 'GB2', exporter_number: 'GB2' })],
  ['CDS12084', export10, header({ consignee_number: 'GB2', consignee: 'Somebody' })],
  ['CDS12086', export10, header({ carrier_number: 'GB2', carrier: 'Somebody' })],
  [
    'CDS12108',
    export10,
    all(
      header({
        ref_general: '',
        mainPreviousCDSItems: rows({ docCategory: 'Z', import_prev_doc: 'CLE', prevTransactionRef: 'X' }),
      }),
      everyItem({ PreviousCDSItems: [] }),
    ),
  ],
  [
    'CDS12108',
    export10,
    all(
      header({
        ref_general: '',
        mainPreviousCDSItems: rows({ docCategory: 'Z', import_prev_doc: 'DCR', prevTransactionRef: '' }),
      }),
      everyItem({ PreviousCDSItems: [] }),
    ),
  ],
  [
    'CDS12132',
    import40,
    header({
      mainPreviousCDSItems: rows({
        docCategory: 'Z',
        import_prev_doc: 'DCR',
        prevTransactionRef: '2026GB-1',
      }),
    }),
  ],
  [
    'CDS12132.item',
    export10,
    item({
      PreviousCDSItems: rows({ docCategory: 'Z', import_prev_doc: 'DCR', prevTransactionRef: '6GB1-a/7' }),
    }),
  ],
  ['CDS77000', import40, item({ CertificateCDSItems: rows({ doc_code_1: 'N', doc_code_3: '935' }) })],
  [
    'CDS12137',
    import40,
    header({
      mainPreviousCDSItems: rows(
        ...['1', '2'].map((prevTransactionRef) => ({
          docCategory: 'Z',
          import_prev_doc: 'MCR',
          prevTransactionRef,
        })),
      ),
    }),
  ],
  ['CDS12110', import40, item({ quota: '057001', preference: '100' })],
  ['CDS12144', import40, item({ quota: '097001' })],
  [
    'CDS12111',
    import40,
    item(taxes({ tax_type: 'A00', tax_amount: '5', tax_currency: 'EUR', payment_method: 'A' })),
  ],
  [
    'CDS12111.total',
    import40,
    item(taxes({ tax_type: 'A00', tax_total: '5', tax_total_currency: 'EUR', payment_method: 'A' })),
  ],
  ['CDS12112', import40, header({ placeOfLoading: 'JFK' })],
  ['CDS12071.5-14', import40, all(header({ dispatch_country_code: 'US' }), item({ disp_code: 'US' }))],
  ['CDS12071.5-8', import40, all(header({ destination_country_code: 'GB' }), item({ dest_code: 'GB' }))],
  [
    'CDS12071.8-5',
    import40,
    all(header({ nature_of_transaction: '1' }), item({ nature_of_transaction: '1' })),
  ],
  ['CDS12109', import40, header({ exchangeRate: '1.2', currency: 'EUR', currency_1: '5' })],
  ['CDS12123.6-1', import40, item({ net_mass: '0.000' })],
  ['CDS12123.6-5', import40, item({ gross_mass: '0' })],
  [
    'CDS12139',
    import40,
    item({ ...statements('00500'), ...taxes({ tax_type: 'A00', tax_amount: '5', payment_method: 'A' }) }),
  ],
  [
    'CDS77001',
    import40,
    item({
      CertificateCDSItems: rows({ doc_code_1: 'N', doc_code_3: '935', doc_ident: 'X', qualifier: 'KGM' }),
    }),
  ],
  ['CDS12135', processing, all(header({ dispatch_country_code: '' }), everyItem({ disp_code: '' }))],
  ['IM-1/1', import40, header({ declaration_type: 'EX' })],
  ['EX-1/1', export10, header({ declaration_type: 'IM' })],
  [
    'IM-2/1.MCR',
    import40,
    item({
      PreviousCDSItems: rows({ docCategory: 'Z', import_prev_doc: 'MCR', prevTransactionRef: 'GB/A-1' }),
    }),
  ],
  ['IM-3/19', import40, all(everyItem(statements('00500')), header({ representative_number: 'GB5' }))],
  ['IM-4/1', import40, all(header({ incoterm_code: '' }), item({ valuation_method: '1' }))],
  [
    'IM-4/1.place',
    import40,
    header({ incoterm_code: 'CIF', unlocode: '', delivery_place: '', delivery_country_relation: '' }),
  ],
  ['IM-4/8.G', import40, item(taxes({ tax_type: 'B00', payment_method: 'G' }))],
  [
    'IM-4/8.every',
    threeItems,
    all(everyItem(taxes({ tax_type: 'A00', payment_method: 'A' })), item(taxes({ tax_type: 'A00' }), 2)),
  ],
  ['IM-4/17', import40, item({ preference: '500' })],
  [
    'IM-5/8',
    import40,
    all(
      everyItem({ req_code: '42', ...statements('NIIMP', 'OSR42') }),
      header({ destination_country_code: 'GB' }),
    ),
  ],
  ['EX-5/12.form', export10, header({ office_of_exit: 'GB434' })],
  ['IM-5/14', import40, header({ dispatch_country_code: 'EU' })],
  ['IM-5/15', import40, item({ country_origin: '', OriginCDSItems: [] })],
  ['IM-5/16', import40, item({ preference: '300', country_pref_origin: '', OriginCDSItems: [] })],
  ['IM-5/21', import40, all(item(procedures('E01')), header({ placeOfLoading: 'JFK' }))],
  ['IM-5/23', import40, header({ location_goods: 'LONDON' })],
  ['IM-5/26', import40, header({ presentation_office: 'GB12' })],
  ['IM-5/27', import40, header({ supervising_custom: 'GB12' })],
  ['IM-6/14', import40, item({ commodityCode: '0808' })],
  ['IM-6/15', import40, item({ commodityCode: '08081080' })],
  ['EX-6/14', export10, item({ commodityCode: '0808' })],
  ['EX-6/15', export10, item({ commodityCode: '0808108090' })],
  ['IM-6/12', import40, item({ DangerousCDSItems: rows({ un_dg_code: '1203' }) })],
  ['IM-7/4', supplementary, all(everyItem({ req_code: '53' }), header({ transportMode: '' }))],
  ['IM-7/5', import40, header({ inlandMode: '6' })],
  ['IM-7/9', import40, header({ transportMode: '6', arrival_type: '10' })],
  [
    'IM-7/10',
    import40,
    header({ container_flag: '0', mainContainerCDSItems: rows({ container_no: 'CSQU3054383' }) }),
  ],
  ['IM-7/15', import40, header({ active_transport_nationality: 'EU' })],
  ['IM-8/1', import40, item({ quota: '0570' })],
  ['EX-4/2', exportSupplementary, header({ transport_charges_method: 'A' })],
  ['EX-8/6', export10, item({ statistic_value: '10', statistic_currency: 'USD' })],
  ['IM-1/1.H7', lowValue, header({ declaration_type: 'CO' })],
  ['IM-1/2.H7', lowValue, header({ additional_dec_type: 'Y' })],
  ['IM-1/11.53', temporary, item(procedures('C07'), 1)],
  [
    'IM-2/7',
    'submission-import/IMA_H1_4071_charges-and-deductions.xml',
    header({ warehouse_type: '', warehouse_ident: '' }),
  ],
  ['IM-2/7', import40, item({ prev_code: '78' })],
  ['IM-2/7', import40, everyItem({ req_code: '07' })],
  ['EX-2/7', export10, item({ prev_code: '71' })],
  ['EX-2/7', exportSimplified, item({ prev_code: '07' })],
  ['IM-3/1', import40, header({ exporter: '', exporter_number: '' })],
  ['IM-3/1', temporary, header({ exporter: '', exporter_number: '' })],
  ['IM-3/1', processing, header({ exporter: '', exporter_number: '' })],
  ['IM-3/1', territory, header({ exporter: '', exporter_number: '' })],
  ['IM-3/1.C21i', clearance, header({ exporter: '', exporter_number: 'GB123456789000' })],
  ['EX-3/1', export10, header({ exporter: '', exporter_number: '' })],
  ['EX-3/1', exportTerritory, header({ exporter: '', exporter_number: '' })],
  ['EX-3/1.C21e', exportClearance, header({ exporter: '', exporter_number: '' })],
  ['IM-3/15.53', temporary, header({ importer: '', importer_number: '' })],
  ['IM-4/1.F44', processing, all(item(procedures('F44')), header({ incoterm_code: '' }))],
  ['IM-4/1.SPV', threeItems, everyItem({ ...procedures('E01'), valuation_method: '4' })],
  ['EX-5/8.C21e', exportClearance, header({ destination_country_code: '' })],
  ['EX-5/12.C21e', exportClearance, header({ office_of_exit: '' })],
  ['IM-7/2.C21i', clearance, header({ container_flag: '' })],
  ['EX-7/2.C21e', exportClearance, header({ container_flag: '' })],
  ['IM-7/4.C21i', clearance, header({ transportMode: '' })],
  ['EX-7/4.C21e', exportClearance, header({ transportMode: '' })],
  ['IM-5/15', temporary, item({ country_origin: '', OriginCDSItems: [] }, 2)],
  ['IM-5/15', processing, item({ country_origin: '', OriginCDSItems: [] })],
  ['IM-5/15', warehouse, item({ country_origin: '', OriginCDSItems: [] })],
  ['IM-5/16', processing, item({ preference: '300', country_pref_origin: '', OriginCDSItems: [] })],
  ['IM-8/2.cash', clearance, item(taxes({ tax_type: 'B00', payment_method: 'N' }))],
];

const noLocation = {
  location_goods: '',
  location_country: '',
  location_type: '',
  location_qualifier: '',
  location_name: '',
  location_additional_id: '',
};

/** What a category lacks of rows that were read on other pages than its table, each with what the page calls it. */
const LACKING: readonly (readonly [code: string, file: string, edit: Edit])[] = [
  ['B1-5/8', export10, all(header({ destination_country_code: '' }), everyItem({ dest_code: '' }))],
  ['B1-5/12', export10, header({ office_of_exit: '' })],
  ['B1-6/1', export10, item({ net_mass: '' })],
  ['B1-6/14', export10, item({ commodityCode: '', combined_code: '' })],
  ['B4-2/1', exportTerritory, all(header({ mainPreviousCDSItems: [] }), everyItem({ PreviousCDSItems: [] }))],
  ['B4-5/8', exportTerritory, all(header({ destination_country_code: '' }), everyItem({ dest_code: '' }))],
  ['B4-5/12', exportTerritory, header({ office_of_exit: '' })],
  ['B4-6/14', exportTerritory, item({ commodityCode: '', combined_code: '' })],
  ['C1 C&F-5/12', exportSimplified, header({ office_of_exit: '' })],
  [
    'C21e-2/1',
    exportClearance,
    all(header({ mainPreviousCDSItems: [] }), everyItem({ PreviousCDSItems: [] })),
  ],
  ['H2-6/14', warehouse, item({ commodityCode: '', combined_code: '' })],
  ['H3-5/8', temporary, all(header({ destination_country_code: '' }), everyItem({ dest_code: '' }))],
  ['H3-6/14', temporary, item({ commodityCode: '', combined_code: '' }, 2)],
  ['H4-5/8', processing, all(header({ destination_country_code: '' }), everyItem({ dest_code: '' }))],
  ['H4-6/1', processing, item({ net_mass: '' })],
  ['H4-6/14', processing, item({ commodityCode: '', combined_code: '' })],
  ['H5-5/8', territory, all(header({ destination_country_code: '' }), everyItem({ dest_code: '' }))],
  ['H5-6/1', territory, item({ net_mass: '' })],
  ['H5-6/14', territory, item({ commodityCode: '', combined_code: '' })],
  ['H7-6/14', lowValue, item({ commodityCode: '', combined_code: '' })],
  ['H2-5/14', warehouse, all(header({ dispatch_country_code: '' }), everyItem({ disp_code: '' }))],
  ['H2-5/23', warehouse, header(noLocation)],
  ['H3-5/23', temporary, header(noLocation)],
  ['H4-5/23', processing, header(noLocation)],
  ['H5-5/23', territory, header(noLocation)],
  ['H7-5/23', lowValue, header(noLocation)],
];

const found = (document: DocumentData) =>
  checkBeforeSending(document, rules).problems.map(({ code, path }) => `${code} ${formatPath(path)}`);

describe.skipIf(!hasReference)('a declaration before it is sent', () => {
  const submissions = hasReference
    ? readFileSync(referencePath('cds/samples/MANIFEST.csv'), 'utf8')
        .split('\n')
        .map((line) => line.split(',')[0]!)
        .filter((file) => file.startsWith('submission-'))
    : [];

  it.each(submissions)('%s, as published, has nothing to be said of', (file) => {
    expect(found(sample(file))).toEqual([]);
  });

  it('is judged as the category that its types and procedure make it', () => {
    const categoryOf = (file: string) => checkBeforeSending(sample(file), rules).category?.category;
    expect([import40, warehouse, final, export10].map(categoryOf)).toEqual(['H1', 'H2', 'FSD', 'B1']);
    const others = [
      'IMA_H3_5300_manual-tax-lines',
      'IMA_H4_5100_inward-processing',
      'COA_H5_special-fiscal-territory',
    ];
    expect(others.map((name) => categoryOf(`submission-import/${name}.xml`))).toEqual(['H3', 'H4', 'H5']);
    expect(categoryOf(clearance)).toBe('C21i');
    expect(categoryOf('submission-import/IMC_simplified-arrived.xml')).toBe('I1 C&F');
    expect(categoryOf(exportSimplified)).toBe('C1 C&F');
    expect(categoryOf(exportTerritory)).toBe('B4');
  });

  it.each([...DEFECTS, ...LACKING])('%s is found in %s', (code, file, edit) => {
    const problems = checkBeforeSending(edit(sample(file)), rules).problems;
    const problem = problems.find((each) => each.code === `check.${code}`);
    expect(problem, problems.map((each) => each.code).join(' ')).toBeDefined();
    expect(problem!.message).not.toBe('');
    expect(problem!.explanation).toMatch(/, \d\d\/\d\d\/\d{4}\.$/);
    expect(problem!.path.length).toBeGreaterThan(0);
  });

  it('names the page that a row was read on, where that is not the table of the category', () => {
    const explained = (file: string, edit: Edit, code: string) =>
      checkBeforeSending(edit(sample(file)), rules).problems.find((each) => each.code === `check.${code}`);
    expect(explained(exportTerritory, header({ office_of_exit: '' }), 'B4-5/12')).toMatchObject({
      message: 'Customs office of exit (5/12) is missing: the data set B4 needs it in the declaration.',
      explanation:
        'CDS volume 3, export completion guide, group 5: places and countries, DE 5/12, 24/04/2024.',
    });
    expect(explained(import40, header({ transportMode: '' }), 'H1-7/4')?.explanation).toBe(
      'CDS volume 3, appendix 21A: data set H1, H1, 27/05/2026.',
    );
  });

  it('has a defect seeded for every rule but those that another stands before', () => {
    const seeded = new Set(DEFECTS.map(([code]) => code));
    const others = declarationChecks.map(({ code }) => code).filter((code) => !seeded.has(code));
    expect(others).toEqual(['IM-3/40']);
    expect(seeded.size).toBeGreaterThanOrEqual(60);
  });

  /** The category's requirements, with a published declaration of it. */
  const always = [
    import40,
    warehouse,
    final,
    export10,
    clearance,
    'submission-import/IMF_simplified-prelodged.xml',
    exportSimplified,
    temporary,
    processing,
    territory,
    exportTerritory,
    exportClearance,
  ].flatMap((file) => {
    const category = hasReference ? checkBeforeSending(sample(file), rules).category : undefined;
    return (category?.requirements ?? [])
      .filter(
        ({ severity, element }) =>
          (severity === 'error' || severity === 'warning') &&
          !['1/2', '1/10', '1/6'].includes(element) &&
          // Without its type a declaration is of the usual category of its procedure, and lacks the type there.
          !(element === '1/1' && category?.declarationTypes?.includes('CO')),
      )
      .map(({ code, element, fields }) => [code, file, element, fields] as const);
  });

  it.each(always)('%s is missed in %s without it', (code, file, element, fields) => {
    const document = without(definition, sample(file) as unknown as Values, element, fields);
    const codes = checkBeforeSending(document as DocumentData, rules).problems.map((each) => each.code);
    expect(codes.filter((each) => each === `check.${code}`).length).toBeGreaterThan(0);
  });

  it('with the kind of code that an item is born with, and no code, lacks the code', () => {
    const blank = { commodityCode: '', combined_code: 'TSP' };
    expect(found(everyItem(blank)(sample(import40))).join('\n')).toMatch(
      /^check\.H1-6\/14 \/CDSItems\/\{r\d+\}\/commodityCode$/m,
    );
  });

  it.each(['UE', 'XB', 'XW', 'XX'])(
    'has no identifier of a document that is not there (%s)',
    (doc_status) => {
      const not = {
        doc_code_1: 'C',
        doc_code_3: '673',
        doc_status,
        doc_status_reason: 'Not of this heading',
      };
      expect(found(item({ CertificateCDSItems: rows(not) })(sample(import40))).join('\n')).not.toContain(
        'CDS77000',
      );
    },
  );

  it.each([
    ['H1-1/9', header({ items: '', items_unit: 'NAR' })],
    ['H1-6/1', item({ net_mass: '', net_mass_unit: 'KGM' })],
    ['H1-6/5', all(header({ gross_mass: '' }), item({ gross_mass: '', gross_mass_unit: 'KGM' }))],
    ['H1-6/10', item({ PackagesCDSItems: rows({ type_of_packages: 'CT', packages_unit: 'NAR' }) })],
    ['H1-6/9', item({ PackagesCDSItems: rows({ number_of_packages: '1', package_sequence: 1 }) })],
    ['H1-6/18', header({ total_packages: '', total_packages_unit: 'NAR' })],
  ] as const)('with a unit and nothing that it is of, lacks %s', (code, edit) => {
    expect(found(edit(sample(import40))).join('\n')).toMatch(new RegExp(`^check\\.${code} `, 'm'));
  });

  it('without any item lacks the item number', () => {
    expect(found({ ...sample(final), CDSItems: [] })).toContain('check.FSD-1/6 /CDSItems');
  });
});

/** The object with every value of the data element blanked, in its rows as well. */
function without(
  object: ObjectDefinition,
  data: Values,
  element: string,
  fields?: readonly string[],
): Values {
  const entries = Object.entries(data).map(([name, value]) => {
    const list = object.lists[name];
    if (list && Array.isArray(value))
      return [name, value.map((row) => without(list.row, row, element, fields))];
    const isIt = fields?.includes(name) ?? object.fields[name]?.help.dataElement === element;
    return [name, isIt ? '' : value];
  });
  return Object.fromEntries(entries);
}

describe('the rules before sending', () => {
  it('each say where they were read, and when', () => {
    for (const { code, source, text } of declarationChecks) {
      expect(source.title, code).not.toBe('');
      expect(source.section, code).not.toBe('');
      expect(source.date, code).toMatch(/^\d{4}-\d\d-\d\d$/);
      expect(text, code).toMatch(/\.$/);
    }
    expect(declarationChecks.length).toBe(103);
  });
});
