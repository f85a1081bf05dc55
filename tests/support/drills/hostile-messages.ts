import { hostileFiles } from '../../messages/support/hostile.ts';
import { notification } from '../../server/notifications.ts';
import type { HostileUpload } from './hostile-workbooks.ts';

const error = '<resp:Error><resp:ValidationCode>CDS12005</resp:ValidationCode></resp:Error>';
const pointer =
  '<resp:Pointer><resp:SequenceNumeric>1</resp:SequenceNumeric><resp:DocumentSectionCode>68A</resp:DocumentSectionCode></resp:Pointer>';

/** XML that is, or says it is, a notification or a declaration, and asks for much. */
export function hostileMessages(): readonly HostileUpload[] {
  const told = (what: string, errors: () => string): HostileUpload => [
    what,
    () =>
      Buffer.from(
        notification({ code: '03', lrn: 'HOSTILE-XML', mrn: '26GBHOSTILE0000001', errors: errors() }),
      ),
  ];
  const declared = (what: string, inside: () => string): HostileUpload => [
    what,
    () =>
      Buffer.from(
        `<md:MetaData xmlns:md="urn:wco:datamodel:WCO:DocumentMetaData-DMS:2"><Declaration xmlns="urn:wco:datamodel:WCO:DEC-DMS:2"><FunctionCode>9</FunctionCode><TypeCode>IMA</TypeCode>${inside()}</Declaration></md:MetaData>`,
      ),
  ];
  const shipment = (items: string) => `<GoodsShipment>${items}</GoodsShipment>`;
  return [
    ...hostileFiles().map(({ name, bytes }): HostileUpload => [name, () => Buffer.from(bytes())]),
    told('190,000 errors', () => error.repeat(190_000)),
    told('an error with 100,000 pointers', () =>
      error.replace('</resp:Error>', `${pointer.repeat(100_000)}</resp:Error>`),
    ),
    told('20,000 errors with 5 pointers each', () =>
      error.replace('</resp:Error>', `${pointer.repeat(5)}</resp:Error>`).repeat(20_000),
    ),
    told('a description of 15 MB', () =>
      error.replace(
        '</resp:Error>',
        `<resp:Description>${'x'.repeat(15_000_000)}</resp:Description></resp:Error>`,
      ),
    ),
    told('errors with 1,000 attributes each', () => {
      const attributes = Array.from({ length: 1000 }, (_, at) => ` a${at}="x"`).join('');
      return error.replace('<resp:Error>', `<resp:Error${attributes}>`).repeat(1200);
    }),
    told('900,000 unknown elements', () => '<resp:Unknown/>'.repeat(900_000)),
    told('references to characters', () => `<resp:Unknown>${'&#65;'.repeat(3_000_000)}</resp:Unknown>`),
    declared('a declaration of 100,000 items', () =>
      shipment(
        '<GovernmentAgencyGoodsItem><SequenceNumeric>1</SequenceNumeric></GovernmentAgencyGoodsItem>'.repeat(
          100_000,
        ),
      ),
    ),
    declared('a declaration of an item with 200,000 packages', () =>
      shipment(
        `<GovernmentAgencyGoodsItem>${'<Packaging><TypeCode>CT</TypeCode></Packaging>'.repeat(200_000)}</GovernmentAgencyGoodsItem>`,
      ),
    ),
    declared('a declaration with a text of 15 MB', () => `<ID>${'x'.repeat(15_000_000)}</ID>`),
    declared('a declaration of 900,000 unknown elements', () => '<Unknown/>'.repeat(900_000)),
  ];
}
