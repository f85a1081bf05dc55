import { readFileSync } from 'node:fs';
import { hasReference, referencePath } from '../../support/reference.ts';

/** The codes that choose which field or row holds an element, with others of their form, by the end of the path. */
const discriminators: readonly (readonly [path: RegExp, codes: readonly string[]])[] = [
  [/^\/Declaration\/TypeCode$/, declarationTypes()],
  [/\/GoodsLocation\/TypeCode$/, ['A', 'B', 'C', 'D', 'Z', 'ZZ', 'ABC']],
  [/\/GoodsLocation\/Address\/TypeCode$/, ['U', 'T', 'V', 'W', 'X', 'Y', 'Z', 'ZZ', 'ABC']],
  [/\/GoodsLocation\/Name$/, ['A', 'U', 'GBAU']],
  [/\/Classification\/IdentificationTypeCode$/, ['CV', 'TSP', 'TRC', 'TRA', 'GN', 'ZZ', 'Z']],
  [/\/Classification\/ID$/, ['1', '12', '1234567', '12345678', '1234567890', '0010002-7', 'VATZ', 'X406']],
  [/\/Origin\/TypeCode$/, ['1', '2', '3', '9', 'Z', 'ZZZ']],
  [/\/GovernmentProcedure\/CurrentCode$/, ['40', '4', '000', '1CG', 'E01', '1234567']],
  [/\/GovernmentProcedure\/PreviousCode$/, ['00', '71', '1', '1CG', '1234567']],
  [/\/ChargeDeduction\/ChargesTypeCode$/, ['AK', 'AP', 'AS', 'BA', 'ZZZ']],
  [/\/PreviousDocument\/CategoryCode$/, ['X', 'Y', 'Z', 'ZZZ']],
  [/\/AEOMutualRecognitionParty\/RoleCode$/, ['CS', 'MF', 'FW', 'WH', 'ZZZ']],
];

function declarationTypes(): string[] {
  const types = ['IM', 'EX', 'CO'].flatMap((type) => [...'ABCDEFJKQYZ'].map((letter) => type + letter));
  return [...types, 'IM', 'X', 'ZZZ'];
}

/** What the published table says of the values of an element, by its path from the declaration on. */
const facetsByPath = new Map(
  (hasReference
    ? readFileSync(referencePath('cds/pointers/declaration-elements.csv'), 'utf8').trim().split('\n')
    : []
  ).map((line): [string, string] => {
    const [path = '', , , , , , ...rest] = line.split(',');
    return [path, rest.join(',')];
  }),
);

/** True for an element whose value chooses where it or others are held. */
export function isDiscriminator(path: string): boolean {
  return discriminators.some(([end]) => end.test(path));
}

/** Other valid values of an element: every code where it chooses, else the longest, the shortest and odd ones. */
export function valuesFor(path: string): readonly string[] {
  const codes = discriminators.find(([end]) => end.test(path))?.[1];
  if (codes) return codes;
  const facets = facetsByPath.get(path.replace('/DateTimeString', '')) ?? '';
  const number = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(facets)?.[1] ?? 0);
  if (path.endsWith('/DateTimeString'))
    return ['20200229000000Z', '20991231235959+14', '20251231', '20260101'];
  const enumerated = [...facets.matchAll(/enum=(\w+)/g)].map(([, code = '']) => code);
  if (enumerated.length > 0) return enumerated;
  if (facets.includes('totalDigits')) {
    const [total, fraction] = [number('totalDigits'), number('fractionDigits')];
    const whole = '9'.repeat(total - fraction);
    const odd = ['0', '007', '+5', '1.0'];
    return fraction > 0 ? [...odd, '.5', '0.10', `${whole}.${'9'.repeat(fraction)}`] : [...odd, whole];
  }
  const isDigits = /pattern=\(\[0-9\]\)/.test(facets);
  const length = number(' length') || number('^length') || (/(?:^|,)length=(\d+)/.exec(facets)?.[1] ?? 0);
  if (Number(length) > 0) return [(isDigits ? '7' : 'Q').repeat(Number(length))];
  const most = number('maxLength');
  if (isDigits) return ['0', '9'.repeat(most)];
  return ['q', 'Z'.repeat(most), 'é&<é'.slice(0, most), 'a b c'.slice(0, most).trim(), '0', '00'];
}
