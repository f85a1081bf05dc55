import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../src/engine/document.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { pathToPointer, readMessage, writeMessage } from '../../src/messages/index.ts';
import { isEachNode, type MapNode } from '../../src/messages/map.ts';
import { heldOrder, inHeldOrder } from '../../src/messages/order.ts';
import { canonical } from './support/canonical.ts';
import { cdsMap } from './support/map.ts';
import { countingIds } from './support/samples.ts';

const definition = catalogue.documents['customs-declaration']!;

const origin = (type: string, country: string) =>
  `<Origin><CountryCode>${country}</CountryCode><TypeCode>${type}</TypeCode></Origin>`;
const code = (type: string, id: string) =>
  `<Classification><ID>${id}</ID><IdentificationTypeCode>${type}</IdentificationTypeCode></Classification>`;
const procedure = (current: string, previous = '') =>
  `<GovernmentProcedure><CurrentCode>${current}</CurrentCode>${previous && `<PreviousCode>${previous}</PreviousCode>`}</GovernmentProcedure>`;

/** A whole message with one item that holds these elements. */
function messageOf(codes: string, procedures: string, origins: string): string {
  const item = `<SequenceNumeric>1</SequenceNumeric>${codes && `<Commodity>${codes}</Commodity>`}${procedures}${origins}`;
  return writeMessage(cdsMap, { transaction_ref: 'L' }, definition).replace(
    '</Declaration>',
    `<GoodsShipment><GovernmentAgencyGoodsItem>${item}</GovernmentAgencyGoodsItem></GoodsShipment></Declaration>`,
  );
}

function read(xml: string): { document: DocumentData; item: DocumentData } {
  const { document, notHeld } = readMessage(cdsMap, definition, xml, countingIds());
  expect(notHeld).toEqual([]);
  const [item] = document.CDSItems as readonly DocumentData[];
  return { document, item: item! };
}

describe('elements of one name keep the order of the message that was read', () => {
  it('whatever origins, procedures and classification codes stand in whatever order', () => {
    const shuffled = (all: readonly string[]) => fc.shuffledSubarray([...all]).map((some) => some.join(''));
    const codes = shuffled([
      code('CV', '0010164-4'),
      code('TSP', '85109000'),
      code('TRC', '12'),
      code('TRA', '4061'),
      code('TRA', '4062'),
      code('GN', 'VATZ'),
    ]).filter((some) => some.includes('>TSP<') || !some.includes('>TRC<'));
    const procedures = shuffled([procedure('40', '00'), procedure('1H7'), procedure('C07')]);
    const origins = shuffled([origin('1', 'US'), origin('2', 'CA'), origin('1', 'FR')]);
    fc.assert(
      fc.property(codes, procedures, origins, (...parts) => {
        const xml = messageOf(...parts);
        expect(canonical(writeMessage(cdsMap, read(xml).document, definition))).toBe(canonical(xml));
      }),
    );
  });

  it('and pointers count in it', () => {
    const { document, item } = read(messageOf('', '', origin('1', 'US') + origin('2', 'CA')));
    expect(item).toMatchObject({ country_origin: 'US', country_pref_origin: 'CA', origin_order: '2 1' });
    const pointer = (field: string) =>
      pathToPointer(cdsMap, document, ['CDSItems', { id: item.uuid as string }, field]);
    expect(pointer('country_origin')).toBe('42A/67A/68A[1]/92A[1]/063');
    expect(pointer('country_pref_origin')).toBe('42A/67A/68A[1]/92A[2]/063');
  });

  it('which is not held where it is the usual one', () => {
    const { item } = read(messageOf('', '', origin('2', 'CA') + origin('1', 'US')));
    expect(item).not.toHaveProperty('origin_order');
  });

  it('and what comes later than it, or is no more, disturbs nothing', () => {
    expect(inHeldOrder([['a'], ['b', 'c']], '2 1')).toEqual(['b', 'a', 'c']);
    expect(inHeldOrder([[], ['b']], '1 2 1')).toEqual(['b']);
    expect(inHeldOrder([['a'], ['b']], 'nonsense 7')).toEqual(['a', 'b']);
    expect(heldOrder([0, 0, 1])).toBe('');
    expect(heldOrder([1, 0, 1])).toBe('2 1 2');
  });
});

describe('what a message does without', () => {
  const item = (inside: string) =>
    `<GoodsShipment><GovernmentAgencyGoodsItem><SequenceNumeric>1</SequenceNumeric>${inside}</GovernmentAgencyGoodsItem></GoodsShipment>`;
  const coded = (...inside: readonly string[]) => item(`<Commodity>${inside.join('')}</Commodity>`);
  const deferred = (type: string) =>
    `<AdditionalDocument><CategoryCode>1</CategoryCode><ID>1234567</ID>${type}</AdditionalDocument>`;
  const whole = (inside: string) =>
    writeMessage(cdsMap, { transaction_ref: 'L' }, definition).replace(
      '</Declaration>',
      `${inside}</Declaration>`,
    );
  const kind = '<IdentificationTypeCode>';
  const commodity = '/GoodsShipment/GovernmentAgencyGoodsItem/Commodity/Classification';
  const origins = '/GoodsShipment/GovernmentAgencyGoodsItem/Origin';

  /** The message, which element of which name is taken out of it, and its place. */
  const cases: readonly (readonly [string, inside: string, element: string, place: string])[] = [
    ['1', item(origin('1', 'US')), '<TypeCode>1</TypeCode>', `${origins}/TypeCode`],
    ['1', item(origin('2', 'CA') + origin('1', 'US')), '<TypeCode>1</TypeCode>', `${origins}[2]/TypeCode`],
    ['DAN', deferred('<TypeCode>DAN</TypeCode>'), '<TypeCode>DAN</TypeCode>', '/AdditionalDocument/TypeCode'],
    [
      'TSP',
      coded(code('TSP', '85109000'), code('TRC', '12')),
      `${kind}TSP</IdentificationTypeCode>`,
      `${commodity}/IdentificationTypeCode`,
    ],
    [
      'TRC',
      coded(code('TSP', '85109000'), code('TRC', '12')),
      `${kind}TRC</IdentificationTypeCode>`,
      `${commodity}[2]/IdentificationTypeCode`,
    ],
    [
      'CV',
      coded(code('CV', '0010002-7')),
      `${kind}CV</IdentificationTypeCode>`,
      `${commodity}/IdentificationTypeCode`,
    ],
    [
      'TRA',
      coded(code('TRA', '4061'), code('GN', 'VATZ')),
      `${kind}TRA</IdentificationTypeCode>`,
      `${commodity}/IdentificationTypeCode`,
    ],
  ];
  const spellings = [
    ['absent', '', 'absent, but written as '],
    ['empty', '<$1/>', 'empty element, but written as '],
    ['blank', '<$1> </$1>', 'empty element, but written as '],
  ] as const;

  it.each(
    cases.flatMap(([value, inside, element, place]) =>
      spellings.map(([how, spelling, reason]) => ({ value, how, inside, element, place, spelling, reason })),
    ),
  )('$value, $how, at $place is listed where it would be written by default', (one) => {
    const full = whole(one.inside);
    const name = /<(\w+)>/.exec(one.element)![1]!;
    expect(full).toContain(one.element);
    const without = full.replace(one.element, one.spelling.replaceAll('$1', name));
    const { document, notHeld } = readMessage(cdsMap, definition, without, countingIds());
    expect(notHeld).toEqual([
      { path: `/MetaData/Declaration${one.place}`, value: '', reason: one.reason + one.value },
    ]);
    expect(canonical(writeMessage(cdsMap, document, definition))).toBe(canonical(full));
  });

  it.each([
    ['/AdditionalDocument', '<AdditionalDocument></AdditionalDocument>'],
    ['/AdditionalDocument/TypeCode', '<AdditionalDocument><TypeCode/></AdditionalDocument>'],
    [`${origins}/TypeCode`, item('<Origin><TypeCode/></Origin>')],
  ])('at %s is not said to be written where the element around it is not', (place, inside) => {
    const { document, notHeld } = readMessage(cdsMap, definition, whole(inside), countingIds());
    expect(writeMessage(cdsMap, document, definition)).not.toMatch(/AdditionalDocument|Origin/);
    expect(notHeld.map(({ path }) => path)).toEqual([`/MetaData/Declaration${place}`]);
    expect(notHeld[0]!.reason).not.toContain('written as');
  });

  it('is all that the map writes by default, but for the kind of a national code, by which it is known', () => {
    const defaults: string[] = [];
    const collect = (node: MapNode): void => {
      if (!isEachNode(node) && node.default !== undefined) defaults.push(node.default);
      for (const child of node.children ?? []) collect(child);
    };
    collect(cdsMap.root);
    expect(defaults.sort()).toEqual([...new Set(cases.map(([value]) => value)), 'GN'].sort());
  });
});
