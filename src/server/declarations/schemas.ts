/** JSON Schema of an id in an address. */
export const idParams = {
  type: 'object',
  properties: { id: { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } },
};

/** JSON Schema of the name an editor window gives itself. */
export const clientSchema = { type: 'string', minLength: 1, maxLength: 64 };
