import { formatPath, isRowSegment, parsePath } from './path.ts';
import { type Provenance, type Provenances, textOf } from './provenance.ts';

/**
 * Where values came from, as it is stored and sent: each origin once, and by place its position among them. Places are
 * nested as the document is: fields and lists by name, rows by key, '' for the document or row itself.
 */
export interface PackedProvenances {
  readonly said: readonly Provenance[];
  readonly at: PackedPlaces;
}

export interface PackedPlaces {
  readonly [name: string]: number | PackedPlaces;
}

type Places = { [name: string]: number | Places };

export function packProvenances(all: Provenances): PackedProvenances {
  const said: Provenance[] = [];
  const known = new Map<string, number>();
  const at: Places = Object.create(null) as Places;
  for (const [place, one] of Object.entries(all)) {
    let here = at;
    const path = parsePath(place);
    const isWhole = path.length === 0 || isRowSegment(path.at(-1)!);
    const way = isWhole ? path : path.slice(0, -1);
    for (const segment of way) {
      const key = isRowSegment(segment) ? segment.id : segment;
      here[key] ??= Object.create(null) as Places;
      here = here[key] as Places;
    }
    here[isWhole ? '' : (path.at(-1) as string)] = positionOf(one, said, known);
  }
  return { said, at };
}

function positionOf(one: Provenance, said: Provenance[], known: Map<string, number>): number {
  const key = textOf(one);
  const found = known.get(key);
  if (found !== undefined) return found;
  const position = said.push(one) - 1;
  known.set(key, position);
  return position;
}

export function unpackProvenances({ said, at }: PackedProvenances): Provenances {
  const all: [string, Provenance][] = [];
  const within = (places: PackedPlaces, around: string, isList: boolean) => {
    for (const [name, held] of Object.entries(places)) {
      const place = name === '' ? around : around + formatPath([isList ? { id: name } : name]);
      if (typeof held === 'number') all.push([place, said[held]!]);
      else within(held, place, !isList);
    }
  };
  within(at, '', false);
  return Object.fromEntries(all);
}
