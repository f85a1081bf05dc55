import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DocumentData } from '../../src/engine/document.ts';
import { catalogue } from '../../src/generated/catalogue.ts';
import { pathToPointer, readMessage, writeMessage } from '../../src/messages/index.ts';
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
  it('is listed where it would be written by default', () => {
    const xml = writeMessage(cdsMap, { DeferredItems: [{ uuid: 'a', def_payment_id: '1' }] }, definition);
    const { notHeld } = readMessage(
      cdsMap,
      definition,
      xml.replace(/<TypeCode>DAN<\/TypeCode>/, ''),
      countingIds(),
    );
    expect(notHeld).toEqual([
      {
        path: '/MetaData/Declaration/AdditionalDocument/TypeCode',
        value: '',
        reason: 'absent, but written as DAN',
      },
    ]);
  });
});
