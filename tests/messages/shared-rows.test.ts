import { describe, expect, it } from 'vitest';
import type { DocumentData, Row } from '../../src/engine/document.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { validators } from '../../src/generated/validators.ts';
import {
  checkMessage,
  pathToPointer,
  pointerToPath,
  readMessage,
  writeMessage,
} from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { withoutKeys } from './support/filled-declaration.ts';
import { cdsMap } from './support/map.ts';
import { countingIds, submissions } from './support/samples.ts';

const definition = catalogue.documents['customs-declaration']!;

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

  it('one that names no container is found also where nothing around it is written', () => {
    const document = { sealNumberItems: [{ uuid: 's', seal_number: 'X', seal_container_no: 'CONT9' }] };
    expect(written(document)).not.toContain('Consignment');
    expect(checkMessage(cdsMap, document, definition)).toMatchObject([
      { path: ['sealNumberItems', { id: 's' }, 'seal_container_no'], value: 'CONT9' },
    ]);
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

  /** A message of these containers, each given as its ID ('' for none) and its seals. */
  const messageOf = (...all: readonly (readonly [id: string, ...seals: string[]])[]) => {
    const numbered = (n: number, inside: string) => `<SequenceNumeric>${n + 1}</SequenceNumeric>${inside}`;
    const seal = (id: string, n: number) => `<Seal>${numbered(n, `<ID>${id}</ID>`)}</Seal>`;
    const inside = all.map(([id, ...seals], n) =>
      numbered(n, (id && `<ID>${id}</ID>`) + seals.map(seal).join('')),
    );
    const equipment = inside.map((text) => `<TransportEquipment>${text}</TransportEquipment>`).join('');
    return written({ transaction_ref: 'L' }).replace(
      '</Declaration>',
      `<GoodsShipment><Consignment>${equipment}</Consignment></GoodsShipment></Declaration>`,
    );
  };
  const read = (xml: string) => readMessage(cdsMap, definition, xml, countingIds());

  it.each<[string, ...(readonly [string, ...string[]])[]]>([
    ['no container has a number', ['', 'S1'], ['', 'S2', 'S3'], ['', 'S4']],
    ['a later one has none', ['C1', 'S1'], ['', 'S2', 'S3'], ['C3', 'S4']],
    ['only the first has none', ['', 'S1'], ['C2', 'S2']],
    ['all have one number', ['C1', 'S1'], ['C1', 'S2'], ['C1', 'S3', 'S4']],
    ['a number looks like a place', ['3', 'S1'], ['1', 'S2'], ['', 'S3'], ['2', 'S4'], ['', 'S5']],
    ['the first has no seal', ['', 'S1'], ['C2'], ['', 'S2'], ['C2', 'S3']],
  ])('and are told apart where %s', (_name, ...all) => {
    const xml = messageOf(...all);
    const { document, notHeld } = read(xml);
    expect(notHeld).toEqual([]);
    expect(canonical(written(document))).toBe(canonical(xml));
    expect(validators['customs-declaration'].structure(document)).toBe(true);
    expect(checkMessage(cdsMap, document, definition)).toEqual([]);
    for (const [index, row] of (document.sealNumberItems as readonly Row[]).entries()) {
      const path = ['sealNumberItems', { id: row.uuid }, 'seal_number'];
      const pointer = pathToPointer(cdsMap, document, path)!;
      expect(pointerToPath(cdsMap, document, pointer)).toEqual({ path, exact: true });
      const at = all.findIndex(([, ...seals]) => seals.includes(`S${index + 1}`));
      const within = all[at]!.indexOf(`S${index + 1}`);
      expect(pointer).toBe(`42A/67A/28A/31B[${at + 1}]/44B[${within}]/165`);
    }
  });

  it('by a mark only where the number of the container does not tell it', () => {
    const { document } = read(messageOf(['C1', 'S1'], ['C2', 'S2'], ['C1', 'S3'], ['', 'S4']));
    expect(withoutKeys(document.mainContainerCDSItems)).toEqual([
      { container_no: 'C1' },
      { container_no: 'C2' },
      { container_no: 'C1', container_mark: '3' },
      { container_mark: '4' },
    ]);
    expect(withoutKeys(document.sealNumberItems)).toEqual([
      { seal_number: 'S1' },
      { seal_number: 'S2', seal_container_no: 'C2' },
      { seal_number: 'S3', seal_container_mark: '3' },
      { seal_number: 'S4', seal_container_mark: '4' },
    ]);
  });

  it('and stay with their container when others come and go', () => {
    const { document } = read(messageOf(['', 'S1'], ['', 'S2'], ['', 'S3']));
    const [first, second, third] = document.mainContainerCDSItems as readonly Row[];
    const [ofFirst, ofSecond, ofThird] = document.sealNumberItems as readonly Row[];
    const edited = {
      ...document,
      mainContainerCDSItems: [third!, first!],
      sealNumberItems: [{ ...ofFirst!, seal_container_mark: '1' }, ofThird!],
    };
    // The first of a message has no mark: its seals name none.
    expect(checkMessage(cdsMap, edited)).toMatchObject([
      { path: ['sealNumberItems', { id: ofFirst!.uuid }, 'seal_container_mark'], value: '1' },
    ]);
    expect(equipment(written({ ...edited, sealNumberItems: [ofThird!] }))).toEqual(['1', '1', 'S3']);
    const homeless = { ...edited, sealNumberItems: [ofSecond!] };
    expect(written(homeless)).not.toContain('S2');
    expect(checkMessage(cdsMap, homeless)).toMatchObject([
      {
        path: ['sealNumberItems', { id: ofSecond!.uuid }, 'seal_container_mark'],
        value: second!.container_mark,
      },
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

describe('seals in containers', () => {
  const many = Array.from({ length: 20_000 }, (_, index) => index);

  it('twenty thousand of both are written: what a seal costs does not grow with the others', () => {
    const document = {
      mainContainerCDSItems: many.map((n) => ({ uuid: `c${n}`, container_no: `C${n}` })),
      sealNumberItems: many.map((n) => ({ uuid: `s${n}`, seal_number: `S${n}`, seal_container_no: `C${n}` })),
    };
    expect(written(document).match(/<Seal>/g)).toHaveLength(many.length);
  });

  it('of two containers of one number the first has them', () => {
    const xml = written({
      mainContainerCDSItems: [
        { uuid: 'a', container_no: 'C1' },
        { uuid: 'b', container_no: 'C1' },
      ],
      sealNumberItems: [{ uuid: 's', seal_number: 'S1', seal_container_no: 'C1' }],
    });
    const [first = '', second = ''] = xml.match(/<TransportEquipment>.*?<\/TransportEquipment>/gs) ?? [];
    expect([first.includes('<Seal>'), second.includes('<Seal>')]).toEqual([true, false]);
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
