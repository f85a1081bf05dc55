import { element, type GroupFact, group } from './fact.ts';

/**
 * What a cancellation request may hold: the schema of this one message is stricter than that of the
 * declaration. Order, occurrence and formats as published for cancellation requests.
 */
export const cancellation: GroupFact = group('Declaration', '42A', [
  element('FunctionCode', '017', 'one of 13', 'required'),
  element('FunctionalReferenceID', 'D026', 'text ..35'),
  element('ID', 'D014', 'text ..70', 'required'),
  element('TypeCode', 'D013', 'one of INV', 'required'),
  group('Submitter', '17B', [element('ID', 'R059', 'text ..17', 'required')]),
  group(
    'AdditionalInformation',
    '03A',
    [
      element('StatementCode', '226', 'code ..17'),
      element('StatementDescription', '225', 'text ..512', 'required'),
      element('StatementTypeCode', '369', 'code ..3'),
      group(
        'Pointer',
        '97A',
        [element('SequenceNumeric', '006', 'number 5,0'), element('DocumentSectionCode', '375', 'code ..3')],
        'many',
      ),
    ],
    'one or more',
  ),
  group('Amendment', '06A', [element('ChangeReasonCode', '099', 'code ..3', 'required')], 'one or more'),
]);
