import type { Patch } from '../../engine/patch.ts';
import { keyedRow, type LooseDocument } from './document.ts';

const key = { type: 'string', minLength: 1, maxLength: 200 };

const path = {
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
      properties: { op: { const: 'set' }, path, value: { type: ['string', 'number', 'boolean'] } },
    },
    {
      required: ['row', 'after'],
      additionalProperties: false,
      properties: { op: { const: 'insert' }, path, row: { type: 'object' }, after },
    },
    { additionalProperties: false, properties: { op: { const: 'remove' }, path } },
    {
      required: ['after'],
      additionalProperties: false,
      properties: { op: { const: 'move' }, path, after },
    },
  ],
};

/** Patches from outside with a key in every inserted row. */
export function keyedPatches(patches: readonly Patch[]): Patch[] {
  return patches.map((patch) =>
    patch.op === 'insert' ? { ...patch, row: keyedRow(patch.row as LooseDocument) } : patch,
  );
}
