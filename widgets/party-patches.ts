import type { FieldDefinition, Patch, Path, Provenance } from '../src/engine/index.ts';
import { templateKey } from '../src/engine/index.ts';
import type { KeptParty } from './editor-services.ts';

type Party = NonNullable<FieldDefinition['party']>;

/** What a chosen party fills in around the field at `path`; what it does not tell is emptied. */
export function chosenParty(path: Path, fills: Party['fills'], party: KeptParty): readonly Patch[] {
  const from = appliedParty(party);
  return Object.entries(fills).map(([field, member]): Patch => {
    const value = member === 'name' ? party.name : party.members[templateKey(member)];
    const place = [...path.slice(0, -1), field];
    return value === undefined || value === ''
      ? { op: 'set', path: place }
      : { op: 'set', path: place, value, from };
  });
}

function appliedParty({ id, name }: KeptParty): Provenance {
  return { kind: 'applied', what: 'party', id, name };
}

/** What is kept of a party besides its own name, in the order of the fields that it fills. */
export function partyWords(fills: Party['fills'], party: KeptParty): string {
  const values = Object.values(fills).map((member) => party.members[templateKey(member)]);
  return values.filter((value) => value && value !== party.name).join(', ');
}

/** The document is made for this party, or with none for no customer; its block is left as it is. */
export function madeFor({ field }: NonNullable<Party['refers']>, party?: KeptParty): Patch {
  return { op: 'set', path: [field], ...(party && { value: party.id, from: appliedParty(party) }) };
}
