import fc from 'fast-check';
import { acceptedDocument } from '../../server/running-server.ts';
import type { Attack } from './attack.ts';
import { doorsOf } from './hostile-documents.ts';

/** The same in every run. */
const seed = 20261126;

const strange = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1e308,
    '',
    ' ',
    '\0',
    '\ud800',
    '__proto__',
    '=1+1',
    [],
    {},
    [[]],
    [null],
  ),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(1000, 40_000).map((length) => 'x'.repeat(length)),
  fc.constantFrom(10, 5000).map((length) => Array.from({ length }, () => ({}))),
  fc.jsonValue({ maxDepth: 6 }),
);

/** A step that spoils something of a document: where, and what stands there then. */
const spoiling = fc.record({
  way: fc.constantFrom('replace', 'add', 'double', 'drop'),
  at: fc.nat(),
  name: fc.constantFrom('__proto__', 'constructor', 'toString', 'uuid', 'CDSItems', 'a\0b', 'x'.repeat(300)),
  value: strange,
});
type Spoiling = typeof spoiling extends fc.Arbitrary<infer T> ? T : never;

/** Documents like those of people, of which something is spoilt, by every door; so many of them. */
export function randomDocuments(id: number, count: number): readonly Attack[] {
  const doors = doorsOf(id);
  const samples = fc.sample(fc.tuple(fc.array(spoiling, { minLength: 1, maxLength: 6 }), fc.nat()), {
    seed,
    numRuns: count,
  });
  return samples.map(([steps, at], number): Attack => {
    const door = doors[at % doors.length]!;
    return {
      name: `random document ${number} to ${door.name}`,
      as: door.as,
      method: door.method,
      path: door.path,
      body: () => door.around(JSON.stringify(spoilt(steps, number))),
      outcome: 'answered',
    };
  });
}

function spoilt(steps: readonly Spoiling[], number: number): unknown {
  const document = structuredClone(acceptedDocument(`RANDOM-${number}`)) as unknown;
  for (const { way, at, name, value } of steps) {
    const places = placesIn(document);
    const { within, key } = places[at % places.length]!;
    if (way === 'replace') within[key] = value;
    else if (way === 'drop') delete within[key];
    else if (way === 'add')
      Object.defineProperty(within, name, { value, enumerable: true, configurable: true, writable: true });
    else if (Array.isArray(within)) within.push(within[Number(key)]);
  }
  return document;
}

interface Place {
  readonly within: Record<string, unknown>;
  readonly key: string;
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = value as Record<string, unknown>;
  return Object.keys(within).flatMap((key) => [{ within, key }, ...placesIn(within[key])]);
}
