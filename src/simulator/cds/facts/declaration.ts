import { element, type GroupFact, group } from './fact.ts';

const address = [
  element('CityName', '241', 'text ..35'),
  element('CountryCode', '242', 'letters 2'),
  element('CountrySubDivisionCode', '244', 'code ..9'),
  element('CountrySubDivisionName', '243', 'text ..35'),
  element('Line', '239', 'text ..70'),
  element('PostcodeID', '245', 'text ..9'),
];
const consignorAddress = [
  element('TypeCode', '410', 'code ..3'),
  element('CityName', '241', 'text ..35'),
  element('CountryCode', '242', 'letters 2'),
  element('CountrySubDivisionCode', '244', 'code ..9'),
  element('CountrySubDivisionName', '243', 'text ..35'),
  element('Line', '239', 'text ..70'),
  element('PostcodeID', '245', 'text ..9'),
];
const locationAddress = [
  element('TypeCode', '410', 'code ..3'),
  element('CityName', '241', 'text ..35'),
  element('CountryCode', '242', 'letters 2'),
  element('Line', '239', 'text ..70'),
  element('PostcodeID', '245', 'text ..9'),
];
const communication = [element('ID', '240', 'text ..50'), element('TypeCode', '253', 'code ..3')];
const contact = [element('Name', '246', 'text ..70')];
const pointer = [
  element('SequenceNumeric', '006', 'number 5,0'),
  element('DocumentSectionCode', '375', 'code ..3'),
  element('TagID', '381', 'text ..4'),
];

/**
 * What a WCO DMS 3.6 declaration may hold, in the order the message must hold it: every group and element
 * with its WCO id (the code in error pointers), format and occurrence. These are this authority's own facts,
 * taken from the published declaration schema (data set `declaration-elements`); the product's message map
 * is another copy on purpose, so that a wrong element cannot pass on both sides.
 */
export const declaration: GroupFact = group('Declaration', '42A', [
  element('AcceptanceDateTime', '023', 'date'),
  element('FunctionCode', '017', 'one of 9 13 14', 'required'),
  element('FunctionalReferenceID', 'D026', 'text ..35'),
  element('ID', 'D014', 'text ..70'),
  element('IssueDateTime', 'D011', 'date'),
  element('IssueLocationID', 'D012', 'text ..5'),
  element('TypeCode', 'D013', 'code ..3'),
  element('GoodsItemQuantity', '228', 'quantity 5,0'),
  element('DeclarationOfficeID', '065', 'text ..17'),
  element('InvoiceAmount', '109', 'amount 16,3'),
  element('LoadingListQuantity', '013', 'quantity 5,0'),
  element('TotalGrossMassMeasure', '131', 'quantity 16,6'),
  element('TotalPackageQuantity', '146', 'quantity 8,0'),
  element('SpecificCircumstancesCodeCode', '504', 'code ..3'),
  group('Authentication', '61B', [
    element('Authentication', '104', 'text ..256'),
    group('Authenticator', '12A', [element('Name', 'R007', 'text ..70')]),
  ]),
  group('Submitter', '17B', [
    element('Name', 'R058', 'text ..70'),
    element('ID', 'R059', 'text ..17'),
    group('Address', '04A', address),
  ]),
  group(
    'AdditionalDocument',
    '02A',
    [
      element('CategoryCode', 'D031', 'code ..3'),
      element('ID', 'D005', 'text ..70'),
      element('TypeCode', 'D006', 'code ..3'),
    ],
    'many',
  ),
  group(
    'AdditionalInformation',
    '03A',
    [
      element('StatementCode', '226', 'code ..17'),
      element('StatementDescription', '225', 'text ..512'),
      element('StatementTypeCode', '369', 'code ..3'),
      group('Pointer', '97A', pointer, 'many'),
    ],
    'many',
  ),
  group('Agent', '05A', [
    element('Name', 'R003', 'text ..70'),
    element('ID', 'R004', 'text ..17'),
    element('FunctionCode', '102', 'code ..3'),
    group('Address', '04A', address),
  ]),
  group(
    'Amendment',
    '06A',
    [element('ChangeReasonCode', '099', 'code ..3'), group('Pointer', '97A', pointer, 'many')],
    'many',
  ),
  group(
    'AuthorisationHolder',
    '17C',
    [element('ID', 'R144', 'text ..17'), element('CategoryCode', 'R145', 'code ..4')],
    'many',
  ),
  group('BorderTransportMeans', '15A', [
    element('Name', 'T005', 'text ..35'),
    element('ID', 'T006', 'text ..35'),
    element('IdentificationTypeCode', 'T018', 'code ..17'),
    element('TypeCode', 'T010', 'code ..4'),
    element('RegistrationNationalityCode', 'T014', 'letters 2'),
    element('ModeCode', 'T022', 'digits 1'),
  ]),
  group('Consignment', '28A', [
    group('Carrier', '18A', [
      element('Name', 'R011', 'text ..70'),
      element('ID', 'R012', 'text ..17'),
      group('Address', '04A', address),
      group('Communication', '25A', communication),
    ]),
    group(
      'ConsignmentItem',
      '29A',
      [
        element('SequenceNumeric', '006', 'number 5,0', 'required'),
        group('Consignor', '30A', [
          element('Name', 'R020', 'text ..70'),
          element('ID', 'R021', 'text ..17'),
          group('Address', '04A', consignorAddress),
        ]),
        group('Freight', '62A', [element('PaymentMethodCode', '098', 'code ..3')]),
      ],
      999,
    ),
    group('Consignor', '30A', [
      element('Name', 'R020', 'text ..70'),
      element('ID', 'R021', 'text ..17'),
      group('Address', '04A', consignorAddress),
    ]),
    group('Freight', '62A', [element('PaymentMethodCode', '098', 'code ..3')]),
    group(
      'Itinerary',
      '81A',
      [
        element('SequenceNumeric', '006', 'number 5,0', 'required'),
        element('RoutingCountryCode', '064', 'letters 2'),
      ],
      'many',
    ),
  ]),
  group(
    'CurrencyExchange',
    '40A',
    [element('CurrencyTypeCode', '135', 'letters 3'), element('RateNumeric', '118', 'number 12,5')],
    'many',
  ),
  group('Declarant', '57B', [
    element('Name', 'R124', 'text ..70'),
    element('ID', 'R123', 'text ..17'),
    group('Address', '04A', address),
    group('Contact', '34A', contact),
    group('Communication', '25A', communication),
  ]),
  group('ExitOffice', '56A', [element('ID', 'G005', 'text ..17')]),
  group('Exporter', '57A', [
    element('Name', 'R031', 'text ..70'),
    element('ID', 'R032', 'text ..17'),
    group('Address', '04A', address),
    group('Contact', '34A', contact),
    group('Communication', '25A', communication),
  ]),
  group('GoodsShipment', '67A', [
    element('ExitDateTime', '024', 'date'),
    element('TransactionNatureCode', '103', 'digits ..2'),
    group(
      'AEOMutualRecognitionParty',
      '16C',
      [element('ID', 'R143', 'text ..17'), element('RoleCode', 'R005', 'code ..3')],
      'many',
    ),
    group('Buyer', '16A', [
      element('Name', 'R009', 'text ..70'),
      element('ID', 'R010', 'text ..17'),
      group('Address', '04A', address),
      group('Contact', '34A', contact),
      group('Communication', '25A', communication),
    ]),
    group('Consignee', '27A', [
      element('Name', 'R014', 'text ..70'),
      element('ID', 'R015', 'text ..17'),
      group('Address', '04A', address),
    ]),
    group('Consignment', '28A', [
      element('ContainerCode', '096', 'one of 0 1'),
      group('ArrivalTransportMeans', '10A', [
        element('Name', 'T001', 'text ..35'),
        element('ID', 'T002', 'text ..35'),
        element('IdentificationTypeCode', 'T034', 'code ..17'),
        element('TypeCode', 'T008', 'code ..4'),
        element('ModeCode', 'T020', 'digits 1'),
      ]),
      group('DepartureTransportMeans', '46A', [
        element('Name', 'T003', 'text ..35'),
        element('ID', 'T004', 'text ..35'),
        element('IdentificationTypeCode', 'T029', 'code ..17'),
        element('TypeCode', 'T009', 'code ..4'),
        element('ModeCode', 'T021', 'digits 1'),
      ]),
      group('GoodsLocation', '64A', [
        element('Name', 'L016', 'text ..256'),
        element('ID', 'L017', 'text ..17'),
        element('TypeCode', 'L110', 'code ..3'),
        group('Address', '04A', locationAddress),
      ]),
      group('LoadingLocation', '83A', [
        element('Name', 'L009', 'text ..256'),
        element('ID', 'L010', 'text ..17'),
      ]),
      group(
        'TransportEquipment',
        '31B',
        [
          element('SequenceNumeric', '006', 'number 5,0', 'required'),
          element('ID', '159', 'text ..17'),
          group(
            'Seal',
            '44B',
            [element('SequenceNumeric', '006', 'number 5,0', 'required'), element('ID', '165', 'text ..35')],
            'many',
          ),
        ],
        'many',
      ),
    ]),
    group('Consignor', '30A', [
      element('Name', 'R020', 'text ..70'),
      element('ID', 'R021', 'text ..17'),
      group('Address', '04A', address),
    ]),
    group('CustomsValuation', '41A', [
      element('FreightChargeAmount', '117', 'amount 16,3'),
      group(
        'ChargeDeduction',
        '58B',
        [
          element('ChargesTypeCode', '371', 'code ..3'),
          element('OtherChargeDeductionAmount', '181', 'amount 16,3'),
        ],
        'many',
      ),
    ]),
    group('Destination', '99B', [
      element('CountryCode', '465', 'letters 2'),
      element('RegionID', '477', 'text ..9'),
    ]),
    group(
      'DomesticDutyTaxParty',
      '55B',
      [element('ID', 'R119', 'text ..17'), element('RoleCode', 'R005', 'code ..3')],
      'many',
    ),
    group('ExportCountry', '95B', [element('ID', '062', 'letters 2')]),
    group(
      'GovernmentAgencyGoodsItem',
      '68A',
      [
        element('CustomsValueAmount', '108', 'amount 16,3'),
        element('SequenceNumeric', '006', 'number 5,0', 'required'),
        element('StatisticalValueAmount', '114', 'amount 16,3'),
        element('TransactionNatureCode', '103', 'digits ..2'),
        group(
          'AdditionalDocument',
          '02A',
          [
            element('CategoryCode', 'D031', 'code ..3'),
            element('EffectiveDateTime', '276', 'date'),
            element('ID', 'D005', 'text ..70'),
            element('Name', 'D028', 'text ..35'),
            element('TypeCode', 'D006', 'code ..3'),
            element('LPCOExemptionCode', '360', 'code ..3'),
            group('Submitter', '17B', [
              element('Name', 'R058', 'text ..70'),
              element('RoleCode', 'R005', 'code ..3'),
            ]),
            group('WriteOff', '22C', [
              element('QuantityQuantity', '502', 'quantity 16,6'),
              element('AmountAmount', '503', 'amount 16,3'),
            ]),
          ],
          'many',
        ),
        group(
          'AdditionalInformation',
          '03A',
          [
            element('StatementCode', '226', 'code ..17'),
            element('StatementDescription', '225', 'text ..512'),
            element('StatementTypeCode', '369', 'code ..3'),
          ],
          'many',
        ),
        group(
          'AEOMutualRecognitionParty',
          '16C',
          [element('ID', 'R143', 'text ..17'), element('RoleCode', 'R005', 'code ..3')],
          'many',
        ),
        group('Buyer', '16A', [
          element('Name', 'R009', 'text ..70'),
          element('ID', 'R010', 'text ..17'),
          group('Address', '04A', address),
          group('Contact', '34A', contact),
          group('Communication', '25A', communication),
        ]),
        group('Commodity', '23A', [
          element('Description', '137', 'text ..512'),
          group(
            'Classification',
            '21A',
            [element('ID', '145', 'text ..18'), element('IdentificationTypeCode', '337', 'code ..3')],
            'many',
          ),
          group('DangerousGoods', '12C', [element('UNDGID', '506', 'digits ..4')], 'many'),
          group(
            'DutyTaxFee',
            '50A',
            [
              element('AdValoremTaxBaseAmount', '116', 'amount 16,3'),
              element('DeductAmount', '111', 'amount 16,3'),
              element('DutyRegimeCode', '164', 'code ..3'),
              element('SpecificTaxBaseQuantity', '129', 'quantity 16,6'),
              element('TaxRateNumeric', '115', 'number'),
              element('TypeCode', '113', 'code ..3'),
              element('QuotaOrderID', '401', 'text ..17'),
              group('Payment', '94A', [
                element('MethodCode', '107', 'letters 1'),
                element('TaxAssessedAmount', '120', 'amount 16,3'),
                element('PaymentAmount', '378', 'amount 16,3'),
              ]),
            ],
            'many',
          ),
          group('GoodsMeasure', '65A', [
            element('GrossMassMeasure', '126', 'quantity 16,6'),
            element('NetNetWeightMeasure', '128', 'quantity 16,6'),
            element('TariffQuantity', '130', 'quantity 16,6'),
          ]),
          group('InvoiceLine', '79A', [element('ItemChargeAmount', '112', 'amount 16,3')]),
          group(
            'TransportEquipment',
            '31B',
            [element('SequenceNumeric', '006', 'number 5,0', 'required'), element('ID', '159', 'text ..17')],
            'many',
          ),
        ]),
        group('Consignee', '27A', [
          element('Name', 'R014', 'text ..70'),
          element('ID', 'R015', 'text ..17'),
          group('Address', '04A', address),
        ]),
        group('Consignor', '30A', [
          element('Name', 'R020', 'text ..70'),
          element('ID', 'R021', 'text ..17'),
          group('Address', '04A', address),
        ]),
        group('CustomsValuation', '41A', [
          element('MethodCode', '122', 'code ..3'),
          group(
            'ChargeDeduction',
            '58B',
            [
              element('ChargesTypeCode', '371', 'code ..3'),
              element('OtherChargeDeductionAmount', '181', 'amount 16,3'),
            ],
            'many',
          ),
        ]),
        group('Destination', '99B', [
          element('CountryCode', '465', 'letters 2'),
          element('RegionID', '477', 'text ..9'),
        ]),
        group(
          'DomesticDutyTaxParty',
          '55B',
          [element('ID', 'R119', 'text ..17'), element('RoleCode', 'R005', 'code ..3')],
          'many',
        ),
        group('ExportCountry', '95B', [element('ID', '062', 'letters 2')]),
        group(
          'GovernmentProcedure',
          '70A',
          [element('CurrentCode', '166', 'code ..7'), element('PreviousCode', '161', 'code ..7')],
          'many',
        ),
        group(
          'Origin',
          '92A',
          [
            element('CountryCode', '063', 'code ..4'),
            element('RegionID', '066', 'text ..9'),
            element('TypeCode', '501', 'code ..3'),
          ],
          'many',
        ),
        group(
          'Packaging',
          '93A',
          [
            element('SequenceNumeric', '006', 'number 5,0', 'required'),
            element('MarksNumbersID', '142', 'text ..512'),
            element('QuantityQuantity', '144', 'quantity 8,0'),
            element('TypeCode', '141', 'code ..2'),
            element('PackingMaterialDescription', '344', 'text ..256'),
            element('LengthMeasure', '367', 'quantity 15,0'),
            element('WidthMeasure', '368', 'quantity 15,0'),
            element('HeightMeasure', '402', 'quantity 15,0'),
            element('VolumeMeasure', '395', 'quantity 16,6'),
          ],
          'many',
        ),
        group(
          'PreviousDocument',
          '99A',
          [
            element('CategoryCode', 'D031', 'code ..3'),
            element('ID', 'D018', 'text ..70'),
            element('TypeCode', 'D019', 'code ..3'),
            element('LineNumeric', '171', 'number 5,0'),
          ],
          'many',
        ),
        group('Seller', '09B', [
          element('Name', 'R050', 'text ..70'),
          element('ID', 'R051', 'text ..17'),
          group('Address', '04A', address),
          group('Contact', '34A', contact),
          group('Communication', '25A', communication),
        ]),
        group('UCR', '35B', [
          element('ID', '016', 'text ..35'),
          element('TraderAssignedReferenceID', '009', 'text ..35'),
        ]),
        group('ValuationAdjustment', '39B', [element('AdditionCode', '188', 'code ..4')]),
      ],
      999,
    ),
    group('Importer', '74A', [
      element('Name', 'R037', 'text ..70'),
      element('ID', 'R038', 'text ..17'),
      group('Address', '04A', address),
      group('Contact', '34A', contact),
      group('Communication', '25A', communication),
    ]),
    group('Invoice', '78A', [element('ID', 'D016', 'text ..70'), element('IssueDateTime', 'D015', 'date')]),
    group('Payer', '56B', [
      element('Name', 'R120', 'text ..70'),
      element('ID', 'R121', 'text ..17'),
      group('Address', '04A', address),
    ]),
    group(
      'PreviousDocument',
      '99A',
      [
        element('CategoryCode', 'D031', 'code ..3'),
        element('ID', 'D018', 'text ..70'),
        element('TypeCode', 'D019', 'code ..3'),
        element('LineNumeric', '171', 'number 5,0'),
      ],
      'many',
    ),
    group('Seller', '09B', [
      element('Name', 'R050', 'text ..70'),
      element('ID', 'R051', 'text ..17'),
      group('Address', '04A', address),
      group('Contact', '34A', contact),
      group('Communication', '25A', communication),
    ]),
    group('Surety', '19B', [
      element('Name', 'R054', 'text ..70'),
      element('ID', 'R055', 'text ..17'),
      group('Address', '04A', address),
    ]),
    group('TradeTerms', '22B', [
      element('ConditionCode', '090', 'letters 3'),
      element('CountryRelationshipCode', '106', 'code ..3'),
      element('Description', '089', 'text ..70'),
      element('LocationID', 'L002', 'text ..17'),
      element('LocationName', 'L001', 'text ..256'),
    ]),
    group('UCR', '35B', [
      element('ID', '016', 'text ..35'),
      element('TraderAssignedReferenceID', '009', 'text ..35'),
    ]),
    group('Warehouse', '43B', [element('ID', 'L019', 'text ..35'), element('TypeCode', 'L112', 'code ..3')]),
  ]),
  group(
    'ObligationGuarantee',
    '90A',
    [
      element('AmountAmount', '492', 'amount 16,3'),
      element('ID', 'D014', 'text ..70'),
      element('ReferenceID', '100', 'text ..35'),
      element('SecurityDetailsCode', '101', 'code ..3'),
      element('AccessCode', '499', 'code ..4'),
      group('GuaranteeOffice', '14C', [element('ID', 'G014', 'text ..17')]),
    ],
    'many',
  ),
  group('PresentationOffice', '15C', [element('ID', 'G015', 'text ..17')]),
  group('SupervisingOffice', '97B', [element('ID', 'G012', 'text ..17')]),
]);
