import { type Provenance, type Provenances, textOf } from './provenance.ts';

/** What is said of values that came from the same; `at`: the texts of their places. */
export interface SaidOfPlaces {
  readonly from: Provenance;
  readonly at: readonly string[];
}

/** As a new document is sent with it: each origin once, so that of a thousand rows no object has a member for each. */
export function groupProvenances(all: Provenances): readonly SaidOfPlaces[] {
  const groups = new Map<string, { readonly from: Provenance; readonly at: string[] }>();
  for (const [place, from] of Object.entries(all)) {
    const key = textOf(from);
    if (!groups.has(key)) groups.set(key, { from, at: [] });
    groups.get(key)!.at.push(place);
  }
  return [...groups.values()];
}

export function ungroupProvenances(groups: readonly SaidOfPlaces[]): Provenances {
  return Object.fromEntries(groups.flatMap(({ from, at }) => at.map((place) => [place, from] as const)));
}
