import { longestKey, rowsIn } from '../../engine/bounds.ts';
import { listAt } from '../../engine/definition.ts';
import type { Patch } from '../../engine/patch.ts';
import type { Path } from '../../engine/path.ts';
import { refusals } from '../errors.ts';
import { keyedRow, type LooseDocument, refuseOtherShapes } from './document.ts';
import type { Kind } from './kind.ts';
import { provenanceSchema, provenancesSchema, refuseStray } from './provenances.ts';

const key = { type: 'string', minLength: 1, maxLength: longestKey };

/** JSON Schema of a place in a document (engine/path.ts). */
const pathSchema = {
  type: 'array',
  minItems: 1,
  maxItems: 20,
  items: {
    anyOf: [key, { type: 'object', required: ['id'], additionalProperties: false, properties: { id: key } }],
  },
};

const after = { anyOf: [key, { type: 'null' }] };

/** JSON Schema of one patch in a request body (engine/patch.ts). */
export const patchSchema = {
  type: 'object',
  required: ['op', 'path'],
  discriminator: { propertyName: 'op' },
  oneOf: [
    {
      additionalProperties: false,
      properties: {
        op: { const: 'set' },
        path: pathSchema,
        value: { type: ['string', 'number', 'boolean'] },
        from: provenanceSchema,
      },
    },
    {
      required: ['row', 'after'],
      additionalProperties: false,
      properties: {
        op: { const: 'insert' },
        path: pathSchema,
        row: { type: 'object' },
        after,
        from: provenancesSchema,
      },
    },
    { additionalProperties: false, properties: { op: { const: 'remove' }, path: pathSchema } },
    {
      required: ['after'],
      additionalProperties: false,
      properties: { op: { const: 'move' }, path: pathSchema, after },
    },
  ],
};

/** JSON Schema of how a person settled conflicts. */
export const settledSchema = {
  type: 'object',
  required: ['choice', 'places'],
  additionalProperties: false,
  properties: {
    choice: { enum: ['mine', 'theirs'] },
    places: { type: 'array', maxItems: 20_000, items: pathSchema },
  },
};

/**
 * Most changes of one save, each row that a patch puts in counted by itself: a paste of 999 rows and 30 columns is
 * 30,000 of them. What is computed from them is computed once, whatever they are.
 */
const mostChanges = 40_000;

/**
 * Patches from outside with a key in every inserted row. Refuses (422) more than one save takes, and a row that is none
 * of its list, before anything is read of it.
 */
export function keyedPatches(kind: Kind, patches: readonly Patch[]): Patch[] {
  const changes = patches.reduce((sum, patch) => sum + changesIn(kind, patch), 0);
  if (changes > mostChanges) throw refusals.tooManyChanges(changes, mostChanges);
  return patches.map((patch) => {
    if (patch.op !== 'insert') return patch;
    refuseOtherShapes(kind, documentAround(patch.path, patch.row));
    const row = keyedRow(patch.row as LooseDocument);
    refuseStray('patches', row, patch.from ?? {});
    return { ...patch, row };
  });
}

function changesIn({ definition }: Kind, patch: Patch): number {
  const list = patch.op === 'insert' ? listAt(definition, patch.path) : undefined;
  return list === undefined || patch.op !== 'insert' ? 1 : 1 + rowsIn(list.row, patch.row);
}

/** A document that holds only this row, in the list of the path. */
function documentAround(path: Path, row: unknown): unknown {
  return path.reduceRight<unknown>(
    (inside, segment) => (typeof segment === 'string' ? { [segment]: inside } : [inside]),
    [row],
  );
}
