import type { DocumentData } from '../../../src/engine/document.ts';
import type { ChangeReason } from '../../../src/messages/index.ts';

/** A published amendment, with the declarations before and after it. */
export interface Published {
  readonly file: string;
  readonly lrn: string;
  readonly mrn: string;
  /** The declaration before, by hand: as far as the sample lets see it. */
  readonly base: DocumentData;
  readonly edited: DocumentData;
  readonly reasons: readonly ChangeReason[];
  /** What the sample says and we do not, and why. */
  readonly onlyPublished?: Readonly<Record<string, readonly string[]>>;
  /** Changes whose text the sample leaves out, and why. */
  readonly withoutText?: Readonly<Record<string, readonly string[]>>;
}

export const publishedAmendments: readonly Published[] = [
  oneValue(),
  twoValues(),
  sixAmendments(),
  addItem(),
  security(),
];

/** A reason for one field, list or row. */
function because(path: string, change_reason: string, statement_description: string): ChangeReason {
  return { path, change_reason, statement_description };
}

function oneValue(): Published {
  const declaration = (itemPriceAmount: string) => ({
    declaration_type: 'IM',
    additional_dec_type: 'Y',
    transaction_ref: 'TT_IM02b',
    items: 1,
    CDSItems: [{ uuid: 'i1', item_no: 1, description: 'Clocks', itemPriceAmount, itemPriceCurr: 'GBP' }],
  });
  return {
    file: 'COR_one-value_item-price.xml',
    lrn: 'TT_IM02b_1803_002',
    mrn: '20GB32VVZI0YMFGVR0',
    base: declaration('99'),
    edited: declaration('999'),
    reasons: [
      because('/CDSItems/{i1}', '21', 'Amending item price as a mistake was made on the declaration.'),
    ],
  };
}

function twoValues(): Published {
  const declaration = (gross_mass: string, net_mass: string) => ({
    transaction_ref: 'Comp',
    items: 1,
    CDSItems: [{ uuid: 'i1', item_no: 1, description: 'Clocks', gross_mass, net_mass }],
  });
  return {
    file: 'COR_two-values.xml',
    lrn: 'Comp_Amend_001',
    mrn: '20GB34BT6QX6LFGVR3',
    base: declaration('1500', '1000'),
    edited: declaration('1501', '1001'),
    reasons: [
      because('/CDSItems/{i1}/net_mass', '28', 'First Amendment - Net Mass'),
      because('/CDSItems/{i1}/gross_mass', '28', 'Second Amendment - Gross Mass'),
    ],
  };
}

function sixAmendments(): Published {
  const declaration = (parties: DocumentData, packages: string) => ({
    ...parties,
    transaction_ref: 'TT_IM02c',
    exporter_country: 'US',
    items: 1,
    total_packages: packages,
    CDSItems: [
      {
        uuid: 'i1',
        item_no: 1,
        description: 'Cocoa',
        PackagesCDSItems: [
          { uuid: 'p1', type_of_packages: 'IG', number_of_packages: packages, shipping_mark: 'PK12345' },
        ],
      },
    ],
  });
  const before = {
    exporter: 'Chicago Cocoa Company',
    exporter_city: 'Chicago',
    exporter_address: '1 Lake Street',
    exporter_postcode: '60601',
  };
  const after = {
    exporter: 'Detroit Cocoa Company',
    exporter_city: 'Detroit',
    exporter_address: '101 Peterboro Avenue',
    exporter_postcode: '48201',
  };
  return {
    file: 'COR_six-amendments.xml',
    lrn: 'TT_IM02c_0307_886',
    mrn: '20GB7BKUHU20XX8PR5',
    base: declaration(before, '50'),
    edited: declaration(after, '53'),
    reasons: [
      because('/total_packages', '28', 'Amend TotalPackageQuantity DE 6/18 - Tag 146'),
      because('/exporter', '29', 'Amend Exporter Name Tag R031'),
      because('/exporter_city', '29', 'Amend Exporter CityName Tag 241'),
      because('/exporter_address', '29', 'Amend Exporter Address Line Tag 239'),
      because('/exporter_postcode', '29', 'Amend Exporter Postal Code Tag 245'),
      because('/CDSItems/{i1}/PackagesCDSItems', '28', 'Amend QuantityQuantity DE 6/10 - Tag 144'),
    ],
  };
}

function addItem(): Published {
  const item = (item_no: number) => ({ uuid: `i${item_no}`, item_no, description: `Goods ${item_no}` });
  const declaration = (total_packages: string, rows: DocumentData['CDSItems']) => ({
    transaction_ref: 'CCDP-4108',
    items: (rows as readonly unknown[]).length,
    total_packages,
    CDSItems: rows,
  });
  const third = {
    ...item(3),
    description: 'Hair clippers',
    commodityCode: '8510200000',
    req_code: '40',
    prev_code: '00',
    preference: '100',
    gross_mass: '15',
    net_mass: '10',
    supplementaryUnits: '10',
    itemPriceAmount: '100',
    itemPriceCurr: 'GBP',
    valuation_method: '1',
    val_indicator: '0000',
    country_origin: 'US',
    CertificateCDSItems: [
      { uuid: 'z1', doc_code_1: 'C', doc_ident: 'GBDPO1108654', doc_code_3: '506' },
      { uuid: 'z2', doc_code_1: 'N', doc_ident: '12345/19.01.2021', doc_code_3: '935', doc_status: 'AC' },
      {
        uuid: 'z3',
        doc_code_1: 'C',
        doc_ident: 'GBCGUGuaranteenotrequired',
        doc_code_3: '505',
        doc_status: 'CC',
      },
    ],
    TaxCDSItems: [
      { uuid: 't1', tax_type: 'A00', payment_method: 'E' },
      { uuid: 't2', tax_type: 'B00', payment_method: 'E' },
    ],
    ProcedureCDSItems: [{ uuid: 'q1', add_proc: '000' }],
    PackagesCDSItems: [
      { uuid: 'p1', shipping_mark: 'BX-1234228/36', number_of_packages: '15', type_of_packages: 'BX' },
    ],
    PreviousCDSItems: [
      {
        uuid: 'd1',
        docCategory: 'Z',
        prevTransactionRef: '21GB34F7Y1O2CX8PT4',
        import_prev_doc: '355',
        goodsItemIdent: '1',
      },
    ],
  };
  return {
    file: 'COR_add-item.xml',
    lrn: 'CCDP-4108_AME_20230621-01',
    mrn: '23GB6W3GLSX9Z5JAR4',
    base: declaration('65', [item(1), item(2)]),
    edited: declaration('80', [item(1), item(2), third]),
    reasons: [
      because('/items', '28', 'Amend GoodsItemQuantity DE 1/9 - Tag 228'),
      because('/total_packages', '28', 'Amend TotalPackageQuantity DE 6/18 - Tag 146'),
      because('/CDSItems/{i3}', '32', 'Adding goods a third goods item - Tag 68A'),
    ],
  };
}

/** Two tax lines become four with amounts, two documents and a statement are added. */
function security(): Published {
  const item = '/CDSItems/{i1}';
  const first = [
    { uuid: 'z1', doc_code_1: 'C', doc_ident: 'GBDPO1108654', doc_code_3: '506' },
    { uuid: 'z2', doc_code_1: 'N', doc_ident: '12345/19.02.2021', doc_code_3: '935', doc_status: 'AC' },
    {
      uuid: 'z3',
      doc_code_1: 'C',
      doc_ident: 'GBCGUGuaranteenotrequired',
      doc_code_3: '505',
      doc_status: 'CC',
    },
  ];
  const worksheet = (uuid: string, type: string, text: string) => ({
    uuid,
    doc_code_1: '9',
    doc_ident: text,
    doc_status_reason: text,
    doc_code_3: type,
    doc_status: 'AE',
  });
  const line = (n: number, tax_type: string, payment_method: string) => ({
    uuid: `t${n}`,
    tax_type,
    payment_method,
    tax_quantity: '111.11',
    tax_unit: 'GBP',
    tax_total: `${n}${n}${n}.22`,
    tax_total_currency: 'GBP',
    tax_amount: `${n}${n}${n}.33`,
    tax_currency: 'GBP',
  });
  const declaration = (inside: DocumentData) => ({
    transaction_ref: 'TT_IM16a',
    items: 1,
    CDSItems: [{ uuid: 'i1', item_no: 1, description: 'Clocks', ...inside }],
  });
  const taxReasons = [1, 2, 3, 4].flatMap((n) => {
    const even = n % 2 === 0;
    const from = [undefined, undefined, ['B00', 'E'], undefined, undefined][n];
    const [type, method] = [n < 3 ? 'A00' : 'B00', even ? 'R' : 'E'];
    const ofType = from ? `Changing Type Code from ${from[0]} to ${type}` : `Adding Type Code ${type}`;
    const ofMethod = from
      ? `Changing Method of Payment from ${from[1]} to ${method}`
      : `Adding Method of Payment ${method}`;
    const about = (field: string, reason: string, text: string) =>
      because(`${item}/TaxCDSItems/{t${n}}/${field}`, even ? '33' : reason, `G${n} ${text}`);
    return [
      about('tax_quantity', '21', `Adding Specific Tax Base Quantity - 129 [4/4] - ${n}${n}${n}.11`),
      about('tax_type', '22', `${ofType} - 113 [4/3]`),
      about('payment_method', '32', `${ofMethod} - 107 [4/8]`),
      about('tax_total', '21', `Adding Tax Assessed Amount - 120 [4/7] - ${n}${n}${n}.22`),
      about('tax_amount', '21', `Adding Payment Amount - 378 [4/6] - ${n}${n}${n}.33`),
    ];
  });
  const documentReasons = (
    [
      ['z4', '9WKS', 'WKS', 'See attached worksheet'],
      ['z5', '955D', '55D', 'Form C&E955D completed'],
    ] as const
  ).flatMap(([key, code, type, name]) => {
    const about = (field: string, text: string) =>
      because(
        `${item}/CertificateCDSItems/{${key}}${field}`,
        '32',
        `Adding AdditionalDocument ${code} ${text}`,
      );
    return [
      about('', 'with its category'),
      about('/doc_ident', `Identifier '${name}' - D005`),
      about('/doc_status_reason', `Name '${name}' - D028`),
      about('/doc_code_3', `TypeCode '${type}' - D006`),
      about('/doc_status', 'Exemption Code of AE - 360'),
    ];
  });
  return {
    file: 'COR_32-amendments_documents-and-tax-lines.xml',
    lrn: 'TT_IM16a_v1.3_06062023',
    mrn: '23GB66GVO0X3GBZAR3',
    base: declaration({
      CertificateCDSItems: first,
      TaxCDSItems: [
        { uuid: 't1', tax_type: 'A00', payment_method: 'E' },
        { uuid: 't2', tax_type: 'B00', payment_method: 'E' },
      ],
    }),
    edited: declaration({
      CertificateCDSItems: [
        ...first,
        worksheet('z4', 'WKS', 'See attached worksheet'),
        worksheet('z5', '55D', 'Form C&E955D completed'),
      ],
      AdditionalCDSItems: [
        { uuid: 'a1', additionalInfoCode: 'UVC01', additionalDescription: 'UVC01 Statement Description' },
      ],
      TaxCDSItems: [line(1, 'A00', 'E'), line(2, 'A00', 'R'), line(3, 'B00', 'E'), line(4, 'B00', 'R')],
    }),
    reasons: [
      ...taxReasons,
      ...documentReasons,
      because(
        `${item}/AdditionalCDSItems/{a1}/additionalInfoCode`,
        '32',
        'Adding StatementCode UVC01 - 226 [2/2]',
      ),
      because(
        `${item}/AdditionalCDSItems/{a1}/additionalDescription`,
        '32',
        'Adding StatementDescription - 225 [2/2] - UVC01',
      ),
    ],
    onlyPublished: {
      'These stay as they were; the sample names them "again for consistency".': [
        '42A/67A/68A[1]/23A/50A[1]/113',
        '42A/67A/68A[1]/23A/50A[1]/94A/107',
      ],
    },
    withoutText: {
      'The sample lets the statement on the type speak for the category, too; ours has one for each.': [
        '42A/67A/68A[1]/02A[4]/D031',
        '42A/67A/68A[1]/02A[5]/D031',
      ],
    },
  };
}
