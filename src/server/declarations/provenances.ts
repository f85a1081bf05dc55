import type { DocumentData } from '../../engine/document.ts';
import {
  mergedProvenances,
  type PackedProvenances,
  type Provenances,
  ProvenanceTree,
  packProvenances,
  placesOfAll,
  provenancesOfNew,
  type RuleContext,
  type SaidOfPlaces,
  ungroupProvenances,
} from '../../engine/index.ts';
import { nameTold } from '../../engine/text-beginning.ts';
import { refusals } from '../errors.ts';
import { bodyReader } from '../json-body.ts';
import type { StoredText } from '../storage/documents.ts';
import { documentLimit, jsonBytes } from './document.ts';
import type { Kind } from './kind.ts';
import { jsonOf } from './stored-document.ts';

const name = { type: 'string', minLength: 1, maxLength: 255 };
const number = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER };

const kinds = {
  typed: {},
  computed: { by: name },
  default: {},
  applied: { what: { enum: ['template', 'party', 'rule'] }, name },
  file: { name },
  document: { id: number, name },
} as const;

const optional: Readonly<Record<string, object>> = {
  applied: { id: number },
  file: { sheet: name, row: number, more: number },
};

/** JSON Schema of where a client says that a value came from (engine/provenance.ts). */
export const provenanceSchema = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: Object.entries(kinds).map(([kind, members]) => ({
    required: Object.keys(members),
    additionalProperties: false,
    properties: { kind: { const: kind }, ...members, ...optional[kind] },
  })),
};

/** By place, as a row comes with it that is put in. */
export const provenancesSchema = { type: 'object', additionalProperties: provenanceSchema };

/** As a new document comes with it: the places of each origin. */
const readGiven = bodyReader<{ readonly provenances: readonly SaidOfPlaces[] }>({
  type: 'object',
  properties: {
    provenances: {
      type: 'array',
      items: {
        type: 'object',
        required: ['from', 'at'],
        additionalProperties: false,
        properties: { from: provenanceSchema, at: { type: 'array', items: { type: 'string' } } },
      },
    },
  },
});

/** Where the values of a new document came from, as its client says; 422 for what says no such thing. */
export function givenProvenances(given: unknown, document: DocumentData): ProvenanceTree {
  if (given === undefined) return new ProvenanceTree();
  const provenances = ungroupProvenances(readGiven({ provenances: given }).provenances);
  refuseStray('provenances', document, provenances);
  return new ProvenanceTree(provenances);
}

/** Refuses (422) what is said of places that a document or row does not have. */
export function refuseStray(member: string, data: DocumentData, said: Provenances): void {
  const there = placesOfAll(data);
  const stray = Object.keys(said).find((place) => !there.has(place));
  if (stray !== undefined) throw refusals.noProvenance(member, `Nothing stands at ${nameTold(stray)}.`);
}

/** As they are stored beside a document; what says nothing readable says nothing. */
export function storedProvenances(text: StoredText, document: DocumentData): ProvenanceTree {
  try {
    const packed = JSON.parse(jsonOf(text)) as PackedProvenances;
    return packed.said === undefined ? new ProvenanceTree() : ProvenanceTree.of(document, packed);
  } catch {
    return new ProvenanceTree();
  }
}

/** JSON in UTF-8, as they are stored. 422 for more than is taken; what is more already may become less. */
export function provenanceBytes(provenances: ProvenanceTree, held = 0): Uint8Array {
  const bytes = jsonBytes(packProvenances(provenances.all()));
  if (bytes.length <= documentLimit || bytes.length <= held) return bytes;
  const [length, most] = [bytes.length, documentLimit].map((count) => count.toLocaleString('en-GB'));
  const words = `Where its values came from would take ${length} bytes; ${most} are the most.`;
  throw refusals.tooMuch({ place: '', words });
}

/** Of a new document: its figures that agree are computed, whoever says what. */
export function judgedProvenances(
  { definition, computations }: Kind,
  document: DocumentData,
  provenances: ProvenanceTree,
  context: RuleContext,
): ProvenanceTree {
  const whole = provenances.at([]);
  const isOfWhole = Object.keys(provenances.all()).every((place) => place === '');
  if (isOfWhole && whole.kind !== 'computed' && whole.kind !== 'default')
    return provenancesOfNew(whole, document, { definition, computations, context });
  const begun = new ProvenanceTree(whole.kind === 'typed' ? {} : { '': whole });
  const sides = { mine: { document, provenances }, theirs: { document: {}, provenances: begun } };
  return mergedProvenances(sides, document, { definition, computations, context, isStated: true });
}
