import type { Catalogue, ObjectDefinition } from '../../src/engine/catalogue.ts';
import type { Authored } from '../authored.ts';

/**
 * The name that a field or list of a stored object has once the migrations of its documents ran; undefined where it
 * keeps its own, where one removes it, or where the places of the object do not agree.
 */
export type NewNameOf = (object: string, name: string) => string | undefined;

type Place = readonly string[];

/** What the migrations of an edit make of the names in documents that are stored by a catalogue. */
export function newNames(stored: Catalogue, { migrations }: Authored): NewNameOf {
  const places = new Map<string, (readonly [document: string, place: Place])[]>();
  for (const [name, document] of Object.entries(stored.documents)) collect(name, document, []);
  return (object, name) => {
    const names = (places.get(object) ?? []).map(([document, place]) =>
      moved(document, [...place, name])?.at(-1),
    );
    const [first] = names;
    return first !== name && names.every((other) => other === first) ? first : undefined;
  };

  function collect(document: string, object: ObjectDefinition, place: Place): void {
    places.set(object.name, [...(places.get(object.name) ?? []), [document, place]]);
    for (const list of Object.values(object.lists)) collect(document, list.row, [...place, list.name]);
  }

  /** Where a place of a stored document is after every step; undefined where a step removes it. */
  function moved(document: string, stands: Place): Place | undefined {
    const version = stored.documents[document]?.version ?? 1;
    const later = (migrations.get(document) ?? []).filter(({ to }) => to > version);
    let place = stands;
    for (const step of later.toSorted((a, b) => a.to - b.to).flatMap(({ steps }) => steps)) {
      if ('remove' in step && isIn(place, namesOf(step.remove))) return undefined;
      if (!('rename' in step)) continue;
      const names = namesOf(step.rename);
      if (isIn(place, names)) place = place.with(names.length - 1, step.to);
    }
    return place;
  }
}

function isIn(place: Place, names: Place): boolean {
  return names.every((name, index) => place[index] === name);
}

function namesOf(place: string): Place {
  return place.split('/').filter((part) => part !== '' && part !== '*');
}
