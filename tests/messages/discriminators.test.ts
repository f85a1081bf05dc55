import { describe, expect, it } from 'vitest';
import { readMessage, writeMessage } from '../../src/messages/index.ts';
import { hasReference } from '../support/reference.ts';
import { canonical } from './support/canonical.ts';
import { cdsMap } from './support/map.ts';
import { countingIds, submissions } from './support/samples.ts';

/**
 * Other valid values of leaves that tell elements apart or stand for a number, with all that is not held for each:
 * one field holds the four parts of a place by their widths and the two of a commodity code, so neither is told
 * without the other; the number of items is a number, of which the document keeps no other spelling.
 */
const exceptions = [
  [
    'GoodsLocation type',
    /(<GoodsLocation>[\s\S]*?<TypeCode>)[^<]*/,
    'ZZ',
    [
      'GoodsLocation/Name = WLALONBTW',
      'GoodsLocation/TypeCode = ZZ',
      'Address/TypeCode = U',
      'Address/CountryCode = GB',
    ],
  ],
  [
    'classification type TSP as CV',
    /(<IdentificationTypeCode>)TSP/,
    'CV',
    ['Classification[2]/ID = 00', 'Classification[2]/IdentificationTypeCode = TRC'],
  ],
  [
    'classification type TSP as TRA',
    /(<IdentificationTypeCode>)TSP/,
    'TRA',
    ['Classification[2]/ID = 00', 'Classification[2]/IdentificationTypeCode = TRC'],
  ],
  [
    'classification type TSP as TRC',
    /(<IdentificationTypeCode>)TSP/,
    'TRC',
    ['Classification/ID = 85109000', 'Classification/IdentificationTypeCode = TRC'],
  ],
  ['classification type TSP as ZZ', /(<IdentificationTypeCode>)TSP/, 'ZZ', []],
  ['number of items', /(<GoodsItemQuantity>)[^<]*/, '1.0', ['Declaration/GoodsItemQuantity = 1.0']],
  ['number of items', /(<GoodsItemQuantity>)[^<]*/, '01', ['Declaration/GoodsItemQuantity = 01']],
  ['number of items', /(<GoodsItemQuantity>)[^<]*/, '+1', ['Declaration/GoodsItemQuantity = +1']],
  ['origin type', /(<Origin>[\s\S]*?<TypeCode>)[^<]*/, '3', []],
] as const;

describe.skipIf(!hasReference)('what no document holds of other valid values is listed', () => {
  const { xml } = submissions().find(({ name }) => name.includes('IMA_H1_4000_standard')) ?? { xml: '' };

  it.each(exceptions)('%s, %s: %s', (_, leaf, value, lost) => {
    const changed = xml.replace(leaf, `$1${value}`);
    expect(changed).not.toBe(xml);
    const { document, notHeld } = readMessage(cdsMap, undefined, changed, countingIds());
    expect(
      notHeld.map(({ path, value: text }) => `${path.split('/').slice(-2).join('/')} = ${text}`),
    ).toEqual(lost);
    expect(canonical(writeMessage(cdsMap, document)) === canonical(changed)).toBe(lost.length === 0);
  });
});
