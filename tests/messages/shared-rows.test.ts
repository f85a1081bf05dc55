import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../src/engine/document.ts';
import { checkMessage, readMessage, writeMessage } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { cdsMap } from './support/map.ts';
import { countingIds, submissions } from './support/samples.ts';
import { withoutKeys } from './support/whole.ts';

function written(document: DocumentData): string {
  return writeMessage(cdsMap, document);
}

function readAgain(document: DocumentData) {
  return readMessage(cdsMap, undefined, written(document), countingIds());
}

/** Texts of the elements inside the containers, in order. */
function equipment(xml: string): string[] {
  const inside = xml.split('<TransportEquipment>').slice(1).join('').split('</Consignment>')[0]!;
  return [...inside.matchAll(/<(SequenceNumeric|ID)>([^<]*)</g)].map(([, , text]) => text!);
}

describe('seals, a list of the declaration, stand in the container they name', () => {
  const containers = [
    { uuid: 'a', container_no: 'CONT1' },
    { uuid: 'b', container_no: 'CONT2' },
  ];

  it('and in the first one when they name none, each container counting its own', () => {
    const document = {
      mainContainerCDSItems: containers,
      sealNumberItems: [
        { uuid: 's', seal_number: 'X', seal_container_no: 'CONT2' },
        { uuid: 't', seal_number: 'Y' },
        { uuid: 'u', seal_number: 'Z', seal_container_no: 'CONT2' },
      ],
    };
    expect(equipment(written(document))).toEqual(['1', 'CONT1', '1', 'Y', '2', 'CONT2', '1', 'X', '2', 'Z']);
  });

  it('and come back with it', () => {
    const { document, notHeld } = readAgain({
      mainContainerCDSItems: containers,
      sealNumberItems: [
        { uuid: 's', seal_number: 'X' },
        { uuid: 't', seal_number: 'Y', seal_container_no: 'CONT2' },
      ],
    });
    expect(notHeld).toEqual([]);
    expect(withoutKeys(document.sealNumberItems)).toEqual([
      { seal_number: 'X' },
      { seal_number: 'Y', seal_container_no: 'CONT2' },
    ]);
  });

  it('NOSEALS keeps its number 0, and without a container its place has the number 0', () => {
    const document = { sealNumberItems: [{ uuid: 's', seal_number: 'NOSEALS', seal_sequence: '0' }] };
    expect(equipment(written(document))).toEqual(['0', '0', 'NOSEALS']);
    const again = readAgain(document);
    expect(again.notHeld).toEqual([]);
    expect(written(again.document)).toBe(written(document));
  });

  it('one that names no container there is would not be sent, and is found', () => {
    const document = {
      mainContainerCDSItems: containers,
      sealNumberItems: [{ uuid: 's', seal_number: 'X', seal_container_no: 'CONT9' }],
    };
    expect(written(document)).not.toContain('Seal');
    expect(checkMessage(cdsMap, document)).toMatchObject([
      { path: ['sealNumberItems', { id: 's' }, 'seal_container_no'], value: 'CONT9' },
    ]);
  });

  it('those of a second container with the number of the first are listed, not mixed up', () => {
    const xml = written({
      mainContainerCDSItems: containers,
      sealNumberItems: [{ uuid: 's', seal_number: 'X', seal_container_no: 'CONT2' }],
    }).replace('CONT2', 'CONT1');
    const { document, notHeld } = readMessage(cdsMap, undefined, xml, countingIds());
    expect(document.sealNumberItems).toBeUndefined();
    expect(notHeld.map(({ path }) => path.split('/').slice(-2).join('/'))).toEqual([
      'Seal/SequenceNumeric',
      'Seal/ID',
    ]);
  });

  it('many of them are shared out in one pass', () => {
    const many = Array.from({ length: 999 }, (_, index) => index);
    const document = {
      mainContainerCDSItems: many.map((n) => ({ uuid: `c${n}`, container_no: `C${n}` })),
      sealNumberItems: many.map((n) => ({ uuid: `s${n}`, seal_number: `S${n}`, seal_container_no: `C${n}` })),
    };
    const { notHeld } = readAgain(document);
    expect(notHeld).toEqual([]);
  });
});

describe('numbers of repeated elements', () => {
  it('are counted, and held only where a message counts otherwise', () => {
    const document: DocumentData = {
      CDSItems: [
        {
          uuid: 'i',
          item_no: 1,
          PackagesCDSItems: [
            { uuid: 'p', type_of_packages: 'CT', package_sequence: '3' },
            { uuid: 'q', type_of_packages: 'BX' },
          ],
        },
      ],
    };
    expect(written(document).match(/<SequenceNumeric>\d/g)).toEqual([
      '<SequenceNumeric>1',
      '<SequenceNumeric>3',
      '<SequenceNumeric>2',
    ]);
    expect(withoutKeys(readAgain(document).document)).toMatchObject(withoutKeys(document) as object);
  });
});

describe('preference and quota', () => {
  it('stand in the item for its first tax line and in the line for a later one', () => {
    const document: DocumentData = {
      CDSItems: [
        {
          uuid: 'i',
          item_no: 1,
          preference: '100',
          TaxCDSItems: [
            { uuid: 'a', tax_type: 'A00', tax_quota: '1' },
            { uuid: 'b', tax_type: 'B00', tax_quota: '091525' },
          ],
        },
      ],
    };
    expect(written(document).match(/<QuotaOrderID>\d+/g)).toEqual(['<QuotaOrderID>091525']);
    const [item] = readAgain(document).document.CDSItems as readonly DocumentData[];
    expect(item).toMatchObject({ preference: '100', TaxCDSItems: [{}, { tax_quota: '091525' }] });
    expect(item).not.toHaveProperty('quota');
  });
});

describe.skipIf(!hasReference)('the regime of what is read', () => {
  it.each(submissions())('$name: special fiscal territories too', ({ name, xml }) => {
    const { document } = readMessage(cdsMap, undefined, xml, countingIds());
    const expected = /^(EX|COD_B4)/.test(name) ? 'export' : 'import';
    expect(document.customs_regime).toBe(expected);
  });
});
