import { forcedFields } from './forced-fields.ts';

/** The reference that a guarantee of each mode does not have. */
const without: Readonly<Record<string, Readonly<Record<string, undefined>>>> = {
  number: { guarantee_ref_other: undefined },
  comprehensive: { guarantee_ref: undefined },
};

/**
 * A guarantee by number has no other reference, a comprehensive one has no number (CUS-234, CUS-235). Whatever
 * else the switch of the mode clears may be entered again: data element 8/3 has it beside either reference.
 */
export const guaranteeReference = forcedFields({
  name: 'guarantee-reference',
  lists: ['/GuaranteeItems'],
  choice: { inRow: 'guarantee' },
  fields: ['guarantee_ref', 'guarantee_ref_other'],
  forced: (_, { guarantee }) => without[String(guarantee)] ?? {},
});
